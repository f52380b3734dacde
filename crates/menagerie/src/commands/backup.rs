//! `menagerie backup`

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args as ClapArgs;
use serde_json::json;
use server::store;

use crate::{
    cli::Format,
    commands::serve::{data_file, runtime},
    failure::{Done, Failure},
};

/// Copy the server's tables to a file, while it may be running
#[derive(ClapArgs)]
#[command(
    long_about = "Writes all that the server keeps - the logs of all tables, the players' names, the hashes of their tokens - to a new file, as \
    it is at one moment. The server may go on meanwhile. To go back, start the server with that file."
)]
#[command(after_long_help = "Examples:\n  menagerie backup tables-2026-11-20.db\n  \
    menagerie serve --data tables-2026-11-20.db")]
pub(crate) struct Args {
    /// The new file; one that is there already is left alone
    file: PathBuf,
    /// The server's file, if it is not the usual one
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args) -> Done {
    let data = data_file(args.data.clone())?;
    if args.file.exists() {
        return Err(Failure::refused("backup-exists", format!("{} is there already.", args.file.display())));
    }
    runtime()?
        .block_on(store::backup(&data, &args.file))
        .map_err(|failure| Failure::refused("backup", format!("{}: {failure}", data.display())))?;
    if args.format.json {
        writeln!(
            io::stdout(),
            "{}",
            json!({"data": data.display().to_string(), "backup": args.file.display().to_string()})
        )?;
    }
    Ok(())
}
