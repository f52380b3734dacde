//! The text form of certificates.

use std::{
    error, fmt,
    str::{FromStr, Lines},
};

use data_encoding::HEXLOWER;
use rules::Seat;
use sha2::{Digest, Sha256};

use crate::{Certificate, Proof, Step, read_value};

/// The first line of a file. Its number grows when the format changes and older files can no longer be read.
pub(crate) const FORM: &str = "menagerie certificate 1";

impl fmt::Display for Certificate {
    /// Writes the whole file: a head, an empty line, and a line for each position.
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

pub(crate) fn digest(body: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(body.as_bytes()))
}

/// Why a text is not a certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadText {
    /// The line with this number should begin with this text.
    Line(usize, &'static str),
    /// The line with this number is not a position with its number of plies.
    Step(usize),
    /// The line with this number is not a claim about a position.
    Claim(usize),
    /// The head states the first number of positions, but the file has the second.
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
            BadText::Claim(line) => {
                write!(f, "line {line} must be bowls, a tab and a number, and after another tab a bowl")
            }
            BadText::Positions(promised, found) => {
                write!(f, "there must be {promised} positions, and there are {found}")
            }
            BadText::Digest => f.write_str("the positions were changed: they do not agree with the digest"),
        }
    }
}

impl error::Error for BadText {}

/// Reads a certificate of a win or of a value.
///
/// # Errors
/// The text is not a certificate, or it does not match its digest.
pub fn read(text: &str) -> Result<Proof, BadText> {
    // The fifth line names either the winner or the value.
    let is_value = text.lines().nth(4).is_some_and(|line| line.starts_with("value "));
    if is_value { read_value(text).map(Proof::Value) } else { read_win(text).map(Proof::Win) }
}

/// Reads a certificate of a win.
///
/// # Errors
/// The text is not a certificate of a win, or it does not match its digest.
pub fn read_win(text: &str) -> Result<Certificate, BadText> {
    let (mut head, body) = Head::of(text);
    let (spec, rules, start) = head.opening()?;
    let winner = Seat::new(head.number("winner ")?).ok_or(BadText::Line(5, "winner "))?;
    let steps = head.lines_of(body, step, BadText::Step)?;
    Ok(Certificate { spec, rules, start, winner, steps })
}

/// The head of a certificate, read line by line.
pub(crate) struct Head<'a> {
    lines: Lines<'a>,
    /// The number of the line that was read last.
    line: usize,
}

impl<'a> Head<'a> {
    /// Splits a certificate into its head and its body.
    pub(crate) fn of(text: &'a str) -> (Head<'a>, &'a str) {
        let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
        (Head { lines: head.lines(), line: 0 }, body)
    }

    /// Reads the next line, which must begin with this name.
    pub(crate) fn field(&mut self, name: &'static str) -> Result<&'a str, BadText> {
        self.line += 1;
        let value = self.lines.next().and_then(|line| line.strip_prefix(name));
        value.map(str::trim_start).ok_or(BadText::Line(self.line, name))
    }

    /// Reads the first lines: the form, and then the spec, the version of the rules and the start.
    pub(crate) fn opening(&mut self) -> Result<(String, u32, String), BadText> {
        self.field(FORM)?;
        Ok((self.field("spec ")?.to_owned(), self.number("rules ")?, self.field("start ")?.to_owned()))
    }

    /// Reads the next line, which must hold a number.
    pub(crate) fn number<T: FromStr>(&mut self, name: &'static str) -> Result<T, BadText> {
        self.field(name)?.parse().map_err(|_| BadText::Line(self.line, name))
    }

    /// Reads the last lines of the head, and then the lines of the body, which must agree with the head.
    pub(crate) fn lines_of<T>(
        mut self,
        body: &str,
        read: fn(&str) -> Option<T>,
        bad: fn(usize) -> BadText,
    ) -> Result<Vec<T>, BadText> {
        let promised = self.number("positions ")?;
        if self.field("sha256 ")? != digest(body) {
            return Err(BadText::Digest);
        }
        let first = self.line + self.lines.count() + 2;
        let lines = body.lines().enumerate().map(|(at, line)| read(line).ok_or_else(|| bad(first + at)));
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        if lines.len() == promised { Ok(lines) } else { Err(BadText::Positions(promised, lines.len())) }
    }
}

fn step(line: &str) -> Option<Step> {
    let mut parts = line.split('\t');
    let position = parts.next()?.to_owned();
    let plies = parts.next()?.parse().ok()?;
    let action = parts.next().map(str::to_owned);
    (parts.next().is_none()).then_some(Step { position, plies, action })
}
