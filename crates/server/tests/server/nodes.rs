//! Two servers of one store, on unreliable buses and slow stores.

use std::{path::Path, sync::Arc, time::Duration};

use crate::common::{Client, Running, pick};
use async_trait::async_trait;
use serde_json::json;
use server::{
    Bus, Hint, InProcess,
    store::{Append, Durability, Hash, Sqlite, Store, StoreError},
};
use table::{Identity, LogEntry, Outage};
use tokio::{
    io::AsyncWriteExt,
    net::TcpStream,
    sync::{Notify, broadcast},
};
use wire::{Command, Happened, Millis, Stage, TableId, http::TableInfo};

/// A bus that sends every hint several times, or never.
struct Strange {
    times: usize,
    resync: Option<Duration>,
    hints: broadcast::Sender<Hint>,
}

impl Strange {
    fn new(times: usize, resync: Option<Duration>) -> Arc<Strange> {
        Arc::new(Strange { times, resync, hints: broadcast::channel(16).0 })
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

    fn resync_interval(&self) -> Option<Duration> {
        self.resync
    }
}

/// A person plays at one server; a spectator at the other sees everything, once and in order.
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

/// This bus loses nothing, so that no server resyncs: a hint that comes while the log is read must not be missed.
#[tokio::test]
async fn nothing_is_missed_while_the_log_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let bus = Strange::new(1, None);
    let one = Running::start_on(&data, bus.clone(), |_| ()).await;
    let store = Late::open(&data, |call| call == Call::Log).await;
    let other = Running::start_with(store.clone(), bus, |_| ()).await;
    let mut player = Client::connected(one.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = player.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    player.sit(&table.id, 0).await;
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table.id, None).await;
    store.done.notified().await;
    player.sit(&table.id, 1).await;
    player.watch(&table.id, None).await;
    player.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    store.answers.notify_one();
    onlooker.until(&table.id, |mirror| mirror.state().stage == Stage::Playing).await;
    one.stop().await;
    other.stop().await;
}

/// A client that does not wait for the response gets what it asked for, and others are told.
#[tokio::test]
async fn a_change_is_told_though_nobody_waits_for_its_answer() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let store = Late::open(&data, |call| call == Call::Append(5)).await;
    let server = Running::start_with(store.clone(), Arc::new(InProcess::default()), |_| ()).await;
    let mut host = Client::connected(server.port).await;
    let me = json!({"kind": "me"});
    let table: TableInfo = host.table(json!({"spec": "jungle", "seats": [me, me]})).await;
    host.sit(&table.id, 0).await;
    host.watch(&table.id, None).await;
    let before = host.until(&table.id, |_| true).await.number();
    assert_eq!(before, 4);
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
    let name = r#"{"name":"Ada"}"#;
    let head = host.head("PUT", "/api/me", name.len());
    stream.write_all(format!("{head}{name}").as_bytes()).await.unwrap();
    store.done.notified().await;
    drop(stream);
    // Until the server has noticed: then no connection but this one is open, besides the host's socket.
    loop {
        let (_, metrics) = host.text("GET", "/metrics", "").await;
        if metrics.lines().any(|line| line == "menagerie_connections 1") {
            break;
        }
    }
    store.answers.notify_one();
    let mirror = host.until(&table.id, |mirror| mirror.number() > before).await;
    // The other seat is reserved for the same person.
    let renamed = Happened::Renamed { seat: 1, name: "Ada".into() };
    assert_eq!(mirror.events.last().map(|event| &event.happened), Some(&renamed));
    server.stop().await;
}

/// A call of a store.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    /// A table's whole log.
    Log,
    /// To append entries from this number on.
    Append(u32),
}

/// A store that works at once and answers late.
struct Late {
    store: Sqlite,
    is_late: fn(Call) -> bool,
    done: Notify,
    answers: Notify,
}

impl Late {
    async fn open(data: &Path, is_late: fn(Call) -> bool) -> Arc<Late> {
        let store = Sqlite::open(data, Durability::Process).await.unwrap();
        Arc::new(Late { store, is_late, done: Notify::new(), answers: Notify::new() })
    }

    async fn answer(&self, call: Call) {
        if (self.is_late)(call) {
            self.done.notify_one();
            self.answers.notified().await;
        }
    }
}

#[async_trait]
impl Store for Late {
    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        let log = self.store.read_log(table, after).await;
        if after == 0 {
            self.answer(Call::Log).await;
        }
        log
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let first = append.first;
        let appended = self.store.append(append).await;
        self.answer(Call::Append(first)).await;
        appended
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.tables_of(identity, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.store.open_tables(limit).await
    }

    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.store.claim_deadlines(now, until, limit).await
    }

    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        self.store.remove_table(table, number).await
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.store.heartbeat(now).await
    }

    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        self.store.record_start(now).await
    }

    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError> {
        self.store.record_outage(outage).await
    }

    async fn add_identity(&self, who: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError> {
        self.store.add_identity(who, token, now).await
    }

    async fn identity(&self, token: &Hash) -> Result<Option<Identity>, StoreError> {
        self.store.identity(token).await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError> {
        self.store.rename(identity, name).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.store.close().await
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: u8,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.store.add_invitation(hash, table, seat, now).await
    }

    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, u8)>, StoreError> {
        self.store.redeem_invitation(hash, identity).await
    }
}
