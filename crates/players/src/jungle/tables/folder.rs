//! A folder that keeps tables between runs.
//!
//! Each class has one file, such as `jungle-rl-e.table` for Orange's Rat and Lion against Yellow's Elephant.
//! The header of a file contains the format, and then four numbers of one byte each: the version of the
//! rules, Orange's kinds of animals as bits, Yellow's kinds as bits, and the most plies that a forced win
//! takes. After the header, there is one byte for each position.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    class::{Class, MOST_ANIMALS},
    fault::fault,
    table::{ClassTable, Tables},
};
use crate::files::{self, Header, TableReader, damaged};

const FORMAT: &[u8; 8] = b"MNGRJGL1";
/// The version of the rules for which the tables are valid.
const RULES_NUMBER: u8 = <rules::jungle::Spec as rules::Spec>::RULES as u8;
/// The compression level of zstd. Higher levels are not worth the time.
const COMPRESSION: i32 = 3;

/// A folder of table files.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// An existing table file.
#[derive(Clone, Debug)]
pub struct TableFile {
    /// The class of the positions in the file.
    pub class: Class,
    /// Size in bytes.
    pub bytes: u64,
    /// The path of the file.
    pub file: PathBuf,
}

impl Folder {
    /// Uses the folder at a path. It is created when the first file is written.
    pub fn new(path: PathBuf) -> Folder {
        Folder(path)
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the table files in the folder, those with the fewest animals first.
    pub fn entries(&self) -> Vec<TableFile> {
        let classes = (2..=MOST_ANIMALS).flat_map(Class::all);
        classes.filter_map(|class| self.entry(class)).collect()
    }

    /// Returns the table file of a class, if it exists.
    pub fn entry(&self, class: Class) -> Option<TableFile> {
        let file = self.file(class);
        Some(TableFile { class, bytes: fs::metadata(&file).ok()?.len(), file })
    }

    /// Checks that the file of a class is intact.
    ///
    /// # Errors
    /// The file cannot be read or is damaged. The error names the file.
    pub fn check(&self, class: Class) -> io::Result<()> {
        self.read(class).map(|_| ())
    }

    /// Checks that the file of a class is intact and that each value follows from the values of the positions
    /// after it, in this file or in `tables`. Returns the text of the first position whose value does not
    /// follow or cannot be checked.
    ///
    /// # Errors
    /// The same errors as [`check`](Folder::check).
    pub fn fault(&self, class: Class, tables: &Tables) -> io::Result<Option<String>> {
        Ok(fault(class, &self.read(class)?, tables).map(|field| field.to_string()))
    }

    /// Returns the most plies that a forced win takes in the table of a class.
    ///
    /// # Errors
    /// The file cannot be read, or its header is not the header of this class.
    pub fn longest(&self, class: Class) -> io::Result<u8> {
        begin(class, &self.file(class)).map(|(longest, _)| longest)
    }

    fn file(&self, class: Class) -> PathBuf {
        self.0.join(format!("jungle-{class}.table"))
    }

    pub(super) fn read(&self, class: Class) -> io::Result<ClassTable> {
        let file = self.file(class);
        self.read_file(class, &file)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
    }

    fn read_file(&self, class: Class, file: &Path) -> io::Result<ClassTable> {
        let (longest, mut reader) = begin(class, file)?;
        let mut bytes = vec![0; 2 * class.positions()];
        reader.fill(&mut bytes)?;
        reader.finish()?;
        Ok(ClassTable { longest, bytes })
    }

    pub(super) fn keep(&self, class: Class, table: &ClassTable) -> io::Result<()> {
        files::write_table(&self.file(class), COMPRESSION, header(class, table.longest), &[&table.bytes])
    }
}

/// Opens the file of a class and checks its header. Returns the most plies that a forced win takes, as the
/// header says, and a reader for the rest of the file.
fn begin(class: Class, file: &Path) -> io::Result<(u8, TableReader)> {
    let (told, reader) = TableReader::open(file)?;
    let longest = told[11];
    if told == header(class, longest) { Ok((longest, reader)) } else { Err(damaged()) }
}

fn header(class: Class, longest: u8) -> Header {
    let [orange, yellow] = (class.number() as u16).to_be_bytes();
    files::header(FORMAT, [RULES_NUMBER, orange, yellow, longest])
}
