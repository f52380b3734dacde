//! Names of people: which names may be chosen, and how people at one table are told apart.
//!
//! Skeletons (Unicode Technical Standard 39) are compared to find names that look alike.

use rules::Seat;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::skeleton;
use wire::{Refusal, refusals::server as refusals, words::RefusalArg};

use crate::{Identity, Table};

/// The maximum length of a name, in characters.
pub const MAX_NAME: usize = 30;
/// The maximum number of accents and other marks on one letter.
const MAX_MARKS: usize = 4;

/// The words with which the page begins the name of a computer player, in all languages. An example is
/// `Computer, level 3`.
const COMPUTERS: [&str; 1] = ["computer"];
/// The words that the page uses for the level in the name of a computer player, in all languages. An example
/// is `South (level 3)`.
const LEVELS: [&str; 2] = ["level", "stufe"];

/// Returns the name that somebody chose, without spaces around it and with one space between words.
///
/// # Errors
/// The name is too long or too short, cannot be read, or looks like the name of a computer.
pub fn check_name(text: &str, longest: usize) -> Result<String, Refusal> {
    let spaced = text.chars().map(|char| if is_space(char) { ' ' } else { char }).collect::<String>();
    let name = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if !(1..=longest).contains(&name.chars().count()) {
        return Err(refusals::NAME.with([RefusalArg::Number(longest as i32)]));
    }
    if !can_be_read(&name) {
        return Err(refusals::NAME_UNREADABLE.into());
    }
    if is_like_a_computer(&name) {
        return Err(refusals::NAME_OF_COMPUTER.into());
    }
    Ok(name)
}

/// Whether this is a space of any width. Line and paragraph separators do not count as spaces.
fn is_space(char: char) -> bool {
    char.is_whitespace() && !char.is_control() && !matches!(char, '\u{2028}' | '\u{2029}')
}

/// Whether all characters of a name are visible and in order, and no mark covers the text around the name.
fn can_be_read(name: &str) -> bool {
    let chars: Vec<char> = name.chars().collect();
    let shows = |at: usize| {
        let [before, after] = [at.checked_sub(1), at.checked_add(1)]
            .map(|at| at.and_then(|at| chars.get(at)).copied().unwrap_or(' '));
        !is_invisible(chars[at]) || may_join(before, chars[at], after)
    };
    let starts_with_mark = chars.first().is_some_and(|&first| is_combining_mark(first));
    let piles_up =
        chars.windows(MAX_MARKS + 1).any(|marks| marks.iter().all(|&mark| is_combining_mark(mark)));
    (0..chars.len()).all(shows) && !starts_with_mark && !piles_up
}

/// Whether a character is invisible by itself, or has no agreed meaning.
fn is_invisible(char: char) -> bool {
    match char {
        // Blanks that do not count as spaces, and annotation marks.
        '\u{2028}' | '\u{2029}' | '\u{2800}' | '\u{1d159}' | '\u{fff9}'..='\u{fffb}' => true,
        // Characters for private use, which have no agreed meaning.
        '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}' => true,
        // A skeleton omits all default-ignorable characters, such as direction marks.
        _ => char.is_control() || skeleton(char.encode_utf8(&mut [0; 4])).next().is_none(),
    }
}

/// Whether the invisible character `char` may stand between `before` and `after`. Some scripts need such
/// characters between letters, and emoji need them too.
fn may_join(before: char, char: char, after: char) -> bool {
    // The scripts from Arabic to Sinhala, in the order of Unicode.
    let is_letter = |char: char| matches!(char, '\u{600}'..='\u{dff}');
    let is_symbol = |char: char| {
        !char.is_ascii()
            && !char.is_alphanumeric()
            && !is_space(char)
            && !is_combining_mark(char)
            && !is_invisible(char)
    };
    match char {
        '\u{200c}' => is_letter(before) && is_letter(after),
        '\u{200d}' => {
            is_letter(before) && is_letter(after)
                || (is_symbol(before) || before == '\u{fe0f}') && is_symbol(after)
        }
        '\u{fe0f}' => is_symbol(before),
        _ => false,
    }
}

/// A form of a text that is the same for all texts that look alike.
fn shape(text: &str) -> String {
    let mut shape = text.to_owned();
    // Some lower-case letters look like the upper-case form of another letter, and vice versa.
    for _ in 0..3 {
        let lower = shape.nfkc().collect::<String>().to_lowercase();
        shape = skeleton(&lower).filter(|char| !is_combining_mark(*char) && !is_space(*char)).collect();
    }
    shape.to_lowercase()
}

fn is_like_a_computer(name: &str) -> bool {
    let letters: String = shape(name).chars().filter(|char| char.is_alphanumeric()).collect();
    // `shape` turns 0 and 1 into the letters that look like them.
    let is_number = |text: &str| text.chars().all(|char| matches!(char, 'o' | 'l' | '2'..='9'));
    let ends_in_level = LEVELS.iter().any(|level| {
        letters == shape(level)
            || letters.rsplit_once(&shape(level)).is_some_and(|(_, rest)| !rest.is_empty() && is_number(rest))
    });
    let is_computer = |word: &&str| letters.strip_prefix(&shape(word)).is_some_and(is_number);
    ends_in_level || COMPUTERS.iter().any(is_computer)
}

impl Table {
    /// The name of a person at this table. A number is added if the name looks like another person's name
    /// here.
    pub fn name_of(&self, identity: &Identity) -> String {
        let people = Seat::all(self.occupants.len()).filter_map(|seat| self.person_at(seat));
        let others = people.filter(|person| person.id != identity.id);
        let taken: Vec<String> = others.map(|person| shape(&person.name)).collect();
        let numbered =
            |number| if number == 1 { identity.name.clone() } else { format!("{} {number}", identity.name) };
        // Each of the other people takes at most one of these names, so one is free.
        let mut names = (1..=taken.len() + 1).map(numbered);
        names.find(|name| !taken.contains(&shape(name))).unwrap_or_else(|| identity.name.clone())
    }
}
