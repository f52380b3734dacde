//! Refusals by the program, the rules or the system. Each has a stable code and a sentence.

use std::{fmt, io, path::Path};

use book::Book;
use rules::Illegal;
use serde_json::{Value, json};

/// Declares every refusal of the program itself: its name, its arguments, its code, which other programs can
/// rely on, and its sentence, in which the arguments stand in braces.
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
    AnalyzeChance = "analyze-chance", "The referee is to act, not a player. Give the referee's action with --moves.";
    AnalyzeOver = "analyze-over", "The game is over; there is nothing to analyse.";
    AnnotateBroken { file, record, error } = "annotate-broken",
        "{file}: record {record} is broken and would be lost: {error} Choose another file for --annotate.";
    Backup { file, error } = "backup", "{file}: {error}";
    BackupExists { file } = "backup-exists", "{file} already exists.";
    BookGame { games } = "tables-game", "There are opening books only for {games}.";
    BookSize { limit } = "book-stones", "Opening books are for games of up to {limit}.";
    ClauseUnknown { clause } = "clause-unknown", "There is no clause {clause}.";
    Data { file, error } = "data", "{file}: {error}";
    DataInUse { file } = "data-held", "{file}: another server is using this file. Choose another one with --data.";
    Engine { command, problem } = "engine", "The engine “{command}” {problem}.";
    File { file, error } = "file", "{file}: {error}";
    Input { error } = "input", "The input cannot be read: {error}";
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
    RecordFinished { file } = "record-finished", "{file} contains no unfinished game.";
    RecordNone { file } = "record-none", "{file} contains no record.";
    RulesUnknown { name } = "rules-unknown", "There is no rule book for {name}.";
    NoSolver = "solve-none", "This game has no solver.";
    SolveHidden = "solve-game", "This game cannot be solved: hands are hidden, and chance takes part.";
    SolveOver = "solve-over", "The game is over; there is nothing to solve.";
    SourceUnknown { source } = "source-unknown", "There is neither a file nor a game {source}.";
    TableDamaged { error } = "table-damaged", "{error}";
    TableFile { error } = "file", "{error}";
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
            message: book.sentence(illegal),
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

    /// Adds a sentence.
    pub(crate) fn with_hint(mut self, hint: &str) -> Refusal {
        self.message = format!("{} {hint}", self.message);
        self
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
        Refusal { code: reason.code().to_owned(), clause: None, message: reason.to_string() }
    }
}

impl Reason {
    /// A file could not be read or written.
    pub(crate) fn file(file: &Path, error: &io::Error) -> Reason {
        Reason::File { file: file.display().to_string(), error: error.to_string() }
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
pub(crate) fn error_object(refusals: &[Refusal]) -> Value {
    let mut value = json!({"error": refusals.first().map(Refusal::object)});
    if refusals.len() > 1 {
        value["faults"] = refusals.iter().map(Refusal::object).collect();
    }
    value
}

#[cfg(test)]
mod tests {
    use super::Reason;

    #[test]
    fn codes_are_words_with_hyphens() {
        for code in Reason::CODES {
            assert!(code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{code}");
        }
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
