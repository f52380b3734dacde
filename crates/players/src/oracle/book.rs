//! Opening books: winning actions whose proof takes too long during a game. They come from the certificates of
//! the solved starts.

use rules::Game;

/// A winning action, and the plies within which it wins.
type Win<A> = (A, u32);

/// The win that a book gives in a position; `None` if the book does not contain the position.
///
/// Each line of a book is a position, the plies within which the seat to act wins, and its action, with tabs
/// between them. A position counts neither quiet moves nor runs (MA-18, MD-26, MD-22), so the caller says how
/// many plies the win may take, and an action that loses by such a clause is not returned.
pub(crate) fn win<G: Game>(book: &str, game: &G, position: &str, longest: u32) -> Option<Win<G::Action>> {
    let (_, (action, plies)) = book.lines().filter_map(parse::<G>).find(|(known, _)| *known == position)?;
    let seat = game.turn().seat()?;
    let mut next = game.clone();
    next.try_play(action).ok()?;
    let wins = next.outcome().is_none_or(|outcome| outcome.winner() == Some(seat));
    (wins && plies <= longest).then_some((action, plies))
}

/// Whether a text is a line of a book.
pub(crate) fn is_line<G: Game>(line: &str) -> bool {
    parse::<G>(line).is_some()
}

/// The position of a line, and the win.
fn parse<G: Game>(line: &str) -> Option<(&str, Win<G::Action>)> {
    let mut parts = line.split('\t');
    let (position, plies, action) = (parts.next()?, parts.next()?, parts.next()?);
    Some((position, (action.parse().ok()?, plies.parse().ok()?)))
}
