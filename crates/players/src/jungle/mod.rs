//! What computer players know about Jungle.

mod clauses;
mod evaluation;
mod features;
mod oracle;
mod playouts;
pub mod tables;

use rules::{
    BySeat,
    jungle::{Jungle, Square},
};
use search::Knowledge;

pub use clauses::JungleClauses;
pub(crate) use evaluation::Weights;
use features::COUNT;
#[cfg(feature = "threads")]
use features::Land;
use oracle::JungleOracle;
use playouts::Playouts;

#[cfg(feature = "threads")]
use crate::learning::{self, LearnedWeights, SelfPlay};
use crate::{
    blur::Blur,
    levels::Level,
    oracle::{Oracle, TableSize},
    playable::Playable,
    searcher::{Searcher, alpha_beta},
};

/// The den of each seat: d1 for Orange, d9 for Yellow.
const DENS: BySeat<Option<Square>> = BySeat::new([Square::at(3, 0), Square::at(3, 8)]);

/// The weights of the features, as learned by `menagerie tune jungle`.
static WEIGHTS: [i16; COUNT] = include!("jungle.weights");

impl Playable for Jungle {
    const LEVELS: &'static [Level] = &[
        Level::deep(1, 150, 75),
        Level::deep(1, 150, 55),
        Level::deep(1, 150, 25),
        Level::deep(2, 140, 0),
        Level::deep(3, 90, 0),
        Level::wide(700, 30),
        Level::wide(2_700, 10),
        Level::wide(12_000, 0),
    ];

    fn knowledge() -> impl Knowledge<Jungle> + 'static {
        Playouts
    }

    fn best_search(blur: Blur, _: TableSize) -> impl Searcher<Jungle> + 'static {
        alpha_beta(Weights(&WEIGHTS), blur)
    }

    fn oracle() -> impl Oracle<Jungle> {
        JungleOracle::new()
    }

    #[cfg(feature = "threads")]
    fn tune(spec: rules::jungle::Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        Some(learning::tuned::<Jungle, Land, _>(spec, || Weights(&WEIGHTS), &WEIGHTS, self_play, doubt))
    }
}
