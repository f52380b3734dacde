//! What computer players know about Mandua.

mod clauses;
mod evaluation;
mod features;
mod patterns;
mod playouts;
mod strict;
mod threats;

use rules::{
    Game,
    mandua::{Action, HUNTER, HUNTERS, Mandua, Referee, Spec, Start},
};
use search::Knowledge;

pub use clauses::ManduaClauses;
use evaluation::Weights;
use features::COUNT;
#[cfg(feature = "threads")]
use features::Hunt;
pub(crate) use patterns::INPUTS;
#[cfg(feature = "threads")]
use patterns::Patterns;
use playouts::Playouts;
use strict::Strict;

#[cfg(feature = "threads")]
use crate::learning::{self, LearnedWeights, SelfPlay, TrainError, Training};
use crate::{
    blur::Blur,
    data::{BookFile, DataFile, NetworkFile, book_file, network_file},
    levels::Level,
    oracle::{Oracle, SmallProofs, TableSize, book::is_line},
    playable::Playable,
    searcher::{Searcher, alpha_beta},
};

/// The weights of the features, as learned by `menagerie tune mandua`.
static WEIGHTS: [i16; COUNT] = include!("mandua.weights");

/// The network, as learned by `menagerie train mandua`.
static NETWORK: NetworkFile = network_file!("", "mandua.network", INPUTS);

impl Playable for Mandua {
    const LEVELS: &'static [Level] = &[
        Level::deep(1, 600, 75),
        Level::deep(1, 600, 0),
        Level::deep(3, 300, 0),
        Level::deep(3, 150, 0),
        Level::wide(1_000, 100),
        Level::wide(1_500, 50),
        Level::wide(4_000, 20),
        Level::wide(20_000, 0),
    ];
    // Measured as the manual's page `strength` says (`menagerie rules strength`).
    const LEAST_BIDS: &'static [u8] = &[25, 25, 25, 25, 24, 23, 22, 20];

    fn knowledge() -> impl Knowledge<Mandua> + 'static {
        Playouts
    }

    fn best_search(blur: Blur, _: TableSize) -> impl Searcher<Mandua> + 'static {
        Strict(alpha_beta(Weights::best(), blur))
    }

    /// Returns `false` if the action takes back the player's last move.
    fn leads_on(&self, action: Action) -> bool {
        !self.goes_back(action)
    }

    fn oracle() -> impl Oracle<Mandua> {
        // Tiger must beat the hunters that Hunter gives away, so even long lines have few branches. A proof
        // therefore reaches further than the search, except in a strict game, where Tiger may decline to
        // beat. The book has the winning actions of Hunter. In positions that are not in the book, a proof
        // search looks for winning actions.
        SmallProofs::new(ManduaClauses)
            .far_sighted(|game| !is_strict(game) && game.turn().seat() == Some(HUNTER))
            .with_book(book, BOOK_PLIES)
    }

    fn data(spec: Spec) -> Vec<&'static dyn DataFile> {
        let book = book(spec).map(|file| file as &dyn DataFile);
        [&NETWORK as &dyn DataFile].into_iter().chain(book).collect()
    }

    #[cfg(feature = "threads")]
    fn tune(spec: Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        let spec = guided(spec);
        Some(learning::tuned::<Mandua, Hunt, _>(spec, Weights::tuned, &WEIGHTS, self_play, doubt))
    }

    #[cfg(feature = "threads")]
    fn has_network(_: Spec) -> bool {
        true
    }

    #[cfg(feature = "threads")]
    fn train(spec: Spec, training: Training<'_>) -> Result<LearnedWeights, TrainError> {
        let spec = guided(spec);
        learning::trained::<Mandua, Patterns, Hunt, _>(spec, INPUTS, Weights::tuned, &WEIGHTS, training)
    }
}

/// Hunter wins within this many plies from a start that has an opening book.
const BOOK_PLIES: u32 = 52;

/// Returns the opening book of a start that is solved. With fewer hunters (`MD-29`), a game begins in another
/// position, for which there is no book.
fn book(spec: Spec) -> Option<&'static BookFile> {
    static CORNERS: BookFile = book_file!("", "mandua.book", is_line);
    static CAGES: BookFile = book_file!("", "mandua-cages.book", is_line);
    static CROSS: BookFile = book_file!("", "mandua-cross.book", is_line);
    match (spec.referee, spec.start, spec.hunters) {
        (Referee::Guided, Start::Corners, HUNTERS) => Some(&CORNERS),
        (Referee::Guided, Start::Cages, HUNTERS) => Some(&CAGES),
        (Referee::Guided, Start::Cross, HUNTERS) => Some(&CROSS),
        _ => None,
    }
}

fn is_strict(game: &Mandua) -> bool {
    game.spec().referee == Referee::Strict
}

/// Returns the spec of the guided game with the same other options. Evaluations for strict games are learned
/// from guided games, because players of strict games search guided games.
#[cfg(feature = "threads")]
fn guided(spec: Spec) -> Spec {
    Spec { referee: Referee::Guided, ..spec }
}
