//! Says what rules did in an action, where the board alone does not show it.

use book::Book;
use rules::{Seat, Viewer, catalog::AnyGame};
use wire::{
    SeatNumber, Skip,
    games::{self, Board, Effect, jungle, mana, mancala},
};

/// The sentences about an action: which animals starved, and who was skipped. `shown` is the action as it is
/// shown at this terminal.
pub(super) fn of(book: &Book, before: &AnyGame, shown: &str, after: &AnyGame) -> Vec<String> {
    let view = |game: &AnyGame| game.view(Viewer::Spectator);
    match games::effect(&view(before), shown, &view(after)) {
        Effect::Jungle(jungle::Effect::Roamed(moved)) => {
            let side = before.turn().seat().map(|seat| side(book, before, seat)).unwrap_or_default();
            moved.starves.iter().map(|animal| starved(book, &side, animal)).collect()
        }
        Effect::Mana(mana::Effect::Flown(mana::Flight { skipped: Some(skip), .. }))
        | Effect::Mancala(mancala::Effect::Sown { skipped: Some(skip), .. }) => {
            skipped(book, after, &skip).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// What the marks on a board mean, if it has any.
pub(super) fn legend(book: &Book, game: &AnyGame) -> Option<String> {
    match games::board(&game.view(Viewer::Spectator)) {
        Board::Jungle(board) if board.animals.iter().any(|animal| animal.hungry) => {
            Some(book.name("terminal-hungry-legend"))
        }
        _ => None,
    }
}

fn starved(book: &Book, side: &str, animal: &jungle::Starved) -> String {
    let prey = animal.prey.iter().map(|prey| {
        book.say("terminal-prey", &[("animal", &book.name(&prey.kind)), ("square", &prey.square)])
    });
    let prey = prey.collect::<Vec<_>>().join(", ");
    let eats = if prey.is_empty() { "no" } else { "yes" };
    let name = book.name(&animal.kind);
    let args = [("side", side), ("animal", name.as_str()), ("eats", eats), ("prey", prey.as_str())];
    format!("{} (J-11)", book.say("terminal-starved", &args))
}

fn skipped(book: &Book, after: &AnyGame, skip: &Skip) -> Option<String> {
    let next = side(book, after, after.turn().seat()?);
    let skipped = side(book, after, seat(skip.seat)?);
    let said = book.say("terminal-skipped", &[("skipped", &skipped), ("next", &next)]);
    Some(format!("{said} ({})", skip.clause))
}

fn seat(number: SeatNumber) -> Option<Seat> {
    Seat::new(number.into())
}

fn side(book: &Book, game: &AnyGame, seat: Seat) -> String {
    crate::board::player(book, game.spec(), seat, &[])
}
