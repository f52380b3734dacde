//! `menagerie verify`

use std::{
    io::{self, Write},
    path::PathBuf,
};

use book::Book;
use clap::Args as ClapArgs;
use dice::{Contributions, Verified};
use serde_json::json;

use crate::{
    cli::Format,
    failure::{Failure, Result},
    help,
    record_file::read_records,
};

/// Check the draws and shuffles of a finished game
#[derive(ClapArgs)]
#[command(long_about = "Reads a file of records and checks the draws and shuffles of each game. They \
    follow from the referee's seed and the players' contributions (a secret random number from each person). \
    The command checks that the seed and the contributions match the commitments, which are fingerprints \
    published before the game. Then it repeats every draw and shuffle, and compares it with the record.\n\n\
    If a record cannot be checked or does not match, the command says so, and the exit code is 1.")]
#[command(after_long_help = help::examples("verify"))]
pub(crate) struct Args {
    /// The file of records, or - for standard input
    file: PathBuf,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let mut out = io::stdout().lock();
    let mut all_verified = true;
    for (i, record) in read_records(&args.file, book)?.iter().enumerate() {
        let number = i + 1;
        let verified = match record {
            Ok(record) => dice::verify(record).map_err(|unverified| unverified.to_string()),
            Err(error) => Err(error.message(book)),
        };
        all_verified &= verified.is_ok();
        let line = match (verified, args.format.json) {
            (Ok(verified), false) => format!("record {number}: {}", sentence(verified)),
            (Err(reason), false) => format!("record {number}: {reason}"),
            (Ok(Verified { deals, contributions }), true) => json!({
                "record": number,
                "verified_chance_actions": deals,
                "contributions": match contributions {
                    Contributions::None => "none",
                    Contributions::Committed => "committed",
                    Contributions::Uncommitted => "uncommitted",
                },
            })
            .to_string(),
            (Err(reason), true) => json!({"record": number, "unverified": reason}).to_string(),
        };
        writeln!(out, "{line}")?;
    }
    if all_verified { Ok(()) } else { Err(Failure::Reported) }
}

/// What `verify` and `replay` say about a record if its deals follow from its seed.
pub(super) fn sentence(Verified { deals, contributions }: Verified) -> String {
    let follow = format!("all {deals} chance actions follow from the seed");
    match contributions {
        Contributions::None => follow,
        Contributions::Committed => format!("{follow} and the numbers that the seats committed to"),
        Contributions::Uncommitted => format!("{follow} and the seats' numbers, which were not committed to"),
    }
}
