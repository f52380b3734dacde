//! Writes games with the findings as comments to a file, even if the analysis is interrupted.

use std::{
    fs::{self, OpenOptions},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use rules::record::{Ply, Record};

use crate::{
    failure::{Failure, Result, eprint},
    files::write_whole,
    interrupt,
};

/// The games with the comments found so far. They are written at the end, or when an interrupt ends the
/// program.
pub(super) struct Annotated {
    path: PathBuf,
    records: Arc<Mutex<Vec<Record>>>,
}

impl Annotated {
    /// Begins with the games as they are, without new comments.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn new<'a>(path: &Path, records: impl Iterator<Item = &'a Record>) -> Result<Annotated> {
        let records = Arc::new(Mutex::new(records.cloned().collect()));
        let annotated = Annotated { path: path.to_owned(), records };
        // Do not try out a pipe: to its reader, opening and closing it would look like its end. If nobody
        // reads it, opening it would block, and so would writing to it at an interrupt.
        if fs::metadata(path).is_ok_and(|file| !file.is_file() && !file.is_dir()) {
            return Ok(annotated);
        }
        let writable = OpenOptions::new().append(true).create(true).open(path);
        writable.map_err(|error| Failure::file(path, &error))?;
        let (file, kept) = (path.to_owned(), Arc::clone(&annotated.records));
        interrupt::before_exit(move || {
            if let Err(error) = write(&file, &kept) {
                eprint(&format!("menagerie: {}: {error}", file.display()));
            }
        });
        Ok(annotated)
    }

    /// Replaces ply number `place` of record number `record` with the same ply and its comment. Both numbers
    /// count from 0.
    pub(super) fn keep(&self, record: usize, place: usize, ply: Ply) {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = records.get_mut(record).and_then(|record| record.plies.get_mut(place)) {
            *kept = ply;
        }
    }

    /// Writes the file.
    pub(super) fn finish(self) -> Result {
        let written = write(&self.path, &self.records);
        interrupt::nothing_before_exit();
        written.map_err(|error| Failure::file(&self.path, &error))
    }
}

fn write(path: &Path, records: &Mutex<Vec<Record>>) -> io::Result<()> {
    let records = records.lock().unwrap_or_else(PoisonError::into_inner);
    let text: Vec<String> = records.iter().map(Record::to_string).collect();
    write_whole(path, &text.join("\n"))
}
