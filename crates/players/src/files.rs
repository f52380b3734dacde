//! Formats of the files that programs keep between runs.
//!
//! A table file is a zstd frame with its own checksum. It begins with a header of twelve bytes: eight for the
//! format and four that identify the table. Text files have a checksum in each line.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read, Write},
    path::Path,
};

/// The first bytes of a table file.
pub(crate) type Header = [u8; 12];

/// Creates the header of a table file from its format and four bytes that identify the table.
pub(crate) fn header(format: &[u8; 8], known_by: [u8; 4]) -> Header {
    let mut header = [0; 12];
    header[..8].copy_from_slice(format);
    header[8..].copy_from_slice(&known_by);
    header
}

/// Writes a table file, and creates its folder if necessary.
pub(crate) fn write_table(file: &Path, compression: i32, header: Header, parts: &[&[u8]]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // The file is renamed only when it is complete, so an interrupted write leaves no damaged table.
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

/// Reads a table file.
pub(crate) struct TableReader(zstd::Decoder<'static, BufReader<File>>);

impl TableReader {
    /// Opens a file and reads its header.
    pub(crate) fn open(file: &Path) -> io::Result<(Header, TableReader)> {
        let mut reader = TableReader(zstd::Decoder::new(File::open(file)?)?);
        let mut header = [0; 12];
        reader.fill(&mut header)?;
        Ok((header, reader))
    }

    /// Fills a buffer with the next bytes.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.0.read_exact(bytes).map_err(|_| damaged())
    }

    /// Checks that the file ends here. The decoder verifies the checksum only at the end.
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

/// Returns the FNV-1a hash of some bytes, as hexadecimal digits. It detects accidental damage, not forgery.
pub(crate) fn checksum(bytes: impl IntoIterator<Item = u8>) -> String {
    let sum = bytes
        .into_iter()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{sum:08x}")
}
