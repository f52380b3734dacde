//! Perfect play, as far as it can be proven within limits.

use std::{
    io,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use rules::mancala::{Action, Mancala, RuleSet};

use super::{
    book::Book,
    memory::Pages,
    side::Side,
    solver::{Control, Gauge, Solver},
    tables::Tables,
};

/// Nodes in which the highest level tries to prove an action. Openings that take more are in the [`Book`].
pub const PROOF: u64 = 200_000;
/// Most stones in the bowls of a position that is looked at.
pub const MOST_PROVEN: usize = 48;
/// Stones of the tables that players share: half a megabyte, built in a fraction of a second.
const SHARED_STONES: usize = 10;
/// The outside is asked for leave to go on after one part in so many of the nodes. What was proven until then is remembered,
/// so that asking costs next to nothing.
const SLICES: u64 = 16;
/// Bytes to remember what a node leads to, twice over, so that little is forgotten.
const ROOM: u64 = 32;
/// Room for more is not filled within a move.
const MOST_ROOM: u64 = 1 << 28;

/// What is proven to give nothing away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The final difference of the mancalas under perfect play, seen by the player to act.
    pub value: i32,
    /// Positions looked at; none where the book knew it.
    pub nodes: u64,
}

/// A player who gives nothing away where he can prove what a position is worth: by his book, by his tables, or by search.
#[derive(Clone, Copy, Debug)]
pub struct Perfect<'a> {
    tables: &'a Tables,
    book: &'a Book,
}

impl<'a> Perfect<'a> {
    /// A player with these tables and this book, which must be of one rule set.
    pub fn new(tables: &'a Tables, book: &'a Book) -> Perfect<'a> {
        Perfect { tables, book }
    }

    /// The same player without his book.
    #[must_use]
    pub fn without_book(self) -> Perfect<'a> {
        static NOTHING: OnceLock<Book> = OnceLock::new();
        Perfect { book: NOTHING.get_or_init(Book::default), ..self }
    }

    /// A player of a rule set, with tables that all share and that are built when they are first asked for.
    pub fn of(rule_set: RuleSet) -> Perfect<'static> {
        static TABLES: [OnceLock<Tables>; RuleSet::ALL.len()] =
            [const { OnceLock::new() }; RuleSet::ALL.len()];
        let tables = TABLES[rule_set as usize].get_or_init(|| {
            let mut tables = Tables::new(rule_set);
            while tables.stones() < Some(SHARED_STONES) && tables.grow(1, &AtomicBool::new(false)) {}
            tables
        });
        Perfect { tables, book: Book::of(rule_set) }
    }

    /// An action that gives nothing away, if that is known or can be proven by looking at no more than about so many
    /// positions, and before `stop` says so. The same every time, but for `stop`. The game must be of the rule set of the
    /// tables.
    ///
    /// # Errors
    /// When the system has no room to remember so many positions.
    pub fn best(self, game: &Mancala, nodes: u64, stop: &dyn Fn() -> bool) -> io::Result<Option<Choice>> {
        let board = game.board();
        if let Some((action, rest)) = self.book.action(board) {
            return Ok(Some(Choice { action, value: board.lead() + rest, nodes: 0 }));
        }
        let stones: usize = board.bowls().map(|bowls| Side::of(bowls).stones).iter().sum();
        if stones > MOST_PROVEN || nodes == 0 {
            return Ok(None);
        }
        let mut pages = Pages::new(nodes.saturating_mul(ROOM).min(MOST_ROOM) as usize)?;
        let solver = Solver::new(self.tables, &mut pages, MOST_PROVEN, 1);
        Ok(solver.and_then(|solver| prove(&solver, game, nodes, stop)))
    }
}

/// Proves the best action, in slices.
fn prove(solver: &Solver, game: &Mancala, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Choice> {
    let gauge = Gauge::default();
    let slice = (nodes / SLICES).next_power_of_two();
    let mut limit = 0;
    while limit < nodes && !stop() {
        limit = (limit + slice).min(nodes);
        let control = Control { stop: &AtomicBool::new(false), limit, gauge: &gauge, found: &|_| () };
        if let Some((action, value)) = solver.best(game, &control) {
            return Some(Choice { action, value, nodes: gauge.nodes.into_inner() });
        }
        let known = gauge.nodes.load(Relaxed);
        if known < limit {
            // Nothing was left to look at: the value hangs on repetitions.
            return None;
        }
        limit = limit.max(known);
    }
    None
}
