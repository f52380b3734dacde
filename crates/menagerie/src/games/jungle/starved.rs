//! Says which animals starved in a move, and what they could have eaten.

use book::Book;
use wire::games::{Effect, jungle};

use crate::play::Played;

pub(super) fn said(played: &Played<'_>) -> Vec<String> {
    let Effect::Jungle(jungle::Effect::Roamed(moved)) = &played.effect else { return Vec::new() };
    let side = played.actor();
    moved.starves.iter().map(|animal| starved(played.book, &side, animal)).collect()
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
