//! The leading player may not repeat for ever (J-16, J-17).

use super::{
    animal::{Animal, Kind},
    board::Square,
    moves::Moves,
    position::Position,
};
use crate::{Seat, history::History};

/// How often a position may occur before the leading player may not bring it about again.
const LIMIT: usize = 3;

/// The part of the past whose positions can come back. An animal that is gone does not return, so it begins after the last
/// removal; within it the leading player is always the same, and only his moves need be counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// Index in the history of its first position.
    since: usize,
    /// How many of its positions the leading player may not bring about again.
    full: u32,
    /// The leading player.
    leader: Seat,
}

impl Window {
    /// A window that begins with this position, which is the next the history will hold.
    pub(super) fn new(position: &Position, history: &History) -> Window {
        Window { since: history.len(), full: 0, leader: position.leader() }
    }

    /// Notes the position after a move by which nothing left the board.
    #[inline]
    pub(super) fn note(&mut self, position: &Position, history: &History) {
        if position.actor != self.leader && history.count(position.board(), self.since) + 1 == LIMIT {
            self.full += 1;
        }
    }

    /// J-16: withholds the moves that would repeat once too often; whether there were any.
    #[inline]
    pub(super) fn withhold(&self, position: &Position, history: &History, moves: &mut Moves) -> bool {
        // Hungry animals attack or starve: nothing comes back.
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

    /// Whether this move of the leading player results in a board position that has occurred three times.
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

    /// How often this position, the newest of the history, has occurred.
    pub(super) fn occurrences(&self, position: &Position, history: &History) -> usize {
        history.count(position.board(), self.since)
    }
}
