//! Hunger: what follows a move (J-10 to J-12), and the den closed to the hungry (J-13).

use super::{
    animal::{Animal, Kind, Kinds},
    board::DENS,
    moves::Moves,
    position::Position,
};

/// What hunger did after a move.
pub(super) struct Meal {
    /// The mover's animals that starved.
    pub(super) starved: Kinds,
    /// What the opponent can do now, J-16 not looked at.
    pub(super) moves: Moves,
}

/// Ends the mover's turn after an animal of his moved without winning: marks, starves and hands the turn over, in the
/// order of the rules (J-12). `attacker` is the animal he moved, if it attacked.
#[inline]
pub(super) fn end_turn(position: &mut Position, attacker: Option<Kind>) -> Meal {
    let (mover, opponent) = (position.actor, position.actor.other());

    // J-10: marked is who can attack now, before anybody starves.
    let mut moves = Moves::of(position, opponent);
    let marked = moves.reaching(position.occupied(mover));

    // J-11: those who were hungry starve, unless one of them attacked.
    let starved = match attacker {
        Some(kind) if position.hungry.contains(kind) => Kinds::NONE,
        _ => position.hungry,
    };
    if !starved.is_empty() {
        for kind in starved {
            position.remove(Animal { side: mover, kind });
        }
        moves = Moves::of(position, opponent);
    }

    position.actor = opponent;
    position.hungry = marked;
    close_den(position, &mut moves);
    Meal { starved, moves }
}

/// J-13: the enemy den is closed to the hungry animals of the player to act.
#[inline]
pub(super) fn close_den(position: &Position, moves: &mut Moves) {
    let den = DENS[position.actor.other()];
    for kind in position.hungry {
        moves.withhold(kind, den);
    }
}
