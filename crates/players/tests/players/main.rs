//! The behaviour and the strength of computer players.
#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers")]

mod arena;
mod computer;
mod mandua;
mod mandua_errors;
mod proof;
mod strength;
mod weak_levels;
