//! Perfect play, as far as it can be proven within limits.

use std::{io, sync::atomic::AtomicBool};

use rules::mancala::{Action, Mancala};

use super::{
    memory::Pages,
    proof::Proof,
    solver::{Control, Gauge, Solver},
    tables::Tables,
};

/// Most stones in the bowls of a position that is looked at.
const MOST_STONES: usize = 48;

/// A player who gives nothing away where he can prove what a position is worth. He remembers what he has proven from one
/// action to the next.
pub struct Perfect {
    tables: Tables,
    pages: Pages,
    proofs: Vec<Proof>,
}

impl Perfect {
    /// A player with these tables, so many bytes to remember, and [proofs](super::Control::found) of earlier work.
    ///
    /// # Errors
    /// When the system has no such room.
    pub fn new(tables: Tables, bytes: usize, proofs: Vec<Proof>) -> io::Result<Perfect> {
        Ok(Perfect { tables, pages: Pages::new(bytes)?, proofs })
    }

    /// An action that gives nothing away, if that can be proven by looking at no more than so many positions, and none once
    /// `stop` is set. The game must be of the rule set of the tables.
    pub fn best(&mut self, game: &Mancala, nodes: u64, stop: &AtomicBool) -> Option<Action> {
        let stones: u64 =
            game.board().bowls().map(|bowls| bowls.to_le_bytes().map(u64::from)).as_flattened().iter().sum();
        if stones > MOST_STONES as u64 {
            return None;
        }
        let solver = Solver::new(&self.tables, &mut self.pages, MOST_STONES, 1)?;
        self.proofs.iter().for_each(|proof| solver.learn(proof));
        let control = Control { stop, limit: nodes, gauge: &Gauge::default(), found: &|_| () };
        solver.best(game, &control)
    }
}
