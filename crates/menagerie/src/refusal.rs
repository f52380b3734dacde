//! Refusals by the program, the rules or the system. Each has a stable code and a sentence.

use std::{io, path::Path};

use book::{Book, printable};
use rules::{Illegal, catalog::GAMES};
use serde_json::{Value, json};
use wire::words::RefusalArg;

use crate::cli::UNKNOWN_GAME;

/// The maximum number of characters in a refusal's sentence. It may contain names of files and messages of
/// other programs.
const MAX_MESSAGE: usize = 2000;
/// The maximum number of characters of a mistyped name that are compared with the games' names.
const MAX_NAME: usize = 20;

/// Declares every refusal of the program itself. Each has a name, arguments, and a code that other programs
/// can rely on. The sentence for the code is in `book/<language>/terminal.ftl`, under `program-` and the
/// code.
macro_rules! refusals {
    ($($Name:ident $({ $($arg:ident),* })? = $code:literal;)*) => {
        /// A refusal by the program itself, as opposed to one by the rules of a game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) enum Reason {
            $($Name $({ $($arg: String),* })?,)*
        }

        impl Reason {
            /// The code of every refusal, with the names of its arguments.
            #[cfg(test)]
            const DECLARED: &[(&str, &[&str])] = &[$(($code, &[$($(stringify!($arg)),*)?])),*];

            /// The stable code, such as `record-none`.
            pub(crate) fn code(&self) -> &'static str {
                match self {
                    $(Reason::$Name $({ $($arg: _),* })? => $code,)*
                }
            }

            /// The sentence in the book's language.
            pub(crate) fn sentence(&self, book: &Book) -> String {
                match self {
                    $(Reason::$Name $({ $($arg),* })? => {
                        book.say(concat!("program-", $code), &[$($((stringify!($arg), $arg)),*)?])
                    })*
                }
            }
        }
    };
}

refusals! {
    AddressInUse { address } = "address-in-use";
    AdminAnswer { error } = "admin-answer";
    AdminNoServer { file } = "admin-no-server";
    AdminNotAllowed { file } = "admin-not-allowed";
    AdminSystem = "admin-system";
    AnalyzeChance = "analyze-chance";
    AnalyzeOver = "analyze-over";
    AnnotateBroken { file, record, error } = "annotate-broken";
    BackupDamaged { place, error } = "backup-damaged";
    BookGame { games } = "book-game";
    BookSize { stones } = "book-stones";
    CertificateBad { file, error } = "certificate-bad";
    CertificateFault { file, error } = "certificate-fault";
    CertificateGame { spec, games } = "certificate-game";
    CertificateLong { most } = "certificate-long";
    CertificateOpen = "certificate-open";
    CertificateValue { spec } = "certificate-value";
    ClauseUnknown { clause } = "clause-unknown";
    CopySource { place, error } = "copy-source";
    CopyTarget { place, error } = "copy-target";
    CopyDiffers { place, error } = "copy-differs";
    Data { file, error } = "data";
    DataDamaged { place, error } = "data-damaged";
    DataMissing { file } = "data-missing";
    DataInUse { file } = "data-held";
    DatabaseInUse { place } = "database-held";
    Engine { command, problem } = "engine";
    File { file, error } = "file";
    FileMissing { file } = "file-missing";
    FilePermission { file } = "file-permission";
    FileTaken { file } = "file-taken";
    FileIsFolder { file } = "file-is-folder";
    FileInFile { file } = "file-in-file";
    FileReadOnly { file } = "file-read-only";
    FileDiskFull { file } = "file-disk-full";
    FileName { file } = "file-name";
    FileExists { file } = "file-exists";
    FileNoRecords { file, error } = "file-no-records";
    Input { error } = "input";
    LevelUnknown { game, level, highest } = "level-unknown";
    Listen { address, error } = "listen";
    Memory { error } = "memory";
    MemoryTooSmall { stones } = "memory-too-small";
    NoClock { error } = "player-clock";
    NoNetwork { spec } = "train-no-network";
    NoWeights { spec } = "tune-no-weights";
    Output { error } = "output";
    PerftChance = "perft-chance";
    PlayerIllegal { player, action, error } = "player-illegal";
    PlayerSilent { seat } = "player-none";
    RecordBroken { file, record, error } = "record-broken";
    RecordDice { error } = "record-dice";
    RecordEngine { file, seat, command } = "record-engine";
    RecordFinished { file } = "record-finished";
    RecordNone { file } = "record-none";
    RulesUnknown { name } = "rules-unknown";
    SiteFolder { folder } = "site-folder";
    SiteNoPage = "site-page";
    NoSolver = "solve-none";
    SolveHidden = "solve-game";
    SolveOver = "solve-over";
    SolveWithin = "solve-within";
    SourceHeld { place } = "source-held";
    SourceUnknown { source } = "source-unknown";
    StartsGame { games } = "starts-game";
    SteadyGame { game, games } = "steady-game";
    TableDamaged { error } = "table-damaged";
    TableFile { error } = "table-file";
    TargetHeld { place } = "target-held";
    TargetUsed { place } = "target-used";
    TablesGame { games } = "tables-game";
    TablesLarge { unit, most } = "tables-large";
    TablesMissing { error } = "tables-missing";
    TablesSize { game, unit } = "tables-size";
    TablesTooLong { error } = "tables-long";
}

/// A refusal by the program, by the rules or by a table.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// A refusal by the program itself.
    Program(Reason),
    /// A refusal by the rules of a game, or by the table where the game is played.
    Game {
        code: String,
        /// The clause of the rule book, if the rules of a game refused.
        clause: Option<String>,
        message: String,
    },
}

impl Refusal {
    /// A refusal by the rules of a game.
    pub(crate) fn by_rules(book: &Book, illegal: &Illegal) -> Refusal {
        Refusal::by_rules_saying(illegal, book.sentence(illegal) + &meant(book, illegal))
    }

    /// A refusal by the rules of a game, in these words.
    pub(crate) fn by_rules_saying(illegal: &Illegal, message: String) -> Refusal {
        Refusal::Game { code: illegal.key().to_owned(), clause: Some(illegal.clause().to_owned()), message }
    }

    /// A refusal by the table at which the game is played.
    pub(crate) fn by_table(book: &Book, refusal: &wire::Refusal) -> Refusal {
        let args: Vec<(&str, String)> = refusal
            .args
            .iter()
            .map(|(name, arg)| match arg {
                RefusalArg::Number(number) => (name.as_str(), number.to_string()),
                RefusalArg::Name(key) => (name.as_str(), book.name(key)),
                RefusalArg::Square(text) | RefusalArg::Text(text) => (name.as_str(), text.clone()),
            })
            .collect();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, text.as_str())).collect();
        Refusal::Game {
            code: refusal.code.clone(),
            clause: refusal.clause.clone(),
            message: book.say(&refusal.code, &args),
        }
    }

    /// The stable code.
    fn code(&self) -> &str {
        match self {
            Refusal::Program(reason) => reason.code(),
            Refusal::Game { code, .. } => code,
        }
    }

    fn clause(&self) -> Option<&str> {
        match self {
            Refusal::Program(_) => None,
            Refusal::Game { clause, .. } => clause.as_deref(),
        }
    }

    /// The sentence without the clause.
    pub(crate) fn message(&self, book: &Book) -> String {
        match self {
            Refusal::Program(reason) => printable(&reason.sentence(book), MAX_MESSAGE),
            Refusal::Game { message, .. } => message.clone(),
        }
    }

    /// The sentence, with the clause in brackets.
    pub(crate) fn text(&self, book: &Book) -> String {
        let message = self.message(book);
        match self.clause() {
            Some(clause) => format!("{message} ({clause})"),
            None => message,
        }
    }

    fn object(&self, book: &Book) -> Value {
        json!({"code": self.code(), "clause": self.clause(), "message": self.message(book)})
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::Program(reason)
    }
}

/// If the name of a game was mistyped: a sentence that suggests the right name. Empty if the text resembles
/// no game's name, or if something else was refused.
fn meant(book: &Book, illegal: &Illegal) -> String {
    let text = illegal.args().find(|(name, _)| *name == "text").map(|(_, text)| text.to_string());
    match text.as_deref().and_then(similar_game).filter(|_| illegal.key() == UNKNOWN_GAME) {
        Some(game) => format!(" {}", book.say("terminal-meant", &[("text", game)])),
        None => String::new(),
    }
}

/// The game whose name differs least from the beginning of a spec, if it differs by at most two letters.
pub(crate) fn similar_game(spec: &str) -> Option<&'static str> {
    let typed: String = spec.split(':').next()?.chars().take(MAX_NAME).collect::<String>().to_lowercase();
    let names = GAMES.iter().map(|game| (strsim::damerau_levenshtein(game.name, &typed), game.name));
    names.min().filter(|(distance, _)| *distance <= 2).map(|(_, name)| name)
}

impl Reason {
    /// A file could not be read or written. For a well-known error of the system, the sentence says what to
    /// do, because the system's own message does not (such as "File exists (os error 17)"). An error that
    /// this program has made keeps its own message.
    pub(crate) fn file(file: &Path, error: &io::Error) -> Reason {
        let file = file.display().to_string();
        if error.raw_os_error().is_none() {
            return Reason::File { file, error: error.to_string() };
        }
        match error.kind() {
            io::ErrorKind::NotFound => Reason::FileMissing { file },
            io::ErrorKind::PermissionDenied => Reason::FilePermission { file },
            io::ErrorKind::AlreadyExists => Reason::FileTaken { file },
            io::ErrorKind::IsADirectory => Reason::FileIsFolder { file },
            io::ErrorKind::NotADirectory => Reason::FileInFile { file },
            io::ErrorKind::ReadOnlyFilesystem => Reason::FileReadOnly { file },
            io::ErrorKind::StorageFull => Reason::FileDiskFull { file },
            io::ErrorKind::InvalidFilename => Reason::FileName { file },
            _ => Reason::File { file, error: error.to_string() },
        }
    }

    /// An endgame table could not be read. The error already names its file.
    pub(crate) fn endgame_table(error: &io::Error) -> Reason {
        let kind = error.kind();
        let error = error.to_string();
        match kind {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => Reason::TableDamaged { error },
            _ => Reason::TableFile { error },
        }
    }
}

/// Refusals in JSON: `{"error":{"code","clause","message"}}`. If there are several, `faults` lists them all.
pub(crate) fn error_object(refusals: &[Refusal], book: &Book) -> Value {
    let objects: Vec<Value> = refusals.iter().map(|refusal| refusal.object(book)).collect();
    let mut value = json!({"error": objects.first()});
    if objects.len() > 1 {
        value["faults"] = objects.into();
    }
    value
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, io};

    use book::{Book, Language};

    use super::Reason;

    #[test]
    fn codes_are_words_with_hyphens_and_differ() {
        let mut codes = BTreeSet::new();
        for (code, _) in Reason::DECLARED {
            assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code}");
            assert!(codes.insert(code), "{code} is declared twice");
        }
    }

    #[test]
    fn every_refusal_has_a_sentence_with_its_arguments_in_each_language() {
        for language in Language::ALL {
            let book = Book::new(*language);
            for (code, names) in Reason::DECLARED {
                let key = format!("program-{code}");
                assert!(book.has(&key), "{key}");
                let values: Vec<String> = names.iter().map(|name| format!("<{name}>")).collect();
                let args: Vec<(&str, &str)> =
                    names.iter().zip(&values).map(|(name, value)| (*name, value.as_str())).collect();
                let sentence = book.say(&key, &args);
                assert!(values.iter().all(|value| sentence.contains(value)), "{key}: {sentence}");
                assert!(!sentence.contains("{$"), "{key} has an argument that is not declared: {sentence}");
            }
        }
    }

    #[test]
    fn errors_of_files_name_the_next_step() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let english = Book::new(Language::English);
        let message = |error: io::Error| Reason::file(&file, &error).sentence(&english);
        assert!(message(fs::read(file.join("inside")).unwrap_err()).ends_with("Choose another folder."));
        assert!(message(fs::create_dir(&file).unwrap_err()).ends_with("Choose another name."));
        assert!(message(fs::read(folder.path()).unwrap_err()).ends_with("Name a file."));
        assert!(message(fs::read(folder.path().join("none")).unwrap_err()).ends_with("Check the name."));
    }

    #[test]
    fn a_refusal_speaks_the_language_of_the_book() {
        let reason = Reason::PlayerIllegal {
            player: "greedy".to_owned(),
            action: "c3".to_owned(),
            error: "No.".to_owned(),
        };
        assert_eq!(reason.code(), "player-illegal");
        assert_eq!(reason.sentence(&Book::new(Language::English)), "greedy played c3: No.");
        assert_eq!(reason.sentence(&Book::new(Language::German)), "greedy hat c3 gespielt: No.");
    }
}
