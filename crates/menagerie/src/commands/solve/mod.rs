//! `menagerie solve`

pub(crate) mod proofs;
mod strategy;
mod within;

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use book::Book;
use certificate::MOST_PLIES;
use clap::{Args as ClapArgs, value_parser};
use serde_json::Value;

use crate::{
    cli::{Format, GameArgs},
    endgame::FolderArgs,
    failure::Result,
    files::check_free,
    games, help, interrupt,
    refusal::Reason,
    threads::ThreadsArg,
};

/// Prove what a position is worth
#[derive(ClapArgs)]
#[command(long_about = help::SOLVE)]
#[command(after_long_help = help::examples("solve"))]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Prove only the value of the position: show neither the values of the first moves nor a line of play
    #[arg(long)]
    value_only: bool,
    /// Prove only whether a player can force a win within N plies, at most 99
    #[arg(long, value_name = "N", conflicts_with_all = ["value_only", "certificate"])]
    #[arg(value_parser = value_parser!(u32).range(1..=i64::from(MOST_PLIES)))]
    within: Option<u32>,
    /// Ignore the tables and proofs of earlier runs, and save none of this run
    #[arg(long)]
    fresh: bool,
    /// Write a certificate to this file: a proof for `menagerie check`
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    /// Replace the file of --certificate if it exists
    #[arg(long, requires = "certificate")]
    force: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    folder: FolderArgs,
    /// Memory to use, such as 512M or 4G
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = bytes)]
    max_memory: usize,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// Parses a number of bytes: a number that may end in K, M or G.
fn bytes(text: &str) -> Result<usize, String> {
    let (digits, shift) = match text.as_bytes() {
        [digits @ .., b'K'] => (digits.len(), 10),
        [digits @ .., b'M'] => (digits.len(), 20),
        [digits @ .., b'G'] => (digits.len(), 30),
        all => (all.len(), 0),
    };
    let number: Option<usize> = text.get(..digits).and_then(|digits| digits.parse().ok());
    number
        .and_then(|number| number.checked_mul(1 << shift))
        .ok_or_else(|| "expected a size, such as 512M or 4G".to_owned())
}

pub(crate) fn run(args: &Args, book: &Book) -> Result {
    let began = Instant::now();
    interrupt::stop_work();
    let game = args.game.game(book)?;
    if game.spec().is_hidden() {
        return Err(Reason::SolveHidden.into());
    }
    if let Some(file) = &args.certificate {
        games::certifies(game.spec())?;
        check_free(file, args.force)?;
    }
    let position = game.position().filter(|_| game.outcome().is_none()).ok_or(Reason::SolveOver)?;
    games::solve(&game, &Task { args, position: &position, began })
}

/// A task for a game's solver.
pub(crate) struct Task<'a> {
    args: &'a Args,
    position: &'a str,
    began: Instant,
}

impl Task<'_> {
    /// The position to solve, as text.
    pub(crate) fn position(&self) -> &str {
        self.position
    }

    /// Whether only the value is wanted, without the values of the first moves and a line of play.
    pub(crate) fn value_only(&self) -> bool {
        self.args.value_only
    }

    /// The value of `--within`: the maximum number of plies to the win. `None` if the option is not given.
    pub(crate) fn within(&self) -> Option<u32> {
        self.args.within
    }

    /// Whether to ignore the tables and proofs of earlier runs, and to keep none of this run.
    pub(crate) fn fresh(&self) -> bool {
        self.args.fresh
    }

    /// The folder of tables and proofs.
    pub(crate) fn folder(&self) -> &FolderArgs {
        &self.args.folder
    }

    /// The path of the folder of tables and proofs; `None` if it must not be used.
    pub(crate) fn kept(&self) -> Result<Option<PathBuf>> {
        if self.fresh() { Ok(None) } else { self.args.folder.path().map(Some) }
    }

    /// The file to which a certificate is written, if one is wanted.
    pub(crate) fn certificate(&self) -> Option<&Path> {
        self.args.certificate.as_deref()
    }

    pub(crate) fn threads(&self) -> usize {
        self.args.threads.number()
    }

    /// The memory to use, in bytes.
    pub(crate) fn max_memory(&self) -> usize {
        self.args.max_memory
    }

    pub(crate) fn as_json(&self) -> bool {
        self.args.format.json
    }

    /// Seconds since the command began.
    pub(crate) fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }
}

/// Adds the fields that every JSON answer ends with: nodes, seconds, whether the value is proven, and its
/// bounds if they differ.
pub(crate) fn close(object: &mut Value, nodes: u64, seconds: f64, [lower, upper]: [i32; 2]) {
    object["nodes"] = nodes.into();
    object["seconds"] = ((seconds * 1000.0).round() / 1000.0).into();
    object["proven"] = (lower == upper).into();
    if lower != upper {
        object["lower"] = lower.into();
        object["upper"] = upper.into();
    }
}
