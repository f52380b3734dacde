//! What is known about Jungle.

mod evaluation;
mod features;
mod playouts;
mod proofs;
pub mod tables;

pub(crate) use evaluation::Weights;
pub(crate) use features::{COUNT, Land};
pub(crate) use playouts::Playouts;
pub use proofs::Proofs;

/// What the features are worth, as learned by `menagerie tune jungle`.
pub(crate) static WEIGHTS: [i16; COUNT] = include!("jungle.weights");
