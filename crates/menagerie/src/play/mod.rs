//! A game played in the terminal: [`session`] is its course, [`words`] what may be typed, [`input`] how it is read,
//! [`screen`] how it is shown and [`saver`] where it is kept.

mod input;
mod saver;
mod screen;
mod session;
mod words;

pub(crate) use saver::Saver;
pub(crate) use session::Session;
