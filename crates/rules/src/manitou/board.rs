//! The three hunting grounds, and the tables of hunts, tiles and cards by number of players.

use std::fmt;

/// A hunting ground, 1 to 3; ground 1 is the one left of the first player (MN-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ground(u8);

impl Ground {
    /// Number of grounds.
    pub const COUNT: usize = 3;
    /// The grounds in order.
    pub const ALL: [Ground; Ground::COUNT] = [Ground(0), Ground(1), Ground(2)];

    /// The ground of a number from 1 to 3.
    pub fn new(number: u32) -> Option<Ground> {
        if (1..=3).contains(&number) { Some(Ground(number as u8 - 1)) } else { None }
    }

    /// From 0, for indexing.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// From 1, as the players count them.
    pub fn number(self) -> usize {
        usize::from(self.0) + 1
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Most tiles in a ground (MN-6).
pub const MAX_GROUP: usize = 4;
/// Most cards chosen for a hunt (MN-7).
pub const MAX_CHOICE: usize = 9;
/// Cards in hand while the deck lasts (MN-9).
pub const HAND: usize = 3;
/// Turns of each player in a hunt (MN-10).
pub const TURNS: usize = 7;
/// Most cards of one player in the grounds: seven and the totem's (MN-16).
pub const MAX_PLAYED: usize = 8;

/// Number of hunts (MN-4).
pub(super) fn hunts(players: usize) -> usize {
    match players {
        3 => 3,
        5 => 5,
        _ => 4,
    }
}

/// Tiles drawn for each ground (MN-6).
pub(super) fn groups(players: usize) -> [usize; Ground::COUNT] {
    match players {
        2 => [2, 3, 3],
        3 => [3, 3, 4],
        4 => [3, 4, 4],
        _ => [4, 4, 4],
    }
}
