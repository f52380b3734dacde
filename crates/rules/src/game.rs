//! The one trait every game implements.

use std::{fmt, hash::Hash, ops::ControlFlow, str::FromStr};

use crate::{Faults, Illegal, Outcome, Random, Seat, Spec, Turn, Viewer};

/// A game being played: the position, and as much of its past as the rules ask for.
///
/// The value is the rules' whole knowledge, hidden things included; what one seat may know is its [`View`](Game::View).
/// Two values are equal (and hash equal) when they are the same position by the game's own repetition clause; the past
/// is left aside.
///
/// Nothing here allocates on the way from [`sample`](Game::sample) or [`visit`](Game::visit) to [`play`](Game::play).
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Which rule set and how many seats.
    type Spec: Spec;
    /// The smallest thing a seat, or the referee, can do. Text form by `Display` and `FromStr`; `FromStr` accepts exactly
    /// what `Display` writes.
    type Action: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = Illegal> + Send + Sync + 'static;
    /// What [`undo`](Game::undo) needs to take one action back.
    type Undo: Clone + fmt::Debug + Send + Sync + 'static;
    /// What one seat, or a spectator, may know. It cannot hold anything else.
    type View: Clone + fmt::Debug + Send + Sync + 'static;

    /// Whether chance takes part or things are hidden, so that several games agree with one view.
    const HIDDEN: bool = false;

    /// The start of a game.
    fn new(spec: Self::Spec) -> Self;

    /// The spec this game is played by.
    fn spec(&self) -> Self::Spec;

    /// Who is next. Skipped turns are skipped already; a seat to act has a legal action.
    fn turn(&self) -> Turn;

    /// The result; `Some` exactly when [`turn`](Game::turn) is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Shows each legal action of the seat to act once, in an order that depends on the position alone, until the
    /// visitor breaks off. Shows nothing at a chance action or when the game is over.
    fn visit<B>(&self, visitor: impl FnMut(Self::Action) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Number of legal actions of the seat to act, counted without listing them where that is faster.
    fn count(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit(|_| -> ControlFlow<()> {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// A legal action of the seat to act, all equally likely; `None` at a chance action or when the game is over.
    fn sample(&self, random: &mut impl Random) -> Option<Self::Action>;

    /// Whether the action (of a seat or of the referee) is legal now.
    ///
    /// # Errors
    /// The clause against it.
    fn check(&self, action: Self::Action) -> Result<(), Illegal>;

    /// Plays a legal action. An illegal one leaves some position of this game, never undefined behaviour; use
    /// [`try_play`](Game::try_play) where legality is not known.
    fn play(&mut self, action: Self::Action) -> Self::Undo;

    /// Takes back the last action played.
    fn undo(&mut self, undo: Self::Undo);

    /// Plays an action if it is legal; otherwise nothing changes.
    ///
    /// # Errors
    /// As [`check`](Game::check).
    fn try_play(&mut self, action: Self::Action) -> Result<Self::Undo, Illegal> {
        self.check(action)?;
        Ok(self.play(action))
    }

    /// The position as text; `None` for a game whose positions have none.
    fn position(&self) -> Option<String>;

    /// The game that goes on from a position text.
    ///
    /// # Errors
    /// A fault of form alone, or every fault the position has.
    fn from_position(spec: Self::Spec, text: &str) -> Result<Self, Faults>;

    /// A key for hash tables: equal positions have equal keys.
    fn key(&self) -> u64;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole game that agrees with a view, all that are consistent with it being possible.
    fn guess(view: &Self::View, random: &mut impl Random) -> Self;

    /// The game's own count for a seat: stones banked, pieces or hunters taken, points on tiles.
    fn score(&self, seat: Seat) -> i32;

    /// What a seat has in its store, in games with stores; `None` in the others.
    fn store(&self, seat: Seat) -> Option<u32> {
        let _ = seat;
        None
    }

    /// At a chance action: the mark that stands in a list of legal actions, as `chance:tiles`.
    fn chance(&self) -> Option<String> {
        None
    }

    /// At a chance action: the referee's action, by [`shuffle`](crate::shuffle) of the things in their canonical order.
    fn deal(&self, random: &mut impl Random) -> Option<Self::Action> {
        let _ = random;
        None
    }

    /// Whether the viewer is not shown what the seat to act chooses.
    fn hides(&self, viewer: Viewer) -> bool {
        let _ = viewer;
        false
    }

    /// An action about to be played, as the viewer is shown it while the game goes on.
    fn shown(&self, action: Self::Action, viewer: Viewer) -> String {
        let _ = viewer;
        action.to_string()
    }
}

/// A dense, stable numbering of a game's actions, for learned players and other languages.
///
/// A large choice is made in parts: an action is a short sequence of indices, each below [`INDICES`](Indexed::INDICES).
pub trait Indexed: Game {
    /// Number of indices in use.
    const INDICES: usize;
    /// Most parts an action has.
    const MAX_PARTS: usize;

    /// Appends the action's parts.
    fn parts(action: Self::Action, parts: &mut Vec<usize>);

    /// The action of these parts; `None` when no action of any position has them.
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
