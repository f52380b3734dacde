//! What is known about Mandua.

mod playouts;

pub(crate) use playouts::Playouts;
