//! A game played in the terminal: [`session`] is its course, [`words`] what may be typed, [`answers`] what is said to it,
//! [`input`] how lines are read, [`screen`] how things are shown and [`saver`] where the game is kept.

mod answers;
mod input;
mod saver;
mod screen;
mod session;
mod words;

pub(crate) use saver::Saver;
pub(crate) use session::Session;
