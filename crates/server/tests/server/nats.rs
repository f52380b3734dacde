//! Two servers of one store, with a real NATS between them. `./test.sh` installs NATS, or says that it leaves
//! these tests out.
//!
//! In most tests, the servers' clock stands still, so only a hint makes a server read a log.

use std::{path::Path, sync::Arc, time::Duration};

use serde_json::{Value, json};
use server::{Bus, Hint, Nats, TimeSource};
use tempfile::TempDir;
use wire::{Command, Stage};

use crate::common::{
    Client, Mirror, Running,
    broker::{Broker, Network, Proxy, take_frame},
    pick, request,
};

/// Two servers of one store, a person who plays at one of them, and a spectator at the other.
struct Nodes {
    player_at: Running,
    other: Running,
    time: TimeSource,
    player: Client,
    onlooker: Client,
    table: String,
    ply: u32,
    _folder: TempDir,
}

async fn bus(port: u16) -> Arc<Nats> {
    Arc::new(Nats::connect(&format!("nats://127.0.0.1:{port}")).await.unwrap())
}

async fn node(data: &Path, port: u16, time: &TimeSource) -> Running {
    Running::start_on(data, bus(port).await, |config| config.time = time.clone()).await
}

impl Nodes {
    /// Starts two servers, each with NATS at one of these ports.
    async fn start(one: u16, other: u16) -> Nodes {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        let time = TimeSource::manual(1_000_000);
        let (player_at, other) = (node(&data, one, &time).await, node(&data, other, &time).await);
        let mut player = Client::connected(player_at.port).await;
        let me = json!({"kind": "me"});
        let table = player.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
        player.sit(&table, 0).await;
        player.sit(&table, 1).await;
        player.watch(&table, None).await;
        player.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
        let mut onlooker = Client::connected(other.port).await;
        onlooker.watch(&table, None).await;
        onlooker.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
        Nodes { player_at, other, time, player, onlooker, table, ply: 0, _folder: folder }
    }

    /// Plays the next action, and waits until the player's own server shows it.
    async fn play(&mut self) {
        let ply = self.ply;
        let mirror = self.player.until(&self.table, |mirror| mirror.state().ply == ply).await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), ply as usize);
        let command = Command::Play { seat: (ply % 2) as u8, ply, action };
        self.player.order(&self.table, command).await.unwrap();
        self.ply += 1;
    }

    /// Waits until the spectator at the other server has seen all actions.
    async fn until_seen(&mut self) -> Mirror {
        let ply = self.ply;
        self.onlooker.until(&self.table, |mirror| mirror.state().ply == ply).await
    }

    /// Like `until_seen`, but lets time go on, so that the servers read the logs without a hint, too.
    async fn until_polled(&mut self) {
        let time = self.time.clone();
        tokio::select! {
            _ = self.until_seen() => {}
            () = pass_time(&time) => {}
        }
    }

    /// Checks that the spectator has seen every event once and in order, and ends the servers.
    async fn stop(mut self) {
        let mirror = self.onlooker.until(&self.table, |_| true).await;
        let numbers: Vec<_> = mirror.events.iter().map(|event| event.number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u32).collect::<Vec<_>>());
        assert!(self.ply > 0);
        self.player_at.stop().await;
        self.other.stop().await;
    }
}

/// Moves the clock forward until the future is dropped.
pub(crate) async fn pass_time(time: &TimeSource) {
    loop {
        time.advance(Duration::from_millis(250));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Waits until a server has claimed a deadline, and moves the clock with `advance` until then.
pub(crate) async fn until_claimed(server: &Running, advance: impl Fn()) {
    while server.figure("deadlines_claimed_total").await == 0 {
        advance();
        // The server works in real time, so the clock must not run far ahead of it.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn readiness(server: &Running) -> (u16, String) {
    let (status, _, body) = request(server.metrics, "GET", "/readyz", "", None, "").await;
    (status, body)
}

/// Waits until a server reports that its bus is connected, or that it is away. The server is ready in both
/// cases.
async fn until_bus(server: &Running, connected: bool) {
    loop {
        let (status, body) = readiness(server).await;
        assert!(status == 200 && body.starts_with("ready"), "{body}");
        if (body == "ready") == connected {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let figure = format!("menagerie_bus_connected {}", u8::from(connected));
    assert!(server.figures().await.lines().any(|line| line == figure));
}

#[tokio::test]
async fn an_action_is_seen_at_the_other_server_at_once() {
    let nats = Broker::start().await;
    let mut nodes = Nodes::start(nats.port, nats.port).await;
    nats.until_subscribed(2).await;
    for _ in 0..20 {
        nodes.play().await;
        nodes.until_seen().await;
    }
    until_bus(&nodes.other, true).await;
    nodes.stop().await;
}

#[tokio::test]
async fn hints_may_come_twice_and_late_and_in_the_wrong_order() {
    let nats = Broker::start().await;
    let proxy = Proxy::start(nats.port).await;
    proxy.set(Network::Strange);
    let mut nodes = Nodes::start(nats.port, proxy.port).await;
    nats.until_subscribed(2).await;
    // The other server reads the log only when a hint comes, and the hint for the newest action is always
    // late.
    for _ in 0..24 {
        nodes.play().await;
    }
    let (player, table) = (nodes.ply, nodes.table.clone());
    let mirror = nodes.onlooker.until(&table, |mirror| mirror.state().ply + 3 >= player).await;
    assert!(mirror.state().ply <= player);
    // The last hints may still be on their way to the proxy.
    let hints = |bytes: &[u8]| bytes.windows(4).filter(|bytes| *bytes == b"MSG ").count();
    proxy.received.until(|bytes| hints(bytes) >= 20).await;
    nodes.until_polled().await;
    nodes.stop().await;
}

#[tokio::test]
async fn nats_may_be_away_at_the_start_and_go_and_come_back() {
    let first = Broker::start().await;
    let port = first.port;
    drop(first);
    let mut nodes = Nodes::start(port, port).await;
    until_bus(&nodes.player_at, false).await;
    for _ in 0..2 {
        nodes.play().await;
        nodes.until_polled().await;

        let nats = Broker::start_on(port).await;
        nats.until_subscribed(2).await;
        until_bus(&nodes.player_at, true).await;
        until_bus(&nodes.other, true).await;
        // No time passes, so only a hint can announce this action to the other server.
        nodes.play().await;
        nodes.until_seen().await;

        drop(nats);
        until_bus(&nodes.other, false).await;
        nodes.play().await;
        nodes.until_polled().await;
    }
    nodes.stop().await;
}

/// The other server cannot know that it gets no hints.
#[tokio::test]
async fn one_server_may_be_cut_off_from_nats() {
    let nats = Broker::start().await;
    let proxy = Proxy::start(nats.port).await;
    let mut nodes = Nodes::start(proxy.port, nats.port).await;
    for network in [Network::Cut, Network::Silent] {
        proxy.set(Network::Good);
        nats.until_subscribed(2).await;
        until_bus(&nodes.player_at, true).await;
        nodes.play().await;
        nodes.until_seen().await;
        proxy.set(network);
        nodes.play().await;
        nodes.until_polled().await;
        until_bus(&nodes.other, true).await;
    }
    nodes.stop().await;
}

/// Hints that somebody else makes up have no effect, except that a server reads a log.
#[tokio::test]
async fn made_up_hints_do_no_harm() {
    let nats = Broker::start().await;
    let mut nodes = Nodes::start(nats.port, nats.port).await;
    let liar = bus(nats.port).await;
    nats.until_subscribed(3).await;
    for table in [nodes.table.clone(), "no-such-table".to_owned()] {
        for number in [0, 1, 2, u32::MAX] {
            liar.publish(Hint { id: table.clone(), number });
        }
    }
    liar.publish(Hint { id: "<script> ../../".into(), number: 1 });
    for _ in 0..4 {
        nodes.play().await;
        nodes.until_seen().await;
    }
    nodes.stop().await;
}

/// Two people play Big Manitou at one server, and somebody watches at another. Returns the id of the table,
/// everything that the first server sent to NATS and received from it, and the actions.
async fn hidden_game(number: usize) -> (String, [Vec<u8>; 2], Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let nats = Broker::start().await;
    let proxy = Proxy::start(nats.port).await;
    let time = TimeSource::manual(1_000_000);
    let (one, other) = (node(&data, proxy.port, &time).await, node(&data, nats.port, &time).await);
    nats.until_subscribed(2).await;
    let (mut ada, mut bob) = (Client::connected(one.port).await, Client::connected(one.port).await);
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let table = ada.table(json!({"spec": "manitou", "seats": seats, "listed": true})).await.id;
    let mut players = [&mut ada, &mut bob];
    for (seat, player) in (0..).zip(&mut players) {
        player.sit(&table, seat).await;
    }
    for (seat, player) in (0..).zip(&mut players) {
        player.reveal(&table, seat).await;
        player.watch(&table, Some(seat)).await;
    }
    let mut seen = Vec::new();
    let mut plies = 0;
    while seen.len() < 12 {
        // The number of actions counts those of the deal, too.
        let is_next = |mirror: &Mirror| mirror.state().turn.is_some() && mirror.state().ply >= plies;
        let seat = players[0].until(&table, is_next).await.state().turn.unwrap();
        let player = &mut players[usize::from(seat)];
        let mirror = player.until(&table, is_next).await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), number);
        seen.push(action.clone());
        let ply = mirror.state().ply;
        player.order(&table, Command::Play { seat, ply, action }).await.unwrap();
        plies = ply + 1;
    }
    let mut onlooker = Client::connected(other.port).await;
    onlooker.watch(&table, None).await;
    let mirror = onlooker.until(&table, |mirror| mirror.state().ply >= plies).await;
    // The onlooker has read the log, so the newest hint may still be on its way.
    let newest = format!("{table} {}\r\n", mirror.number());
    proxy.sent.until(|bytes| String::from_utf8_lossy(bytes).contains(&newest)).await;
    one.stop().await;
    other.stop().await;
    (table, [proxy.sent.bytes(), proxy.received.bytes()], seen)
}

/// Two games with different cards and actions, but with the same number of actions, send the same bytes.
#[tokio::test]
async fn nothing_hidden_travels_over_nats() {
    let mut published = Vec::new();
    let mut played = Vec::new();
    for number in [0, 1] {
        let (table, [mut sent, mut received], actions) = hidden_game(number).await;
        let mut hints = Vec::new();
        let mut others = Vec::new();
        while let Some(frame) = take_frame(&mut sent) {
            let frame = String::from_utf8(frame).unwrap();
            match frame.strip_prefix("PUB menagerie.hints ") {
                Some(hint) => hints.push(hint.replace(&table, "TABLE")),
                None => others.push(frame),
            }
        }
        assert!(sent.is_empty());
        // All other messages are about the connection, and would be the same without any table.
        for frame in &others {
            if let Some(options) = frame.strip_prefix("CONNECT ") {
                let options: Value = serde_json::from_str(options).unwrap();
                assert_eq!(options["name"], "menagerie");
                assert!(options["user"].is_null() && options["pass"].is_null());
            } else {
                assert!(
                    ["PING\r\n", "PONG\r\n", "SUB menagerie.hints 1\r\n"].contains(&frame.as_str()),
                    "{frame}"
                );
            }
        }
        while let Some(frame) = take_frame(&mut received) {
            let frame = String::from_utf8(frame).unwrap();
            assert!(
                ["INFO ", "PING\r\n", "PONG\r\n", "+OK\r\n"].iter().any(|kind| frame.starts_with(kind)),
                "{frame}"
            );
        }
        assert!(received.is_empty());
        assert!(hints.len() > 12, "{hints:?}");
        published.push(hints);
        played.push(actions);
    }
    assert_ne!(played[0], played[1]);
    assert_eq!(published[0], published[1]);
}
