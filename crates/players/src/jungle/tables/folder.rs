//! A folder that keeps tables from one run to the next.
//!
//! One file for each class, `jungle-rl-e.table` for Orange's Rat and Lion against Yellow's Elephant. It is known by the rules
//! number, the kinds of each side as bits and the longest way to a forced end, one byte each; then comes one byte for each
//! position.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    class::{Class, MOST_ANIMALS},
    fault::fault,
    table::{Table, Tables},
};
use crate::files::{self, Header, TableReader, damaged};

const FORMAT: &[u8; 8] = b"MNGRJGL1";
/// The number of the rules that tables are for; they grow stale with it.
const RULES_NUMBER: u8 = <rules::jungle::Spec as rules::Spec>::RULES as u8;
/// More is not worth the time.
const COMPRESSION: i32 = 3;

/// Where tables are kept.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// A table file that is there.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Whose table.
    pub class: Class,
    /// Size in bytes.
    pub bytes: u64,
    /// The file.
    pub file: PathBuf,
}

impl Folder {
    /// The folder at a path; it is made when something is first kept.
    pub fn new(path: PathBuf) -> Folder {
        Folder(path)
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The table files in it, fewest animals first.
    pub fn entries(&self) -> Vec<Entry> {
        let classes = (2..=MOST_ANIMALS).flat_map(Class::all);
        classes.filter_map(|class| self.entry(class)).collect()
    }

    /// The file of a class, if it is there.
    pub fn entry(&self, class: Class) -> Option<Entry> {
        let file = self.file(class);
        Some(Entry { class, bytes: fs::metadata(&file).ok()?.len(), file })
    }

    /// Checks that the file of a class is whole.
    ///
    /// # Errors
    /// When it cannot be read or is damaged; the error names the file.
    pub fn check(&self, class: Class) -> io::Result<()> {
        self.read(class).map(|_| ())
    }

    /// Checks that the file of a class is whole and each of its values follows from those it leads to, which may lie in
    /// `tables`. The text of the first position, if any, whose value does not, or cannot be known to.
    ///
    /// # Errors
    /// As [`check`](Folder::check).
    pub fn fault(&self, class: Class, tables: &Tables) -> io::Result<Option<String>> {
        Ok(fault(class, &self.read(class)?, tables).map(|field| field.to_string()))
    }

    /// Most plies to a forced end in the table of a class.
    ///
    /// # Errors
    /// When its file cannot be read or begins otherwise than it should.
    pub fn longest(&self, class: Class) -> io::Result<u8> {
        begin(class, &self.file(class)).map(|(longest, _)| longest)
    }

    fn file(&self, class: Class) -> PathBuf {
        self.0.join(format!("jungle-{class}.table"))
    }

    pub(super) fn read(&self, class: Class) -> io::Result<Table> {
        let file = self.file(class);
        self.read_file(class, &file)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
    }

    fn read_file(&self, class: Class, file: &Path) -> io::Result<Table> {
        let (longest, mut reader) = begin(class, file)?;
        let mut bytes = vec![0; 2 * class.positions()];
        reader.fill(&mut bytes)?;
        reader.finish()?;
        Ok(Table { longest, bytes })
    }

    pub(super) fn keep(&self, class: Class, table: &Table) -> io::Result<()> {
        files::write_table(&self.file(class), COMPRESSION, header(class, table.longest), &[&table.bytes])
    }
}

/// Reads the beginning of a file, which must be that of this class.
fn begin(class: Class, file: &Path) -> io::Result<(u8, TableReader)> {
    let (told, reader) = TableReader::open(file)?;
    let longest = told[11];
    if told == header(class, longest) { Ok((longest, reader)) } else { Err(damaged()) }
}

fn header(class: Class, longest: u8) -> Header {
    let [orange, yellow] = (class.number() as u16).to_be_bytes();
    files::header(FORMAT, [RULES_NUMBER, orange, yellow, longest])
}
