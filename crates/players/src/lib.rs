//! Computer players for the five games, and the names that players go by.
//!
//! A [`PlayerSpec`] names whoever plays a seat; a [`Computer`] chooses actions from views, and never sees more. What makes
//! the generic search of [`search`] good at one game is in that game's folder (`mana/`, …), which search plays it
//! in `thinker.rs`, how strong each level is in
//! `levels.rs`.
//!
//! ```
//! use players::{Computer, PlayerSpec, SYSTEM_CLOCK};
//! use rules::{Game, Seat, Spec, mancala};
//!
//! let PlayerSpec::Computer(strength) = "level:1".parse()? else { unreachable!() };
//! let mut computer = Computer::new(strength, 1, SYSTEM_CLOCK)?;
//! let game = mancala::Mancala::new(mancala::Spec::parse("mancala")?);
//! let view = game.view(Seat::FIRST.into());
//! let action = computer.choose::<mancala::Mancala>(&view, &|| false, &mut |_| ());
//! assert!(action.is_some_and(|action| game.check(action).is_ok()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The default feature `threads` brings what needs an operating system, at present its clock. Without it, time is handed
//! in, if there is any.

mod analyst;
mod blur;
mod clock;
mod computer;
#[cfg(feature = "threads")]
mod files;
mod greedy;
pub mod jungle;
#[cfg(feature = "threads")]
mod learning;
mod levels;
mod linear;
mod mana;
pub mod mancala;
mod mandua;
mod manitou;
mod name;
mod network;
pub mod proof;
mod thinker;

pub use analyst::analyze;
pub use clock::{Clock, SYSTEM_CLOCK};
pub use computer::{Computer, NoClock, prepare};
#[cfg(feature = "threads")]
pub use learning::{Course, Learned, Lessons, Untrained, has_network, train, tune};
pub use levels::{LEVELS, levels};
pub use name::{Budget, NameError, PlayerSpec, Strength};
pub use search::{Info, Limits};
pub use thinker::think;
