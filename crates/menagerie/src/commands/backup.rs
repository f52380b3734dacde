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
    failure::Result,
    help,
    refusal::Reason,
};

/// Copy the server's data to a file, even while it runs
#[derive(ClapArgs)]
#[command(
    long_about = "Writes everything the server stores to a new file: the logs of all tables, the players' \
    names and the hashes of their tokens. The copy is a snapshot, and the server may keep running. To \
    restore it, start the server with that file."
)]
#[command(after_long_help = help::examples("backup"))]
pub(crate) struct Args {
    /// The file to create; an existing file is not overwritten
    file: PathBuf,
    /// The server's data file, if it is not the default one
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args) -> Result {
    let data = data_file(args.data.clone())?;
    if args.file.exists() {
        return Err(Reason::BackupExists { file: args.file.display().to_string() }.into());
    }
    runtime()?
        .block_on(store::backup(&data, &args.file))
        .map_err(|error| Reason::Backup { file: data.display().to_string(), error: error.to_string() })?;
    if args.format.json {
        writeln!(
            io::stdout(),
            "{}",
            json!({"data": data.display().to_string(), "backup": args.file.display().to_string()})
        )?;
    }
    Ok(())
}
