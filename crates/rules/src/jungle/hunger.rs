//! Hunger: what follows a move (J-10 to J-12), and the den that is closed to hungry animals (J-13).

use super::{
    animal::{Animal, Kind, Kinds},
    board::DENS,
    moves::Moves,
    position::Position,
};

/// What happened at the end of a turn.
pub(super) struct TurnEnd {
    /// The mover's animals that starved.
    pub(super) starved: Kinds,
    /// The opponent's moves, including moves that J-16 may forbid because they repeat a position.
    pub(super) moves: Moves,
}

/// Ends the mover's turn after a move that did not win: marks hungry animals, starves animals and passes the
/// turn, in the order of the rules (J-12). `attacker` is the animal that moved, if it attacked.
#[inline]
pub(super) fn end_turn(position: &mut Position, attacker: Option<Kind>) -> TurnEnd {
    let (mover, opponent) = (position.actor, position.actor.other());

    // J-10: the opponent's animals that can attack now, before any animal starves, become hungry.
    let mut moves = Moves::of(position, opponent);
    let marked = moves.reaching(position.occupied(mover));

    // J-11: the mover's hungry animals starve, unless one of them attacked.
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
    TurnEnd { starved, moves }
}

/// Closes the enemy den to the hungry animals of the player to act (J-13).
#[inline]
pub(super) fn close_den(position: &Position, moves: &mut Moves) {
    let den = DENS[position.actor.other()];
    for kind in position.hungry {
        moves.withhold(kind, den);
    }
}
