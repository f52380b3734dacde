//! The three hunting grounds, and the numbers of hunts, tiles and cards.

use std::fmt;

/// A hunting ground, 1 to 3. Ground 1 is to the left of the first player (MN-21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ground(u8);

impl Ground {
    /// Number of grounds.
    pub const COUNT: usize = 3;
    /// The grounds in order.
    pub const ALL: [Ground; Ground::COUNT] = [Ground(0), Ground(1), Ground(2)];

    /// The ground with this number; `None` unless the number is from 1 to 3.
    pub fn new(number: u32) -> Option<Ground> {
        if (1..=3).contains(&number) { Some(Ground(number as u8 - 1)) } else { None }
    }

    /// The index, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The number, from 1.
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

/// The most tiles in a ground (MN-6).
pub const MAX_GROUP: usize = 4;
/// The most cards chosen for a hunt (MN-7).
pub const MAX_CHOICE: usize = 9;
/// Number of cards in a hand while the deck lasts (MN-9).
pub const HAND: usize = 3;
/// Number of turns of each player in a hunt (MN-10).
pub const TURNS: usize = 7;
/// The most cards of one player in the grounds: seven, and the eighth of the totem's owner (MN-16).
pub const MAX_PLAYED: usize = 8;

/// Number of hunts (MN-4).
pub(super) fn hunts(players: usize) -> usize {
    match players {
        3 => 3,
        5 => 5,
        _ => 4,
    }
}

/// Number of tiles drawn for each ground (MN-6).
pub(super) fn groups(players: usize) -> [usize; Ground::COUNT] {
    match players {
        2 => [2, 3, 3],
        3 => [3, 3, 4],
        4 => [3, 4, 4],
        _ => [4, 4, 4],
    }
}
