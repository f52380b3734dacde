//! Endgame tables: the value of every position with few stones in the bowls.
//!
//! The value of a position is how much more the player to act will bank than the other from here on, if both play
//! perfectly. What lies in the mancalas already does not matter to it.

use rules::mancala::Board;

use super::side::{Side, sides};

/// Most stones that tables are made for: C(35, 11) positions of 24 stones are 417 million.
pub const MOST_STONES: usize = 24;

/// The values of all positions with up to some number of stones in the bowls.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// By number of stones in the bowls, from none.
    pub(super) levels: Vec<Level>,
}

/// The values of all positions with one number of stones.
#[derive(Clone, Debug, Default)]
pub(super) struct Level {
    /// By own side, then by the other's.
    pub(super) values: Vec<i8>,
    /// Where the positions with so many own stones begin.
    pub(super) starts: Vec<usize>,
}

impl Level {
    pub(super) fn starts(stones: usize) -> Vec<usize> {
        let mut starts = Vec::with_capacity(stones + 1);
        let mut start = 0;
        for own in 0..=stones {
            starts.push(start);
            start += sides(own) * sides(stones - own);
        }
        starts
    }

    #[inline(always)]
    pub(super) fn value(&self, own: Side, other: Side) -> Option<i8> {
        let start = self.starts.get(own.stones)?;
        self.values.get(start + own.rank * sides(other.stones) + other.rank).copied()
    }
}

impl Tables {
    /// The number of stones from which on they know nothing.
    #[inline(always)]
    pub(super) fn known_below(&self) -> usize {
        self.levels.len()
    }

    /// The value of a position.
    #[inline(always)]
    pub(super) fn value(&self, board: Board) -> Option<i32> {
        let [own, other] = board.bowls().map(Side::of);
        self.levels.get(own.stones + other.stones)?.value(own, other).map(i32::from)
    }
}
