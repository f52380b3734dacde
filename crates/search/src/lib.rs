//! Search, generic over [`rules::Game`].
//!
//! - [`AlphaBeta`] is for open games (no chance, nothing hidden) with two seats. An [`Evaluation`] makes it
//!   good at one game.
//! - [`Mcts`] is Monte-Carlo tree search for any number of seats, with or without chance and hidden
//!   information. It sees views only. [`Knowledge`] makes it good at one game; with [`Plain`] it is UCT with
//!   uniform playouts.
//! - [`Prover`] is proof-number search for open games with two seats: it finds out whether a position is won,
//!   lost or drawn. An implementation of [`Clauses`] tells it what a game's clauses about long play and
//!   repetition mean for a proof.
//!
//! A [`SearchContext`] carries a search's limits, its stop signal and its progress callback. The crate has no
//! clock and reads no files, and it uses threads only with its default feature `threads`. With the same seed,
//! one thread and a node limit, a result is the same every time and on every machine: random numbers come
//! from [`Generator`], and arithmetic uses only operations that IEEE 754 defines to the last bit.

mod active;
mod alpha_beta;
mod context;
mod evaluation;
mod generator;
mod knowledge;
mod limits;
mod mcts;
mod ordering;
mod prefetch;
mod proof;
mod shared;
mod transposition;
mod tree;
mod worker;

pub use alpha_beta::AlphaBeta;
pub use context::SearchContext;
pub use evaluation::{Evaluation, MOST, WON};
pub use generator::Generator;
pub use knowledge::{Knowledge, Plain, Values, advantage, play_out, result, worth};
pub use limits::{Info, Limits};
pub use mcts::Mcts;
pub use prefetch::prefetch;
pub use proof::{Clauses, Known, Proof, ProofProgress, Prover, Verdict};
