//! `menagerie tables book` and `menagerie tables starts`: the opening book and the even starts of a rule set.

use std::{
    fmt::Display,
    io::{self, Write},
    ops::ControlFlow,
};

use players::{
    PROOF_NODES, SearchContext,
    mancala::solve::{
        Examined, MOST_PROVEN, Pages, Solver, SolverProgress, Tables, Written, even_starts, write_book,
    },
};
use rules::{
    Game as _,
    mancala::{Mancala, Spec},
};

use super::{super::OpeningList, tables};
use crate::{
    failure::Result,
    interrupt::{check_stop, is_stopped},
    progress::Progress,
    refusal::Reason,
};

/// The maximum size, in bytes, of the endgame tables that are used to make a book.
const TABLE_BYTES: usize = 64 << 20;
/// The size, in bytes, of the transposition table that is used to make a book.
const MEMORY: usize = 1 << 30;

/// Prints a list of openings.
pub(super) fn print(spec: Spec, list: OpeningList) -> Result {
    match list {
        OpeningList::Book { nodes } => print_book(spec, nodes),
        OpeningList::EvenStarts { plies } => print_even_starts(spec, plies),
    }
}

fn print_book(spec: Spec, nodes: Option<u64>) -> Result {
    let start = Mancala::new(spec);
    let mut printer = Printer::new();
    with_solver(spec, |solver, context| {
        write_book(&start, solver, nodes.unwrap_or(PROOF_NODES), context, |written| match written {
            Written::Line(line) => printer.line(line),
            Written::Part(part) => {
                printer.progress(|lines| format!("book: {lines} lines, {:.1} %", part * 100.0))
            }
        })
        .map_err(no_memory)
    })?;
    printer.end()
}

/// Prints the even starts, one opening on each line.
fn print_even_starts(spec: Spec, plies: usize) -> Result {
    let start = Mancala::new(spec.with_usual_start());
    let mut printer = Printer::new();
    with_solver(spec, |solver, context| {
        even_starts(&start, plies, solver, context, |examined| match examined {
            Examined::Even(opening) => {
                printer.line(&opening.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
            }
            Examined::Positions(number) => {
                printer.progress(|lines| format!("even starts: {lines} of {number} positions"))
            }
        });
        Ok(())
    })?;
    printer.end()
}

/// Runs some work with a solver for the start of a spec. The solver uses one thread and a fixed amount of
/// memory, so that every machine prints the same book.
fn with_solver(
    spec: Spec,
    work: impl FnOnce(&Solver, &mut SearchContext<'_, SolverProgress>) -> Result<(), Reason>,
) -> Result {
    let stones = 12 * usize::from(spec.stones());
    let too_many = || Reason::BookSize { stones: (MOST_PROVEN / 12).to_string() };
    if stones > MOST_PROVEN {
        return Err(too_many().into());
    }
    let mut tables = Tables::new(spec.rule_set());
    let worth = Tables::worth(spec.rule_set(), stones, TABLE_BYTES);
    tables::grow(&mut tables, worth, 1, None)?;
    let mut pages = Pages::new(MEMORY).map_err(no_memory)?;
    let solver = Solver::new(&tables, &mut pages, stones, 1).ok_or_else(too_many)?;
    Ok(work(&solver, &mut SearchContext::unlimited().stop_when(&is_stopped))?)
}

fn no_memory(error: io::Error) -> Reason {
    Reason::Memory { error: error.to_string() }
}

/// Prints lines as they are found, and shows the progress.
struct Printer {
    out: io::StdoutLock<'static>,
    progress: Progress,
    lines: usize,
    /// The result of writing the last line. An error means that nobody reads the output any more.
    written: io::Result<()>,
}

impl Printer {
    fn new() -> Printer {
        Printer { out: io::stdout().lock(), progress: Progress::new(), lines: 0, written: Ok(()) }
    }

    /// Prints a line. Returns `Break` if nobody reads the output any more.
    fn line(&mut self, line: &impl Display) -> ControlFlow<()> {
        self.lines += 1;
        self.written = writeln!(self.out, "{line}");
        if self.written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Shows the progress. `text` receives the number of lines printed so far, and returns the text to show.
    /// Never returns `Break`.
    fn progress(&mut self, text: impl FnOnce(usize) -> String) -> ControlFlow<()> {
        let lines = self.lines;
        self.progress.update(|| text(lines));
        ControlFlow::Continue(())
    }

    fn end(mut self) -> Result {
        self.progress.clear();
        self.written?;
        check_stop()
    }
}
