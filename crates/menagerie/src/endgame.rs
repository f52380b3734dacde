//! The command-line arguments that concern endgame tables.

use std::{fs, path::PathBuf};

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, error::Error, value_parser};

use crate::{
    data_folder::or_data_folder,
    failure::{Failure, Result},
    games,
};

/// The folder of tables and proofs.
#[derive(Args)]
pub(crate) struct FolderArgs {
    /// Folder of tables and proofs [default: `tables` in your data folder]
    #[arg(long, value_name = "DIR", global = true)]
    tables: Option<PathBuf>,
}

impl FolderArgs {
    /// The path of the folder.
    pub(crate) fn path(&self) -> Result<PathBuf> {
        or_data_folder(self.tables.clone(), "tables", "--tables")
    }

    /// Refuses a folder that the user named but that does not exist. The default folder need not exist.
    pub(crate) fn check_exists(&self) -> Result {
        let Some(path) = &self.tables else { return Ok(()) };
        fs::read_dir(path).map(|_| ()).map_err(|error| Failure::file(path, &error))
    }
}

/// The size limits given on the command line. Each game with endgame tables has its own option for the size,
/// such as `--stones`.
pub(crate) struct TableSizes(Vec<(&'static str, u16)>);

impl TableSizes {
    /// The size given for this unit, if it is the only size given.
    pub(crate) fn only(&self, unit: &str) -> Option<usize> {
        match self.0[..] {
            [(given, size)] if given == unit => Some(usize::from(size)),
            _ => None,
        }
    }
}

impl Args for TableSizes {
    fn augment_args(command: Command) -> Command {
        games::all_tables().fold(command, |command, tables| {
            let sizes = tables.sizes();
            let parser = value_parser!(u16).range(i64::from(*sizes.start())..=i64::from(*sizes.end()));
            let option = Arg::new(tables.unit()).long(tables.unit()).value_name("N").help(tables.help());
            command.arg(option.value_parser(parser).conflicts_with("position"))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        TableSizes::augment_args(command)
    }
}

impl FromArgMatches for TableSizes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<TableSizes, Error> {
        let units = games::all_tables().map(games::TableSet::unit);
        Ok(TableSizes(units.filter_map(|unit| Some((unit, *matches.get_one(unit)?))).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = TableSizes::from_arg_matches(matches)?;
        Ok(())
    }
}
