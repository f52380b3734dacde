//! What is known about Mandua.

mod evaluation;
mod features;
mod patterns;
mod playouts;
mod proofs;
mod strict;
mod threats;

pub(crate) use evaluation::Weights;
pub(crate) use features::{COUNT, Hunt};
pub(crate) use patterns::{INPUTS, Patterns};
pub(crate) use playouts::Playouts;
pub use proofs::Proofs;
pub(crate) use strict::Strict;

use crate::network::{Network, numbers};

/// What the features are worth, as learned by `menagerie tune mandua`.
pub(crate) static WEIGHTS: [i16; COUNT] = include!("mandua.weights");

/// The network learned by `menagerie train mandua`.
static NETWORK: Option<Network<'static>> = Network::new(&NUMBERS);
static NUMBERS: [i16; numbers(INPUTS)] = include!("mandua.network");
