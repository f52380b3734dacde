//! `menagerie games`

use std::io::{self, Write};

use book::Book;
use clap::Args as ClapArgs;
use rules::catalog::{GAMES, GameInfo};
use serde_json::{Value, json};

use crate::{cli::Format, failure::Result, help, page::BOLD};

/// List the games, their options and defaults
#[derive(ClapArgs)]
#[command(long_about = "Lists the games with their options and the default of each option.\n\n\
    Many commands take a spec. A spec names a game and its options, as in name:option=value,option=value.")]
#[command(after_long_help = help::examples("games"))]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let mut out = anstream::AutoStream::auto(io::stdout().lock());
    for (i, game) in GAMES.iter().enumerate() {
        if args.format.json {
            writeln!(out, "{}", object(game, book))?;
            continue;
        }
        let gap = if i == 0 { "" } else { "\n" };
        let seats = game.seat_counts();
        let count = match (seats.first(), seats.last()) {
            (Some(fewest), Some(most)) if fewest != most => format!("{fewest} to {most} seats"),
            (count, _) => format!("{} seats", count.unwrap_or(&0)),
        };
        writeln!(out, "{gap}{BOLD}{}{BOLD:#}  {}, {count}", game.name, title(game, book))?;
        for option in game.options {
            let values: Vec<&str> = option.values.to_vec();
            let default = option.values.get(option.default).unwrap_or(&"");
            writeln!(out, "  {:8} {}  (default {default})", option.key, values.join("|"))?;
        }
    }
    Ok(())
}

fn object(game: &GameInfo, book: &Book) -> Value {
    let options: Vec<Value> = game
        .options
        .iter()
        .map(|option| {
            json!({"key": option.key, "values": option.values, "default": option.values.get(option.default)})
        })
        .collect();
    json!({"name": game.name, "title": title(game, book), "rules": game.rules, "seats": game.seat_counts(), "options": options})
}

fn title<'a>(game: &GameInfo, book: &'a Book) -> &'a str {
    book.rules(game.name).map_or("", |rules| &rules.title)
}
