//! The folder in which the system keeps a user's application data.

use std::{env, path::PathBuf};

use crate::failure::{Failure, Result};

/// Returns `given`, or the path `name` in the program's data folder if nothing is given.
///
/// # Errors
/// The system has no data folder. The message recommends the option `flag`.
pub(crate) fn or_data_folder(given: Option<PathBuf>, name: &str, flag: &str) -> Result<PathBuf> {
    given
        .or_else(|| folder().map(|folder| folder.join("menagerie").join(name)))
        .ok_or_else(|| Failure::Usage(format!("there is no data folder; choose a place with {flag}")))
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
