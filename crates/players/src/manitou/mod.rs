//! Big Manitou: how a hunt is played out ([`tactics`], [`choice`]), and what it leaves everybody with ([`worth`]).

mod choice;
mod playouts;
mod tactics;
mod worth;

pub(crate) use playouts::Playouts;
