//! The files of `book/`, built into the program.

/// One language's files as they stand.
pub(crate) struct Source {
    /// The language's code, which is the folder's name.
    pub(crate) code: &'static str,
    /// Name, Markdown and Fluent text of what all games share, then of each game.
    pub(crate) games: &'static [(&'static str, &'static str, &'static str)],
    /// Name and Markdown text of each page of the manual.
    pub(crate) manual: &'static [(&'static str, &'static str)],
}

/// The same files in every language: a language that lacks one does not build.
macro_rules! source {
    ($code:literal) => {
        Source {
            code: $code,
            games: files!($code: "common", "mancala", "mana", "jungle", "mandua", "manitou"),
            manual: pages!(
                $code: "dice", "known", "players", "proving", "records", "server", "solving", "tables", "ugi", "wire"
            ),
        }
    };
}

macro_rules! files {
    ($code:literal: $($name:literal),*) => {
        &[$(($name, text!($code, $name, ".md"), text!($code, $name, ".ftl"))),*]
    };
}

macro_rules! pages {
    ($code:literal: $($name:literal),*) => { &[$(($name, text!($code, "manual/", $name, ".md"))),*] };
}

macro_rules! text {
    ($code:literal, $($part:literal),*) => { include_str!(concat!("../../../book/", $code, "/", $($part),*)) };
}

pub(crate) static ENGLISH: Source = source!("en");
pub(crate) static GERMAN: Source = source!("de");
