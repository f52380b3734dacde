//! `menagerie restore`

use std::path::PathBuf;

use clap::Args as ClapArgs;
use server::store;

use crate::{
    cli::Format,
    commands::{
        copying::{PlaceArgs, lock_target, refuse, report, show},
        serve::runtime,
    },
    failure::{Failure, Result, eprint},
    help,
    progress::Progress,
};

/// Restore a backup into a new data file or an empty database
#[derive(ClapArgs)]
#[command(
    long_about = "Restores the data from a file that `menagerie backup` wrote. The command checks the file \
    against the digests in it, and replays the game at every table. It writes everything to a new data file \
    or an empty database. Then it reads everything back from there and compares it with the backup. The \
    command reports success only if all of these steps succeed.\n\n\
    The command never overwrites data. Until everything is restored, no server starts with the new data. If \
    the command is interrupted, run it again: it starts over."
)]
#[command(mut_arg("data", |arg| arg.help("The new data file [default: menagerie.db in your data folder]")))]
#[command(mut_arg("database", |arg| {
    arg.help("An empty PostgreSQL database, in place of a new data file").long_help(
        "An empty PostgreSQL database, in place of a new data file\n\n\
        The URL has the form `postgres://user:password@host/database`. If the URL has a password, do not use \
        this option, because other accounts on this machine can read the command line. Write the whole URL \
        into the environment variable `MENAGERIE_DATABASE` instead.",
    )
}))]
#[command(after_long_help = help::examples("restore"))]
pub(crate) struct Args {
    /// The file that `menagerie backup` wrote
    backup: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args) -> Result {
    let to = args.place.place()?;
    let from = args.backup.display();
    if let Err(error) = std::fs::File::open(&args.backup) {
        return Err(Failure::file(&args.backup, &error));
    }
    let _target = lock_target(&to)?;
    let mut progress = Progress::new();
    let restored = runtime()?.block_on(store::restore(&args.backup, &to, &mut |step, done, all| {
        show(&mut progress, step, done, all);
    }));
    progress.clear();
    let restored = restored.map_err(|error| refuse(&error, &from, &to))?;
    if !restored.sealed {
        eprint(&format!(
            "{from} contains no digests: a server has used it, or an older version wrote it. So changes of \
             single letters would not have been found."
        ));
    }
    report(&restored, &from, &to, args.format.json)
}
