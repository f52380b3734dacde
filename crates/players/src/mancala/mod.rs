//! What is known about mancala.

mod evaluation;
mod features;
mod playouts;
pub mod solve;
mod weights;

pub(crate) use evaluation::Weights;
pub(crate) use features::{Bowls, INPUTS, Places};
pub(crate) use playouts::Playouts;
pub(crate) use weights::{WEIGHTS, has_network};
