//! A folder that keeps tables between runs.
//!
//! Each class has one file, such as `jungle-rl-e.table` for Orange's Rat and Lion against Yellow's Elephant.
//! The header of a file contains the format, and then four numbers of one byte each: the version of the
//! rules, Orange's kinds of animals as bits, Yellow's kinds as bits, and the most plies that a forced win
//! takes. After the header, there is one byte for each position, with a packed code.
//!
//! If codes do not fit into one byte, the file has another format. The last number of the header is then 0.
//! After the header, there are the most plies that a forced win takes, and one code for each position. Each
//! of these numbers takes two bytes, the more significant one first.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    class::{Class, MOST_ANIMALS},
    fault::fault,
    table::{ClassTable, Codes, Tables},
};
use crate::files::{self, Header, TableReader, damaged};

/// The format with one byte for each position.
const PACKED: &[u8; 8] = b"MNGRJGL1";
/// The format with two bytes for each position.
const PLAIN: &[u8; 8] = b"MNGRJGL2";
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
    pub fn longest(&self, class: Class) -> io::Result<u16> {
        self.open(class).map(|file| file.longest)
    }

    /// Reads the table of a class.
    pub(super) fn read(&self, class: Class) -> io::Result<ClassTable> {
        self.open(class)?.read().map_err(|error| self.named(class, &error))
    }

    /// Opens the file of a class.
    pub(super) fn open(&self, class: Class) -> io::Result<OpenFile> {
        OpenFile::open(class, &self.file(class)).map_err(|error| self.named(class, &error))
    }

    /// Writes the table of a class.
    pub(super) fn keep(&self, class: Class, table: &ClassTable) -> io::Result<()> {
        let file = self.file(class);
        match &table.codes {
            Codes::Packed(bytes) => {
                let longest = table.longest as u8;
                files::write_table(&file, COMPRESSION, header(PACKED, class, longest), &[bytes])
            }
            Codes::Plain(codes) => {
                let parts = [&table.longest.to_be_bytes()[..], &to_bytes(codes)];
                files::write_table(&file, COMPRESSION, header(PLAIN, class, 0), &parts)
            }
        }
    }

    fn file(&self, class: Class) -> PathBuf {
        self.0.join(format!("jungle-{class}.table"))
    }

    /// Adds the name of the file to an error.
    fn named(&self, class: Class, error: &io::Error) -> io::Error {
        io::Error::new(error.kind(), format!("{}: {error}", self.file(class).display()))
    }
}

/// A file whose header has been read.
pub(super) struct OpenFile {
    class: Class,
    /// The most plies that a forced win takes.
    longest: u16,
    /// Whether each code is packed into one byte.
    packed: bool,
    /// Reads the codes of the positions, the next part of the file.
    reader: TableReader,
}

impl OpenFile {
    fn open(class: Class, file: &Path) -> io::Result<OpenFile> {
        let (told, mut reader) = TableReader::open(file)?;
        let longest = told[11];
        if told == header(PACKED, class, longest) {
            Ok(OpenFile { class, longest: longest.into(), packed: true, reader })
        } else if told == header(PLAIN, class, 0) {
            let mut longest = [0; 2];
            reader.fill(&mut longest)?;
            Ok(OpenFile { class, longest: u16::from_be_bytes(longest), packed: false, reader })
        } else {
            Err(damaged())
        }
    }

    /// How many bytes of memory the table takes.
    pub(super) fn bytes_in_memory(&self) -> usize {
        2 * self.class.positions() * if self.packed { 1 } else { 2 }
    }

    /// Reads the table.
    pub(super) fn read(mut self) -> io::Result<ClassTable> {
        let mut bytes = vec![0; self.bytes_in_memory()];
        self.reader.fill(&mut bytes)?;
        self.reader.finish()?;
        let codes = if self.packed { Codes::Packed(bytes) } else { Codes::Plain(from_bytes(&bytes)) };
        Ok(ClassTable { longest: self.longest, codes })
    }
}

fn header(format: &[u8; 8], class: Class, longest: u8) -> Header {
    let [orange, yellow] = (class.number() as u16).to_be_bytes();
    files::header(format, [RULES_NUMBER, orange, yellow, longest])
}

fn to_bytes(codes: &[u16]) -> Vec<u8> {
    codes.iter().flat_map(|code| code.to_be_bytes()).collect()
}

fn from_bytes(bytes: &[u8]) -> Vec<u16> {
    bytes.as_chunks().0.iter().map(|pair| u16::from_be_bytes(*pair)).collect()
}

#[cfg(test)]
mod tests {
    use std::{env, process};

    use super::*;
    use crate::jungle::tables::value::code;

    #[test]
    fn tables_with_long_wins_are_kept_and_read() -> io::Result<()> {
        let folder = Folder::new(env::temp_dir().join(format!("players-jungle-long-{}", process::id())));
        let class = Class::all(2)[0];
        let mut codes = vec![code::WAIT; 2 * class.positions()];
        codes[..4].copy_from_slice(&[
            code::forced(true, 301),
            code::forced(false, 300),
            code::ruled(true, 77),
            code::ruled(false, 78),
        ]);
        let table = ClassTable::new(codes.clone(), 301, 78);
        folder.keep(class, &table)?;
        assert_eq!(folder.longest(class)?, 301);
        let read = folder.read(class)?;
        assert_eq!((0..codes.len()).filter_map(|place| read.code(place)).collect::<Vec<_>>(), codes);
        assert_eq!(folder.open(class)?.bytes_in_memory(), 2 * codes.len());
        fs::remove_dir_all(folder.path())
    }
}
