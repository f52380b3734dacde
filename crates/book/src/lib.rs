//! Everything that the program says about the games, in each language: sentences for refusals and endings,
//! names of pieces, the rule books clause by clause, and the manual.
//!
//! The texts are the files of `book/<language>/`, embedded in the program: Fluent for sentences, Markdown for
//! pages.

pub mod diagram;
mod files;
pub mod markdown;
mod printable;
mod rulebook;

use std::fmt;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rules::{Arg, Illegal, Outcome, Seat};
use unic_langid::LanguageIdentifier;

pub use printable::printable;
pub use rulebook::{Clause, Part, RuleBook, Section, Source};

/// A language in which the book is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: &[Language] = &[Language::English, Language::German];

    /// Finds the language of a code (`de`), a language tag (`de-AT`) or a locale (`de_AT.UTF-8`).
    pub fn of(code: &str) -> Option<Language> {
        let code = code.split(['-', '_', '.', '@']).next()?;
        Language::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The two-letter code, as in `de`.
    pub fn code(self) -> &'static str {
        self.files().code
    }

    /// The names of the manual's pages, in reading order.
    pub fn pages(self) -> impl Iterator<Item = &'static str> {
        self.files().manual.iter().map(|(name, _)| *name)
    }

    fn files(self) -> &'static files::LanguageFiles {
        match self {
            Language::English => &files::ENGLISH,
            Language::German => &files::GERMAN,
        }
    }
}

/// The maximum number of characters that a sentence quotes from a text. Only refused input can be longer. The
/// program's own texts, which say what was expected, are shorter.
const MAX_QUOTED: usize = 300;

/// All texts in one language.
pub struct Book {
    language: Language,
    messages: FluentBundle<FluentResource>,
    rules: Vec<RuleBook>,
    manual: Vec<Page>,
}

/// A page of the manual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// The page's name, as in `menagerie rules ugi`.
    pub name: &'static str,
    /// The page's Markdown text.
    pub text: &'static str,
}

impl Book {
    /// Loads the book in this language.
    pub fn new(language: Language) -> Book {
        let files = language.files();
        let tag: LanguageIdentifier = files.code.parse().unwrap_or_default();
        let mut messages = FluentBundle::new_concurrent(vec![tag]);
        // Fluent's isolation marks matter only where left-to-right and right-to-left text meet, and a
        // terminal would show them.
        messages.set_use_isolating(false);
        let of_games = files.games.iter().map(|(_, _, sentences)| *sentences);
        for sentences in of_games.chain([files.table, files.terminal]) {
            // Keep the readable part of a faulty file. The tests allow no faults.
            let resource =
                FluentResource::try_new(sentences.to_owned()).unwrap_or_else(|(resource, _)| resource);
            let _ = messages.add_resource(resource);
        }
        let rules = files.games.iter().map(|(name, page, _)| RuleBook::parse(name, page)).collect();
        let manual = files.manual.iter().map(|&(name, text)| Page { name, text }).collect();
        Book { language, messages, rules, manual }
    }

    /// The language of this book.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says in a sentence why something was refused. Falls back to the key if the sentence is missing.
    pub fn sentence(&self, illegal: &Illegal) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in illegal.args() {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Square(text) | Arg::Text(text) => FluentValue::from(printable(text, MAX_QUOTED)),
                Arg::Name(key) => FluentValue::from(self.name(key)),
            };
            args.set(name, value);
        }
        self.message(illegal.key(), &args).unwrap_or_else(|| illegal.to_string())
    }

    /// Says in a sentence how a game ended. `name` returns the name of the player at a seat.
    pub fn ending(&self, outcome: &Outcome, name: impl Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::new();
        if let Some(winner) = outcome.winner() {
            args.set("winner", name(winner));
        }
        let key = outcome.ending().key;
        self.message(key, &args).unwrap_or_else(|| key.to_owned())
    }

    /// Looks up a name, or a sentence without arguments, by its key. Falls back to the key itself.
    pub fn name(&self, key: &str) -> String {
        self.message(key, &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    /// Looks up a sentence by its key and fills in the arguments. Falls back to the key itself.
    pub fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        let args = args.iter().map(|(name, text)| (*name, FluentValue::from(*text))).collect();
        self.message(key, &args).unwrap_or_else(|| key.to_owned())
    }

    /// Whether the book has a sentence or a name for this key.
    pub fn has(&self, key: &str) -> bool {
        self.messages.has_message(key)
    }

    /// All rule books: `common` first, then one for each game.
    pub fn rule_books(&self) -> &[RuleBook] {
        &self.rules
    }

    /// The rule book of a game, or `common`.
    pub fn rules(&self, game: &str) -> Option<&RuleBook> {
        self.rules.iter().find(|book| book.name == game)
    }

    /// The clauses of a game, or of `common`. Empty for an unknown name.
    pub fn clauses(&self, game: &str) -> impl Iterator<Item = &Clause> {
        self.rules(game).into_iter().flat_map(RuleBook::clauses)
    }

    /// Finds a clause by its id, as in `MD-12`.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.rules.iter().flat_map(RuleBook::clauses).find(|clause| clause.id == id)
    }

    /// The pages of the manual, in reading order.
    pub fn manual(&self) -> &[Page] {
        &self.manual
    }

    fn message(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.messages.get_message(key)?.value()?;
        Some(self.messages.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book").field("language", &self.language).finish_non_exhaustive()
    }
}
