//! Reads files of game records, and reports what is wrong with a record.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use book::Book;
use dice::VerifyError;
use rules::{
    Faults,
    record::{self, ReadError, Record},
};
use serde_json::Value;

use crate::{
    failure::{Failure, Result},
    refusal::{Reason, Refusal, error_object},
};

/// Reads the text of a file, or of standard input for `-`.
pub(crate) fn read_text(file: &Path) -> Result<String> {
    let text = if file.as_os_str() == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(file)
    };
    text.map_err(|error| Failure::file(file, &error))
}

/// Reads the records of a file, including the broken ones. Refuses a file without any record.
pub(crate) fn read_records(file: &Path, book: &Book) -> Result<Vec<Result<Record, BrokenRecord>>> {
    let records = record::read(&read_text(file)?);
    if records.is_empty() {
        return Err(Reason::RecordNone { file: file.display().to_string() }.into());
    }
    Ok(records.into_iter().map(|record| record.map_err(|broken| BrokenRecord::text(&broken, book))).collect())
}

/// What is wrong with a record, and where.
pub(crate) struct BrokenRecord {
    line: Option<usize>,
    ply: Option<usize>,
    refusals: Vec<Refusal>,
}

impl BrokenRecord {
    /// Describes a text that is not the record of a legal game.
    pub(crate) fn text(broken: &ReadError, book: &Book) -> BrokenRecord {
        BrokenRecord { line: Some(broken.line), ply: broken.ply, refusals: refusals(&broken.faults, book) }
    }

    /// Describes an illegal ply. The number 0 stands for the starting position.
    pub(crate) fn ply(ply: usize, faults: &Faults, book: &Book) -> BrokenRecord {
        BrokenRecord { line: None, ply: Some(ply), refusals: refusals(faults, book) }
    }

    /// Describes a record whose deals cannot be verified.
    pub(crate) fn dice(unverified: &VerifyError) -> BrokenRecord {
        let ply = match unverified {
            VerifyError::Deal { ply, .. } => Some(*ply),
            _ => None,
        };
        let refusal = Reason::RecordDice { error: unverified.to_string() }.into();
        BrokenRecord { line: None, ply, refusals: vec![refusal] }
    }

    /// The place of the fault, and a sentence for each refusal.
    pub(crate) fn message(&self, book: &Book) -> String {
        let line = self.line.map(|line| book.say("terminal-line", &[("number", &line.to_string())]));
        let ply = self.ply.map(|ply| book.say("terminal-ply", &[("number", &ply.to_string())]));
        let place: Vec<String> = [line, ply].into_iter().flatten().collect();
        let sentences: Vec<String> = self.refusals.iter().map(|refusal| refusal.text(book)).collect();
        let colon = if place.is_empty() { "" } else { ": " };
        format!("{}{colon}{}", place.join(", "), sentences.join(" "))
    }

    /// The message, with the record's number in its file, from 1.
    pub(crate) fn in_file(&self, number: usize, book: &Book) -> String {
        let (number, error) = (number.to_string(), self.message(book));
        book.say("terminal-broken-record", &[("number", &number), ("error", &error)])
    }

    /// The error in JSON; `number` is the record's number in its file, from 1.
    pub(crate) fn object(&self, number: usize, book: &Book) -> Value {
        let mut object = error_object(&self.refusals, book);
        object["record"] = number.into();
        object["line"] = self.line.into();
        object["ply"] = self.ply.into();
        object
    }
}

fn refusals(faults: &Faults, book: &Book) -> Vec<Refusal> {
    faults.iter().map(|fault| Refusal::by_rules(book, fault)).collect()
}
