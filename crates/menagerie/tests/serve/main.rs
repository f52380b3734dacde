//! `menagerie serve` as a program.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../../../server/tests/common/mod.rs"]
mod common;

mod addresses;
mod data;
mod log;
mod process;
mod serving;
mod traces;
