//! Reads and writes files of certificates. A file contains the text of one certificate, normally compressed.

use std::{
    fs,
    io::{self, ErrorKind, Read},
    path::Path,
};

use certificate::Proof;

use crate::{
    failure::{Failure, Result},
    files::write_whole,
    refusal::Reason,
};

/// The zstd compression level, from 1 to 22.
const LEVEL: i32 = 19;
/// The maximum size of a certificate's text in bytes. A small compressed file can expand to a very long text.
const LARGEST: u64 = 4 << 30;
/// The magic number at the start of every zstd file.
const MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Writes a certificate to a file, compressed.
pub(crate) fn write(file: &Path, certificate: &impl ToString) -> Result {
    let failed = |error: &io::Error| Failure::file(file, error);
    let bytes =
        zstd::encode_all(certificate.to_string().as_bytes(), LEVEL).map_err(|error| failed(&error))?;
    write_whole(file, &bytes).map_err(|error| failed(&error))
}

/// Reads a certificate, whether it is compressed or not.
pub(crate) fn read(file: &Path) -> Result<Proof> {
    let text = text(file).map_err(|error| Failure::file(file, &error))?;
    let bad = |error: certificate::BadText| Reason::CertificateBad {
        file: file.display().to_string(),
        error: error.to_string(),
    };
    Ok(certificate::read(&text).map_err(bad)?)
}

fn text(file: &Path) -> io::Result<String> {
    let bytes = fs::read(file)?;
    let mut text = String::new();
    if bytes.starts_with(&MAGIC) {
        zstd::Decoder::new(bytes.as_slice())?.take(LARGEST).read_to_string(&mut text)?;
    } else {
        text = String::from_utf8(bytes).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
    }
    Ok(text)
}
