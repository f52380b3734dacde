//! Computer players for all games, and the names that players go by.
//!
//! A [`PlayerSpec`] names the player at a seat. A [`Computer`] chooses actions from views and never sees
//! anything else. Each game has a module that adapts the generic searches of [`search`] to it. The trait
//! [`Playable`] is the interface to that module: the game's levels, its best search, its oracle (a source of
//! exact values), and the learning of its evaluation. Players reach searches and oracles through the module
//! `compiled`, so that no other crate compiles them again.
//!
//! ```
//! use players::{Computer, PlayerSpec, SYSTEM_CLOCK, SearchContext};
//! use rules::{Game, Seat, Spec, mancala};
//!
//! let PlayerSpec::Computer(strength) = "level:1".parse()? else { unreachable!() };
//! let mut computer = Computer::new(strength, 1, SYSTEM_CLOCK)?;
//! let game = mancala::Mancala::new(mancala::Spec::parse("mancala")?);
//! let view = game.view(Seat::FIRST.into());
//! let action = computer.choose::<mancala::Mancala>(&view, &mut SearchContext::unlimited());
//! assert!(action.is_some_and(|action| game.check(action).is_ok()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The default feature `threads` adds everything that needs an operating system: its clock, its threads and
//! its files. Without this feature, the caller supplies the clock.
//!
//! The default feature `data` compiles networks and books into the program. Without this feature, the caller
//! loads them ([`missing_data`], [`load_data`]).

mod analyst;
pub mod bench;
mod blur;
mod clock;
mod compiled;
mod computer;
mod data;
mod external;
#[cfg(feature = "threads")]
mod files;
mod greedy;
pub mod jungle;
#[cfg(feature = "threads")]
mod learning;
mod levels;
mod linear;
pub mod mana;
pub mod mancala;
pub mod mandua;
mod manitou;
mod name;
mod network;
mod oracle;
mod playable;
pub mod proof;
mod searcher;

pub use analyst::{analyze, large_table_bytes};
pub use clock::{Clock, SYSTEM_CLOCK};
pub use computer::{Computer, Decision, NoClock, prepare};
pub use data::{DataFile, data_files, load_data, missing_data};
pub use external::{External, ExternalLimit};
#[cfg(feature = "threads")]
pub use learning::{LearnedWeights, SelfPlay, TrainError, Training, has_network, train, tune};
pub use levels::{Preset, PresetKind, presets};
pub use name::{Budget, NameError, PlayerSpec, Strength};
pub use oracle::{PROOF_NODES, TableSize};
pub use playable::{
    LEVELS, Playable, PlayableGameVisitor, PlayableSpecVisitor, has_steady, levels, visit_game, visit_spec,
};
pub use search::{Info, Limits, SearchContext};
pub use searcher::think;
