//! What computer players know about Mana.

mod clauses;
mod evaluation;
mod features;
mod playouts;

use rules::mana::{BirdRule, Mana, SetUp, Spec};
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
    data::{BookFile, DataFile, book_file},
    levels::Level,
    oracle::{Oracle, SmallProofs, TableSize, book::is_line},
    playable::Playable,
    searcher::{Searcher, alpha_beta},
};

/// The weights of the features, as learned by `menagerie tune mana`.
static WEIGHTS: [i16; COUNT] = include!("mana.weights");

impl Playable for Mana {
    const LEVELS: &'static [Level] = &[
        Level::deep(1, 8_000, 75),
        Level::deep(1, 1_200, 12),
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
        // The player who begins with the standard set-up can force a win. The book has the winning actions.
        // In positions that are not in the book, a proof search looks for winning actions.
        SmallProofs::new(ManaClauses).far_sighted(|_| true).with_book(book, BOOK_PLIES)
    }

    fn data(spec: Spec) -> Vec<&'static dyn DataFile> {
        book(spec).into_iter().map(|file| file as &dyn DataFile).collect()
    }

    #[cfg(feature = "threads")]
    fn tune(spec: Spec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
        Some(learning::tuned::<Mana, Board, _>(spec, || Weights(&WEIGHTS), &WEIGHTS, self_play, doubt))
    }
}

/// The player who begins wins within this many plies from a start that has an opening book.
const BOOK_PLIES: u32 = 14;

/// Returns the opening book of a start that is solved.
fn book(spec: Spec) -> Option<&'static BookFile> {
    static SOLID: BookFile = book_file!("", "mana.book", is_line);
    static SPIRIT: BookFile = book_file!("", "mana-spirit.book", is_line);
    match spec {
        Spec { setup: SetUp::Standard, bird: BirdRule::Solid } => Some(&SOLID),
        Spec { setup: SetUp::Standard, bird: BirdRule::Spirit } => Some(&SPIRIT),
        Spec { setup: SetUp::Advanced, .. } => None,
    }
}
