//! How a game ended.

use std::fmt;

use crate::{MAX_SEATS, Seat};

/// A way a game can end, declared once with [`endings!`](crate::endings).
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// The clause that ends the game, such as `MC-6`.
    pub clause: &'static str,
    /// The translation key of the sentence that announces the ending. If one seat wins, the sentence may use
    /// the variable `$winner`, which holds the seat's name.
    pub key: &'static str,
}

/// Who won a finished game: one seat, or several that share the win equally. If all seats share it, the game
/// is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    winners: u8,
    seats: u8,
}

impl Scores {
    /// The scores if `winners` share the win in a game of `seats` seats. There must be at least one winner.
    pub fn shared(winners: impl IntoIterator<Item = Seat>, seats: usize) -> Scores {
        let seats = seats.min(MAX_SEATS) as u8;
        let winners = winners.into_iter().fold(0, |mask, seat| mask | 1 << seat.index());
        Scores { winners, seats }
    }

    /// Reads the text that `Display` writes, for a game of `seats` seats.
    pub fn parse(text: &str, seats: usize) -> Option<Scores> {
        let winners =
            Seat::all(seats).zip(text.split(' ')).filter(|(_, score)| *score != "0").map(|(seat, _)| seat);
        let scores = Scores::shared(winners, seats);
        (scores.winners != 0 && scores.to_string() == text).then_some(scores)
    }

    /// Number of seats in the game.
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Whether this seat wins or shares the win.
    pub fn won(&self, seat: Seat) -> bool {
        self.winners >> seat.index() & 1 == 1
    }

    /// The only winner; `None` if several seats share the win.
    pub fn winner(&self) -> Option<Seat> {
        if self.winners.count_ones() == 1 { Seat::new(self.winners.trailing_zeros() as usize) } else { None }
    }

    /// The score of a seat: 1 for a single winner, 1/k for each of k winners, 0 for the others. The scores of
    /// all seats add up to 1.
    pub fn of(&self, seat: Seat) -> f64 {
        if self.won(seat) { 1.0 / f64::from(self.winners.count_ones()) } else { 0.0 }
    }
}

/// Writes the scores in seat order, such as `1 0` or `0.5 0.5`.
impl fmt::Display for Scores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.seats()) {
            let gap = if seat == Seat::FIRST { "" } else { " " };
            write!(f, "{gap}{}", self.of(seat))?;
        }
        Ok(())
    }
}

/// The result of a finished game: the winners and the ending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    scores: Scores,
    ending: &'static Ending,
}

impl Outcome {
    /// The result if `winner` wins alone in a game of `seats` seats.
    pub fn win(winner: Seat, seats: usize, ending: &'static Ending) -> Outcome {
        Outcome::shared([winner], seats, ending)
    }

    /// A draw between `seats` seats.
    pub fn draw(seats: usize, ending: &'static Ending) -> Outcome {
        Outcome::shared(Seat::all(seats), seats, ending)
    }

    /// The result if `winners` share the win in a game of `seats` seats. There must be at least one winner.
    pub fn shared(winners: impl IntoIterator<Item = Seat>, seats: usize, ending: &'static Ending) -> Outcome {
        Outcome { scores: Scores::shared(winners, seats), ending }
    }

    /// The scores, which say who won.
    pub fn scores(&self) -> Scores {
        self.scores
    }

    /// The only winner; `None` if several seats share the win.
    pub fn winner(&self) -> Option<Seat> {
        self.scores.winner()
    }

    /// The seat's score; see [`Scores::of`].
    pub fn score(&self, seat: Seat) -> f64 {
        self.scores.of(seat)
    }

    /// How the game ended.
    pub fn ending(&self) -> &'static Ending {
        self.ending
    }
}

/// Declares a module's endings as statics and lists them in `ENDINGS`. Each line of the macro call has the
/// form `NAME = "clause", "key";`.
#[macro_export]
macro_rules! endings {
    ($($name:ident = $clause:literal, $key:literal;)*) => {
        $(#[doc = concat!("Ends the game by ", $clause, ".")]
        pub(crate) static $name: $crate::Ending = $crate::Ending { clause: $clause, key: $key };)*
        /// Every way this game can end.
        pub(crate) static ENDINGS: &[&$crate::Ending] = &[$(&$name),*];
    };
}

#[cfg(test)]
mod tests {
    use super::Scores;
    use crate::Seat;

    #[test]
    fn scores_read_what_they_write() {
        for seats in 2..=5 {
            for winners in 1..1_u8 << seats {
                let scores =
                    Scores::shared(Seat::all(seats).filter(|seat| winners >> seat.index() & 1 == 1), seats);
                assert_eq!(Scores::parse(&scores.to_string(), seats), Some(scores));
                let sum: f64 = Seat::all(seats).map(|seat| scores.of(seat)).sum();
                assert!((sum - 1.0).abs() < 1e-9);
            }
        }
        for text in ["", "0 0", "1 1", "1", "1 0 0", "0.5 0.5 ", "1.0 0", "0.5 0"] {
            assert_eq!(Scores::parse(text, 2), None, "{text:?}");
        }
    }
}
