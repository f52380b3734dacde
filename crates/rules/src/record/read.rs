//! Reading records.

use std::{error, fmt};

use data_encoding::HEXLOWER;

use super::{
    DiceTags, PLY_COUNT, RULES_NUMBER, Record, Standing, Stop, TAG_COUNT, TAG_FORM, TAG_MISSING,
    TAG_REPEATED, TAG_VALUE, plies::PlyReader, replay,
};
use crate::{Faults, Illegal, Scores, Seat, catalog::AnySpec, text::number};

/// Where a record was refused, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line number, from 1.
    pub line: usize,
    /// The number of the ply, from 1, if the fault is in a ply.
    pub ply: Option<usize>,
    /// The faults.
    pub faults: Faults,
}

impl ReadError {
    /// Whether the record has more plies than the [`Reader`] accepts.
    pub fn is_too_long(&self) -> bool {
        self.faults.iter().any(|fault| fault.key() == PLY_COUNT.key)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ": {}", self.faults)
    }
}

impl error::Error for ReadError {}

/// The maximum number of tags in a record, far more than programs write.
const MAX_TAGS: usize = 100;

/// Reads every record of a text, and replays and checks each. The records after a broken one are still read.
pub fn read(text: &str) -> Vec<Result<Record, ReadError>> {
    Reader::new(text).collect()
}

/// Reads the records of a text one after the other, and replays and checks each. The records after a broken
/// one are still read. The reading time grows with the length of the text and the number of actions to
/// replay.
pub struct Reader<'a> {
    sections: Sections<'a>,
    max_plies: usize,
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Reader<'a> {
    /// Reads the records of this text, however long they are. Skips a byte order mark before them.
    pub fn new(text: &'a str) -> Reader<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { sections: Sections { rest: text, lines: 0 }, max_plies: usize::MAX, stop: &|| false }
    }

    /// Limits the number of plies in a record, including those of variations. A longer record is refused
    /// without being replayed.
    #[must_use]
    pub fn max_plies(self, max_plies: usize) -> Reader<'a> {
        Reader { max_plies, ..self }
    }

    /// Stops reading soon after `stop` returns true.
    #[must_use]
    pub fn stop_when(self, stop: &'a dyn Fn() -> bool) -> Reader<'a> {
        Reader { stop, ..self }
    }

    /// Skips the remaining records and returns their number.
    pub fn skip_rest(self) -> usize {
        self.sections.count()
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Result<Record, ReadError>> {
        if (self.stop)() {
            return None;
        }
        let section = self.sections.next()?;
        Parser::new(self.max_plies).read(&section, self.stop).transpose()
    }
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader").field("max_plies", &self.max_plies).finish_non_exhaustive()
    }
}

/// The lines of a text that belong to one record.
struct Section<'a> {
    text: &'a str,
    /// The number of its first line, from 1.
    first_line: usize,
}

impl<'a> Section<'a> {
    /// The lines with their numbers.
    fn lines(&self) -> impl Iterator<Item = (usize, &'a str)> + Clone {
        (self.first_line..).zip(self.text.lines().map(str::trim_end))
    }
}

/// Splits a text into the lines of each record. A tag that does not follow another tag begins a record. Blank
/// lines before the first record belong to no record.
struct Sections<'a> {
    rest: &'a str,
    /// The number of lines before `rest`.
    lines: usize,
}

impl<'a> Iterator for Sections<'a> {
    type Item = Section<'a>;

    fn next(&mut self) -> Option<Section<'a>> {
        let mut length = 0;
        let mut count = 0;
        let mut after_tag = None;
        for line in self.rest.split_inclusive('\n') {
            let is_tag = line.starts_with('[');
            match after_tag {
                None if line.trim_end().is_empty() => {
                    self.rest = &self.rest[line.len()..];
                    self.lines += 1;
                    continue;
                }
                Some(false) if is_tag => break,
                _ => {}
            }
            after_tag = Some(is_tag);
            length += line.len();
            count += 1;
        }
        let section = Section { text: &self.rest[..length], first_line: self.lines + 1 };
        self.rest = &self.rest[length..];
        self.lines += count;
        after_tag.map(|_| section)
    }
}

struct Parser {
    tags: Vec<(usize, String, String)>,
    plies: PlyReader,
}

impl Parser {
    fn new(max_plies: usize) -> Parser {
        Parser { tags: Vec::new(), plies: PlyReader::new(max_plies) }
    }

    /// Reads a record; `None` if `stop` returns true before the end.
    fn read(mut self, section: &Section<'_>, stop: &dyn Fn() -> bool) -> Result<Option<Record>, ReadError> {
        let mut in_tags = true;
        let mut last_line = section.first_line;
        for (at, line) in section.lines() {
            in_tags = in_tags && line.starts_with('[');
            if in_tags {
                self.tag(at, line)?;
            } else {
                self.plies.read(at, line)?;
            }
            last_line = at;
        }
        self.plies.check_end(last_line)?;
        self.finish(section.first_line, stop)
    }

    fn tag(&mut self, at: usize, line: &str) -> Result<(), ReadError> {
        let form = || broken(at, None, Illegal::new(&TAG_FORM, [line.into()]));
        let (name, rest) = line[1..].split_once(" \"").ok_or_else(form)?;
        let known_form = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric());
        let (value, rest) = unescape(rest, '"').ok_or_else(form)?;
        if !known_form || rest != "]" {
            return Err(form());
        }
        if self.tags.len() == MAX_TAGS {
            return Err(broken(at, None, Illegal::new(&TAG_COUNT, [(MAX_TAGS as i64).into()])));
        }
        if self.tags.iter().any(|(_, known, _)| known == name) {
            return Err(broken(at, None, Illegal::new(&TAG_REPEATED, [name.into()])));
        }
        self.tags.push((at, name.to_owned(), value));
        Ok(())
    }

    /// Removes a tag and returns its line and value.
    fn take(&mut self, name: &str) -> Option<(usize, String)> {
        let at = self.tags.iter().position(|(_, known, _)| known == name)?;
        let (line, _, value) = self.tags.remove(at);
        Some((line, value))
    }

    fn require(&mut self, name: &str, first_line: usize) -> Result<(usize, String), ReadError> {
        self.take(name).ok_or_else(|| broken(first_line, None, Illegal::new(&TAG_MISSING, [name.into()])))
    }

    /// Removes a tag and parses its value; `None` if there is no such tag.
    fn parsed<T>(
        &mut self,
        name: &str,
        expected: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, ReadError> {
        let Some((line, value)) = self.take(name) else { return Ok(None) };
        parse(&value).map(Some).ok_or_else(|| {
            broken(line, None, Illegal::new(&TAG_VALUE, [name.into(), value.into(), expected.into()]))
        })
    }

    fn finish(mut self, first_line: usize, until: &dyn Fn() -> bool) -> Result<Option<Record>, ReadError> {
        let (line, spec) = self.require("Spec", first_line)?;
        let spec = AnySpec::parse(&spec).map_err(|illegal| broken(line, None, illegal))?;
        let (line, rules) = self.require("Rules", first_line)?;
        let known = spec.info().rules;
        if number(&rules) != Some(known) {
            let wrong = Illegal::new(&RULES_NUMBER, [rules.into(), known.to_string().into()]);
            return Err(broken(line, None, wrong));
        }
        let mut seats = Vec::new();
        for seat in Seat::all(spec.seats()) {
            seats.push(self.take(&format!("Seat{seat}")).map(|(_, name)| name).unwrap_or_default());
        }
        let date = self.parsed("Date", "2026-11-20", |text| is_date(text).then(|| text.to_owned()))?;
        let position = self.take("Position");
        let dice = self.dice(spec.seats(), first_line)?;
        let words = Stop::ALL.map(|(_, word)| word).join(", ");
        let stop = self.parsed("Stop", &words, |text| {
            Stop::ALL.iter().find(|(_, word)| *word == text).map(|(stop, _)| *stop)
        })?;
        let result_line =
            self.tags.iter().find(|(_, name, _)| name == "Result").map_or(first_line, |tag| tag.0);
        let result = self
            .parsed("Result", "*, 1 0, 0.5 0.5", |text| match text {
                "*" => Some(None),
                _ => Scores::parse(text, spec.seats()).map(Some),
            })?
            .ok_or_else(|| broken(first_line, None, Illegal::new(&TAG_MISSING, ["Result".into()])))?;
        let standing = match (stop, result) {
            (Some(stop), scores) => Standing::Stopped(stop, scores),
            (None, Some(scores)) => Standing::Finished(scores),
            (None, None) => Standing::Unfinished,
        };
        let (main, places) = (self.plies.line, self.plies.places);
        let record = Record {
            spec,
            rules: known,
            seats,
            date,
            position: position.as_ref().map(|(_, text)| text.clone()),
            dice,
            standing,
            extra: self.tags.into_iter().map(|(_, name, value)| (name, value)).collect(),
            comment: main.comment,
            plies: main.plies,
            continuations: self.plies.continuations,
        };
        let game = replay::replay_tree(&record, until).map_err(|fault| ReadError {
            line: match (fault.index, &position) {
                (Some(index), _) => places.get(index).copied().unwrap_or(first_line),
                (None, Some((line, _))) => *line,
                (None, None) => first_line,
            },
            ply: fault.ply,
            faults: fault.faults,
        })?;
        let Some(game) = game else { return Ok(None) };
        match record.check_standing(&game) {
            Ok(()) => Ok(Some(record)),
            Err(illegal) => Err(broken(result_line, None, illegal)),
        }
    }

    fn dice(&mut self, seats: usize, first_line: usize) -> Result<Option<DiceTags>, ReadError> {
        let commitment = self.parsed("Commitment", "64 hexadecimal digits", unhex)?;
        let (mut seat_commitments, mut contributions) = (Vec::new(), Vec::new());
        for seat in Seat::all(seats) {
            let name = format!("Commitment{seat}");
            seat_commitments.push(self.parsed(&name, "64 hexadecimal digits", unhex)?);
            contributions.push(self.parsed(
                &format!("Contribution{seat}"),
                "32 hexadecimal digits",
                unhex,
            )?);
        }
        let seed = self.parsed("Seed", "64 hexadecimal digits", unhex)?;
        let missing = |name: String| broken(first_line, None, Illegal::new(&TAG_MISSING, [name.into()]));
        let Some(commitment) = commitment else {
            let of_seats =
                || contributions.iter().any(Option::is_some) || seat_commitments.iter().any(Option::is_some);
            let any = seed.is_some() || of_seats();
            return if any { Err(missing("Commitment".to_owned())) } else { Ok(None) };
        };
        let contributions = contributions
            .into_iter()
            .enumerate()
            .map(|(seat, contribution)| contribution.ok_or_else(|| missing(format!("Contribution{seat}"))))
            .collect::<Result<_, _>>()?;
        Ok(Some(DiceTags { commitment, seat_commitments, contributions, seed }))
    }
}

pub(super) fn broken(line: usize, ply: Option<usize>, illegal: Illegal) -> ReadError {
    ReadError { line, ply, faults: illegal.into() }
}

/// Reads a text up to the first `close` that is not escaped. Returns what it read, unescaped, and the text
/// after `close`.
pub(super) fn unescape(text: &str, close: char) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => match chars.next()?.1 {
                'n' => value.push('\n'),
                'r' => value.push('\r'),
                c if c == close || c == '\\' => value.push(c),
                _ => return None,
            },
            _ if c == close => return Some((value, &text[at + c.len_utf8()..])),
            _ => value.push(c),
        }
    }
    None
}

fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

/// Whether the text has the form `YYYY-MM-DD`, with a month from 01 to 12 and a day from 01 to 31.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let digits =
        |part: &str, count: usize| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    let within = |part: &str, top: u32| part.parse().is_ok_and(|value: u32| (1..=top).contains(&value));
    digits(year, 4) && digits(month, 2) && digits(day, 2) && within(month, 12) && within(day, 31)
}
