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
    help,
    trouble::{self, Trouble},
};

/// Check the dice of a finished game
#[derive(ClapArgs)]
#[command(
    long_about = "Reads a file of records and repeats every draw and shuffle from the referee's seed and the players' \
    contributions. It checks that the seed is the one that was committed to before the game, and that it gives each \
    recorded shuffle.\n\n\
    A record that cannot be checked, or that does not match, is reported; the exit code is then 1."
)]
#[command(after_long_help = help::examples("verify"))]
pub(crate) struct Args {
    /// The file of records, or - for standard input
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
