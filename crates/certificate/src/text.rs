//! The text form of certificates.

use std::{error, fmt};

use data_encoding::HEXLOWER;
use rules::Seat;
use sha2::{Digest, Sha256};

use crate::{Certificate, Step};

/// The first line. Its number changes with the format of the file.
const FORM: &str = "menagerie certificate 1";

impl fmt::Display for Certificate {
    /// The whole file: a head, an empty line, and a line for each position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{FORM}\nspec {}\nrules {}", self.spec, self.rules)?;
        writeln!(f, "start {}\nwinner {}\npositions {}", self.start, self.winner, self.steps.len())?;
        write!(f, "sha256 {}\n\n{body}", digest(&body))
    }
}

impl Certificate {
    fn body(&self) -> String {
        let mut body = String::new();
        for Step { position, plies, action } in &self.steps {
            body.push_str(position);
            body.push('\t');
            body.push_str(&plies.to_string());
            if let Some(action) = action {
                body.push('\t');
                body.push_str(action);
            }
            body.push('\n');
        }
        body
    }
}

fn digest(body: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(body.as_bytes()))
}

/// Why a text is not a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadText {
    /// The line with this number should begin with this text.
    Line(usize, &'static str),
    /// The line with this number is not a position with its number of plies.
    Step(usize),
    /// The number of positions that the head states, and the different number that the file has.
    Positions(usize, usize),
    /// The digest does not match the positions.
    Digest,
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadText::Line(line, expected) => write!(f, "line {line} must be \"{expected} …\""),
            BadText::Step(line) => {
                write!(
                    f,
                    "line {line} must be a position, a tab and a number, and after another tab an action"
                )
            }
            BadText::Positions(promised, found) => {
                write!(f, "there must be {promised} positions, and there are {found}")
            }
            BadText::Digest => f.write_str("the positions were changed: they do not agree with the digest"),
        }
    }
}

impl error::Error for BadText {}

/// Reads a certificate.
///
/// # Errors
/// The text is not a certificate, or it does not match its digest.
pub fn read(text: &str) -> Result<Certificate, BadText> {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines().enumerate();
    let mut field = |name: &'static str| -> Result<&str, BadText> {
        let (at, line) = lines.next().unwrap_or((0, ""));
        let value = line.strip_prefix(name).ok_or(BadText::Line(at + 1, name))?;
        Ok(value.trim_start())
    };
    field(FORM)?;
    let spec = field("spec ")?.to_owned();
    let rules = field("rules ")?.parse().map_err(|_| BadText::Line(3, "rules "))?;
    let start = field("start ")?.to_owned();
    let winner = field("winner ")?.parse().ok().and_then(Seat::new).ok_or(BadText::Line(5, "winner "))?;
    let promised = field("positions ")?.parse().map_err(|_| BadText::Line(6, "positions "))?;
    if field("sha256 ")? != digest(body) {
        return Err(BadText::Digest);
    }
    let first = head.lines().count() + 2;
    let steps = body.lines().enumerate().map(|(at, line)| step(line).ok_or(BadText::Step(first + at)));
    let steps = steps.collect::<Result<Vec<_>, _>>()?;
    if steps.len() != promised {
        return Err(BadText::Positions(promised, steps.len()));
    }
    Ok(Certificate { spec, rules, start, winner, steps })
}

fn step(line: &str) -> Option<Step> {
    let mut parts = line.split('\t');
    let position = parts.next()?.to_owned();
    let plies = parts.next()?.parse().ok()?;
    let action = parts.next().map(str::to_owned);
    (parts.next().is_none()).then_some(Step { position, plies, action })
}
