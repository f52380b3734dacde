//! `menagerie solve`

mod mancala;
mod proofs;

use std::time::Instant;

use book::Book;
use clap::Args as ClapArgs;
use players::{jungle::tables as jungle, mana::ManaClauses, mandua::ManduaClauses};
use rules::{Game, catalog::AnyGame, mancala::Mancala};
use serde_json::Value;

use crate::{
    cli::{Format, GameArgs},
    failure::{Done, Failure},
    help,
    tables::{self, FolderArgs, ThreadsArg},
};

/// Prove what a position is worth
#[derive(ClapArgs)]
#[command(long_about = help::SOLVE)]
#[command(after_long_help = help::examples("solve"))]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Prove only the value: no moves, no line
    #[arg(long)]
    value_only: bool,
    /// Neither read nor write tables and proofs of earlier runs
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
        (AnyGame::Mana(game), Some(text)) => {
            proofs::run(args, ManaClauses, &game.game().afresh(), &text, begun)
        }
        (AnyGame::Jungle(game), Some(text)) => {
            let tables = match args.fresh {
                true => jungle::Tables::new(),
                false => jungle::Tables::open(args.folder.jungle()?, args.max_memory / 4),
            };
            proofs::run(args, jungle::TableClauses(&tables), &game.game().afresh(), &text, begun)
        }
        (AnyGame::Mandua(game), Some(text)) => {
            proofs::run(args, ManduaClauses, &game.game().afresh(), &text, begun)
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
