//! Repetition: the leading player may not repeat positions without end (J-16, J-17).

use super::{
    animal::{Animal, Kind},
    board::Square,
    moves::Moves,
    position::Position,
};
use crate::{Seat, history::History};

/// The number of occurrences after which the leading player may not bring a position about again (J-16).
const LIMIT: usize = 3;

/// The part of the history whose positions can occur again. Animals never return, so this part begins after
/// the last removal of an animal. Its leading player never changes. J-16 counts only the positions after that
/// player's moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// The index of the window's first position in the history.
    since: usize,
    /// Number of positions that the leading player may not bring about again.
    full: u32,
    /// The leading player.
    leader: Seat,
}

impl Window {
    /// A window that begins with this position. Call this before the position is added to the history.
    pub(super) fn new(position: &Position, history: &History) -> Window {
        Window { since: history.len(), full: 0, leader: position.leader() }
    }

    /// Records the position after a move without a removal.
    #[inline]
    pub(super) fn record(&mut self, position: &Position, history: &History) {
        if position.actor != self.leader && history.count(position.board(), self.since) + 1 == LIMIT {
            self.full += 1;
        }
    }

    /// Removes the moves that would bring about a position for the fourth time (J-16). Returns whether there
    /// were any such moves.
    #[inline]
    pub(super) fn withhold(&self, position: &Position, history: &History, moves: &mut Moves) -> bool {
        // If any animal of the mover is hungry, this turn removes an animal (the prey or a starved one), so
        // it cannot repeat a position.
        if self.full == 0 || position.actor != self.leader || !position.hungry.is_empty() {
            return false;
        }
        let mut any = false;
        for kind in Kind::ALL {
            for to in moves.targets(kind) {
                if self.repeats(position, history, kind, to) {
                    moves.withhold(kind, to.into());
                    any = true;
                }
            }
        }
        any
    }

    /// Whether this move leads to a board position that has already occurred three times.
    fn repeats(&self, position: &Position, history: &History, kind: Kind, to: Square) -> bool {
        if position.kind_at(position.actor.other(), to).is_some() {
            return false;
        }
        let mut after = *position;
        after.place(Animal { side: position.actor, kind }, to);
        after.actor = position.actor.other();
        history.count(after.board(), self.since) >= LIMIT
    }

    /// Whether there is a position that the leading player may not bring about again.
    pub(super) fn binds(&self) -> bool {
        self.full > 0
    }

    /// Number of times that this position, the newest of the history, has occurred.
    pub(super) fn occurrences(&self, position: &Position, history: &History) -> usize {
        history.count(position.board(), self.since)
    }
}
