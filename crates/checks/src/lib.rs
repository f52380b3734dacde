//! Checks that must hold for every game, whatever the input.
//!
//! [`position`] and [`views`] check one position of any game against the promises of the [`Game`] trait.
//! [`text`], [`record`], [`tree()`], [`engine()`], [`whole_game`], [`wire()`], [`certificate()`] and
//! [`value_certificate`] take arbitrary bytes, for fuzzing. All of them panic if a check fails.
#![expect(clippy::panic, clippy::expect_used, reason = "a check reports by panicking")]

mod bytes;
mod certificate;
mod engine;
mod mancala;
mod position;
mod tree;
mod wire;

pub use bytes::{record, text, whole_game};
pub use certificate::{certificate, strategy};
pub use engine::engine;
pub use mancala::{value_certificate, value_strategy};
pub use position::{position, views};
pub use tree::tree;
pub use wire::wire;

use rules::{
    Game, Random, Turn,
    catalog::{AnySpec, GAMES},
};

/// For an option with many values, [`all_specs`] takes this many of the first values, and the last one.
const FIRST_VALUES: usize = 9;

/// Returns every spec of every game. If an option has many values, such as the numbers of the even starts in
/// Mancala, the list has only some of them.
pub fn all_specs() -> Vec<AnySpec> {
    let mut specs = Vec::new();
    for game in GAMES {
        let mut texts = vec![String::new()];
        for option in game.options {
            texts = texts
                .iter()
                .flat_map(|text| {
                    let values = option.values.iter().enumerate();
                    let some = values.filter(|(i, _)| *i < FIRST_VALUES || i + 1 == option.values.len());
                    some.map(move |(_, value)| format!("{text},{}={value}", option.key))
                })
                .collect();
        }
        let full = texts.iter().map(|text| match text.strip_prefix(',') {
            Some(options) => format!("{}:{options}", game.name),
            None => game.name.to_owned(),
        });
        specs.extend(full.filter_map(|text| AnySpec::parse(&text).ok()));
    }
    specs
}

/// Whether a text consists only of characters that an action may contain (C-8). Marks, comments and
/// parentheses use other characters, so a record can tell them from an action.
fn could_be_action(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"=:,-+@|>".contains(&byte))
}

/// Plays uniformly random actions until the game ends or `plies` actions are played. `random` also decides
/// what is left to chance. Calls `each` with every position, including the first and the last.
pub fn walk<G: Game>(game: &mut G, plies: usize, random: &mut impl Random, mut each: impl FnMut(&G)) {
    for _ in 0..plies {
        each(game);
        let action = match game.turn() {
            Turn::Seat(_) => game.sample(random).expect("a seat to act has an action"),
            Turn::Chance => game.deal(random).expect("the referee has an action"),
            Turn::Over => return,
        };
        game.play(action);
    }
    each(game);
}
