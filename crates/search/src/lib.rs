//! Search, generic over [`rules::Game`].
//!
//! - [`AlphaBeta`], for open games of two seats. What makes it good at one game is handed in as [`Evaluation`].
//! - [`Mcts`], Monte-Carlo tree search for any number of seats, with or without chance and hidden things. It plays through
//!   views only. What makes it good at one game is handed in as [`Knowledge`]; with [`Plain`] it is UCT with uniform
//!   playouts.
//! - [`Prover`], proof search by proof numbers, for open games of two seats: what is certain to be won, lost or drawn. What a
//!   game's clauses about long play and repetition come to is handed in as [`Clauses`].
//!
//! No clock, no files, and threads only by the default feature `threads`: the signal to stop is handed in, results leave
//! by a callback and as a value. With the same seed, one thread and a limit of nodes the result is the same every time and
//! on every machine: random numbers come from [`Generator`], and arithmetic uses only operations that IEEE 754 defines to
//! the last bit.

mod alpha_beta;
mod busy;
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
pub use evaluation::{Evaluation, MOST, WON};
pub use generator::Generator;
pub use knowledge::{Knowledge, Plain, Values, advantage, result, worth};
pub use limits::{Info, Limits};
pub use mcts::Mcts;
pub use prefetch::prefetch;
pub use proof::{Clauses, Known, Proof, Prover, Sight, Verdict, Watch};
