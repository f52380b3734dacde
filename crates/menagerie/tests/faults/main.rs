//! Several nodes of the real program on one PostgreSQL and one NATS, under load, while parts of them are killed,
//! cut off, stopped and frozen.
//!
//! Clients play legal games across the nodes. What each of them sent, what was acknowledged and what each of them
//! saw is compared with the logs in the database: nothing acknowledged is lost, nothing happens twice, numbers have
//! no gaps, and all agree. A run that fails prints its seed and the history of the table.
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
mod two_people;
mod update;
