//! Certificates: proofs that one seat can force a win, or that a position has a certain value. Anybody can
//! check a certificate without trusting its author.
//!
//! A certificate of a win is the winner's strategy. It lists every position that can arise while the winner
//! plays by it, each with a number. Where the winner acts, it also gives the winner's action. At each
//! position, [`check`] plays the winner's action, or every action of the loser, with the rules alone. Each of
//! these actions must lead to the winner's win or to a listed position with a smaller number. So play comes
//! closer to the end with every ply, no position repeats, and the number of a position is at least the number
//! of plies to the end. [`check_runs`] also checks that the winner never loses by moving one piece to and fro
//! (MD-22).
//!
//! In Mancala, players play for stones. A [`ValueCertificate`] proves how many stones a position is worth.
//!
//! This crate contains no search, and it does not depend on how the strategy was found.

mod batches;
mod check;
mod fault;
mod mancala;
mod runs;
mod text;

use rules::Seat;

pub use check::check;
pub use fault::{Fault, Flaw};
pub use mancala::{
    Bound, Bowls, Claim, Endgame, MOST_STONES, Need, ValueCertificate, check_value, has_values, read_value,
};
pub use runs::{ToAndFro, check_runs};
pub use text::{BadText, read, read_win};

/// The maximum number of plies that a certificate may claim. A hundred quiet moves can end a game in a draw
/// (MA-18, MD-26). The positions of a certificate do not say how many quiet moves have been played, so the
/// win must come before the hundredth ply.
pub const MOST_PLIES: u32 = 99;

/// A certificate of either kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// One seat can force a win.
    Win(Certificate),
    /// A position of Mancala has a value.
    Value(ValueCertificate),
}

/// A winning strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The game and its options.
    pub spec: String,
    /// The version of the rules.
    pub rules: u32,
    /// The position from which the win is claimed.
    pub start: String,
    /// The seat that wins.
    pub winner: Seat,
    /// The positions, sorted by their texts.
    pub steps: Vec<Step>,
}

/// A position of a strategy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The text of the position.
    pub position: String,
    /// The number of the position: the maximum number of plies to the end of the game.
    pub plies: u32,
    /// The winner's action; `None` where the loser acts.
    pub action: Option<String>,
}

impl Certificate {
    /// Returns the step for a position; `None` if the position is not listed.
    pub fn step(&self, position: &str) -> Option<&Step> {
        let found = self.steps.binary_search_by(|step| step.position.as_str().cmp(position));
        found.ok().and_then(|at| self.steps.get(at))
    }
}
