//! What computers promise, and how well they play.
#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers")]

mod arena;
mod computer;
mod mandua;
mod mandua_errors;
mod proof;
mod strength;
