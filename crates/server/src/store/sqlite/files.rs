//! The files of a store: the data file, and beside it the write-ahead log and its index.
//!
//! SQLite keeps them open and does not notice when somebody removes or replaces them. Anything committed
//! after that is lost when the last connection closes.

use std::{
    fs::{self, Metadata, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use crate::store::StoreError;

/// The files of an open store as they were when it was opened.
pub(super) struct Files {
    files: Vec<(PathBuf, FileId)>,
    /// Whether one of the files was missing at the last check.
    gone: bool,
}

impl Files {
    /// Notes the files of a store. The store must be open already, because only then do all of its files exist.
    pub(super) fn of(data: &Path) -> io::Result<Files> {
        // Watch the data file under the given name: if the name is a link, somebody may remove the link.
        let paths = [data.to_owned(), with_suffix(data, "-wal")?, with_suffix(data, "-shm")?];
        let identify = |path: PathBuf| Ok((fs::metadata(&path)?, path));
        let files = paths.into_iter().map(identify).collect::<io::Result<Vec<_>>>()?;
        let files = files.into_iter().map(|(file, path)| (path, file_id(&file))).collect();
        Ok(Files { files, gone: false })
    }

    /// Checks that every file is still where it was.
    pub(super) fn check(&mut self) -> Result<(), StoreError> {
        let is_there =
            |(path, id): &(PathBuf, FileId)| fs::metadata(path).is_ok_and(|file| file_id(&file) == *id);
        let gone = self.files.iter().find(|file| !is_there(file));
        match (gone, self.gone) {
            (Some((path, _)), false) => {
                let file = path.display();
                tracing::error!(%file, "removed or replaced while the server runs; nothing is stored");
            }
            (None, true) => tracing::warn!("the data file is back"),
            (Some(_), true) | (None, false) => {}
        }
        self.gone = gone.is_some();
        if self.gone { Err(StoreError::Gone) } else { Ok(()) }
    }
}

/// Identifies a file. Another file that takes its place under the same name has another id.
#[cfg(unix)]
type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(file: &Metadata) -> FileId {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

/// On other systems, nobody can remove or replace an open file.
#[cfg(not(unix))]
type FileId = ();

#[cfg(not(unix))]
fn file_id(_: &Metadata) -> FileId {}

/// Returns the path of the write-ahead log or of its index. SQLite names them after the file itself, not
/// after a link to it.
pub(super) fn with_suffix(data: &Path, suffix: &str) -> io::Result<PathBuf> {
    let mut path = fs::canonicalize(data)?.into_os_string();
    path.push(suffix);
    Ok(path.into())
}

/// Creates an empty file that only its owner can read. SQLite gives the files beside it the same permissions.
/// An existing file is an error if `new` is set, and is left as it is otherwise.
pub(super) fn create_private(path: &Path, new: bool) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true).create_new(new);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path).map(drop)
}

/// Removes the permissions of everybody but the owner from a store's files.
pub(super) fn make_private(data: &Path) {
    #[cfg(unix)]
    for suffix in ["", "-wal", "-shm"] {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let Ok(path) = with_suffix(data, suffix) else { continue };
        let Ok(file) = fs::metadata(&path) else { continue };
        let others = file.mode() & 0o077;
        let private = fs::Permissions::from_mode(file.mode() & 0o700);
        if others != 0
            && let Err(error) = fs::set_permissions(&path, private)
        {
            tracing::warn!(file = %path.display(), %error, "others may read what players keep secret");
        }
    }
    #[cfg(not(unix))]
    let _ = data;
}

/// Logs a warning if the last server left a write-ahead log behind.
pub(super) fn report_log(data: &Path) {
    let log = with_suffix(data, "-wal").and_then(|path| Ok((fs::metadata(&path)?.len(), path)));
    if let Ok((bytes @ 1.., path)) = log {
        let file = path.display();
        tracing::warn!(%file, bytes, "the last server did not end in order; here is what it stored last");
    }
}
