//! Checks and writes output files.

use std::{
    fs::{self, File, Metadata},
    io::{self, ErrorKind, Write},
    path::Path,
};

use crate::{
    failure::{Failure, Result},
    refusal::Reason,
};

/// Refuses a file in a missing folder and, unless `force` is set, a file that is not empty. All commands that
/// write to a named file call this before they begin to work. Devices and pipes are never refused.
pub(crate) fn check_free(file: &Path, force: bool) -> Result {
    match fs::metadata(file) {
        Ok(found) if !force && found.is_file() && found.len() > 0 => {
            Err(Reason::FileExists { file: file.display().to_string() }.into())
        }
        Err(error) if file.parent().is_some_and(|folder| folder != "" && !folder.is_dir()) => {
            Err(Failure::file(file, &error))
        }
        _ => Ok(()),
    }
}

/// Whether two names lead to the same file.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// Writes a file atomically where possible: at any time, the file has either the old or the new content.
pub(crate) fn write_whole(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let content = content.as_ref();
    let old = match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        old => Some(old?),
    };
    // Devices, pipes and files named by an open descriptor are written to, not replaced.
    let opened = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc/self/fd"];
    if opened.iter().any(|opened| file.starts_with(opened)) || old.as_ref().is_some_and(|old| !old.is_file())
    {
        return File::options().append(true).open(file)?.write_all(content);
    }
    if old.is_none() && file.is_symlink() {
        // The link leads to a missing file, so there is no old content to lose.
        return fs::write(file, content);
    }
    // Follow a link instead of replacing it.
    let target = fs::canonicalize(file);
    let file = target.as_deref().unwrap_or(file);
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    match replace(file, old.as_ref(), &part, content) {
        // The folder may be read-only, or the file may be a mount point.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem | ErrorKind::ResourceBusy
            ) =>
        {
            fs::write(file, content)
        }
        replaced => replaced,
    }
}

/// Writes a new file with the permissions of the old one, and moves it into place.
fn replace(file: &Path, old: Option<&Metadata>, part: &Path, content: &[u8]) -> io::Result<()> {
    let mut new = File::create(part)?;
    let private = old.map_or(Ok(()), |old| new.set_permissions(old.permissions()));
    let written = private.and_then(|()| new.write_all(content));
    drop(new);
    written.and_then(|()| fs::rename(part, file)).inspect_err(|_| {
        // Report the first error, even if the file cannot be removed either.
        let _ = fs::remove_file(part);
    })
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
    fn a_link_is_followed_and_permissions_stay() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("games.txt"), folder.path().join("link.txt"));
        symlink(&file, &link).unwrap();
        write_whole(&link, "old").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        write_whole(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
