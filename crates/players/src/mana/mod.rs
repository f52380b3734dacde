//! What is known about Mana.

mod evaluation;
mod playouts;

pub(crate) use evaluation::Weights;
pub(crate) use playouts::Playouts;
