//! `menagerie verify`

use std::{
    io::{self, Write},
    path::PathBuf,
};

use book::Book;
use clap::Args as ClapArgs;
use rules::record;
use serde_json::json;

use crate::{
    cli::Format,
    failure::{Done, Failure},
    trouble::{self, Trouble},
};

/// Deal every shuffle of a record again, from the seed that was shown after the game
#[derive(ClapArgs)]
#[command(
    long_about = "Reads a file of records and deals every draw and shuffle again from the referee's seed and the players' contributions. \
    It says whether the seed is the one that was committed to before the game, and whether each shuffle is the one it gives.\n\nA \
    record that cannot be checked, or does not agree, is reported; the exit code is then 1."
)]
#[command(after_long_help = "Examples:\n  menagerie verify game.txt\n  menagerie verify - < game.txt")]
pub(crate) struct Args {
    /// The file; - reads standard input
    file: PathBuf,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Done {
    let text = trouble::read(&args.file)?;
    let mut out = io::stdout().lock();
    let mut all = true;
    let mut number = 0;
    for read in record::read(&text) {
        number += 1;
        let verified = match &read {
            Ok(record) => dice::verify(record).map_err(|unverified| unverified.to_string()),
            Err(broken) => Err(Trouble::of_text(broken, book).text()),
        };
        all &= verified.is_ok();
        let line = match (verified, args.format.json) {
            (Ok(deals), false) => format!("record {number}: all {deals} chance actions follow from the seed"),
            (Err(reason), false) => format!("record {number}: {reason}"),
            (Ok(deals), true) => json!({"record": number, "verified_chance_actions": deals}).to_string(),
            (Err(reason), true) => json!({"record": number, "unverified": reason}).to_string(),
        };
        writeln!(out, "{line}")?;
    }
    match (number, all) {
        (0, _) => Err(Failure::refused(
            "record-none",
            format!("{}: there is no record in it.", args.file.display()),
        )),
        (_, true) => Ok(()),
        (_, false) => Err(Failure::Told),
    }
}
