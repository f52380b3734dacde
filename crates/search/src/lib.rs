//! Search, generic over [`rules::Game`].
//!
//! One algorithm so far: [`Mcts`], Monte-Carlo tree search for any number of seats, with or without chance and hidden
//! things. It plays through views only. What makes it good at one game is handed in as [`Knowledge`]; with [`Plain`] it
//! is UCT with uniform playouts.
//!
//! No clock, no threads, no files: the signal to stop is handed in, results leave by a callback and as a value. With the
//! same seed and a limit of nodes the result is the same every time and on every machine: random numbers come from
//! [`Generator`], and arithmetic uses only operations that IEEE 754 defines to the last bit.

mod generator;
mod knowledge;
mod limits;
mod mcts;
mod tree;

pub use generator::Generator;
pub use knowledge::{Knowledge, Plain, Values, advantage, result, worth};
pub use limits::{Info, Limits};
pub use mcts::Mcts;
