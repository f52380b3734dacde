//! Tests of a whole server, with clients over real sockets. They are one program, since linking it takes
//! longer than running it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../common/mod.rs"]
mod common;

mod anything;
mod bounds;
mod copies;
mod dashboard;
mod delegated;
mod draining;
mod headers;
mod history;
mod leaving;
mod lists;
mod load;
mod memory;
mod names;
mod nats;
mod nodes;
#[cfg(unix)]
mod operators;
#[cfg(unix)]
mod postgres;
mod protocol;
mod records;
mod refusals;
mod roles;
mod scripted;
mod sessions;
mod slow;
mod store;
mod store_files;
mod study;
mod taken_over;
mod time;
