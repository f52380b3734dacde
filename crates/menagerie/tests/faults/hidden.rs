//! What nodes reveal to NATS and in their logs about a game with hidden cards.

use serde_json::json;
use wire::Command;

use crate::{
    cluster::Cluster,
    common::{Client, Mirror, broker::take_frame, pick},
};

/// The number of actions that are played.
const ACTIONS: usize = 12;

/// What a game left in messages and logs.
struct Traces {
    /// The hints that each node sent to NATS and received from it.
    hints: Vec<[Vec<String>; 2]>,
    /// What each node logged.
    logs: Vec<Vec<String>>,
    actions: Vec<String>,
}

/// The beginnings of the NATS messages that concern only the connection. They do not depend on any table.
const CONNECTION: [&str; 6] =
    ["CONNECT ", "INFO ", "PING\r\n", "PONG\r\n", "SUB menagerie.hints 1\r\n", "UNSUB 1\r\n"];

/// The hints among the bytes of a connection to NATS. Fails if the bytes contain anything else but messages
/// about the connection.
fn hints(mut bytes: Vec<u8>, table: &str) -> Vec<String> {
    let mut hints = Vec::new();
    while let Some(frame) = take_frame(&mut bytes) {
        let frame = String::from_utf8(frame).unwrap();
        if ["PUB menagerie.hints ", "MSG menagerie.hints "].iter().any(|kind| frame.starts_with(kind)) {
            hints.push(frame.replace(table, "TABLE"));
        } else {
            assert!(CONNECTION.iter().any(|kind| frame.starts_with(kind)), "{frame}");
        }
    }
    assert!(bytes.is_empty());
    hints
}

/// Masks the table, the people, and everything that differs between runs: numbers and the ids of requests.
fn masked(line: &str, names: &[(&str, &str)]) -> String {
    let mut line = names.iter().fold(line.to_owned(), |line, (name, mask)| line.replace(name, mask));
    if let Some((before, (_, after))) =
        line.split_once("request{id=\"").and_then(|(before, rest)| Some((before, rest.split_once('"')?)))
    {
        line = format!("{before}request{{id=ID{after}");
    }
    let mut masked = String::new();
    for letter in line.chars() {
        match letter {
            '0'..='9' if masked.ends_with('#') => {}
            '0'..='9' => masked.push('#'),
            letter => masked.push(letter),
        }
    }
    masked
}

/// Two people play Big Manitou at one node, and somebody watches at another. `number` chooses the actions.
async fn game(number: usize) -> Traces {
    let mut cluster = Cluster::start(&["all", "all"]).await;
    cluster.until_subscribed(2).await;
    let [one, other] = [0, 1].map(|node| cluster.port(node));
    let (mut ada, mut bob) = (Client::connected(one).await, Client::connected(one).await);
    let people = [ada.me.id.clone(), bob.me.id.clone()];
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let table = ada.table(json!({"spec": "manitou", "seats": seats, "listed": true})).await.id;
    let mut onlooker = Client::connected(other).await;
    onlooker.watch(&table, None).await;
    let mut players = [&mut ada, &mut bob];
    for (seat, player) in (0..).zip(&mut players) {
        player.sit(&table, seat).await;
    }
    for (seat, player) in (0..).zip(&mut players) {
        player.reveal(&table, seat).await;
        player.watch(&table, Some(seat)).await;
    }
    let mut actions = Vec::new();
    let mut plies = 0;
    while actions.len() < ACTIONS {
        // `ply` also counts the actions of the deal.
        let is_next = |mirror: &Mirror| mirror.state().turn.is_some() && mirror.state().ply >= plies;
        let seat = players[0].until(&table, is_next).await.state().turn.unwrap();
        let player = &mut players[usize::from(seat)];
        let mirror = player.until(&table, is_next).await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), number);
        actions.push(action.clone());
        let ply = mirror.state().ply;
        let play = Command::Play { seat, ply, action };
        player.order(&table, play.clone()).await.unwrap();
        // A refused order may be logged, too.
        player.order(&table, play).await.unwrap_err();
        plies = ply + 1;
    }
    let mirror = onlooker.until(&table, |mirror| mirror.state().ply >= plies).await;
    // The other node also reads the log without a hint, so the newest hint may still be on its way.
    let newest = format!("{table} {}\r\n", mirror.number());
    let received = &cluster.nodes[1].bus_proxy.received;
    received.until(|bytes| String::from_utf8_lossy(bytes).contains(&newest)).await;
    for node in &mut cluster.nodes {
        assert!(node.stop().await);
    }
    let names = [(&*table, "TABLE"), (&*people[0], "ADA"), (&*people[1], "BOB")];
    let hints = cluster.nodes.iter().map(|node| {
        [&node.bus_proxy.sent, &node.bus_proxy.received].map(|travelled| hints(travelled.bytes(), &table))
    });
    let logs = cluster.nodes.iter().map(|node| {
        let log = node.log_text();
        // A busy machine may not let a node run for a while.
        let lines = log.lines().filter(|line| !line.contains("the server did not run"));
        let mut lines: Vec<_> = lines.map(|line| masked(line, &names)).collect();
        // Tasks may write at the same time, in any order.
        lines.sort();
        lines
    });
    Traces { hints: hints.collect(), logs: logs.collect(), actions }
}

/// Plays two games with different cards and actions, but the same number of actions. The nodes must send the
/// same hints to NATS in both, and write the same logs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hidden_cards_are_on_no_bus_and_in_no_log() {
    let [one, other] = [game(0).await, game(1).await];
    assert_ne!(one.actions, other.actions);
    // The players' node sends the other node at least one hint for each action.
    let [sent, received] = &one.hints[0];
    assert!(sent.len() > ACTIONS && received.is_empty(), "{sent:?} {received:?}");
    assert_eq!(one.hints[1][1].len(), sent.len());
    assert_eq!(one.hints, other.hints);
    assert!(one.logs.iter().all(|log| log.len() >= 3));
    assert_eq!(one.logs, other.logs);
}
