//! `menagerie move`

use std::path::PathBuf;

use clap::Args as ClapArgs;
use server::store::{self, Place};

use crate::{
    cli::Format,
    commands::{
        copying::{lock_target, refuse, report, show},
        serve::runtime,
    },
    data_lock::DataLock,
    failure::{Failure, Result},
    help,
    progress::Progress,
    refusal::Reason,
};

/// Copy all data of a server to another data file or PostgreSQL database
#[derive(ClapArgs)]
#[command(
    long_about = "Copies all data of a server from one place to an empty one. A place is a data file or the \
    URL of a PostgreSQL database. The command replays the game at every table. Then it reads everything back \
    from the new place and compares it with the old place. The old place stays as it is.\n\n\
    During the copy, no server may use the old place (except with --snapshot). What a server stores there \
    during the copy would be missing from the new place. Until the copy is finished, no server starts with \
    the new place. If the command is interrupted, run it again: it starts over."
)]
#[command(after_long_help = help::examples("move"))]
pub(crate) struct Args {
    /// Where the data is: a data file, or `postgres://user:password@host/database`
    ///
    /// If the URL has a password, do not use this option, because other accounts on this machine can read the
    /// command line. Write the whole URL into the environment variable `MENAGERIE_FROM` instead.
    #[arg(long, value_name = "FILE|URL", env = "MENAGERIE_FROM", hide_env_values = true)]
    from: String,
    /// Where the copy goes: a new file, or an empty database
    ///
    /// If the URL has a password, write the whole URL into the environment variable `MENAGERIE_TO` instead.
    #[arg(long, value_name = "FILE|URL", env = "MENAGERIE_TO", hide_env_values = true)]
    to: String,
    /// Copy the data as it is now, even if servers use it; what the servers store later is not copied
    #[arg(long)]
    snapshot: bool,
    #[command(flatten)]
    pub(crate) format: Format,
}

/// The place that an option names. An error does not repeat a URL, because it may contain a password.
fn place(option: &str, text: &str) -> Result<Place> {
    if text.contains("://") {
        let url = text.parse().map_err(|error| Failure::Usage(format!("{option}: {error}")))?;
        return Ok(Place::Database(url));
    }
    Ok(Place::File(PathBuf::from(text)))
}

pub(crate) fn run(args: &Args) -> Result {
    let (from, to) = (place("--from", &args.from)?, place("--to", &args.to)?);
    if let Place::File(file) = &from
        && !file.exists()
    {
        return Err(Reason::CopySource {
            place: file.display().to_string(),
            error: "there is no such file".to_owned(),
        }
        .into());
    }
    let _source = match &from {
        Place::File(file) if !args.snapshot => {
            Some(DataLock::take_or(file, || Reason::SourceHeld { place: file.display().to_string() })?)
        }
        _ => None,
    };
    let _target = lock_target(&to)?;
    let mut progress = Progress::new();
    let copied = runtime()?.block_on(store::copy(&from, &to, args.snapshot, &mut |step, done, all| {
        show(&mut progress, step, done, all);
    }));
    progress.clear();
    report(&copied.map_err(|error| refuse(&error, &from, &to))?, &from, &to, args.format.json)
}
