//! `menagerie backup`

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use clap::Args as ClapArgs;
use server::store::{self, Place};

use crate::{
    cli::Format,
    commands::{
        copying::{PlaceArgs, object, refuse, show},
        serve::runtime,
    },
    failure::{Failure, Result},
    files::is_same_file,
    help,
    progress::Progress,
    refusal::Reason,
};

/// Copy the server's data to a file, even while it runs
#[derive(ClapArgs)]
#[command(
    long_about = "Writes to a new file everything that the server stores, such as the logs of all games, the \
    players' names and the hashes of their tokens. The copy shows the data at one moment, and servers may keep \
    running. The backup has the same format, whether the server uses a data file or a database. It also \
    contains digests of the data, by which `menagerie restore` notices if the file was changed or \
    damaged.\n\n\
    The command replays the game at every table. If a game is damaged, the command still writes the backup, \
    but its exit code is 1."
)]
#[command(after_long_help = help::examples("backup"))]
pub(crate) struct Args {
    /// The file to create
    file: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    place: PlaceArgs,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args) -> Result {
    let from = args.place.place()?;
    let mut same = false;
    if let Place::File(data) = &from {
        if !data.exists() {
            return Err(Reason::DataMissing { file: data.display().to_string() }.into());
        }
        same = is_same_file(&args.file, data);
    }
    if args.file.exists() && (!args.force || same) {
        return Err(Reason::FileExists { file: args.file.display().to_string() }.into());
    }
    // Write to a temporary file first, so that the copy replaces an older one only when it is complete.
    let mut part = args.file.clone().into_os_string();
    part.push(".part");
    let part = PathBuf::from(part);
    if args.force && part.exists() {
        fs::remove_file(&part).map_err(|error| Failure::file(&part, &error))?;
    }
    if part.exists() {
        return Err(Reason::FileExists { file: part.display().to_string() }.into());
    }
    let mut progress = Progress::new();
    let copied = runtime()?.block_on(store::backup(&from, &part, &mut |step, done, all| {
        show(&mut progress, step, done, all);
    }));
    progress.clear();
    let copied = copied.map_err(|error| refuse(&error, &from, &part.display()))?;
    fs::rename(&part, &args.file).map_err(|error| Failure::file(&args.file, &error))?;
    if args.format.json {
        writeln!(io::stdout(), "{}", object(&copied, &from, &args.file.display()))?;
    }
    if copied.damages.is_empty() {
        return Ok(());
    }
    let sentences: Vec<_> = copied.damages.iter().map(ToString::to_string).collect();
    Err(Reason::BackupDamaged { place: from.to_string(), error: sentences.join("; ") }.into())
}
