//! Every word the program says about the games, in each language: sentences for refusals and endings, names of pieces, the
//! rule books clause by clause, and the manual.
//!
//! The texts are the files of `book/<language>/`, built into the program: Fluent for sentences, Markdown for pages.

mod rulebook;
mod source;
#[cfg(test)]
mod tests;

use std::fmt;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rules::{Arg, Illegal, Outcome, Seat};
use unic_langid::LanguageIdentifier;

pub use rulebook::{Clause, Part, RuleBook, Section, Source};

/// A language the book is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: &[Language] = &[Language::English, Language::German];

    /// The language of this code, as `de`, of a tag that begins with it, as `de-AT`, or of a locale, as `de_AT.UTF-8`.
    pub fn of(code: &str) -> Option<Language> {
        let code = code.split(['-', '_', '.', '@']).next()?;
        Language::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.source().code
    }

    /// The names of the manual's pages.
    pub fn pages(self) -> impl Iterator<Item = &'static str> {
        self.source().manual.iter().map(|(name, _)| *name)
    }

    /// The sentences for refusals of a table.
    fn table_refusals(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../book/en/table.ftl"),
            Language::German => include_str!("../../../book/de/table.ftl"),
        }
    }

    fn source(self) -> &'static source::Source {
        match self {
            Language::English => &source::ENGLISH,
            Language::German => &source::GERMAN,
        }
    }
}

/// The book in one language.
pub struct Book {
    language: Language,
    messages: FluentBundle<FluentResource>,
    rules: Vec<RuleBook>,
    manual: Vec<Page>,
}

/// A page of the manual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its name, as `ugi`.
    pub name: &'static str,
    /// Its Markdown text.
    pub text: &'static str,
}

impl Book {
    /// Opens the book.
    pub fn new(language: Language) -> Book {
        let source = language.source();
        let tag: LanguageIdentifier = source.code.parse().unwrap_or_default();
        let mut messages = FluentBundle::new_concurrent(vec![tag]);
        // The terminal and the tests show these marks, which matter only where scripts of both directions meet.
        messages.set_use_isolating(false);
        let of_games = source.games.iter().map(|(_, _, sentences)| *sentences);
        for sentences in of_games.chain([language.table_refusals()]) {
            // What is readable of a faulty file is used; the tests refuse any fault.
            let resource =
                FluentResource::try_new(sentences.to_owned()).unwrap_or_else(|(resource, _)| resource);
            let _ = messages.add_resource(resource);
        }
        let rules = source.games.iter().map(|(name, page, _)| RuleBook::parse(name, page)).collect();
        let manual = source.manual.iter().map(|&(name, text)| Page { name, text }).collect();
        Book { language, messages, rules, manual }
    }

    /// The language it is written in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Why something was refused, as a sentence.
    pub fn sentence(&self, illegal: &Illegal) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in illegal.args() {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Square(text) | Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Name(key) => FluentValue::from(self.name(key)),
            };
            args.set(name, value);
        }
        self.message(illegal.key(), &args).unwrap_or_else(|| illegal.to_string())
    }

    /// How a game ended, as a sentence; `name` says what a seat is called.
    pub fn ending(&self, outcome: &Outcome, name: impl Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::new();
        if let Some(winner) = outcome.winner() {
            args.set("winner", name(winner));
        }
        let key = outcome.ending().key;
        self.message(key, &args).unwrap_or_else(|| key.to_owned())
    }

    /// The name of a piece, card, tile, seat or game, by its key.
    pub fn name(&self, key: &str) -> String {
        self.message(key, &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.messages.has_message(key)
    }

    /// The rule books: what all games share first, then each game's.
    pub fn rule_books(&self) -> &[RuleBook] {
        &self.rules
    }

    /// The rule book of this game, or of `common`.
    pub fn rules(&self, game: &str) -> Option<&RuleBook> {
        self.rules.iter().find(|book| book.name == game)
    }

    /// The clauses of this game, or of `common`; none where there is no such game.
    pub fn clauses(&self, game: &str) -> impl Iterator<Item = &Clause> {
        self.rules(game).into_iter().flat_map(RuleBook::clauses)
    }

    /// The clause of this id, as `MD-12`.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.rules.iter().flat_map(RuleBook::clauses).find(|clause| clause.id == id)
    }

    /// The pages of the manual.
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
