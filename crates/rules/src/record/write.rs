//! Writing records.

use std::fmt::{self, Write};

use data_encoding::HEXLOWER;

use super::{Record, Standing};
use crate::Scores;

/// The longest line of plies, in bytes. A long comment may exceed it.
const LINE: usize = 100;

/// The record's text, which ends with a line break. A blank line separates records in a file.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tag(f, "Spec", &self.spec.to_string())?;
        tag(f, "Rules", &self.rules.to_string())?;
        for (seat, name) in self.seats.iter().enumerate() {
            tag(f, &format!("Seat{seat}"), name)?;
        }
        if let Some(date) = &self.date {
            tag(f, "Date", date)?;
        }
        if let Some(position) = &self.position {
            tag(f, "Position", position)?;
        }
        if let Some(dice) = &self.dice {
            tag(f, "Commitment", &HEXLOWER.encode(&dice.commitment))?;
            for (seat, commitment) in dice.seat_commitments.iter().enumerate() {
                if let Some(commitment) = commitment {
                    tag(f, &format!("Commitment{seat}"), &HEXLOWER.encode(commitment))?;
                }
            }
            for (seat, contribution) in dice.contributions.iter().enumerate() {
                tag(f, &format!("Contribution{seat}"), &HEXLOWER.encode(contribution))?;
            }
            if let Some(seed) = &dice.seed {
                tag(f, "Seed", &HEXLOWER.encode(seed))?;
            }
        }
        if let Standing::Stopped(stop, _) = self.standing {
            tag(f, "Stop", stop.word())?;
        }
        tag(f, "Result", &result_text(self.scores()))?;
        for (name, value) in &self.extra {
            tag(f, name, value)?;
        }
        f.write_char('\n')?;
        self.write_plies(f)
    }
}

impl Record {
    fn write_plies(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = 0;
        let mut word = |f: &mut fmt::Formatter<'_>, word: &str| {
            if line > 0 && line + 1 + word.len() > LINE {
                f.write_char('\n')?;
                line = 0;
            } else if line > 0 {
                f.write_char(' ')?;
            }
            line += 1 + word.len();
            f.write_str(word)
        };
        if let Some(comment) = &self.comment {
            word(f, &comment_text(comment))?;
        }
        for (i, ply) in self.plies.iter().enumerate() {
            word(f, &format!("{}. {}", i + 1, ply.action))?;
            if let Some(comment) = &ply.comment {
                word(f, &comment_text(comment))?;
            }
        }
        if line > 0 { f.write_char('\n') } else { Ok(()) }
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", escape(value, '"'))
}

fn comment_text(comment: &str) -> String {
    format!("{{{}}}", escape(comment, '}'))
}

/// Escapes `close`, backslashes and line breaks.
fn escape(text: &str, close: char) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            _ if c == close || c == '\\' => escaped.extend(['\\', c]),
            _ => escaped.push(c),
        }
    }
    escaped
}

pub(super) fn result_text(scores: Option<Scores>) -> String {
    scores.map_or_else(|| "*".to_owned(), |scores| scores.to_string())
}
