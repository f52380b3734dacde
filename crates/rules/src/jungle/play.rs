//! Playing a move, and what follows from it (J-10 to J-17).

use super::{
    Jungle,
    action::Action,
    animal::{Animal, Kind, Kinds},
    board::{DENS, Square, Squares},
    check, hunger,
    moves::Moves,
    position::Position,
    refusals,
    repetition::Window,
};
use crate::{Ending, Illegal, Outcome, Seat, history::History};

/// Everything that an action changes, except the history. The legal moves are part of it: hunger needs them,
/// so they are generated once a turn anyway.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now {
    pub(super) position: Position,
    /// The legal moves of the player to act.
    pub(super) moves: Moves,
    pub(super) window: Window,
    pub(super) outcome: Option<Outcome>,
}

/// The effect of a move, for front ends and explanations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The animal that moves.
    pub animal: Animal,
    /// The water that the animal jumps over.
    pub crossed: Squares,
    /// The enemy animal that is taken.
    pub taken: Option<Animal>,
    /// The squares on which the mover's starving animals (J-11) stand after the move.
    pub starved: Squares,
    /// The squares of the opponent's animals that are hungry afterwards (J-10).
    pub hungry: Squares,
    /// The result, if the move ends the game.
    pub outcome: Option<Outcome>,
}

impl Jungle {
    /// The effect of an action.
    ///
    /// # Errors
    /// The same errors as [`check`](crate::Game::check).
    pub fn effect(&self, action: Action) -> Result<Effect, Illegal> {
        let Some(kind) = self.now.mover(action) else { return Err(check::refusal(self, action)) };
        let animal = Animal { side: self.now.position.actor, kind };
        let mut now = self.now;
        let (taken, starved) = now.go(kind, action.to, &self.past);
        // The animal that moved may be among those that starve.
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
    /// The animal that makes this move, if the move is legal.
    #[inline]
    pub(super) fn mover(&self, action: Action) -> Option<Kind> {
        let kind = self.position.kind_at(self.position.actor, action.from)?;
        self.moves.targets(kind).contains(action.to).then_some(kind)
    }

    /// Plays a legal move. Returns the enemy it takes and the mover's animals that starve.
    #[inline]
    pub(super) fn go(&mut self, kind: Kind, to: Square, past: &History) -> (Option<Kind>, Kinds) {
        let position = &mut self.position;
        let mover = position.actor;
        let taken = position.kind_at(mover.other(), to);
        position.place(Animal { side: mover, kind }, to);
        if let Some(kind) = taken {
            position.remove(Animal { side: mover.other(), kind });
        }
        // J-14: the game ends before hunger is resolved.
        if DENS[mover.other()].contains(to) {
            position.actor = mover.other();
            self.end(mover, &refusals::DEN);
            return (taken, Kinds::NONE);
        }
        let end = hunger::end_turn(position, taken.map(|_| kind));
        self.moves = end.moves;
        if taken.is_some() || !end.starved.is_empty() {
            self.window = Window::new(position, past);
        } else {
            self.window.record(position, past);
        }
        let withheld = self.window.withhold(position, past, &mut self.moves);
        // J-15. The cases are in the order of the clause.
        if !end.starved.is_empty() && position.occupied(mover).is_empty() {
            self.end(mover.other(), &refusals::ALL_STARVED);
        } else if self.moves.is_empty() {
            let ending = match position.occupied(mover.other()).is_empty() {
                true => &refusals::ALL_TAKEN,
                false if withheld => &refusals::NOTHING_NEW,
                false => &refusals::NO_MOVE,
            };
            self.end(mover, ending);
        }
        (taken, end.starved)
    }

    #[cold]
    fn end(&mut self, winner: Seat, ending: &'static Ending) {
        self.outcome = Some(Outcome::win(winner, 2, ending));
        self.moves = Moves::NONE;
        self.position.hungry = Kinds::NONE;
    }
}
