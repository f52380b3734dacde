//! `menagerie solve`

mod mancala;
mod proofs;

use std::time::Instant;

use book::Book;
use clap::Args as ClapArgs;
use players::{
    jungle::tables as jungle,
    proof::{OfMana, OfMandua},
};
use rules::{Game, catalog::AnyGame, mancala::Mancala};
use serde_json::Value;

use crate::{
    cli::{Format, GameArgs},
    failure::{Done, Failure},
    tables::{self, FolderArgs, ThreadsArg},
};

/// Prove what a position is worth
#[derive(ClapArgs)]
#[command(
    long_about = "Proves what a position is worth to the player to act, what every first move is worth to him, and shows a line of perfect play.\n\n\
    Mancala is solved for the final difference of the mancalas, by tables and search; in Ethiopian, where play can go round in circles, it may end with a \
    lower and an upper bound. Mana, Jungle and Mandua are searched for wins that can be forced: 1 is won, -1 lost, 0 neither, \
    with the plies to the end. Jungle with few animals is looked up, if its tables are built (`menagerie tables`). Elsewhere it can take for ever far from the end; interrupted, it says what is proven by then.\n\n\
    Tables and what took long to prove are kept in a folder, so that an interrupted solve goes on where it was \
    and a second one is faster."
)]
#[command(
    after_long_help = "Examples:\n  menagerie solve mancala\n  menagerie solve mancala:rules=nigerian,stones=3 --json\n  \
    menagerie solve mancala --value-only --fresh --threads 1\n  menagerie solve mancala --moves \"3 6\"\n  \
    menagerie solve jungle --position \"7/7/2E4/7/7/7/7/3r3/7 o -\" --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Only the value: no moves, no line
    #[arg(long)]
    value_only: bool,
    /// Use and write no tables and no proofs of earlier runs
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    folder: FolderArgs,
    /// Memory to use, as 512M or 4G
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = size)]
    max_memory: usize,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// A number of bytes: a number, and K, M or G.
fn size(text: &str) -> Result<usize, String> {
    let (number, unit) = match text.as_bytes() {
        [number @ .., b'K'] => (number.len(), 10),
        [number @ .., b'M'] => (number.len(), 20),
        [number @ .., b'G'] => (number.len(), 30),
        all => (all.len(), 0),
    };
    let number: Option<usize> = text.get(..number).and_then(|number| number.parse().ok());
    number
        .and_then(|number| number.checked_mul(1 << unit))
        .ok_or_else(|| "a size is a number and K, M or G, as 512M".to_owned())
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    let begun = Instant::now();
    tables::stop_on_interrupt();
    let game = args.game.game(book)?;
    let position = game.position().filter(|_| game.outcome().is_none());
    // A position is solved as its own first occurrence, whatever led to it.
    match (&game, position) {
        (AnyGame::Manitou(_), _) => {
            let message = "Big Manitou cannot be solved: hands are hidden, and chance takes part.";
            Err(Failure::refused("solve-game", message))
        }
        (_, None) => Err(Failure::refused("solve-over", "The game is over; there is nothing to solve.")),
        (AnyGame::Mancala(game), Some(text)) => {
            let game = Mancala::from_position(game.game().spec(), &text)
                .map_err(|faults| Failure::faults(book, &faults))?;
            mancala::run(args, &game, &text, begun)
        }
        (AnyGame::Mana(game), Some(text)) => proofs::run(args, OfMana, &game.game().afresh(), &text, begun),
        (AnyGame::Jungle(game), Some(text)) => {
            let tables = match args.fresh {
                true => jungle::Tables::new(),
                false => jungle::Tables::open(args.folder.jungle()?, args.max_memory / 4),
            };
            proofs::run(args, jungle::Proofs(&tables), &game.game().afresh(), &text, begun)
        }
        (AnyGame::Mandua(game), Some(text)) => {
            proofs::run(args, OfMandua, &game.game().afresh(), &text, begun)
        }
    }
}

/// What every answer ends with: the work, and the bounds of the value where they do not meet.
fn close(object: &mut Value, nodes: u64, seconds: f64, [lower, upper]: [i32; 2]) {
    object["nodes"] = nodes.into();
    object["seconds"] = ((seconds * 1000.0).round() / 1000.0).into();
    object["proven"] = (lower == upper).into();
    if lower != upper {
        object["lower"] = lower.into();
        object["upper"] = upper.into();
    }
}
