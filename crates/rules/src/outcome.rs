//! How a game ended.

use std::fmt;

use crate::{MAX_SEATS, Seat};

/// A way a game can end: a clause and the key of its sentence in the book. Declared once each, with [`endings!`](crate::endings).
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The clause that ends the game, as `MA-16`.
    pub clause: &'static str,
    /// The key of the sentence, as `mana-daimyo-captured`. Its one variable is `$winner`, a seat's name, where there is one winner.
    pub key: &'static str,
}

/// The result of a finished game: one winner, or several who share it equally; all of them is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    winners: u8,
    seats: u8,
    ending: &'static Ending,
}

impl Outcome {
    /// `winner` wins alone in a game of `seats`.
    pub fn win(winner: Seat, seats: usize, ending: &'static Ending) -> Outcome {
        Outcome::shared([winner], seats, ending)
    }

    /// All `seats` share the result.
    pub fn draw(seats: usize, ending: &'static Ending) -> Outcome {
        Outcome::shared(Seat::all(seats), seats, ending)
    }

    /// `winners` (at least one) share the result.
    pub fn shared(winners: impl IntoIterator<Item = Seat>, seats: usize, ending: &'static Ending) -> Outcome {
        let winners = winners.into_iter().fold(0, |mask, seat| mask | 1 << seat.index());
        Outcome { winners, seats: seats.min(MAX_SEATS) as u8, ending }
    }

    /// Number of seats in the game.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Whether this seat won or shares the win.
    pub fn won(&self, seat: Seat) -> bool {
        self.winners >> seat.index() & 1 == 1
    }

    /// The seat that won alone.
    pub fn winner(&self) -> Option<Seat> {
        if self.winners.count_ones() == 1 { Seat::new(self.winners.trailing_zeros() as usize) } else { None }
    }

    /// 1 for a winner alone, 1/k for each of k who share, 0 for the others; the seats' scores add up to 1.
    pub fn score(&self, seat: Seat) -> f64 {
        if self.won(seat) { 1.0 / f64::from(self.winners.count_ones()) } else { 0.0 }
    }

    /// Why the game ended.
    pub fn ending(&self) -> &'static Ending {
        self.ending
    }
}

/// The scores by seat, as `1 0` or `0.5 0.5`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.seats()) {
            let gap = if seat == Seat::FIRST { "" } else { " " };
            write!(f, "{gap}{}", self.score(seat))?;
        }
        Ok(())
    }
}

/// Declares a module's endings as constants and lists them in `ENDINGS`:
/// `endings! { DAIMYO = "MA-16", "mana-daimyo-captured"; … }`.
#[macro_export]
macro_rules! endings {
    ($($name:ident = $clause:literal, $key:literal;)*) => {
        $(#[doc = concat!("Ends the game by ", $clause, ".")]
        pub(crate) static $name: $crate::Ending = $crate::Ending { clause: $clause, key: $key };)*
        /// Every way this game can end.
        pub(crate) static ENDINGS: &[&$crate::Ending] = &[$(&$name),*];
    };
}
