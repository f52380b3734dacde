//! A server that stops: it says so, takes no more clients, and leaves the computers' turns to others.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use server::{
    InProcess, TimeSource,
    store::{Durability, Sqlite, Store},
};
use table::Event;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use wire::{Command, Stage};

use crate::{
    common::{Client, Running, pick, request},
    nats::until_claimed,
    scripted::{Answer, Call, Scripted},
};

#[tokio::test]
async fn a_server_that_stops_is_not_ready_and_takes_no_clients() {
    let folder = tempfile::tempdir().unwrap();
    let late = |call| if call == Call::Append(5) { Answer::Late } else { Answer::Now };
    let store = Scripted::open(&folder.path().join("tables.db"), late).await;
    let server = Running::start_with(store.clone(), Arc::new(InProcess::default()), |_| ()).await;
    let (port, figures) = (server.port, server.metrics);
    let readiness = async || request(figures, "GET", "/readyz", "", None, "").await;
    assert_eq!(readiness().await.0, 200);
    let mut client = Client::connected(port).await;
    let me = json!({"kind": "me"});
    let table = client.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
    client.sit(&table, 0).await;
    // A request that is not answered yet keeps the server up for a while.
    let name = r#"{"name":"Ada"}"#;
    let mut slow = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    slow.write_all(format!("{}{name}", client.head("PUT", "/api/me", name.len())).as_bytes()).await.unwrap();
    store.called.notified().await;

    let stopped = tokio::spawn(server.stop());
    while client.receive().await {}
    assert!(client.goodbye);
    let (status, _, body) = readiness().await;
    assert_eq!((status, body.as_str()), (503, "the server goes down"));
    while TcpStream::connect(("127.0.0.1", port)).await.is_ok() {}
    // A request that had begun is still answered.
    store.answers.notify_one();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    stopped.await.unwrap();
    assert!(TcpStream::connect(("127.0.0.1", figures)).await.is_err());
}

/// The computer waits before it acts, and the clock stands still. So the server stops in the middle of the
/// computer's turn.
#[tokio::test]
async fn a_server_that_stops_leaves_the_turns_of_computers_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let (here, there) = (TimeSource::manual(1_000_000), TimeSource::manual(1_000_000));
    let bus = Arc::new(InProcess::default());
    // All stores are opened now, because opening a store releases all claims.
    let open = async || Arc::new(Sqlite::open(&data, Durability::Process).await.unwrap());
    let stores = [open().await, open().await, open().await];
    let start = async |number: usize, time: &TimeSource| {
        let store = stores[number].clone();
        Running::start_with(store, bus.clone(), |config| config.time = time.clone()).await
    };
    let (one, other) = (start(0, &here).await, start(1, &there).await);
    let mut person = Client::connected(one.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = person.table(json!({"spec": "mandua:referee=strict", "seats": seats})).await.id;
    person.sit(&table, 0).await;
    person.watch(&table, None).await;
    let mirror = person.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    let (seat, action) = (mirror.state().turn.unwrap(), pick(mirror.state().legal.as_ref().unwrap(), 0));
    person.order(&table, Command::Play { seat, ply: 0, action }).await.unwrap();
    one.stop().await;
    // Nobody watches at the other server, which therefore learns of the turn from the deadline alone. Until
    // then, far less time passes than the claim of the first server would last.
    let before = there.now();
    let advance = || {
        if there.now() < before + 10_000 {
            there.advance(Duration::from_millis(100));
        }
    };
    until_claimed(&other, advance).await;
    let has_played = async || {
        let log = stores[2].read_log(&table, 0).await.unwrap();
        log.iter().any(|entry| matches!(entry.event, Event::Played { seat: 1, .. }))
    };
    while !has_played().await {
        there.advance(Duration::from_millis(100));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    other.stop().await;
}
