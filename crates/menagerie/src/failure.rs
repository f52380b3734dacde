//! Why a command ended early, and the exit code that says so.

use std::{
    io::{self, Write as _},
    path::Path,
    process::ExitCode,
};

use book::Book;
use rules::{Faults, Illegal};
use serde_json::{Value, json};

/// The key of the refusal of what names no game.
pub(crate) const UNKNOWN_GAME: &str = "spec-unknown-game";

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules, a file or the system refused. Several faults where a position has them; never empty.
    Refused(Vec<Refusal>),
    /// Refused, and the command has told so already.
    Told,
    /// The command line asks for what there is not.
    Usage(String),
    /// Ctrl-C.
    Interrupted,
    /// The reader of the output is gone, which is no failure.
    Closed,
}

/// One reason of a refusal.
#[derive(Debug)]
pub(crate) struct Refusal {
    /// The stable key.
    pub(crate) code: String,
    /// The clause of the rules, where one speaks.
    pub(crate) clause: Option<String>,
    /// The sentence.
    pub(crate) message: String,
}

/// What a command gives back.
pub(crate) type Done = Result<(), Failure>;

impl Refusal {
    /// A refusal that no clause speaks of.
    pub(crate) fn of(code: &str, message: impl Into<String>) -> Refusal {
        Refusal { code: code.to_owned(), clause: None, message: message.into() }
    }

    /// A refusal by the rules.
    pub(crate) fn by_rules(book: &Book, illegal: &Illegal) -> Refusal {
        Refusal {
            code: illegal.key().to_owned(),
            clause: Some(illegal.clause().to_owned()),
            message: book.sentence(illegal),
        }
    }

    /// A table that could not be read; the error names its file.
    pub(crate) fn by_table(error: &io::Error) -> Refusal {
        let code = match error.kind() {
            io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => "table-damaged",
            _ => "file",
        };
        Refusal::of(code, error.to_string())
    }

    /// The sentence with its clause.
    pub(crate) fn text(&self) -> String {
        match &self.clause {
            Some(clause) => format!("{} ({clause})", self.message),
            None => self.message.clone(),
        }
    }
}

impl Failure {
    /// A refusal that no clause speaks of.
    pub(crate) fn refused(code: &str, message: impl Into<String>) -> Failure {
        Failure::Refused(vec![Refusal::of(code, message)])
    }

    /// A refusal by the rules.
    pub(crate) fn illegal(book: &Book, illegal: &Illegal) -> Failure {
        Failure::Refused(vec![Refusal::by_rules(book, illegal)])
    }

    /// A position refused by the rules.
    pub(crate) fn faults(book: &Book, faults: &Faults) -> Failure {
        Failure::Refused(faults.iter().map(|fault| Refusal::by_rules(book, fault)).collect())
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::refused("file", format!("{}: {error}", path.display()))
    }

    /// A table that could not be read; the error names its file.
    pub(crate) fn table(error: &io::Error) -> Failure {
        Failure::Refused(vec![Refusal::by_table(error)])
    }

    /// What is wrong, in words.
    pub(crate) fn message(&self) -> String {
        match self {
            Failure::Refused(refusals) => refusals.iter().map(Refusal::text).collect::<Vec<_>>().join(" "),
            Failure::Usage(message) => message.clone(),
            Failure::Told | Failure::Interrupted | Failure::Closed => String::new(),
        }
    }

    /// The exit code.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Refused(_) | Failure::Told => ExitCode::from(1),
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Interrupted => ExitCode::from(130),
        }
    }

    /// Tells the failure: as an object on standard output, or as lines on standard error.
    pub(crate) fn tell(&self, as_json: bool) {
        match self {
            Failure::Refused(refusals) if as_json => {
                let _ = writeln!(io::stdout(), "{}", error_object(refusals));
            }
            Failure::Refused(refusals) => {
                refusals.iter().for_each(|refusal| tell(&format!("menagerie: {}", refusal.text())));
            }
            Failure::Usage(message) => tell(&format!("menagerie: {message}")),
            Failure::Told | Failure::Interrupted | Failure::Closed => {}
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::refused("output", error.to_string()),
        }
    }
}

/// A line on standard error. If its reader is gone, there is nobody left to tell that.
pub(crate) fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// `{"error":{"code","clause","message"}}`; the first fault is the error, and where there are several all stand in `faults`.
pub(crate) fn error_object(refusals: &[Refusal]) -> Value {
    let object = |refusal: &Refusal| json!({"code": refusal.code, "clause": refusal.clause, "message": refusal.message});
    let mut value = json!({"error": refusals.first().map(object)});
    if refusals.len() > 1 {
        value["faults"] = refusals.iter().map(object).collect();
    }
    value
}
