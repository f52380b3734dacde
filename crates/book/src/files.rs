//! The files of `book/`, embedded in the program.

/// The files of one language.
pub(crate) struct LanguageFiles {
    /// The language code, which is also the folder's name.
    pub(crate) code: &'static str,
    /// The name, Markdown text and Fluent text of each rule book. The first entry is `common`, the rules that
    /// all games share.
    pub(crate) games: &'static [(&'static str, &'static str, &'static str)],
    /// Fluent text of the refusals by a table or the server.
    pub(crate) table: &'static str,
    /// Fluent text of the messages of `menagerie` in the terminal.
    pub(crate) terminal: &'static str,
    /// Name and Markdown text of each manual page, in reading order.
    pub(crate) manual: &'static [(&'static str, &'static str)],
}

macro_rules! text {
    ($code:literal, $folder:literal, $name:ident, $ending:literal) => {
        include_str!(concat!("../../../book/", $code, "/", $folder, stringify!($name), $ending))
    };
}

macro_rules! games {
    ($code:literal: $($name:ident)*) => {
        &[$((stringify!($name), text!($code, "", $name, ".md"), text!($code, "", $name, ".ftl"))),*]
    };
}

macro_rules! pages {
    ($code:literal: $($name:ident)*) => {
        &[$((stringify!($name), text!($code, "manual/", $name, ".md"))),*]
    };
}

/// Embeds the same files for every language. If a language lacks a file, the crate does not compile.
macro_rules! sources {
    ($($variant:ident $game:ident;)*) => {
        pub(crate) static ENGLISH: LanguageFiles = sources!(@"en": $($game)*);
        pub(crate) static GERMAN: LanguageFiles = sources!(@"de": $($game)*);
    };
    (@$code:literal: $($game:ident)*) => {
        LanguageFiles {
            code: $code,
            games: games!($code: common $($game)*),
            table: text!($code, "", table, ".ftl"),
            terminal: text!($code, "", terminal, ".ftl"),
            manual: pages!(
                $code: players strength search known solving proving certificates tables records board dice ugi server many security wire
            ),
        }
    };
}

rules::for_each_game!(sources);
