//! Mana: two Daimyo, ten Ronin, and a bird that decides from which kind of square the next player must move.
//!
//! A turn is one action: it names the piece, the square where the piece ends, and the square where the bird
//! is set. `board.rs` computes where steps lead, `bird.rs` computes what the bird demands, and `play.rs`
//! plays turns.

mod action;
mod bird;
mod board;
mod check;
mod index;
mod moves;
mod play;
mod position;
pub(crate) mod refusals;
mod set_up;
mod spec;

use std::{
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

pub use action::Action;
pub use bird::Duty;
pub use board::{Kind, Square, Squares};
pub use play::QUIET_MOVES;
pub use position::Piece;
pub use spec::{BirdRule, SetUp, Spec};

use crate::{Faults, Game, Illegal, Outcome, Random, Seat, Turn, Viewer, history::History};
use position::Position;

/// A game of Mana.
///
/// Two values are equal if spec, position (MA-17) and result are the same.
#[derive(Debug)]
pub struct Mana {
    spec: Spec,
    position: Position,
    /// Every position so far, including this one (MA-17).
    history: History,
}

/// The position before an action.
#[derive(Clone, Debug)]
pub struct Undo(Position);

impl Mana {
    fn begin(spec: Spec, position: Position) -> Mana {
        let mut history = History::default();
        history.push(position.key());
        Mana { spec, position, history }
    }

    /// The piece on a square and its owner.
    pub fn piece(&self, square: Square) -> Option<(Seat, Piece)> {
        self.position.piece(square)
    }

    /// The squares of a seat's pieces, including its Daimyo.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> Squares {
        self.position.pieces[seat]
    }

    /// The square of a seat's Daimyo; `None` before it is set up and after it is captured.
    pub fn daimyo(&self, seat: Seat) -> Option<Square> {
        self.position.daimyo[seat]
    }

    /// The square of the bird; `None` while it is off the board.
    pub fn bird(&self) -> Option<Square> {
        self.position.bird
    }

    /// What the player to act must do.
    pub fn duty(&self) -> Duty {
        self.position.duty
    }

    /// Number of a seat's Ronin that are captured and have not returned.
    pub fn captured(&self, seat: Seat) -> usize {
        self.position.captured(seat)
    }

    /// Number of moves in a row in which no piece was captured and no Ronin returned. The hundredth draws the
    /// game (MA-18).
    pub fn quiet_moves(&self) -> u32 {
        self.position.quiet.into()
    }

    /// The same position with an empty history: it has occurred once, and no quiet moves precede it.
    #[must_use]
    pub fn afresh(&self) -> Mana {
        Mana::begin(self.spec, Position { quiet: 0, ..self.position })
    }

    /// A number that identifies the position (MA-17) among the positions of this spec. The history does not
    /// count.
    pub fn state(&self) -> u128 {
        self.position.key()
    }

    /// The pieces that the player to act may move under their duty (MA-11, MA-13). Some of them may be
    /// blocked.
    pub fn movers(&self) -> Squares {
        if self.playing() { self.position.movers() } else { Squares::NONE }
    }

    /// Where the piece on a square may end now.
    pub fn ends(&self, from: Square) -> Squares {
        if self.movers().contains(from) { self.position.ends(from, self.spec.bird) } else { Squares::NONE }
    }

    /// Where a captured Ronin may return now.
    pub fn returns(&self) -> Squares {
        if self.playing() { self.position.returns(self.spec.bird) } else { Squares::NONE }
    }

    /// Where the bird may be set after the player to act has moved a piece to this square. Empty if the bird
    /// then leaves the board or the piece captures the Daimyo.
    pub fn perches(&self, to: Square) -> Squares {
        if self.playing() { self.position.perches(to) } else { Squares::NONE }
    }

    /// The squares of a path by which the piece on `from` can move to `to`, both included; `None` if it
    /// cannot.
    pub fn path(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        if !self.ends(from).contains(to) {
            return None;
        }
        let blocked = self.position.occupied() | self.position.barred(self.spec.bird);
        board::path(from, to, from.kind(), blocked)
    }

    fn playing(&self) -> bool {
        matches!(self.position.duty, Duty::Kind(_) | Duty::Free)
    }
}

impl Game for Mana {
    type Spec = Spec;
    type Action = Action;
    type Undo = Undo;
    type View = Mana;

    fn new(spec: Spec) -> Mana {
        Mana::begin(spec, Position::START)
    }

    fn spec(&self) -> Spec {
        self.spec
    }

    fn turn(&self) -> Turn {
        if self.position.outcome.is_some() { Turn::Over } else { Turn::Seat(self.position.seat) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome
    }

    fn visit<B>(&self, visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.position.duty {
            Duty::SettingUp => set_up::visit(self.spec.setup, self.position.seat, visitor),
            Duty::Kind(_) | Duty::Free => self.position.visit_turns(self.spec.bird, visitor),
            Duty::Over => ControlFlow::Continue(()),
        }
    }

    fn count(&self) -> u64 {
        match self.position.duty {
            Duty::SettingUp => set_up::count(self.spec.setup, self.position.seat),
            Duty::Kind(_) | Duty::Free => self.position.count_turns(self.spec.bird),
            Duty::Over => 0,
        }
    }

    fn sample(&self, random: &mut impl Random) -> Option<Action> {
        match self.position.duty {
            Duty::SettingUp => set_up::sample(self.spec.setup, self.position.seat, random),
            Duty::Kind(_) | Duty::Free => self.position.sample_turn(self.spec.bird, random),
            Duty::Over => None,
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.position.check(self.spec, action)
    }

    fn play(&mut self, action: Action) -> Undo {
        let before = self.position;
        self.position.play(action, self.spec.bird, &self.history);
        self.history.push(self.position.key());
        Undo(before)
    }

    fn undo(&mut self, undo: Undo) {
        self.position = undo.0;
        self.history.pop();
    }

    fn position(&self) -> Option<String> {
        Some(self.position.to_string())
    }

    fn from_position(spec: Spec, text: &str) -> Result<Mana, Faults> {
        Ok(Mana::begin(spec, position::read(spec, text)?))
    }

    fn key(&self) -> u64 {
        self.position.hash_key()
    }

    fn view(&self, _: Viewer) -> Mana {
        self.clone()
    }

    fn guess(view: &Mana, _: &mut impl Random) -> Mana {
        view.clone()
    }

    /// Number of enemy pieces that are captured now: Ronin that have not returned, and the Daimyo.
    fn score(&self, seat: Seat) -> i32 {
        let enemy = seat.other();
        let daimyo = self.position.outcome.is_some() && self.position.daimyo[enemy].is_none();
        self.position.captured(enemy) as i32 + i32::from(daimyo)
    }
}

impl Clone for Mana {
    fn clone(&self) -> Mana {
        Mana { spec: self.spec, position: self.position, history: self.history.clone() }
    }

    fn clone_from(&mut self, source: &Mana) {
        self.spec = source.spec;
        self.position = source.position;
        self.history.clone_from(&source.history);
    }
}

impl PartialEq for Mana {
    fn eq(&self, other: &Mana) -> bool {
        self.spec == other.spec && self.position == other.position
    }
}

impl Eq for Mana {}

impl Hash for Mana {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position.hash(state);
    }
}
