//! `menagerie perft`

use std::io::{self, BufWriter, Write};

use book::Book;
use clap::Args as ClapArgs;
use rules::{Game, Turn, catalog::GameVisitor};
use serde_json::{Map, Value, json};

use crate::{
    cli::{Format, GameArgs},
    failure::Result,
    help,
    refusal::Reason,
};

/// Count the action sequences of a given length
#[derive(ClapArgs)]
#[command(
    long_about = "Counts the action sequences of exactly DEPTH plies from a position. A ply is one action of \
    one player. If a game ends after fewer plies, the command does not count it. Games with chance have no \
    such count.\n\n\
    Two programs that agree on these counts very likely agree on the rules."
)]
#[command(after_long_help = help::examples("perft"))]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Length of the sequences in plies
    #[arg(value_parser = clap::value_parser!(u32).range(0..=100))]
    depth: u32,
    /// Before the total, show the count for each first action
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let game = args.game.game(book)?;
    if game.spec().start().turn() == Turn::Chance {
        return Err(Reason::PerftChance.into());
    }
    let Counts { total, divided } = game.visit(Count { depth: args.depth, divide: args.divide });
    let mut out = BufWriter::new(io::stdout().lock());
    if args.format.json {
        let mut object = json!({"spec": game.spec().to_string(), "depth": args.depth, "nodes": total});
        if args.divide {
            object["divide"] = divided
                .into_iter()
                .map(|(action, count)| (action, count.into()))
                .collect::<Map<_, Value>>()
                .into();
        }
        writeln!(out, "{object}")?;
    } else {
        for (action, count) in divided {
            writeln!(out, "{action} {count}")?;
        }
        writeln!(out, "{total}")?;
    }
    Ok(out.flush()?)
}

struct Count {
    depth: u32,
    divide: bool,
}

struct Counts {
    total: u64,
    divided: Vec<(String, u64)>,
}

impl GameVisitor for Count {
    type Output = Counts;

    fn visit<G: Game>(self, game: &G) -> Counts {
        let mut game = game.clone();
        let mut divided = Vec::new();
        let Some(deeper) = self.depth.checked_sub(1).filter(|_| self.divide) else {
            return Counts { total: rules::perft(&mut game, self.depth), divided };
        };
        for action in rules::legal(&game) {
            let undo = game.play(action);
            divided.push((action.to_string(), rules::perft(&mut game, deeper)));
            game.undo(undo);
        }
        Counts { total: divided.iter().map(|(_, count)| count).sum(), divided }
    }
}
