//! Files that are written.

use std::{fs, io, path::Path};

/// Writes a file so that at any time either the old or the new one is there, if its folder allows that.
pub(crate) fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    // What a link leads to is written, not the link.
    let there = fs::canonicalize(file);
    let file = there.as_deref().unwrap_or(file);
    let old = fs::metadata(file).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        // A device or a pipe is written to, not replaced.
        return fs::write(file, text);
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    match fs::write(&part, text) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return fs::write(file, text),
        written => written?,
    }
    if let Some(old) = old {
        fs::set_permissions(&part, old.permissions())?;
    }
    fs::rename(&part, file)
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::{
        fs,
        os::unix::fs::{PermissionsExt, symlink},
    };

    use super::write_whole;

    #[test]
    fn a_link_leads_to_what_is_written_and_its_mode_stays() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("games.txt"), folder.path().join("link.txt"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&file, &link).unwrap();
        write_whole(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
