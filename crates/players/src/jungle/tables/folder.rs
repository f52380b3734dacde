//! A folder that keeps tables from one run to the next.
//!
//! One file for each class, `jungle-rl-e.table` for Orange's Rat and Lion against Yellow's Elephant: a zstd frame with its
//! own checksum. In it: eight bytes that tell the format, then the rules number, the kinds of each side as bits, the
//! longest way to a forced end, one byte each; then one byte for each position.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read, Write},
    path::{Path, PathBuf},
};

use super::{
    class::{Class, MOST_ANIMALS},
    fault::fault,
    table::{Table, Tables},
};

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
        begin(class, File::open(self.file(class))?).map(|(longest, _)| longest)
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
        let (longest, mut decoder) = begin(class, File::open(file)?)?;
        let mut bytes = vec![0; 2 * class.positions()];
        decoder.read_exact(&mut bytes).map_err(damaged)?;
        // Only at the end is the checksum looked at.
        if decoder.read(&mut [0]).map_err(damaged)? != 0 {
            return Err(damaged(io::ErrorKind::InvalidData.into()));
        }
        Ok(Table { longest, bytes })
    }

    pub(super) fn keep(&self, class: Class, table: &Table) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        let file = self.file(class);
        // Only a whole file gets the name.
        let half = file.with_extension("part");
        let mut encoder = zstd::Encoder::new(BufWriter::new(File::create(&half)?), COMPRESSION)?;
        encoder.include_checksum(true)?;
        encoder.write_all(&header(class, table.longest))?;
        encoder.write_all(&table.bytes)?;
        encoder.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        fs::rename(half, file)
    }
}

/// Reads the beginning of a file, which must be that of this class.
fn begin(class: Class, file: File) -> io::Result<(u8, zstd::Decoder<'static, BufReader<File>>)> {
    let mut decoder = zstd::Decoder::new(file)?;
    let mut told = [0; 12];
    decoder.read_exact(&mut told).map_err(damaged)?;
    let longest = told[11];
    if told == header(class, longest) {
        Ok((longest, decoder))
    } else {
        Err(damaged(io::ErrorKind::InvalidData.into()))
    }
}

fn damaged(_: io::Error) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the table is damaged or of another version")
}

fn header(class: Class, longest: u8) -> [u8; 12] {
    let mut header = [0; 12];
    header[..8].copy_from_slice(FORMAT);
    let [orange, yellow] = (class.number() as u16).to_be_bytes();
    header[8..].copy_from_slice(&[RULES_NUMBER, orange, yellow, longest]);
    header
}
