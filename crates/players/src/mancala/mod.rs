//! What is known about mancala.

mod evaluation;
mod playouts;
pub mod solve;

pub(crate) use evaluation::Weights;
pub(crate) use playouts::Playouts;
