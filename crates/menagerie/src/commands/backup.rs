//! `menagerie backup`

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use clap::Args as ClapArgs;
use serde_json::json;
use server::store;

use crate::{
    cli::Format,
    commands::serve::{data_file, runtime},
    failure::{Failure, Result},
    files::is_same_file,
    help,
    refusal::Reason,
};

/// Copy the server's data to a file, even while it runs
#[derive(ClapArgs)]
#[command(
    long_about = "Writes everything the server stores to a new file: the logs of all games, the players' \
    names and the hashes of their tokens. The copy is a snapshot, and the server may keep running. To \
    restore the data, start a server with the copy."
)]
#[command(after_long_help = help::examples("backup"))]
pub(crate) struct Args {
    /// The file to create
    file: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
    /// The server's data file, if it is not the default one
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) format: Format,
}

pub(crate) fn run(args: &Args) -> Result {
    let data = data_file(args.data.clone())?;
    if !data.exists() {
        return Err(Reason::DataMissing { file: data.display().to_string() }.into());
    }
    if args.file.exists() && (!args.force || is_same_file(&args.file, &data)) {
        return Err(Reason::FileExists { file: args.file.display().to_string() }.into());
    }
    // The copy takes the place of an older one only once it is whole.
    let mut part = args.file.clone().into_os_string();
    part.push(".part");
    let part = PathBuf::from(part);
    if args.force && part.exists() {
        fs::remove_file(&part).map_err(|error| Failure::file(&part, &error))?;
    }
    runtime()?
        .block_on(store::backup(&data, &part))
        .map_err(|error| Reason::Backup { file: data.display().to_string(), error: error.to_string() })?;
    fs::rename(&part, &args.file).map_err(|error| Failure::file(&args.file, &error))?;
    if args.format.json {
        writeln!(
            io::stdout(),
            "{}",
            json!({"data": data.display().to_string(), "backup": args.file.display().to_string()})
        )?;
    }
    Ok(())
}
