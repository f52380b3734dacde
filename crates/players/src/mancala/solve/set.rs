//! The rule sets as types, so that tables and search are compiled for each one.

use rules::mancala::{Action, Board, Bowl, Direction, RuleSet, Sown};

/// A rule set as a type, with the properties that tables and search depend on.
pub(super) trait Set: Copy + Send + Sync + 'static {
    /// The rule set.
    const RULES: RuleSet;
    /// The fewest stones in a bowl that may be played (MC-13).
    const LEAST: u64 = 1;
    /// Whether the player chooses the direction (MC-11). Only then can a position repeat.
    const BOTH: bool = false;

    /// Whether a last stone can capture (MC-9) and each player banks the stones left in their bowls at the
    /// end (MC-10).
    const CAPTURES: bool = false;

    /// Whether a turn changes the other side only by dropping stones on it, and never gives another turn.
    const ALONE: bool = false;

    /// Whether the tuned weights order the moves. In Egyptian with four stones in each bowl, the solver needs
    /// 4.4 million nodes with them and 14.7 million without. In Nigerian, it needs 0.16 million with them and
    /// 1.7 million without. In Ethiopian with two stones in each bowl, it needs 0.05 million with them and
    /// 0.48 million without.
    const JUDGED: bool = true;

    /// The depths of the searches before the unlimited one. Solving Egyptian with four stones in each bowl
    /// takes 4.37 million nodes with the depths (5, 9, 13), 4.38 with (6, 10, 14), 4.42 with (6, 12), 4.50
    /// with (4, 8, 12), and 4.93 with (5, 9, 13, 18).
    const DEPTHS: &[i32] = &[5, 9, 13];

    /// Returns the board after action number `index`, which must be legal.
    #[inline(always)]
    fn sown(board: Board, index: usize) -> Sown {
        board.sown(Self::RULES, Self::action(index))
    }

    /// The number of actions, legal or not.
    const ACTIONS: usize = if Self::BOTH { 12 } else { 6 };

    /// Returns the action with this index.
    #[inline(always)]
    fn action(index: usize) -> Action {
        let direction = match (Self::BOTH, index < 6) {
            (false, _) => None,
            (true, true) => Some(Direction::Right),
            (true, false) => Some(Direction::Left),
        };
        Action { bowl: Bowl::ALL[index % 6], direction }
    }

    /// Whether the action with this index is legal, given the player's own bowls.
    #[inline(always)]
    fn is_legal(own: u64, index: usize) -> bool {
        own >> (8 * (index % 6)) & 0xff >= Self::LEAST
    }
}

#[derive(Clone, Copy)]
pub(super) struct General;
#[derive(Clone, Copy)]
pub(super) struct Egyptian;
#[derive(Clone, Copy)]
pub(super) struct Ethiopian;
#[derive(Clone, Copy)]
pub(super) struct Nigerian;

impl Set for General {
    const RULES: RuleSet = RuleSet::General;
    const ALONE: bool = true;
    // The search orders moves by their certain lead, then from the right. That way, solving General with
    // three stones in each bowl takes 0.15 million nodes. It takes 0.38 million if moves are ordered only
    // from the right, and 2.6 million if the search does not use the certain lead at all. Ordering by the
    // weights takes far more.
    const JUDGED: bool = false;
    const DEPTHS: &[i32] = &[6, 12];
}

impl Set for Egyptian {
    const RULES: RuleSet = RuleSet::Egyptian;
    const CAPTURES: bool = true;
}

impl Set for Ethiopian {
    const RULES: RuleSet = RuleSet::Ethiopian;
    const CAPTURES: bool = true;
    const LEAST: u64 = 2;
    const BOTH: bool = true;
}

impl Set for Nigerian {
    const RULES: RuleSet = RuleSet::Nigerian;
}
