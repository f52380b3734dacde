//! What computer players know about Mancala.

mod evaluation;
mod features;
mod margin;
mod oracle;
mod playouts;
pub mod solve;
mod weights;

use rules::mancala::Mancala;
use search::Knowledge;

use evaluation::Weights;
#[cfg(feature = "threads")]
use features::{Bowls, INPUTS, Places};
use oracle::MancalaOracle;
use playouts::Playouts;
use solve::Book;
#[cfg(feature = "threads")]
use weights::WEIGHTS;
use weights::{NETWORKS, has_network};

#[cfg(feature = "threads")]
use crate::learning::{self, LearnedWeights, SelfPlay, TrainError, Training};
use crate::{
    blur::Blur,
    data::DataFile,
    levels::Level,
    oracle::{Oracle, TableSize},
    playable::Playable,
    searcher::{Searcher, alpha_beta},
};

impl Playable for Mancala {
    const LEVELS: &'static [Level] = &[
        Level::deep(1, 1_000, 65),
        Level::deep(1, 800, 40),
        Level::deep(1, 600, 15),
        Level::deep(1, 350, 3),
        Level::deep(1, 130, 0),
        Level::deep(2, 50, 0),
        Level::wide(500, 15),
        Level::wide(300_000, 0),
    ];

    fn knowledge() -> impl Knowledge<Mancala> + 'static {
        Playouts
    }

    fn best_search(blur: Blur, tables: TableSize) -> impl Searcher<Mancala> + 'static {
        let weights = Weights::best();
        match oracle::perfect(tables).filter(|_| blur.is_none()) {
            Some(perfect) => alpha_beta(weights.looking_up(perfect), blur),
            None => alpha_beta(weights, blur),
        }
    }

    fn oracle() -> impl Oracle<Mancala> {
        MancalaOracle
    }

    fn expected_margin(&self, value: f64) -> Option<f64> {
        Some(margin::expected(self, value))
    }

    fn data(spec: rules::mancala::Spec) -> Vec<&'static dyn DataFile> {
        let network: Option<&dyn DataFile> = has_network(spec).then_some(&NETWORKS[spec.rule_set() as usize]);
        let book = Book::file(spec.rule_set()).map(|file| file as &dyn DataFile);
        network.into_iter().chain(book).collect()
    }

    #[cfg(feature = "threads")]
    fn tune(spec: rules::mancala::Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        let weights = WEIGHTS[spec.rule_set() as usize];
        Some(learning::tuned::<Mancala, Bowls, _>(spec, Weights::tuned, weights, self_play, doubt))
    }

    #[cfg(feature = "threads")]
    fn has_network(spec: rules::mancala::Spec) -> bool {
        has_network(spec)
    }

    #[cfg(feature = "threads")]
    fn train(spec: rules::mancala::Spec, training: Training<'_>) -> Result<LearnedWeights, TrainError> {
        if !has_network(spec) {
            return Err(TrainError::NoNetwork);
        }
        let weights = WEIGHTS[spec.rule_set() as usize];
        learning::trained::<Mancala, Places, Bowls, _>(spec, INPUTS, Weights::tuned, weights, training)
    }
}
