//! Determines which player's expected scores an analysis shows.

use book::Book;
use rules::{Seat, record::Record};

use crate::board;

/// The point of view from which a game is analysed.
#[derive(Clone, Copy)]
pub(super) struct Side<'a> {
    /// The book in the reader's language, for everything that is printed as text.
    pub(super) book: &'a Book,
    /// The English book, for JSON and for comments in records.
    pub(super) english: &'a Book,
    pub(super) record: &'a Record,
    /// The seat whose expected score is shown.
    pub(super) seat: Seat,
}

/// How an analysis shows the value that a position has for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum View {
    /// The value stays as it is: the seat to act is the reader's, or there are more than two seats.
    Own,
    /// The value is inverted, because the reader has the other one of the two seats.
    Opposite,
}

impl Side<'_> {
    /// How values for `seat` are shown. With more than two seats, one player's score does not determine
    /// another's, so each value is shown as it is.
    pub(super) fn view(&self, seat: Seat) -> View {
        if self.record.spec.seats() == 2 && seat != self.seat { View::Opposite } else { View::Own }
    }

    /// The seat that is drawn at the bottom.
    pub(super) fn near(&self) -> Seat {
        self.seat
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        board::player(self.book, self.record.spec, seat, &self.record.seats)
    }

    /// Says which player's values are shown.
    pub(super) fn heading(&self) -> String {
        match self.record.spec.seats() {
            2 => self.book.say("terminal-values-of", &[("player", &self.name(self.seat))]),
            _ => self.book.name("terminal-values-of-each"),
        }
    }
}
