//! Writing records.

use std::{
    fmt::{self, Write},
    mem,
};

use data_encoding::HEXLOWER;

use super::{Mark, Ply, Record, Standing, Variation};
use crate::Scores;

/// The maximum length of a line of text with plies, in bytes. A long comment may exceed it.
const LINE: usize = 100;

/// Writes the record's text, which ends with a line break. In a file, a blank line separates records.
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
        let mut words = Words::default();
        words.comment(self.comment.as_ref());
        words.plies(&self.plies, 1);
        words.variations(&self.continuations, self.plies.len() + 1);
        let mut line = 0;
        for word in words.words {
            if line > 0 && line + 1 + word.len() > LINE {
                f.write_char('\n')?;
                line = 0;
            } else if line > 0 {
                f.write_char(' ')?;
            }
            line += 1 + word.len();
            f.write_str(&word)?;
        }
        if line > 0 { f.write_char('\n') } else { Ok(()) }
    }
}

/// The words of a record's plies and comments. Lines may break between words, but not inside one.
#[derive(Default)]
struct Words {
    words: Vec<String>,
    /// Whether the next word is the first of a variation.
    opens: bool,
}

impl Words {
    fn push(&mut self, word: String) {
        self.words.push(if mem::take(&mut self.opens) { format!("({word}") } else { word });
    }

    fn comment(&mut self, comment: Option<&String>) {
        if let Some(comment) = comment {
            self.push(format!("{{{}}}", escape(comment, '}')));
        }
    }

    /// Adds a line whose first ply has the number `first`.
    fn plies(&mut self, plies: &[Ply], first: usize) {
        for (number, ply) in (first..).zip(plies) {
            self.push(format!("{number}. {}{}", ply.action, ply.mark.map_or("", Mark::text)));
            self.comment(ply.comment.as_ref());
            self.variations(&ply.variations, number);
        }
    }

    fn variations(&mut self, variations: &[Variation], first: usize) {
        for variation in variations {
            self.opens = true;
            self.comment(variation.comment.as_ref());
            self.plies(&variation.plies, first);
            if let Some(last) = self.words.last_mut() {
                last.push(')');
            }
        }
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    writeln!(f, "[{name} \"{}\"]", escape(value, '"'))
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
