//! `menagerie tables book`: the opening book of a rule set.

use std::io::{self, Write};

use players::{
    PROOF_NODES, SearchContext,
    mancala::solve::{MOST_PROVEN, Pages, Solver, Tables, Written, write_book},
};
use rules::{
    Game,
    mancala::{Mancala, Spec},
};

use super::tables;
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

/// Prints the book. To print the same book on every machine, the solver uses one thread and a fixed amount of
/// memory.
pub(super) fn print(spec: Spec, nodes: Option<u64>) -> Result {
    let game = Mancala::new(spec);
    let stones = 12 * usize::from(spec.stones());
    let too_many = || Reason::BookSize { stones: (MOST_PROVEN / 12).to_string() };
    if stones > MOST_PROVEN {
        return Err(too_many().into());
    }
    let mut tables = Tables::new(spec.rule_set());
    let worth = Tables::worth(spec.rule_set(), stones, TABLE_BYTES);
    tables::grow(&mut tables, worth, 1, None)?;
    let memory = |error: io::Error| Reason::Memory { error: error.to_string() };
    let mut pages = Pages::new(MEMORY).map_err(memory)?;
    let solver = Solver::new(&tables, &mut pages, stones, 1).ok_or_else(too_many)?;
    let mut context = SearchContext::unlimited().stop_when(&is_stopped);
    let mut out = io::stdout().lock();
    let (mut printed, mut lines) = (Ok(()), 0);
    let mut progress = Progress::new();
    write_book(&game, &solver, nodes.unwrap_or(PROOF_NODES), &mut context, |written| match written {
        Written::Line(line) if printed.is_ok() => {
            lines += 1;
            printed = writeln!(out, "{line}");
        }
        Written::Line(_) => (),
        Written::Part(part) => progress.update(|| format!("book: {lines} lines, {:.1} %", part * 100.0)),
    })
    .map_err(memory)?;
    progress.clear();
    printed?;
    check_stop()
}
