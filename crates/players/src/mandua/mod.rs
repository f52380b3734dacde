//! What is known about Mandua.

mod evaluation;
mod features;
mod playouts;
mod proofs;
mod strict;
mod threats;

pub(crate) use evaluation::Weights;
pub(crate) use features::{COUNT, Hunt};
pub(crate) use playouts::Playouts;
pub use proofs::Proofs;
pub(crate) use strict::Strict;

/// What the features are worth, as learned by `menagerie tune mandua`.
pub(crate) static WEIGHTS: [i16; COUNT] = include!("mandua.weights");
