//! `menagerie legal`

use std::io::{self, BufWriter, Write};

use book::Book;
use clap::Args as ClapArgs;
use rules::Turn;
use serde_json::{Value, json};

use crate::{
    cli::{Format, GameArgs},
    failure::Result,
    help,
};

/// List the legal actions
#[derive(ClapArgs)]
#[command(
    long_about = "Lists the legal actions of the player to act, one per line, sorted as text. A finished \
    game has no legal actions. If tiles or cards have to be drawn or shuffled first, the command prints a \
    single line instead, such as chance:tiles. This line is not an action."
)]
#[command(after_long_help = help::examples("legal"))]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let game = args.game.game(book)?;
    let actions = game.legal();
    let mut out = BufWriter::new(io::stdout().lock());
    if args.format.json {
        let object = json!({
            "spec": game.spec().to_string(),
            "turn": turn(game.turn()),
            "actions": actions,
            "indices": game.legal_indices(),
        });
        writeln!(out, "{object}")?;
    } else {
        for action in actions {
            writeln!(out, "{action}")?;
        }
    }
    Ok(out.flush()?)
}

/// The turn in JSON: a seat's number, `"chance"`, or `null` if the game is over.
fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => seat.index().into(),
        Turn::Chance => "chance".into(),
        Turn::Over => Value::Null,
    }
}
