//! Two servers of one store, on buses that do not do what one would like.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use common::{Client, Running, pick};
use serde_json::json;
use server::{
    Bus, Hint,
    store::{Append, Durability, Failure, Hash, Sqlite, Store},
};
use table::{Entry, Outage, Who};
use tokio::sync::{Notify, broadcast};
use wire::{Command, Millis, Stage, TableId, http::TableInfo};

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

/// Nobody doubts here, so that what is stored while the other server reads the log must be heard of.
#[tokio::test]
async fn nothing_is_missed_while_the_log_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus = Strange::new(1, None);
    let one = Running::start_on(&data, bus.clone(), |_| ()).await;
    let store = Arc::new(Late {
        store: Sqlite::open(&data, Durability::Process).await.unwrap(),
        read: Notify::new(),
        arrives: Notify::new(),
    });
    let other = Running::start_with(store.clone(), bus, |_| ()).await;
    let mut player = Client::connected(one.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = player.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    player.sit(&table.id, 0).await;
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table.id, None).await;
    store.read.notified().await;
    player.sit(&table.id, 1).await;
    player.watch(&table.id, None).await;
    player.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    store.arrives.notify_one();
    onlooker.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    one.stop().await;
    other.stop().await;
}

/// A store whose first log arrives later than it is read.
struct Late {
    store: Sqlite,
    read: Notify,
    arrives: Notify,
}

#[async_trait]
impl Store for Late {
    async fn log(&self, table: &str, after: u32) -> Result<Vec<Entry>, Failure> {
        let log = self.store.log(table, after).await;
        if after == 0 {
            self.read.notify_one();
            self.arrives.notified().await;
        }
        log
    }

    async fn append(&self, append: Append) -> Result<(), Failure> {
        self.store.append(append).await
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, Failure> {
        self.store.tables_of(identity, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, Failure> {
        self.store.open_tables(limit).await
    }

    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>, Failure> {
        self.store.claim_due(now, until, limit).await
    }

    async fn remove(&self, table: &str, number: u32) -> Result<bool, Failure> {
        self.store.remove(table, number).await
    }

    async fn beat(&self, now: Millis) -> Result<(), Failure> {
        self.store.beat(now).await
    }

    async fn wake(&self, now: Millis) -> Result<Vec<Outage>, Failure> {
        self.store.wake(now).await
    }

    async fn add_identity(&self, who: &Who, token: &Hash, now: Millis) -> Result<(), Failure> {
        self.store.add_identity(who, token, now).await
    }

    async fn identity(&self, token: &Hash) -> Result<Option<Who>, Failure> {
        self.store.identity(token).await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), Failure> {
        self.store.rename(identity, name).await
    }

    async fn add_invitation(&self, hash: &Hash, table: &str, seat: u8, now: Millis) -> Result<(), Failure> {
        self.store.add_invitation(hash, table, seat, now).await
    }

    async fn take_invitation(&self, hash: &Hash, identity: &str) -> Result<Option<(TableId, u8)>, Failure> {
        self.store.take_invitation(hash, identity).await
    }
}
