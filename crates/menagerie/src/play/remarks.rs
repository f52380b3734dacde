//! Says what an action did that the board alone does not show, such as a skipped turn.

use book::Book;
use rules::{Seat, Viewer, catalog::AnyGame};
use wire::{Skip, games::Effect};

use crate::{board, games};

/// An action that was played at this terminal.
pub(crate) struct Played<'a> {
    pub(crate) book: &'a Book,
    before: &'a AnyGame,
    pub(crate) after: &'a AnyGame,
    pub(crate) effect: Effect,
}

impl Played<'_> {
    /// The name of the side that acted.
    pub(crate) fn actor(&self) -> String {
        self.before.turn().seat().map(|seat| self.side(seat)).unwrap_or_default()
    }

    /// Says whose turn was skipped, and why.
    pub(crate) fn skipped(&self, skip: &Skip) -> Option<String> {
        let next = self.side(self.after.turn().seat()?);
        let skipped = self.side(Seat::new(skip.seat.into())?);
        let said = self.book.say("terminal-skipped", &[("skipped", &skipped), ("next", &next)]);
        Some(format!("{said} ({})", skip.clause))
    }

    fn side(&self, seat: Seat) -> String {
        board::player(self.book, self.after.spec(), seat, &[])
    }
}

/// Sentences about what an action did that the board alone does not show. `shown` is the action as this
/// terminal shows it.
pub(super) fn of(book: &Book, before: &AnyGame, shown: &str, after: &AnyGame) -> Vec<String> {
    let view = |game: &AnyGame| game.view(Viewer::Spectator);
    let effect = wire::games::effect(&view(before), shown, &view(after));
    games::remarks(&Played { book, before, after, effect })
}
