//! Reading plies, comments and variations. Nothing is replayed here.

use std::mem;

use super::{
    COMMENT_FORM, COMMENT_PLACE, COMMENT_SECOND, MARK_FORM, MAX_DEPTH, Mark, PLY_COUNT, PLY_MISSING,
    PLY_NUMBER, Ply, VARIATION_DEPTH, VARIATION_FIRST, VARIATION_PLACE, VARIATION_UNCLOSED,
    VARIATION_UNOPENED, Variation,
    read::{ReadError, broken, unescape},
};
use crate::{Illegal, text::number};

/// The plies read so far. Open variations are kept on a stack, so that no text makes the reader recurse.
pub(super) struct PlyReader {
    max_plies: usize,
    /// The line being read: the innermost open variation, or the main line if none is open.
    pub(super) line: Line,
    /// The lines that contain `line`, from the main line inwards.
    outer: Vec<Line>,
    pub(super) continuations: Vec<Variation>,
    /// For each ply in the order of the text, the number of the line of text on which it stands.
    pub(super) places: Vec<usize>,
    /// The number of the ply whose action must come next; `None` where a ply number may come.
    awaited: Option<usize>,
}

/// A line of plies that is not complete yet.
pub(super) struct Line {
    /// The number of the line of text on which it begins.
    text_line: usize,
    /// The number of its first ply.
    first: usize,
    pub(super) comment: Option<String>,
    pub(super) plies: Vec<Ply>,
}

impl Line {
    fn new(text_line: usize, first: usize) -> Line {
        Line { text_line, first, comment: None, plies: Vec::new() }
    }

    /// The number that the next ply of the line will have.
    fn next(&self) -> usize {
        self.first + self.plies.len()
    }
}

impl PlyReader {
    pub(super) fn new(max_plies: usize) -> PlyReader {
        PlyReader {
            max_plies,
            line: Line::new(0, 1),
            outer: Vec::new(),
            continuations: Vec::new(),
            places: Vec::new(),
            awaited: None,
        }
    }

    /// Reads line number `at` of the text.
    pub(super) fn read(&mut self, at: usize, text: &str) -> Result<(), ReadError> {
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let after = match rest.as_bytes()[0] {
                b'{' => self.comment(at, rest)?,
                b'(' => self.open(at).map(|()| &rest[1..])?,
                b')' => self.close(at).map(|()| &rest[1..])?,
                _ => {
                    let (word, after) = rest.split_at(rest.find([' ', '(', ')']).unwrap_or(rest.len()));
                    self.word(at, word)?;
                    after
                }
            };
            rest = after.trim_start();
        }
        Ok(())
    }

    /// Checks, at the end of the text, that every ply number has its action and every variation is closed. If
    /// so, `line` is the main line.
    pub(super) fn check_end(&self, last_line: usize) -> Result<(), ReadError> {
        self.check_complete(last_line)?;
        if self.outer.is_empty() {
            return Ok(());
        }
        let Line { text_line, first, .. } = self.line;
        Err(broken(text_line, Some(first), Illegal::new(&VARIATION_UNCLOSED, [(first as i64).into()])))
    }

    /// Checks that the last ply number was followed by an action.
    fn check_complete(&self, at: usize) -> Result<(), ReadError> {
        self.awaited.map_or(Ok(()), |ply| {
            Err(broken(at, Some(ply), Illegal::new(&PLY_MISSING, [(ply as i64).into()])))
        })
    }

    /// Reads a comment, and returns the text after it.
    fn comment<'a>(&mut self, at: usize, text: &'a str) -> Result<&'a str, ReadError> {
        let form = || broken(at, self.ply(), Illegal::new(&COMMENT_FORM, [text.into()]));
        let (comment, after) = unescape(&text[1..], '}').ok_or_else(form)?;
        if !(after.is_empty() || after.starts_with([' ', '(', ')'])) || self.awaited.is_some() {
            return Err(form());
        }
        let (place, has_variations) = match self.line.plies.last_mut() {
            Some(ply) => (&mut ply.comment, !ply.variations.is_empty()),
            None => (&mut self.line.comment, false),
        };
        let is_after_continuation = self.outer.is_empty() && !self.continuations.is_empty();
        let refusal = if has_variations || is_after_continuation {
            &COMMENT_PLACE
        } else if place.is_some() {
            &COMMENT_SECOND
        } else {
            *place = Some(comment);
            return Ok(after);
        };
        Err(broken(at, self.ply(), Illegal::new(refusal, [comment.into()])))
    }

    /// Begins a variation.
    fn open(&mut self, at: usize) -> Result<(), ReadError> {
        self.check_complete(at)?;
        let refuse = |ply, illegal| Err(broken(at, Some(ply), illegal));
        let last = self.line.next() - 1;
        match (self.outer.len(), self.line.plies.len()) {
            (MAX_DEPTH.., _) => refuse(last, Illegal::new(&VARIATION_DEPTH, [(MAX_DEPTH as i64).into()])),
            (1.., 0) => self.wrong_number(at, "("),
            (1.., 1) => refuse(last, Illegal::new(&VARIATION_FIRST, [(last as i64).into()])),
            _ => {
                let line = Line::new(at, last.max(1));
                self.outer.push(mem::replace(&mut self.line, line));
                Ok(())
            }
        }
    }

    /// Ends a variation.
    fn close(&mut self, at: usize) -> Result<(), ReadError> {
        self.check_complete(at)?;
        if self.outer.is_empty() {
            return Err(broken(at, self.ply(), Illegal::from(&VARIATION_UNOPENED)));
        }
        if self.line.plies.is_empty() {
            return self.wrong_number(at, ")");
        }
        if let Some(outer) = self.outer.pop() {
            let Line { first, comment, plies, .. } = mem::replace(&mut self.line, outer);
            let is_alternative = first < self.line.next();
            let last = self.line.plies.last_mut().filter(|_| is_alternative);
            let variations = last.map_or(&mut self.continuations, |ply| &mut ply.variations);
            variations.push(Variation { comment, plies });
        }
        Ok(())
    }

    /// Reads a ply's number or its action.
    fn word(&mut self, at: usize, word: &str) -> Result<(), ReadError> {
        if let Some(number) = self.awaited {
            let action = word.trim_end_matches(['!', '?']);
            let mark = &word[action.len()..];
            let known = Mark::parse(mark);
            if known.is_none() && !mark.is_empty() {
                let expected = Mark::ALL.map(|(_, text)| text).join(" ");
                let wrong = Illegal::new(&MARK_FORM, [mark.into(), expected.into()]);
                return Err(broken(at, Some(number), wrong));
            }
            self.line.plies.push(Ply { mark: known, ..Ply::new(action) });
            self.places.push(at);
            self.awaited = None;
            return Ok(());
        }
        let next = self.line.next();
        let found = word.strip_suffix('.').and_then(number).map(|number| number as usize);
        if found == Some(next + 1) && self.line.plies.is_empty() && self.can_continue() {
            self.line.first = next + 1;
        } else if found != Some(next) {
            return self.wrong_number(at, word);
        } else if self.outer.is_empty() && !self.continuations.is_empty() {
            // A variation continues the main line after its last ply. No further ply may follow such a
            // variation.
            let wrong = Illegal::new(&VARIATION_PLACE, [(next as i64).into()]);
            return Err(broken(at, Some(next), wrong));
        }
        let next = self.line.next();
        if self.places.len() >= self.max_plies {
            return Err(broken(at, Some(next), Illegal::new(&PLY_COUNT, [(self.max_plies as i64).into()])));
        }
        self.awaited = Some(next);
        Ok(())
    }

    /// Whether the open variation may follow the last ply instead of replacing it. Only the main line has
    /// such variations.
    fn can_continue(&self) -> bool {
        self.outer.len() == 1 && self.outer.iter().all(|main| self.line.first < main.next())
    }

    fn wrong_number(&self, at: usize, found: &str) -> Result<(), ReadError> {
        let next = self.line.next();
        Err(broken(at, Some(next), Illegal::new(&PLY_NUMBER, [found.into(), format!("{next}.").into()])))
    }

    /// The number of the last ply read, or of the first ply of a variation that has none yet.
    fn ply(&self) -> Option<usize> {
        match (self.line.plies.len(), self.outer.len()) {
            (0, 0) => None,
            (0, _) => Some(self.line.first),
            _ => Some(self.line.next() - 1),
        }
    }
}
