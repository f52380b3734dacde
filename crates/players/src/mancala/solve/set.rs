//! The rule sets as types, so that tables and search are compiled for each by itself.

use rules::mancala::{Action, Board, Bowl, Direction, RuleSet, Sown};

/// A rule set known to the compiler.
pub(super) trait Set: Copy + Send + Sync + 'static {
    /// Which one.
    const RULES: RuleSet;
    /// The fewest stones that a bowl may be played with (MC-13).
    const LEAST: u64 = 1;
    /// Whether the player chooses the direction (MC-11). Only then can play come back to a position.
    const BOTH: bool = false;

    /// Whether last stones capture and stones left are banked by their owner (MC-9, MC-10).
    const CAPTURES: bool = false;

    /// Whether no turn changes the other side but by stones that are dropped on it, and none gives another
    /// turn.
    const ALONE: bool = false;

    /// Whether moves are tried in the order in which the tuned weights like them (Egyptian, four stones: 4.4
    /// million nodes with it, 14.7 without; Nigerian 0.16 and 1.7; Ethiopian, two stones, 0.05 and 0.48).
    const JUDGED: bool = true;

    /// How deep is looked before it is looked without end (Egyptian, four stones: 4.37 million nodes with
    /// these, 4.38 with 6, 10 and 14, 4.42 with 6 and 12, 4.50 with 4, 8 and 12, 4.93 with 18 besides).
    const DEPTHS: &[i32] = &[5, 9, 13];

    /// What action number `index`, below [`ACTIONS`](Self::ACTIONS), makes of a board; it must be legal.
    #[inline(always)]
    fn sown(board: Board, index: usize) -> Sown {
        board.sown(Self::RULES, Self::action(index))
    }

    /// Number of actions there may be.
    const ACTIONS: usize = if Self::BOTH { 12 } else { 6 };

    /// The action of this number.
    #[inline(always)]
    fn action(index: usize) -> Action {
        let direction = match (Self::BOTH, index < 6) {
            (false, _) => None,
            (true, true) => Some(Direction::Right),
            (true, false) => Some(Direction::Left),
        };
        Action { bowl: Bowl::ALL[index % 6], direction }
    }

    /// Whether the action of this number is legal, by the own bowls.
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
    // By what is certain, and then from the right (three stones: 0.15 million nodes so, 0.38 simply from the
    // right; without what is certain, 2.6 from the right and far more by the weights).
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
