//! Many clients at once: each client receives events and states in order, whatever else happens.

use std::sync::Arc;

use crate::common::{Client, Running, pick};
use serde_json::json;
use server::{Bus, InProcess};
use tokio::task::JoinSet;
use wire::{Command, Offer, Stage};

const TABLES: usize = 6;
/// The number of people who watch each table.
const VIEWERS: usize = 5;
/// The actions at each table. A log of them is longer than what the server keeps in memory.
const ACTIONS: u32 = 90;

/// A person plays both seats, takes actions back now and then, and changes servers.
async fn play(mut player: Client, table: String, ports: [u16; 2]) -> u32 {
    player.watch(&table, None).await;
    for action in 0..ACTIONS {
        let state =
            player.until(&table, |mirror| mirror.state().stage != Stage::Waiting).await.state().clone();
        let Some(seat) = state.turn else { break };
        let command = if action % 10 == 9 {
            Command::Offer { seat: (seat + 1) % 2, offer: Offer::TakeBack }
        } else {
            let action = pick(state.legal.as_ref().unwrap(), 7 * action as usize);
            Command::Play { seat, ply: state.ply, action }
        };
        player.order(&table, command).await.unwrap();
        player.until(&table, |mirror| mirror.number() > state.number).await;
        if action % 30 == 29 {
            player.move_to(ports[action as usize / 30 % 2]);
            player.connect().await;
            player.watch(&table, None).await;
        }
    }
    let state = player.mirrors[&table].state().clone();
    if state.stage == Stage::Playing {
        player.order(&table, Command::Resign { seat: 0 }).await.unwrap();
    }
    player.until(&table, |mirror| mirror.state().stage == Stage::Over).await.number()
}

/// Somebody watches to the end: without a break, with another connection after every few messages, or at one
/// server after the other.
async fn watch(mut viewer: Client, table: String, number: usize, ports: [u16; 2]) -> Vec<u32> {
    viewer.watch(&table, None).await;
    let mut messages = 0;
    while viewer.mirrors[&table].state.as_ref().is_none_or(|state| state.stage != Stage::Over) {
        // The client checks that no state is older than the one before, and that no event is missing or
        // repeated.
        assert!(viewer.receive().await);
        messages += 1;
        match number {
            1 if messages % 7 == 0 => viewer.disconnect(),
            2 if messages % 13 == 0 => viewer.move_to(ports[messages / 13 % 2]),
            // Begin again with the first event, which the server does not keep in memory.
            3 if messages % 17 == 0 => {
                viewer.disconnect();
                viewer.mirrors.remove(&table);
            }
            _ => continue,
        }
        viewer.connect().await;
        viewer.watch(&table, None).await;
    }
    viewer.mirrors[&table].history.clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn every_viewer_is_sent_each_state_once_and_none_after_a_newer_one() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus: Arc<dyn Bus> = Arc::new(InProcess::default());
    let servers =
        [Running::start_on(&data, bus.clone(), |_| ()).await, Running::start_on(&data, bus, |_| ()).await];
    let ports = [servers[0].port, servers[1].port];
    let (mut players, mut viewers) = (JoinSet::new(), JoinSet::new());
    for number in 0..TABLES {
        let mut player = Client::connected(ports[0]).await;
        let me = json!({"kind": "me"});
        let table = player.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
        for viewer in 0..VIEWERS {
            let client = Client::connected(ports[viewer % 2]).await;
            let table = table.clone();
            viewers.spawn(async move { (number, watch(client, table, viewer, ports).await) });
        }
        player.sit(&table, 0).await;
        player.sit(&table, 1).await;
        players.spawn(async move { (number, play(player, table, ports).await) });
    }
    let mut last = [0; TABLES];
    for (table, number) in players.join_all().await {
        last[table] = number;
    }
    for (table, history) in viewers.join_all().await {
        assert_eq!(history.last(), Some(&last[table]));
        // A watch that begins again may first show the state that its client already has.
        assert!(history.is_sorted(), "{history:?}");
    }
    for server in servers {
        server.stop().await;
    }
}
