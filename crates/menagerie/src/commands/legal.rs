//! `menagerie legal`

use std::io::{self, BufWriter, Write};

use book::Book;
use clap::Args as ClapArgs;
use rules::Turn;
use serde_json::{Value, json};

use crate::{
    cli::{Format, GameArgs},
    failure::Done,
};

/// List the legal actions
#[derive(ClapArgs)]
#[command(
    long_about = "Lists the legal actions of the player to act, sorted as text, one a line; nothing for a finished game. Where the \
    referee is to act, the one line is a mark such as chance:tiles, which is not itself an action."
)]
#[command(
    after_long_help = "Examples:\n  menagerie legal mana\n  menagerie legal mancala --moves \"3 6\"\n  \
    menagerie legal jungle --position \"7/7/7/7/7/7/7/1r5/L6 o -\""
)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
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

/// A seat's number, `"chance"` or nothing.
fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => seat.index().into(),
        Turn::Chance => "chance".into(),
        Turn::Over => Value::Null,
    }
}
