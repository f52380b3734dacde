//! Which knowledge goes with which game.

use std::any::Any;

use rules::{Game, jungle::Jungle, mana::Mana, mancala::Mancala, mandua::Mandua, manitou::Manitou};
use search::{Knowledge, Plain};

use crate::{jungle, mana, mancala, mandua, manitou};

/// What is known about a game: what its file holds, or nothing.
pub(crate) fn of<G: Game>() -> Box<dyn Knowledge<G>> {
    None.or_else(|| offer::<G, Jungle>(jungle::Known))
        .or_else(|| offer::<G, Mana>(mana::Known))
        .or_else(|| offer::<G, Mancala>(mancala::Known))
        .or_else(|| offer::<G, Mandua>(mandua::Known))
        .or_else(|| offer::<G, Manitou>(manitou::KNOWN))
        .unwrap_or_else(|| Box::new(Plain))
}

/// The knowledge, if it is of this game.
fn offer<G: Game, Known: Game>(knowledge: impl Knowledge<Known> + 'static) -> Option<Box<dyn Knowledge<G>>> {
    let known: Box<dyn Knowledge<Known>> = Box::new(knowledge);
    let any: Box<dyn Any> = Box::new(known);
    any.downcast().ok().map(|known| *known)
}
