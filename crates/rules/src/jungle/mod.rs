//! Jungle with hunger: two sides race for the enemy den with eight animals each. An animal that can attack is
//! hungry. If none of the hungry animals attacks, they all starve.
//!
//! `hunger.rs` holds the central rules: what follows every move (J-10 to J-13).

mod action;
mod animal;
mod board;
mod check;
mod hunger;
mod index;
mod moves;
mod play;
mod position;
pub(crate) mod refusals;
mod repetition;
mod spec;

use std::{
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

pub use action::Action;
pub use animal::{Animal, Kind, Kinds};
pub use board::{FILES, RANKS, SQUARES, Square, Squares, Terrain};
pub use moves::ways;
pub use play::Effect;
pub use spec::Spec;

use moves::Moves;
use play::Now;
use position::Position;
use repetition::Window;

use crate::{Faults, Game, Illegal, Outcome, Random, Seat, Turn, Viewer, history::History, text};

/// A game of Jungle.
///
/// Two values are equal if they have the same animals, player to act, hungry animals and result. Hunger
/// counts here, although the board position of J-17 ignores it: hunger changes the legal moves, so a
/// transposition table must tell apart positions that differ only in hunger. The moves that J-16 forbids do
/// not count here, because they depend on the history.
#[derive(Debug)]
pub struct Jungle {
    now: Now,
    past: History,
}

/// The state before an action.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Now);

impl Jungle {
    fn from(position: Position) -> Jungle {
        let mut past = History::default();
        let window = Window::new(&position, &past);
        past.push(position.board());
        let mut moves = Moves::of(&position, position.actor);
        hunger::close_den(&position, &mut moves);
        Jungle { now: Now { position, moves, window, outcome: None }, past }
    }

    /// The animal on a square.
    pub fn animal(&self, square: Square) -> Option<Animal> {
        self.now.position.animal_at(square)
    }

    /// The square of an animal; `None` if it is off the board.
    pub fn square(&self, animal: Animal) -> Option<Square> {
        self.now.position.square(animal)
    }

    /// The kinds that a side has on the board.
    pub fn kinds(&self, side: Seat) -> Kinds {
        self.now.position.kinds(side)
    }

    /// The squares of the hungry animals, which all belong to the player to act (J-10).
    pub fn hungry(&self) -> Squares {
        self.now.position.squares(self.now.position.actor, self.now.position.hungry)
    }

    /// The rank that counts when the animal on a square is attacked: 0 on a trap (J-9).
    pub fn rank(&self, square: Square) -> Option<u8> {
        let animal = self.animal(square)?;
        Some(if matches!(square.terrain(), Terrain::Trap(_)) { 0 } else { animal.kind.rank() })
    }

    /// The leading player: the one with more animals, or Orange if the numbers are equal. They may not bring
    /// about a position for the fourth time (J-16).
    pub fn leader(&self) -> Seat {
        self.now.position.leader()
    }

    /// Number of times that the board position has occurred (J-17).
    pub fn occurrences(&self) -> usize {
        self.now.window.occurrences(&self.now.position, &self.past)
    }

    /// Whether there is a position that the leading player may not bring about again (J-16). When an animal
    /// leaves the board, all such positions are forgotten, because they can no longer occur.
    pub fn is_bound_by_the_past(&self) -> bool {
        self.now.window.binds()
    }

    /// The same position with an empty history: it has occurred once. A finished game stays as it is.
    #[must_use]
    pub fn afresh(&self) -> Jungle {
        if self.now.outcome.is_some() { self.clone() } else { Jungle::from(self.now.position) }
    }

    /// A number that identifies the position. The history does not count.
    pub fn state(&self) -> u128 {
        self.now.position.state()
    }

    /// Where the animal on a square may move now.
    pub fn targets(&self, from: Square) -> Squares {
        let kind = self.now.position.kind_at(self.now.position.actor, from);
        kind.map_or(Squares::NONE, |kind| self.now.moves.targets(kind))
    }

    /// The target squares of a side's animals, by kind. If it is not that side's turn: the squares to which
    /// its animals could move if it were.
    #[inline]
    pub fn reach(&self, side: Seat) -> [Squares; 8] {
        let position = &self.now.position;
        let moves = if side == position.actor { self.now.moves } else { Moves::of(position, side) };
        Kind::ALL.map(|kind| moves.targets(kind))
    }
}

impl Game for Jungle {
    type Spec = Spec;
    type Action = Action;
    type Undo = Undo;
    /// Nothing is hidden, so a view is the game itself.
    type View = Jungle;

    fn new(Spec: Spec) -> Jungle {
        Jungle::from(Position::start())
    }

    fn spec(&self) -> Spec {
        Spec
    }

    fn turn(&self) -> Turn {
        if self.now.outcome.is_some() { Turn::Over } else { Turn::Seat(self.now.position.actor) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.now.outcome
    }

    fn visit<B>(&self, visitor: impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
        self.now.moves.iter(&self.now.position, self.now.position.actor).try_for_each(visitor)
    }

    fn count(&self) -> u64 {
        self.now.moves.count().into()
    }

    fn sample(&self, random: &mut impl Random) -> Option<Action> {
        let number = random.below(self.now.moves.count());
        let (kind, to) = self.now.moves.nth(number)?;
        let from = self.square(Animal { side: self.now.position.actor, kind })?;
        Some(Action { from, to })
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.now.mover(action).is_some() { Ok(()) } else { Err(check::refusal(self, action)) }
    }

    fn play(&mut self, action: Action) -> Undo {
        let undo = Undo(self.now);
        // An illegal action changes only the history. The history grows even then, so that `undo` works.
        if let Some(kind) = self.now.mover(action) {
            self.now.go(kind, action.to, &self.past);
        }
        self.past.push(self.now.position.board());
        undo
    }

    fn undo(&mut self, undo: Undo) {
        self.now = undo.0;
        self.past.pop();
    }

    fn position(&self) -> Option<String> {
        Some(position::print(&self.now.position, self.now.outcome.is_some()))
    }

    fn from_position(Spec: Spec, text: &str) -> Result<Jungle, Faults> {
        let game = Jungle::from(position::parse(text)?);
        if game.now.moves.is_empty() { Err(text::position_over(text).into()) } else { Ok(game) }
    }

    fn key(&self) -> u64 {
        self.now.position.key()
    }

    fn view(&self, _: Viewer) -> Jungle {
        self.clone()
    }

    fn guess(view: &Jungle, _: &mut impl Random) -> Jungle {
        view.clone()
    }

    /// Number of enemy animals off the board, taken or starved.
    fn score(&self, seat: Seat) -> i32 {
        8 - self.now.position.occupied(seat.other()).len() as i32
    }
}

impl PartialEq for Jungle {
    fn eq(&self, other: &Jungle) -> bool {
        self.now.position == other.now.position && self.now.outcome == other.now.outcome
    }
}

impl Eq for Jungle {}

impl Hash for Jungle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.now.position.hash(state);
    }
}

impl Clone for Jungle {
    fn clone(&self) -> Jungle {
        Jungle { now: self.now, past: self.past.clone() }
    }

    fn clone_from(&mut self, source: &Jungle) {
        self.now = source.now;
        self.past.clone_from(&source.past);
    }
}
