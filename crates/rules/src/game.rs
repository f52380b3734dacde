//! The one trait every game implements.

use std::{fmt, hash::Hash, ops::ControlFlow, str::FromStr};

use crate::{Faults, Illegal, Outcome, Random, Seat, Spec, Turn, Viewer};

/// A game being played: the position, and as much of its history as the rules need.
///
/// The value holds everything, hidden cards included. What one seat may know is its [`View`](Game::View). Two
/// values are equal, and hash equal, if they hold the same position, whatever their histories. Each game
/// documents what counts as the same position.
///
/// [`sample`](Game::sample), [`visit`](Game::visit) and [`play`](Game::play) do not allocate.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The rule set and the number of seats.
    type Spec: Spec;
    /// One step of play by a seat or by the referee. `FromStr` accepts exactly the text that `Display`
    /// writes.
    type Action: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = Illegal> + Send + Sync + 'static;
    /// The data that [`undo`](Game::undo) needs to take one action back.
    type Undo: Clone + fmt::Debug + Send + Sync + 'static;
    /// Everything that one seat, or a spectator, may know, and nothing else.
    type View: Clone + fmt::Debug + Send + Sync + 'static;

    /// Whether the game has chance or hidden information, so that several positions can give the same view.
    const HIDDEN: bool = false;

    /// Starts a game.
    fn new(spec: Self::Spec) -> Self;

    /// The spec of this game.
    fn spec(&self) -> Self::Spec;

    /// What happens next. The seat to act always has a legal action, because turns that the rules skip have
    /// already been skipped.
    fn turn(&self) -> Turn;

    /// The result. It is `Some` exactly when [`turn`](Game::turn) is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Calls the visitor with each legal action of the seat to act, once each, until the visitor breaks. The
    /// order depends only on the position. There are no calls when a chance action comes next or the game is
    /// over.
    fn visit<B>(&self, visitor: impl FnMut(Self::Action) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Number of legal actions of the seat to act. Implementations count in bulk where that is faster.
    fn count(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit(|_| -> ControlFlow<()> {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// A uniformly random legal action of the seat to act; `None` when a chance action comes next or the game
    /// is over.
    fn sample(&self, random: &mut impl Random) -> Option<Self::Action>;

    /// Checks that an action of a seat or of the referee is legal now.
    ///
    /// # Errors
    /// The refusal, with its clause.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// Plays a legal action. After an illegal action the position is unspecified but safe: use
    /// [`try_play`](Game::try_play) unless the action is known to be legal.
    fn play(&mut self, action: Self::Action) -> Self::Undo;

    /// Takes back the last action played.
    fn undo(&mut self, undo: Self::Undo);

    /// Plays an action if it is legal. Otherwise nothing changes.
    ///
    /// # Errors
    /// The same errors as [`check`](Game::check).
    fn try_play(&mut self, action: Self::Action) -> Result<Self::Undo, Illegal> {
        self.check(action)?;
        Ok(self.play(action))
    }

    /// The position as text; `None` if the game's positions have no text form.
    fn position(&self) -> Option<String>;

    /// Starts a game at a position.
    ///
    /// # Errors
    /// Every fault of the position. If the text is malformed, only one fault.
    fn from_position(spec: Self::Spec, text: &str) -> Result<Self, Faults>;

    /// A key for transposition tables. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Everything that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Draws a random determinization: a complete game that is consistent with the view. Every consistent
    /// game can be drawn.
    fn guess(view: &Self::View, random: &mut impl Random) -> Self;

    /// A seat's score so far, such as stones banked, pieces taken or points. Each game defines what it
    /// counts.
    fn score(&self, seat: Seat) -> i32;

    /// Number of stones in a seat's store; `None` in games without stores.
    fn store(&self, seat: Seat) -> Option<u32> {
        let _ = seat;
        None
    }

    /// The placeholder for a chance action in a list of legal actions, such as `chance:tiles`; `None` unless
    /// a chance action comes next.
    fn chance(&self) -> Option<String> {
        None
    }

    /// Draws the referee's chance action by applying [`shuffle`](crate::shuffle) to the items in canonical
    /// order. `None` unless a chance action comes next.
    fn deal(&self, random: &mut impl Random) -> Option<Self::Action> {
        let _ = random;
        None
    }

    /// Whether the viewer must not see what the seat to act chooses.
    fn hides(&self, viewer: Viewer) -> bool {
        let _ = viewer;
        false
    }

    /// The text of an action about to be played, as the viewer may see it while the game is played.
    fn shown(&self, action: Self::Action, viewer: Viewer) -> String {
        let _ = viewer;
        action.to_string()
    }
}

/// A dense, stable numbering of a game's actions, for players trained by machine learning and for programs in
/// other languages.
///
/// An action is a short sequence of indices, each below [`INDICES`](Indexed::INDICES). Most actions have one
/// index; a large choice, such as a hand of cards, has one for each part. The rule books document the
/// numbering.
pub trait Indexed: Game {
    /// Number of indices that the numbering uses.
    const INDICES: usize;
    /// The largest number of parts (indices) in one action.
    const MAX_PARTS: usize;

    /// Appends the indices of the action's parts.
    fn parts(action: Self::Action, parts: &mut Vec<usize>);

    /// The action with these parts (indices); `None` if no position has such an action.
    fn from_parts(parts: &[usize]) -> Option<Self::Action>;
}

/// The legal actions, sorted by their text in ASCII order.
pub fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = game.visit(|action| -> ControlFlow<()> {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions.sort_by_cached_key(ToString::to_string);
    actions
}
