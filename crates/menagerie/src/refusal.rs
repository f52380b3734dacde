//! Refusals by the program, the rules or the system. Each has a stable code and a sentence.

use std::{fmt, io, path::Path};

use book::{Book, printable};
use rules::{Illegal, catalog::GAMES};
use serde_json::{Value, json};

use crate::cli::UNKNOWN_GAME;

/// The maximum number of characters in a refusal's sentence. It may contain names of files and messages of
/// other programs.
const MAX_MESSAGE: usize = 2000;
/// The maximum number of characters of a mistyped name that are compared with the games' names.
const MAX_NAME: usize = 20;

/// Declares every refusal of the program itself. Each has a name, arguments, a code that other programs can
/// rely on, and a sentence with the arguments in braces.
macro_rules! refusals {
    ($($Name:ident $({ $($arg:ident),* })? = $code:literal, $sentence:literal;)*) => {
        /// A refusal by the program itself, as opposed to one by the rules of a game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) enum Reason {
            $($Name $({ $($arg: String),* })?,)*
        }

        impl Reason {
            /// The code of every refusal.
            #[cfg(test)]
            const CODES: &[&str] = &[$($code),*];

            /// The stable code, such as `record-none`.
            pub(crate) fn code(&self) -> &'static str {
                match self {
                    $(Reason::$Name $({ $($arg: _),* })? => $code,)*
                }
            }
        }

        /// Writes the sentence.
        impl fmt::Display for Reason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Reason::$Name $({ $($arg),* })? => write!(f, $sentence),)*
                }
            }
        }
    };
}

refusals! {
    AddressInUse { address } = "listen", "{address} is in use. Is Menagerie running already? --port 0 picks a free port.";
    AdminAnswer { error } = "admin-answer", "The server did not answer: {error}";
    AdminNoServer { file } = "admin-no-server",
        "{file}: no server is running with this file. Start one with menagerie serve, or choose its file with --data.";
    AdminNotAllowed { file } = "admin-not-allowed",
        "{file}: only the account that runs the server can give it commands.";
    AdminSystem = "admin-system", "The server takes commands over a Unix socket, which this system does not have.";
    AnalyzeChance = "analyze-chance", "The referee is to act, not a player. Give the referee's action with --moves.";
    AnalyzeOver = "analyze-over", "The game is over; there is nothing to analyse.";
    AnnotateBroken { file, record, error } = "annotate-broken",
        "{file}: record {record} is broken and would be lost: {error} Choose another file for --annotate.";
    BackupDamaged { place, error } = "backup-damaged",
        "The backup is written, but {place} is damaged: {error}.";
    BookGame { games } = "tables-game", "There are opening books only for {games}.";
    BookSize { limit } = "book-stones", "Opening books are for games of up to {limit}.";
    CertificateBad { file, error } = "certificate-bad", "{file}: {error}";
    CertificateFault { file, error } = "certificate-fault", "{file} proves nothing. {error}";
    CertificateGame { games } = "certificate-game", "There are certificates only for {games}.";
    CertificateLong { most } = "certificate-long", "No strategy was found that wins within {most} plies, the most for a certificate, without going round in a circle.";
    CertificateOpen = "certificate-open", "There is no certificate, because no win is proven.";
    ClauseUnknown { clause } = "clause-unknown", "There is no clause {clause}.";
    CopySource { place, error } = "copy-source", "{place}: {error}";
    CopyTarget { place, error } = "copy-target", "{place}: {error}";
    CopyDiffers { place, error } = "copy-differs",
        "{place}: what was read back is not what was written: {error}. The copy is not finished.";
    Data { file, error } = "data", "{file}: {error}";
    DataDamaged { place, error } = "data-damaged", "{place} is damaged: {error}.";
    DataMissing { file } = "data-missing",
        "There is no data file {file}. Name the server's file with --data.";
    DataInUse { file } = "data-held", "{file}: another server is using this file. Choose another one with --data.";
    DatabaseInUse { place } = "database-held", "{place}: servers are using this database. Stop them first.";
    Engine { command, problem } = "engine", "The engine “{command}” {problem}.";
    File { file, error } = "file", "{file}: {error}";
    FileExists { file } = "file-exists",
        "{file} already exists. Choose another name, or replace the file with --force.";
    FileNoRecords { file, error } = "file-no-records",
        "{file} holds something other than game records: {error} Choose another name, or replace the file with \
         --force.";
    Input { error } = "input", "The input cannot be read: {error}";
    LevelUnknown { game, level, highest } = "level-unknown",
        "{game} has no level {level}: its levels are 1 to {highest}.";
    Listen { address, error } = "listen", "{address}: {error}";
    Memory { error } = "memory", "memory: {error}";
    MemoryTooSmall { content } = "memory", "{content} need more memory. Raise --max-memory.";
    NoClock { error } = "player-clock", "{error}";
    NoNetwork { spec } = "train-no-network", "{spec} is played without a network.";
    NoWeights { spec } = "tune-no-weights", "{spec} is played without weights to learn.";
    Output { error } = "output", "{error}";
    PerftChance = "perft-chance", "A game with chance has no perft count.";
    PlayerIllegal { player, action, error } = "player-illegal", "{player} played {action}: {error}";
    PlayerSilent { seat } = "player-none", "The player at seat {seat} chose no action.";
    RecordBroken { file, record, error } = "record-broken", "{file}: record {record}: {error}";
    RecordDice { error } = "record-dice", "{error}";
    RecordEngine { file, seat, command } = "record-engine",
        "{file} says that the program “{command}” plays seat {seat}. A file cannot start programs: name the players \
         with --player.";
    RecordFinished { file } = "record-finished", "{file} contains no unfinished game.";
    RecordNone { file } = "record-none", "{file} contains no record.";
    RulesUnknown { name } = "rules-unknown", "There is no rule book for {name}.";
    SiteFolder { folder } = "site-folder",
        "{folder} holds something other than a site. Choose a new or empty folder.";
    SiteNoPage = "site-page", "This program was built without the page. Build it with the feature “page”.";
    NoSolver = "solve-none", "This game has no solver.";
    SolveHidden = "solve-game", "This game cannot be solved: hands are hidden, and chance takes part.";
    SolveOver = "solve-over", "The game is over; there is nothing to solve.";
    SourceHeld { place } = "source-held",
        "{place}: a server is using these data. Stop the server first, or copy a snapshot with --snapshot.";
    SourceUnknown { source } = "source-unknown", "There is neither a file nor a game {source}.";
    TableDamaged { error } = "table-damaged", "{error}";
    TableFile { error } = "file", "{error}";
    TargetHeld { place } = "target-held", "{place}: another program is using this file.";
    TargetUsed { place } = "target-used",
        "{place} already holds data. Choose a new file or an empty database.";
    TablesGame { games } = "tables-game", "There are endgame tables only for {games}.";
    TablesMissing { error } = "tables-missing", "{error}";
    TablesSize { game, unit } = "tables-size", "Tables of {game} are built with --{unit} N.";
    TablesTooLong { error } = "tables-long", "{error}";
}

/// A refusal in the form in which it is shown.
#[derive(Debug)]
pub(crate) struct Refusal {
    code: String,
    /// The clause of the rule book, if the rules of a game refused.
    clause: Option<String>,
    message: String,
}

impl Refusal {
    /// A refusal by the rules of a game.
    pub(crate) fn by_rules(book: &Book, illegal: &Illegal) -> Refusal {
        Refusal {
            code: illegal.key().to_owned(),
            clause: Some(illegal.clause().to_owned()),
            message: book.sentence(illegal) + &meant(book, illegal),
        }
    }

    /// A refusal by the table at which the game is played.
    pub(crate) fn by_table(book: &Book, refusal: &wire::Refusal) -> Refusal {
        Refusal {
            code: refusal.code.clone(),
            clause: refusal.clause.clone(),
            message: book.name(&refusal.code),
        }
    }

    /// Adds `hint` to the message.
    pub(crate) fn with_hint(self, hint: &str) -> Refusal {
        let message = format!("{} {hint}", self.message);
        self.with_message(message)
    }

    /// Replaces the message.
    pub(crate) fn with_message(self, message: String) -> Refusal {
        Refusal { message, ..self }
    }

    /// The sentence, with the clause in brackets.
    pub(crate) fn text(&self) -> String {
        match &self.clause {
            Some(clause) => format!("{} ({clause})", self.message),
            None => self.message.clone(),
        }
    }

    fn object(&self) -> Value {
        json!({"code": self.code, "clause": self.clause, "message": self.message})
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        let message = printable(&reason.to_string(), MAX_MESSAGE);
        Refusal { code: reason.code().to_owned(), clause: None, message }
    }
}

/// A sentence that names the game whose name was mistyped. Empty if the text resembles no game's name, or if
/// something else was refused.
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
    /// A file could not be read or written.
    pub(crate) fn file(file: &Path, error: &io::Error) -> Reason {
        Reason::File { file: file.display().to_string(), error: advice(error) }
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

/// What is wrong with a file or folder and what to do. The system's own words, such as "File exists (os error 17)",
/// say neither. An error of this program keeps its words.
pub(crate) fn advice(error: &io::Error) -> String {
    if error.raw_os_error().is_none() {
        return error.to_string();
    }
    let sentence = match error.kind() {
        io::ErrorKind::NotFound => "There is no such file or folder. Check the name.",
        io::ErrorKind::PermissionDenied => {
            "Your account has no permission for it. Change its permissions, or choose another place."
        }
        io::ErrorKind::AlreadyExists => "Something with this name is already there. Choose another name.",
        io::ErrorKind::IsADirectory => "This is a folder. Name a file.",
        io::ErrorKind::NotADirectory => "One of these names is a file, not a folder. Choose another folder.",
        io::ErrorKind::ReadOnlyFilesystem => "Nothing can be written there. Choose another place.",
        io::ErrorKind::StorageFull => "The disk is full. Make room, or choose another place.",
        io::ErrorKind::InvalidFilename => "This name is too long or not allowed. Choose another name.",
        _ => return error.to_string(),
    };
    sentence.to_owned()
}

/// Refusals in JSON: `{"error":{"code","clause","message"}}`. If there are several, `faults` lists them all.
pub(crate) fn error_object(refusals: &[Refusal]) -> Value {
    let mut value = json!({"error": refusals.first().map(Refusal::object)});
    if refusals.len() > 1 {
        value["faults"] = refusals.iter().map(Refusal::object).collect();
    }
    value
}

#[cfg(test)]
mod tests {
    use std::{fs, io};

    use super::Reason;

    #[test]
    fn codes_are_words_with_hyphens() {
        for code in Reason::CODES {
            assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code}");
        }
    }

    #[test]
    fn errors_of_files_name_the_next_step() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let message = |error: io::Error| Reason::file(&file, &error).to_string();
        assert!(message(fs::read(file.join("inside")).unwrap_err()).ends_with("Choose another folder."));
        assert!(message(fs::create_dir(&file).unwrap_err()).ends_with("Choose another name."));
        assert!(message(fs::read(folder.path()).unwrap_err()).ends_with("Name a file."));
        assert!(message(fs::read(folder.path().join("none")).unwrap_err()).ends_with("Check the name."));
    }

    #[test]
    fn arguments_stand_in_the_sentence() {
        let reason = Reason::PlayerIllegal {
            player: "greedy".to_owned(),
            action: "c3".to_owned(),
            error: "No.".to_owned(),
        };
        assert_eq!((reason.code(), reason.to_string().as_str()), ("player-illegal", "greedy played c3: No."));
    }
}
