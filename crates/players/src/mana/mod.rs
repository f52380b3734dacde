//! What computer players know about Mana.

mod clauses;
mod evaluation;
mod features;
mod playouts;

use rules::mana::Mana;
use search::Knowledge;

pub use clauses::ManaClauses;
use evaluation::Weights;
#[cfg(feature = "threads")]
use features::Board;
use features::COUNT;
use playouts::Playouts;

#[cfg(feature = "threads")]
use crate::learning::{self, LearnedWeights, SelfPlay};
use crate::{
    blur::Blur,
    levels::Level,
    oracle::{Oracle, SmallProofs, TableSize},
    playable::Playable,
    searcher::{Searcher, alpha_beta},
};

/// The weights of the features, as learned by `menagerie tune mana`.
static WEIGHTS: [i16; COUNT] = include!("mana.weights");

impl Playable for Mana {
    const LEVELS: &'static [Level] = &[
        Level::deep(1, 4_000, 75),
        Level::deep(1, 3_000, 30),
        Level::deep(2, 300, 0),
        Level::wide(1_000, 50),
        Level::wide(3_000, 20),
        Level::wide(8_000, 0),
        Level::wide(25_000, 0),
        Level::wide(80_000, 0),
    ];

    fn knowledge() -> impl Knowledge<Mana> + 'static {
        Playouts
    }

    fn best_search(blur: Blur, _: TableSize) -> impl Searcher<Mana> + 'static {
        alpha_beta(Weights(&WEIGHTS), blur)
    }

    fn oracle() -> impl Oracle<Mana> {
        SmallProofs::new(ManaClauses)
    }

    #[cfg(feature = "threads")]
    fn tune(spec: rules::mana::Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        Some(learning::tuned::<Mana, Board, _>(spec, || Weights(&WEIGHTS), &WEIGHTS, self_play, doubt))
    }
}
