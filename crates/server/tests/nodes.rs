//! Two servers of one store, on buses that do not do what one would like.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use std::{sync::Arc, time::Duration};

use common::{Client, Running, pick};
use serde_json::json;
use server::{Bus, Hint};
use tokio::sync::broadcast;
use wire::{Command, Stage, http::TableInfo};

/// A bus that says everything so many times.
struct Strange {
    times: usize,
    doubt: Option<Duration>,
    hints: broadcast::Sender<Hint>,
}

impl Strange {
    fn new(times: usize, doubt: Option<Duration>) -> Arc<Strange> {
        Arc::new(Strange { times, doubt, hints: broadcast::channel(16).0 })
    }
}

impl Bus for Strange {
    fn publish(&self, hint: Hint) {
        for _ in 0..self.times {
            // Nobody need listen.
            let _ = self.hints.send(hint.clone());
        }
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.hints.subscribe()
    }

    fn doubt(&self) -> Option<Duration> {
        self.doubt
    }
}

/// Somebody plays at one server; an onlooker at the other sees everything, once and in order.
async fn is_seen_from_the_other_server(bus: Arc<Strange>) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let one = Running::start_on(&data, bus.clone(), |_| ()).await;
    let other = Running::start_on(&data, bus, |_| ()).await;
    let mut player = Client::connected(one.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = player.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table.id, None).await;
    player.watch(&table.id, Some(0)).await;
    for seat in [0, 1] {
        player.sit(&table.id, seat).await;
    }
    player.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    for ply in 0..6 {
        let mirror = player.until(&table.id, |mirror| mirror.state().ply == ply).await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), ply as usize);
        let command = Command::Play { seat: (ply % 2) as u8, ply, action };
        player.order(&table.id, command).await.unwrap();
        onlooker.until(&table.id, |mirror| mirror.state().ply == ply + 1).await;
    }
    let numbers: Vec<_> = onlooker.mirrors[&table.id].events.iter().map(|event| event.number).collect();
    assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>());
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_hint_may_come_twice() {
    is_seen_from_the_other_server(Strange::new(2, None)).await;
}

#[tokio::test]
async fn a_hint_may_be_lost() {
    is_seen_from_the_other_server(Strange::new(0, Some(Duration::from_millis(40)))).await;
}
