//! Files that are written.

use std::{fs, io, path::Path};

/// Writes a file so that at any time either the old or the new one is there.
pub(crate) fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    if fs::metadata(file).is_ok_and(|there| !there.is_file()) {
        // A device or a pipe is written to, not replaced.
        return fs::write(file, text);
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    fs::write(&part, text)?;
    fs::rename(&part, file)
}
