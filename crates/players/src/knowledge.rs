//! Which knowledge goes with which game.

use rules::Game;
use search::{Knowledge, Plain};

/// What is known about a game: what its file holds, or nothing.
pub(crate) fn of<G: Game>() -> Box<dyn Knowledge<G>> {
    Box::new(Plain)
}
