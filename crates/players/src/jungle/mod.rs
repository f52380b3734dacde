//! What is known about Jungle.

mod evaluation;
mod playouts;

pub(crate) use evaluation::Weights;
pub(crate) use playouts::Playouts;
