//! The lock that keeps a second server from the data file.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
};

use crate::{
    failure::{Failure, Result},
    refusal::Reason,
};

/// Keeps other servers from using a data file until this value is dropped. If two servers used it, neither
/// would see the other's changes to a table. The system releases the lock however the program ends.
pub(crate) struct DataLock {
    _beside: File,
    _itself: File,
}

impl DataLock {
    /// Creates the data file if there is none, and locks it.
    ///
    /// # Errors
    /// Another server has the lock, or the file cannot be used.
    pub(crate) fn take(data: &Path) -> Result<DataLock> {
        DataLock::take_or(data, || Reason::DataInUse { file: data.display().to_string() })
    }

    /// Like [`take`](DataLock::take), but refuses with `in_use` if another program has the lock.
    ///
    /// # Errors
    /// Another program has the lock, or the file cannot be used.
    pub(crate) fn take_or(data: &Path, in_use: impl Fn() -> Reason) -> Result<DataLock> {
        let itself = open(data).map_err(|error| Failure::file(data, &error))?;

        // Every system can lock a separate file. This lock file is never removed, because another server may
        // have opened it already.
        let mut path = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned()).into_os_string();
        path.push("-lock");
        let path = PathBuf::from(path);
        let beside = open(&path).map_err(|error| Failure::file(&path, &error))?;
        beside.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Failure::from(in_use()),
            TryLockError::Error(error) => Failure::file(&path, &error),
        })?;
        // The lock file is not enough: somebody may remove it, and a hard link to the data file has another
        // lock file beside it.
        if !lock_itself(&itself).map_err(|error| Failure::file(data, &error))? {
            return Err(in_use().into());
        }
        Ok(DataLock { _beside: beside, _itself: itself })
    }
}

/// Opens a file for appending. If there is none, creates it so that only its owner can read it.
fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

/// Locks the data file itself, whatever its name. Returns `false` if another program has locked it.
///
/// SQLite itself locks some bytes of the data file. This function locks the byte after them. The lock belongs
/// to the handle `data` and not to the process, so it survives when SQLite closes its own handle of the file.
#[cfg(target_os = "linux")]
fn lock_itself(data: &File) -> io::Result<bool> {
    use nix::{
        errno::Errno,
        fcntl::{FcntlArg, fcntl},
        libc,
    };

    /// The first byte after those that SQLite locks: `SHARED_FIRST + SHARED_SIZE` (`os.h`).
    const BYTE: libc::off_t = 0x4000_0000 + 0x200;

    let lock = libc::flock {
        l_type: libc::F_WRLCK as libc::c_short,
        l_whence: libc::SEEK_SET as libc::c_short,
        l_start: BYTE,
        l_len: 1,
        l_pid: 0,
    };
    match fcntl(data, FcntlArg::F_OFD_SETLK(&lock)) {
        Ok(_) => Ok(true),
        Err(Errno::EAGAIN | Errno::EACCES) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Does nothing on other systems: every lock that they have would interfere with SQLite's own locks.
#[cfg(not(target_os = "linux"))]
fn lock_itself(_: &File) -> io::Result<bool> {
    Ok(true)
}
