//! Seats, viewers and turns.

use std::fmt;

use crate::bit_set::Member;

/// The largest number of seats in any game.
pub const MAX_SEATS: usize = 5;

/// A player's seat, numbered from 0 in turn order. The number is always below [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat 0. In a two-seat game it acts first.
    pub const FIRST: Seat = Seat(0);
    /// Seat 1. In a two-seat game it acts second.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this number; `None` if the number is [`MAX_SEATS`] or more.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number as u8)) } else { None }
    }

    /// The first `count` seats in order, at most [`MAX_SEATS`].
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opponent in a two-seat game.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(1 - (self.0 & 1))
    }

    /// The next seat clockwise among `count` seats.
    #[inline]
    #[must_use]
    pub const fn next(self, count: usize) -> Seat {
        Seat(if self.0 as usize + 1 >= count { 0 } else { self.0 + 1 })
    }
}

impl Member for Seat {
    const ALL: u64 = (1 << MAX_SEATS) - 1;

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Seat> {
        Seat::new(bit as usize)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The person who looks at a game: the player at a seat, or a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Anyone else, who sees only what everyone may see.
    Spectator,
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

/// What happens next in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat acts; it has at least one legal action.
    Seat(Seat),
    /// The referee plays a chance action, such as a deal of cards.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// The seat to act, if it is a seat's turn.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}
