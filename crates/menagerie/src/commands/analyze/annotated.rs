//! Writes games to a file, with the findings as comments, even if the analysis is interrupted.

use std::{
    cell::RefCell,
    fs::{self, OpenOptions},
    path::{Path, PathBuf},
};

use rules::record::{Ply, Record};

use crate::{
    failure::{Failure, Result},
    files::write_whole,
};

/// The games with the comments found so far. They are written at the end, or when the user interrupts.
pub(super) struct Annotated {
    path: PathBuf,
    records: RefCell<Vec<Record>>,
}

impl Annotated {
    /// Begins with the games as they are, without new comments.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn new<'a>(path: &Path, records: impl Iterator<Item = &'a Record>) -> Result<Annotated> {
        let records = RefCell::new(records.cloned().collect());
        let annotated = Annotated { path: path.to_owned(), records };
        // Do not test a pipe by opening it. Closing it again would end the data for its reader. Without a
        // reader, opening the pipe would block, and so would writing to it after an interrupt.
        if fs::metadata(path).is_ok_and(|file| !file.is_file() && !file.is_dir()) {
            return Ok(annotated);
        }
        let writable = OpenOptions::new().append(true).create(true).open(path);
        writable.map_err(|error| Failure::file(path, &error))?;
        Ok(annotated)
    }

    /// Replaces ply number `place` of record number `record` with the same ply and its comment. Both numbers
    /// count from 0.
    pub(super) fn keep(&self, record: usize, place: usize, ply: Ply) {
        if let Some(kept) =
            self.records.borrow_mut().get_mut(record).and_then(|record| record.plies.get_mut(place))
        {
            *kept = ply;
        }
    }

    /// Writes the games, with the comments found so far, to the file.
    pub(super) fn finish(self) -> Result {
        let text: Vec<String> = self.records.borrow().iter().map(Record::to_string).collect();
        write_whole(&self.path, text.join("\n")).map_err(|error| Failure::file(&self.path, &error))
    }
}
