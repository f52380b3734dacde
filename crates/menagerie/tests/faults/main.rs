//! Runs several nodes of the real program on one PostgreSQL and one NATS server. Under load, parts of them
//! are killed, cut off, stopped and frozen.
//!
//! Clients play legal games across the nodes. After each game, the test compares the orders that they sent,
//! the acknowledgements and the events that they saw with the logs in the database. Nothing acknowledged may
//! be lost, nothing may happen twice, and the numbers of entries may have no gaps. A run that fails prints
//! its seed and the history of the table.
//!
//! These environment variables make a run longer, or repeat its random choices:
//!
//! ```sh
//! FAULTS_KILLS=1000 FAULTS_SECONDS=60 FAULTS_SEED=7 cargo nextest run --release -p menagerie --test faults --no-capture
//! ```

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../../../server/tests/common/mod.rs"]
mod common;
#[path = "../../../server/tests/server/postgres/instance.rs"]
#[allow(dead_code, reason = "the tests of the store use the rest")]
mod instance;
#[path = "../../../server/tests/server/postgres/proxy.rs"]
#[allow(dead_code, reason = "the tests of the store use the rest")]
mod proxy;

mod bus;
mod cluster;
mod copies;
mod database;
mod game;
mod hidden;
mod history;
mod kill;
mod load;
mod node;
mod person;
mod study;
mod two_people;
mod update;
