//! The language of rules and refusals: the one asked for, or the user's own.

use std::env;

use book::Language;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// Reads `--language`: the codes that there are, nothing else.
pub(crate) fn parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.iter().map(|language| language.code()))
        .map(|code| Language::of(&code).unwrap_or(Language::English))
}

/// The language of the locale that the environment names; English where the book has none in it.
pub(crate) fn of_environment() -> Language {
    // The first that says something decides, as everywhere on POSIX.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|locale| !locale.is_empty());
    locale.and_then(|locale| Language::of(&locale)).unwrap_or(Language::English)
}
