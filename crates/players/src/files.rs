//! Files that outlast a run.
//!
//! A table file is a zstd frame with its own checksum. It begins with twelve bytes: eight that tell the format, and four by
//! which the table is known. Text is kept with a checksum in each line.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read, Write},
    path::Path,
};

/// How a table file begins.
pub(crate) type Header = [u8; 12];

/// The header of a format and what a table is known by.
pub(crate) fn header(format: &[u8; 8], known_by: [u8; 4]) -> Header {
    let mut header = [0; 12];
    header[..8].copy_from_slice(format);
    header[8..].copy_from_slice(&known_by);
    header
}

/// Writes a table file, and its folder if need be.
pub(crate) fn write_table(file: &Path, compression: i32, header: Header, parts: &[&[u8]]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // Only a whole file gets the name.
    let half = file.with_extension("part");
    let mut encoder = zstd::Encoder::new(BufWriter::new(File::create(&half)?), compression)?;
    encoder.include_checksum(true)?;
    encoder.write_all(&header)?;
    for part in parts {
        encoder.write_all(part)?;
    }
    encoder.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(half, file)
}

/// A table file that is being read.
pub(crate) struct TableReader(zstd::Decoder<'static, BufReader<File>>);

impl TableReader {
    /// Opens a file and reads its header.
    pub(crate) fn open(file: &Path) -> io::Result<(Header, TableReader)> {
        let mut reader = TableReader(zstd::Decoder::new(File::open(file)?)?);
        let mut header = [0; 12];
        reader.fill(&mut header)?;
        Ok((header, reader))
    }

    /// Reads so many bytes.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.0.read_exact(bytes).map_err(|_| damaged())
    }

    /// Makes sure that nothing follows: only at the end is the checksum looked at.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        match self.0.read(&mut [0]) {
            Ok(0) => Ok(()),
            _ => Err(damaged()),
        }
    }
}

pub(crate) fn damaged() -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        "the table is damaged or of another version; delete it, and it can be built again",
    )
}

/// FNV-1a: against accidents, not against forgers.
pub(crate) fn checksum(bytes: impl IntoIterator<Item = u8>) -> String {
    let sum = bytes
        .into_iter()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{sum:08x}")
}
