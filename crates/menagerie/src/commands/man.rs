//! `menagerie man`

use std::{fs, path::PathBuf};

use clap::{Args as ClapArgs, CommandFactory};

use crate::{
    cli::Cli,
    failure::{Failure, Result},
    help,
};

/// Write man pages into a folder
#[derive(ClapArgs)]
#[command(long_about = "Writes the help of the program and of each subcommand as man pages: menagerie.1, \
    menagerie-serve.1 and so on. The command creates the folder if it does not exist, and replaces existing \
    man pages.\n\n\
    Your system's man command finds the pages if the folder is called man1 and lies in a folder where man \
    looks, for example /usr/local/share/man/man1.")]
#[command(after_long_help = help::examples("man"))]
pub(crate) struct Args {
    /// The folder to write to
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result {
    let folder = &args.folder;
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    let command = Cli::command().version(version::VERSION);
    clap_mangen::generate_to(command, folder).map_err(|error| Failure::file(folder, &error))
}
