//! Servers whose machines show the wrong time.

use std::sync::Arc;

use serde_json::json;
use server::{
    TimeSource,
    store::{Durability, Postgres, Store},
};
use wire::{Command, Stage};

use super::Instance;
use crate::{
    common::{Client, Running, pick},
    nodes::Strange,
};

/// Five minutes in milliseconds.
const WRONG: i64 = 300_000;
/// How long the database's answer and a busy machine may take, in milliseconds.
const TOLERANCE: u64 = 400;

/// The database's time in milliseconds.
async fn time(instance: &Instance) -> u64 {
    let ask = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    instance.execute("games", ask).await[0].parse().unwrap()
}

/// A person plays both seats, with a minute for each, at two servers: one is five minutes fast, the other
/// five minutes slow. Halfway through, the fast server dies, and another takes its place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_time_because_a_machine_shows_the_wrong_time() {
    let instance = Instance::start();
    let url = instance.create("games").await;
    let bus = Strange::new(1, None);
    let start = async |wrong_by| {
        let store = Postgres::open(&url, Durability::Power).await.unwrap();
        let clock = store.time(&TimeSource::wrong_by(wrong_by)).await.unwrap();
        Running::start_with(Arc::new(store) as Arc<dyn Store>, bus.clone(), |config| config.time = clock)
            .await
    };
    let began = time(&instance).await;
    let mut servers = [Some(start(WRONG).await), Some(start(-WRONG).await)];
    let port = |servers: &[Option<Running>; 2], number: usize| servers[number].as_ref().unwrap().port;
    let clock = json!({"kind": "fischer", "seconds": 60, "increment": 0});
    let mut host = Client::connected(port(&servers, 0)).await;
    let me = json!({"kind": "me"});
    let table = host.table(json!({"spec": "jungle", "seats": [me, me], "clock": clock})).await.id;
    for seat in [0, 1] {
        host.sit(&table, seat).await;
    }
    for ply in 0..12 {
        // The actions alternate between the two servers. Halfway through, the fast server dies.
        if ply == 6 {
            drop(servers[0].take());
            servers[0] = Some(start(WRONG).await);
        }
        host.move_to(port(&servers, ply as usize % 2));
        let before = time(&instance).await;
        host.connect().await;
        host.mirrors.clear();
        host.watch(&table, None).await;
        let mirror = host
            .until(&table, |mirror| mirror.state().stage == Stage::Playing && mirror.state().ply == ply)
            .await;
        let legal = mirror.state().legal.as_ref().unwrap();
        let command = Command::Play { seat: (ply % 2) as u8, ply, action: pick(legal, 3 + ply as usize) };
        host.order(&table, command).await.unwrap();
        let after = time(&instance).await;
        let clock = host.clock;
        assert!(
            before.saturating_sub(TOLERANCE) <= clock && clock <= after + TOLERANCE,
            "{before} {clock} {after}"
        );
    }
    let store = Postgres::open(&url, Durability::Power).await.unwrap();
    let log = store.read_log(&table, 0).await.unwrap();
    let ended = time(&instance).await;
    let mut newest = began.saturating_sub(TOLERANCE);
    for entry in &log {
        assert!(
            entry.at + TOLERANCE >= newest && entry.at <= ended + TOLERANCE,
            "{newest} {entry:?} {ended}"
        );
        newest = newest.max(entry.at);
    }
    let state = table::Table::replay(&log).unwrap();
    assert_eq!(state.stage(), Stage::Playing, "nobody has lost on time");
    for server in servers.into_iter().flatten() {
        server.stop().await;
    }
}

/// After a failover, the clock of the database may be behind. If a server starts in this situation, its
/// time begins no earlier than the last heartbeat, unless the heartbeat is far in the future.
#[tokio::test]
async fn a_server_does_not_begin_before_the_last_heartbeat() {
    let instance = Instance::start();
    let store = instance.store("games").await;
    let hour = 3_600_000;
    for (ahead, earliest) in [(0, 0), (WRONG as u64, WRONG as u64), (hour, 0)] {
        let now = time(&instance).await;
        store.heartbeat(now + ahead).await.unwrap();
        let clock = store.time(&TimeSource::system()).await.unwrap();
        let begun = clock.now();
        let after = time(&instance).await;
        assert!(
            now + earliest <= begun + 1 && begun <= after + earliest + TOLERANCE,
            "{now} + {earliest} {begun} {after}"
        );
    }
}
