//! Jungle with hunger: two sides of eight animals race for the other's den; whoever can attack must, or starves.
//!
//! `hunger.rs` is the heart of it: what follows every move (J-10 to J-13).

mod action;
mod animal;
mod board;
mod check;
mod hunger;
mod index;
mod moves;
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
pub use spec::Spec;

use board::DENS;
use moves::Moves;
use position::Position;
use repetition::Window;

use crate::{Ending, Faults, Game, Illegal, Outcome, Random, Seat, Turn, Viewer, history::History, text};

/// A game of Jungle.
///
/// Two values are equal when animals, player to act, hunger marks and result are the same. That is finer than the board
/// position of J-17, which leaves the marks aside: they change what may be played, so a table must not mix them. Moves
/// that J-16 forbids depend on the past and are left aside.
#[derive(Debug)]
pub struct Jungle {
    now: Now,
    past: History,
}

/// All that changes with an action, but for the past. The moves are found once a turn, since hunger needs them.
#[derive(Clone, Copy, Debug)]
struct Now {
    position: Position,
    /// The legal moves of the player to act.
    moves: Moves,
    window: Window,
    outcome: Option<Outcome>,
}

/// What takes one action back.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Now);

/// What a move does, for those who show or explain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The animal that moves.
    pub animal: Animal,
    /// The water it jumps over.
    pub crossed: Squares,
    /// The enemy animal it takes.
    pub taken: Option<Animal>,
    /// Squares of the mover's animals that starve, where they stand after the move (J-11).
    pub starved: Squares,
    /// Squares of the opponent's animals that are hungry then (J-10).
    pub hungry: Squares,
    /// How the game ends by it.
    pub outcome: Option<Outcome>,
}

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

    /// Where an animal stands; `None` when it is off the board.
    pub fn square(&self, animal: Animal) -> Option<Square> {
        self.now.position.square(animal)
    }

    /// The kinds a side has on the board.
    pub fn kinds(&self, side: Seat) -> Kinds {
        self.now.position.kinds(side)
    }

    /// The squares of the hungry animals, all of the player to act (J-10).
    pub fn hungry(&self) -> Squares {
        self.now.position.squares(self.now.position.actor, self.now.position.hungry)
    }

    /// The rank at which the animal on a square is attacked: 0 on a trap (J-9).
    pub fn rank(&self, square: Square) -> Option<u8> {
        let animal = self.animal(square)?;
        Some(if matches!(square.terrain(), Terrain::Trap(_)) { 0 } else { animal.kind.rank() })
    }

    /// The leading player, who may not repeat a position for the fourth time (J-16).
    pub fn leader(&self) -> Seat {
        self.now.position.leader()
    }

    /// How often the board position has occurred (J-17).
    pub fn occurrences(&self) -> usize {
        self.now.window.occurrences(&self.now.position, &self.past)
    }

    /// Whether the past forbids the leading player anything that could come up before the next removal (J-16).
    pub fn is_bound_by_the_past(&self) -> bool {
        self.now.window.binds()
    }

    /// The same position as its own first occurrence.
    #[must_use]
    pub fn afresh(&self) -> Jungle {
        if self.now.outcome.is_some() { self.clone() } else { Jungle::from(self.now.position) }
    }

    /// A number that no other position has; the past is left aside.
    pub fn state(&self) -> u128 {
        self.now.position.state()
    }

    /// Where the animal on a square may go now.
    pub fn targets(&self, from: Square) -> Squares {
        let kind = self.now.position.kind_at(self.now.position.actor, from);
        kind.map_or(Squares::NONE, |kind| self.now.moves.targets(kind))
    }

    /// Where each kind of a side's animals may go now, or, for the side that waits, could go if it were its turn.
    #[inline]
    pub fn reach(&self, side: Seat) -> [Squares; 8] {
        let position = &self.now.position;
        let moves = if side == position.actor { self.now.moves } else { Moves::of(position, side) };
        Kind::ALL.map(|kind| moves.targets(kind))
    }

    /// What an action does.
    ///
    /// # Errors
    /// As [`check`](Game::check).
    pub fn effect(&self, action: Action) -> Result<Effect, Illegal> {
        let Some(kind) = self.now.mover(action) else { return Err(check::refusal(self, action)) };
        let animal = Animal { side: self.now.position.actor, kind };
        let mut now = self.now;
        let (taken, starved) = now.go(kind, action.to, &self.past);
        // What starves has moved with the animal that moved.
        let mut moved = self.now.position;
        moved.place(animal, action.to);
        Ok(Effect {
            animal,
            crossed: action.crossed(),
            taken: taken.map(|kind| Animal { side: animal.side.other(), kind }),
            starved: moved.squares(animal.side, starved),
            hungry: now.position.squares(now.position.actor, now.position.hungry),
            outcome: now.outcome,
        })
    }
}

impl Now {
    /// The animal of the player to act that may make this move.
    #[inline]
    fn mover(&self, action: Action) -> Option<Kind> {
        let kind = self.position.kind_at(self.position.actor, action.from)?;
        self.moves.targets(kind).contains(action.to).then_some(kind)
    }

    /// Plays a legal move: which enemy it takes and which of the mover's animals starve.
    #[inline]
    fn go(&mut self, kind: Kind, to: Square, past: &History) -> (Option<Kind>, Kinds) {
        let position = &mut self.position;
        let mover = position.actor;
        let taken = position.kind_at(mover.other(), to);
        position.place(Animal { side: mover, kind }, to);
        if let Some(kind) = taken {
            position.remove(Animal { side: mover.other(), kind });
        }
        // J-14: hunger is not played any more.
        if DENS[mover.other()].contains(to) {
            position.actor = mover.other();
            self.end(mover, &refusals::DEN);
            return (taken, Kinds::NONE);
        }
        let meal = hunger::end_turn(position, taken.map(|_| kind));
        self.moves = meal.moves;
        if taken.is_some() || !meal.starved.is_empty() {
            self.window = Window::new(position, past);
        } else {
            self.window.note(position, past);
        }
        let withheld = self.window.withhold(position, past, &mut self.moves);
        // J-15, in its order.
        if !meal.starved.is_empty() && position.occupied(mover).is_empty() {
            self.end(mover.other(), &refusals::ALL_STARVED);
        } else if self.moves.is_empty() {
            let ending = match position.occupied(mover.other()).is_empty() {
                true => &refusals::ALL_TAKEN,
                false if withheld => &refusals::NOTHING_NEW,
                false => &refusals::NO_MOVE,
            };
            self.end(mover, ending);
        }
        (taken, meal.starved)
    }

    #[cold]
    fn end(&mut self, winner: Seat, ending: &'static Ending) {
        self.outcome = Some(Outcome::win(winner, 2, ending));
        self.moves = Moves::NONE;
        self.position.hungry = Kinds::NONE;
    }
}

impl Game for Jungle {
    type Spec = Spec;
    type Action = Action;
    type Undo = Undo;
    /// Nothing is hidden.
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
        // An illegal action changes nothing but the past, so that it too can be taken back.
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

    /// Enemy animals no longer on the board, taken or starved.
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
