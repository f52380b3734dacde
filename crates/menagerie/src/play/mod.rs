//! Plays a game in the terminal.
//!
//! - [`session`] runs the game.
//! - [`input`] reads lines, and [`command`] parses them.
//! - [`answers`] replies to commands that do not play an action.
//! - [`remarks`] says what an action did that the board alone does not show.
//! - [`screen`] shows text and boards.
//! - [`sides`] asks for a side under the pie rule, and [`bids`] asks for bids.
//! - [`saver`] saves the game.

mod answers;
mod bids;
mod command;
mod input;
mod question;
mod remarks;
mod saver;
mod screen;
mod session;
mod sides;

pub(crate) use remarks::Played;
pub(crate) use saver::Saver;
pub(crate) use session::Session;
