//! A server under load while its database stops, is killed, and loses connections. Nothing acknowledged is
//! lost, nothing happens twice, numbers have no gaps, and nobody is disconnected.

use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use serde_json::json;
use server::{
    InProcess,
    store::{Durability, Postgres, Store},
};
use tokio::{task::JoinSet, time::sleep};
use wire::{Command, Stage};

use super::{
    instance::Instance,
    proxy::{Cut, Proxy},
};
use crate::common::{Client, Running, pick};

/// The number of tables at which somebody plays all the time.
const TABLES: usize = 6;

/// What the players share.
#[derive(Default)]
struct Load {
    /// Turns true when the players must stop.
    enough: AtomicBool,
    /// The number of games that have begun.
    begun: AtomicUsize,
    played: AtomicU32,
    refused: AtomicU32,
}

/// Somebody who plays at one table, and sends an order again until it is acknowledged. Returns the table and
/// the acknowledged orders.
async fn play(port: u16, load: Arc<Load>) -> (String, Vec<String>) {
    let mut player = Client::connected(port).await;
    let me = json!({"kind": "me"});
    let table = player.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
    for seat in [0, 1] {
        player.sit(&table, seat).await;
    }
    player.watch(&table, None).await;
    player.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    load.begun.fetch_add(1, Relaxed);
    let mut acknowledged = Vec::new();
    while !load.enough.load(Relaxed) {
        let state = player.mirrors[&table].state();
        let Some(legal) = state.legal.as_ref().filter(|_| state.stage == Stage::Playing) else { break };
        let ply = state.ply;
        let command = Command::Play {
            seat: state.turn.unwrap(),
            ply,
            action: pick(legal, acknowledged.len().wrapping_mul(7) % 3),
        };
        let id = player.next_id();
        while let Err(refusal) = player.order_as(&id, &table, command.clone()).await {
            assert_eq!(refusal.code, "server-away", "{refusal:?}");
            load.refused.fetch_add(1, Relaxed);
            sleep(Duration::from_millis(20)).await;
        }
        acknowledged.push(id);
        load.played.fetch_add(1, Relaxed);
        // The client checks that numbers have no gap and do not repeat.
        player.until(&table, |mirror| mirror.state().ply > ply).await;
    }
    assert!(!player.goodbye && player.faults.is_empty(), "{:?}", player.faults);
    (table, acknowledged)
}

/// Waits until the players have done this many more actions.
async fn until_played(load: &Load, more: u32) {
    let wanted = load.played.load(Relaxed) + more;
    while load.played.load(Relaxed) < wanted {
        sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_and_nothing_happens_twice() {
    let mut instance = Instance::start();
    instance.create("games").await;
    let proxy = Proxy::start(instance.port()).await;
    let store = Postgres::open(&instance.url_at(proxy.port, "games"), Durability::Power).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let server = Running::start_with(store, Arc::new(InProcess::default()), |_| ()).await;
    let load = Arc::new(Load::default());
    let mut players = JoinSet::new();
    for _ in 0..TABLES {
        players.spawn(play(server.port, load.clone()));
    }
    while load.begun.load(Relaxed) < TABLES {
        sleep(Duration::from_millis(5)).await;
    }
    until_played(&load, 30).await;
    for round in 0..2 {
        // A connection is cut after the database has committed an action, or before the database receives it.
        for cut in [Cut::BeforeAnswer, Cut::BeforeExecution] {
            let before = proxy.cuts();
            proxy.cut_when_sent(b"\"event\":\"played\"", cut);
            while proxy.cuts() == before {
                sleep(Duration::from_millis(2)).await;
            }
            until_played(&load, 10).await;
        }
        // The database shuts down or is killed, and is away for longer than the server waits for it.
        if round == 0 {
            instance.stop();
        } else {
            instance.kill();
        }
        let refused = load.refused.load(Relaxed);
        while load.refused.load(Relaxed) < refused + 2 * TABLES as u32 {
            sleep(Duration::from_millis(5)).await;
        }
        instance.start_again();
        until_played(&load, 20).await;
        // The database can be reached by others, but not by the server.
        proxy.set_open(false);
        sleep(Duration::from_millis(100)).await;
        proxy.set_open(true);
        until_played(&load, 20).await;
    }
    load.enough.store(true, Relaxed);
    let store = Postgres::open(&instance.url("games"), Durability::Power).await.unwrap();
    let mut acknowledged = 0;
    while let Some(played) = players.join_next().await {
        let (table, orders) = played.unwrap();
        let log = store.read_log(&table, 0).await.unwrap();
        let stored: Vec<_> = log.iter().filter_map(|entry| entry.order.clone()).collect();
        let different: BTreeSet<_> = stored.iter().collect();
        assert_eq!(different.len(), stored.len(), "an order was executed twice");
        assert!(orders.iter().all(|order| different.contains(order)), "an acknowledged order is lost");
        acknowledged += orders.len();
    }
    let count = "SELECT count(*) FROM log WHERE newest <> (SELECT count(*) FROM entry WHERE log = log.id)
                 OR newest <> (SELECT max(number) FROM entry WHERE log = log.id)";
    assert_eq!(instance.execute("games", count).await, ["0"], "a number is missing");
    assert_eq!(proxy.cuts(), 4);
    assert!(acknowledged >= 150, "{acknowledged}");
    server.stop().await;
}
