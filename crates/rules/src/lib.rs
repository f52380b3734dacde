//! The exact rules of five games of skill: positions, actions, outcomes and their text forms.
//!
//! The crate does no input or output and has no clock, no threads and no randomness of its own. Each game has
//! its own folder, and these folders share most of their file names. [`catalog`] is the only list of the
//! games.

mod bit_set;
mod by_seat;
mod game;
mod history;
mod illegal;
mod mix;
mod outcome;
mod perft;
mod playing;
mod random;
mod seat;
mod spec;
mod task;
mod text;

pub mod catalog;
pub mod record;

pub mod jungle;
pub mod mana;
pub mod mancala;
pub mod mandua;
pub mod manitou;

pub use bit_set::{BitSet, Member};
pub use by_seat::BySeat;
pub use game::{Game, Indexed, legal};
pub use illegal::{Arg, Faults, Illegal, Refusal};
pub use mix::mix;
pub use outcome::{Ending, Outcome, Scores};
pub use perft::perft;
pub use playing::Playing;
pub use random::{Random, shuffle};
pub use seat::{MAX_SEATS, Seat, Turn, Viewer};
pub use spec::{Spec, SpecOption};
pub use task::Task;
pub use text::game_over;
