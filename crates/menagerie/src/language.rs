//! Chooses the language of rules and refusals.

use std::env;

use book::Language;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// Parses the value of `--language`: the code of one of the book's languages.
pub(crate) fn parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.iter().map(|language| language.code()))
        .map(|code| Language::of(&code).unwrap_or(Language::English))
}

/// The language of the locale in the environment; English if the book is not translated into it.
pub(crate) fn of_environment() -> Language {
    // As in POSIX, the first variable that is not empty decides.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|locale| !locale.is_empty());
    locale.and_then(|locale| Language::of(&locale)).unwrap_or(Language::English)
}
