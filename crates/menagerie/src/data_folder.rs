//! Where the program keeps what outlasts it: the folder for data that the system gives a person.

use std::{env, path::PathBuf};

use crate::failure::Failure;

/// `given`, or else this name in the program's data folder.
///
/// # Errors
/// Where the system has no such folder: `flag` is what to say instead.
pub(crate) fn or_data_folder(given: Option<PathBuf>, name: &str, flag: &str) -> Result<PathBuf, Failure> {
    given.or_else(|| folder().map(|folder| folder.join("menagerie").join(name))).ok_or_else(|| {
        Failure::Usage(format!("there is no data folder: say with {flag} where things are kept"))
    })
}

fn folder() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")))
    }
}
