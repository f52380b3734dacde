//! `menagerie serve` as a program.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../../../server/tests/common/mod.rs"]
mod common;
#[path = "../../../server/tests/server/postgres/instance.rs"]
#[allow(dead_code, unreachable_pub, reason = "these tests use a part of it")]
mod instance;

mod addresses;
mod data;
mod killed;
mod log;
mod moving;
mod process;
mod serving;
mod traces;
