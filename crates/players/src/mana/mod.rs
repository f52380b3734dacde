//! What is known about Mana.

mod evaluation;
mod features;
mod playouts;
mod proofs;

pub(crate) use evaluation::Weights;
pub(crate) use features::{Board, COUNT};
pub(crate) use playouts::Playouts;
pub use proofs::Proofs;

/// What the features are worth, as learned by `menagerie tune mana`.
pub(crate) static WEIGHTS: [i16; COUNT] = include!("mana.weights");
