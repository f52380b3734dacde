//! A game played in the terminal. [`session`] is the course of the game, [`command`] what may be typed,
//! [`answers`] the replies to it, [`input`] reads lines, [`screen`] shows text and boards, and [`saver`]
//! saves the game.

mod answers;
mod command;
mod input;
mod saver;
mod screen;
mod session;

pub(crate) use saver::Saver;
pub(crate) use session::Session;
