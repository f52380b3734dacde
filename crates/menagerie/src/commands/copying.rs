//! What `move`, `backup` and `restore` have in common.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args as ClapArgs;
use serde_json::{Value, json};
use server::store::{Copied, CopyError, Place, Step, StoreError};

use crate::{
    commands::serve::{create_folder_of, data_file, database},
    data_lock::DataLock,
    failure::{Failure, Result},
    progress::Progress,
    refusal::Reason,
};

/// Where a server keeps its data, given by the same options as for `serve`.
#[derive(ClapArgs)]
pub(crate) struct PlaceArgs {
    /// Data file [default: menagerie.db in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of a data file
    ///
    /// The URL has the form `postgres://user:password@host/database`. If the URL has a password, do not use
    /// this option, because other accounts on this machine can read the command line. Write the whole URL
    /// into the environment variable `MENAGERIE_DATABASE` instead.
    #[arg(long, value_name = "URL", env = "MENAGERIE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl PlaceArgs {
    pub(crate) fn place(&self) -> Result<Place> {
        match database(self.database.as_deref(), self.data.as_deref())? {
            Some(url) => Ok(Place::Database(url)),
            None => Ok(Place::File(data_file(self.data.clone())?)),
        }
    }
}

/// Locks the file that is about to be written, so that no server uses it. Creates its folder. Returns `None`
/// for a database.
pub(crate) fn lock_target(to: &Place) -> Result<Option<DataLock>> {
    let Place::File(file) = to else { return Ok(None) };
    create_folder_of(file)?;
    DataLock::take_or(file, || Reason::TargetHeld { place: file.display().to_string() }).map(Some)
}

/// Shows the progress on standard error.
pub(crate) fn show(progress: &mut Progress, step: Step, done: u64, all: u64) {
    let doing = match step {
        Step::Copy => "copying",
        Step::Verify => "verifying",
    };
    progress.update(|| format!("{doing}: {done} of {all} log entries"));
}

/// Turns an error of copying into a refusal that names the source or the target.
pub(crate) fn refuse(error: &CopyError, from: &impl ToString, to: &impl ToString) -> Failure {
    let text = error.to_string();
    let (from, to) = (from.to_string(), to.to_string());
    Failure::from(match error {
        CopyError::Source(StoreError::InUse) => Reason::SourceHeld { place: from },
        CopyError::Target(StoreError::InUse) => Reason::DatabaseInUse { place: to },
        CopyError::Target(StoreError::NotEmpty) => Reason::TargetUsed { place: to },
        CopyError::Source(_) => Reason::CopySource { place: from, error: text },
        CopyError::Target(_) => Reason::CopyTarget { place: to, error: text },
        CopyError::Damaged(_) => Reason::DataDamaged { place: from, error: text },
        CopyError::Different(_) => Reason::CopyDiffers { place: to, error: text },
    })
}

/// Says what was copied and verified.
pub(crate) fn report(copied: &Copied, from: &impl ToString, to: &impl ToString, as_json: bool) -> Result {
    let mut out = io::stdout();
    if as_json {
        writeln!(out, "{}", object(copied, from, to))?;
        return Ok(());
    }
    let Copied { tables, entries, .. } = copied;
    writeln!(out, "Copied {tables} tables with {entries} log entries to {}.", to.to_string())?;
    writeln!(out, "Every table was replayed, and what was read back is what was written.")?;
    writeln!(out, "SHA-256 of everything: {}", hex(copied))?;
    Ok(())
}

/// What was copied, as a JSON object.
pub(crate) fn object(copied: &Copied, from: &impl ToString, to: &impl ToString) -> Value {
    json!({
        "from": from.to_string(),
        "to": to.to_string(),
        "tables": copied.tables,
        "entries": copied.entries,
        "digest": hex(copied),
    })
}

/// The SHA-256 of everything that was copied, in hexadecimal digits.
pub(crate) fn hex(copied: &Copied) -> String {
    copied.digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
