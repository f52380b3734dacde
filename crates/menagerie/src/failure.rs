//! Why a command ended early, and the exit code for it.

use std::{
    io::{self, Write as _},
    path::Path,
    process::ExitCode,
};

use book::Book;
use rules::{Faults, Illegal};

use crate::refusal::{Reason, Refusal, error_object};

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The program, the rules or the system refused. There is at least one refusal. If a position has several
    /// faults, there is one refusal for each.
    Refused(Vec<Refusal>),
    /// The command refused, and has already printed why.
    Reported,
    /// The arguments do not fit together.
    Usage(String),
    /// The user pressed Ctrl-C.
    Interrupted,
    /// Nobody reads the output any more, as in `menagerie games | head -1`. The exit code is 0.
    Closed,
}

/// The result of a command, or of a part of it.
pub(crate) type Result<T = (), E = Failure> = std::result::Result<T, E>;

impl Failure {
    /// A refusal by the rules.
    pub(crate) fn illegal(book: &Book, illegal: &Illegal) -> Failure {
        Failure::Refused(vec![Refusal::by_rules(book, illegal)])
    }

    /// A refusal of a position by the rules.
    pub(crate) fn faults(book: &Book, faults: &Faults) -> Failure {
        Failure::Refused(faults.iter().map(|fault| Refusal::by_rules(book, fault)).collect())
    }

    /// A file could not be read or written.
    pub(crate) fn file(file: &Path, error: &io::Error) -> Failure {
        Reason::file(file, error).into()
    }

    /// An endgame table could not be read. The error already names its file.
    pub(crate) fn endgame_table(error: &io::Error) -> Failure {
        Reason::endgame_table(error).into()
    }

    /// The sentences of the failure, for a caller that prints them and continues.
    pub(crate) fn message(&self, book: &Book) -> String {
        match self {
            Failure::Refused(refusals) => {
                refusals.iter().map(|refusal| refusal.text(book)).collect::<Vec<_>>().join(" ")
            }
            Failure::Usage(message) => message.clone(),
            Failure::Reported | Failure::Interrupted | Failure::Closed => String::new(),
        }
    }

    /// The exit code: 0 if the program that reads the output ended first, as `head` does; 1 after a refusal;
    /// 2 for wrong usage; 130 after an interrupt.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Refused(_) | Failure::Reported => ExitCode::from(1),
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Interrupted => ExitCode::from(130),
        }
    }

    /// Prints the failure: as an object on standard output, or as lines on standard error.
    pub(crate) fn print(&self, book: &Book, as_json: bool) {
        match self {
            Failure::Refused(refusals) if as_json => {
                let _ = writeln!(io::stdout(), "{}", error_object(refusals, book));
            }
            Failure::Refused(refusals) => {
                refusals.iter().for_each(|refusal| eprint(&format!("menagerie: {}", refusal.text(book))));
            }
            Failure::Usage(message) => eprint(&format!("menagerie: {message}")),
            Failure::Reported | Failure::Interrupted | Failure::Closed => {}
        }
    }
}

impl From<Reason> for Failure {
    fn from(reason: Reason) -> Failure {
        Failure::Refused(vec![reason.into()])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Reason::Output { error: error.to_string() }.into(),
        }
    }
}

/// Prints a line on standard error. Unlike `eprintln!`, it does not panic when nobody reads it.
pub(crate) fn eprint(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
