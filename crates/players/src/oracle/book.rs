//! Opening books: the winning actions of solved starts. They come from the certificates, in which each action
//! leads closer to the end of the game. So a player who keeps to the book wins.

use rules::{Game, legal};

/// Returns the winning action that a book gives in a position; `None` if the book does not contain the
/// position.
///
/// Each line of a book is a position and its action, with a tab between them. In `position`, the counters of
/// long play are zero (`Clauses::rested`), as in a certificate.
pub(crate) fn win<G: Game>(book: &str, game: &G, position: &str) -> Option<G::Action> {
    let text = book.lines().find_map(|line| line.strip_prefix(position)?.strip_prefix('\t'))?;
    legal(game).into_iter().find(|action| action.to_string() == text)
}

/// Whether a text has the form of a book's line.
pub(crate) fn is_line(text: &str) -> bool {
    text.split('\t').count() == 2
}
