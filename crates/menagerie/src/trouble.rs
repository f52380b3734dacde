//! Files of records, and what is wrong with a record.

use std::{
    fs,
    io::{self, Read},
    path::Path,
};

use book::Book;
use dice::VerifyError;
use rules::{Faults, record::RecordError};
use serde_json::Value;

use crate::failure::{Failure, Refusal, error_object};

/// A file of records, or standard input.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    if file.as_os_str() == "-" {
        let mut text = String::new();
        return match io::stdin().read_to_string(&mut text) {
            Ok(_) => Ok(text),
            Err(error) => Err(Failure::file(file, &error)),
        };
    }
    fs::read_to_string(file).map_err(|error| Failure::file(file, &error))
}

fn sentences(faults: &Faults, book: &Book) -> Vec<Refusal> {
    faults.iter().map(|fault| Refusal::by_rules(book, fault)).collect()
}

/// What is wrong with a record.
pub(crate) struct Trouble {
    pub(crate) line: Option<usize>,
    pub(crate) ply: Option<usize>,
    pub(crate) refusals: Vec<Refusal>,
}

impl Trouble {
    pub(crate) fn of_text(broken: &RecordError, book: &Book) -> Trouble {
        Trouble { line: Some(broken.line), ply: broken.ply, refusals: sentences(&broken.faults, book) }
    }

    /// What is wrong with an action.
    pub(crate) fn of_ply(ply: usize, faults: &Faults, book: &Book) -> Trouble {
        Trouble { line: None, ply: Some(ply), refusals: sentences(faults, book) }
    }

    pub(crate) fn of_dice(unverified: &VerifyError) -> Trouble {
        let ply = match unverified {
            VerifyError::Deal { ply, .. } => Some(*ply),
            _ => None,
        };
        let refusal = Refusal::of("record-dice", unverified.to_string());
        Trouble { line: None, ply, refusals: vec![refusal] }
    }

    /// Place and sentences.
    pub(crate) fn text(&self) -> String {
        let line = self.line.map(|line| format!("line {line}"));
        let ply = self.ply.map(|ply| format!("ply {ply}"));
        let place: Vec<String> = [line, ply].into_iter().flatten().collect();
        let sentences: Vec<String> = self.refusals.iter().map(Refusal::text).collect();
        let colon = if place.is_empty() { "" } else { ": " };
        format!("{}{colon}{}", place.join(", "), sentences.join(" "))
    }

    pub(crate) fn object(&self, number: usize) -> Value {
        let mut object = error_object(&self.refusals);
        object["record"] = number.into();
        object["line"] = self.line.into();
        object["ply"] = self.ply.into();
        object
    }
}
