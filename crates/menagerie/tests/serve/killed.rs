//! A server that is killed again and again during a game never loses an action that it has acknowledged.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command as Process, Stdio},
};

use serde_json::json;
use wire::{Command, Happened, Stage};

use crate::common::{Client, pick};

/// The number of times the server is killed.
const KILLS: usize = 100;
/// The number of actions between two kills.
const ACTIONS: u32 = 3;

/// The running program and its port. Dropping it kills the process without a chance to save anything.
struct Killable(Child, u16);

impl Killable {
    fn start(data: &Path) -> Killable {
        let mut child = Process::new(env!("CARGO_BIN_EXE_menagerie"))
            .args([
                "serve",
                "--port",
                "0",
                "--no-open",
                "--limits",
                "off",
                "--durability",
                "process",
                "--data",
            ])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.trim().rsplit_once(':').unwrap().1.parse().unwrap();
        Killable(child, port)
    }
}

impl Drop for Killable {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

#[tokio::test]
async fn answered_actions_survive_a_killed_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let mut server = Killable::start(&data);
    let mut client = Client::connected(server.1).await;
    // One person has both seats.
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let mut table = client.table(wish.clone()).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    let mut answered: Vec<String> = Vec::new();
    for round in 0..KILLS {
        for _ in 0..ACTIONS {
            let ply = answered.len() as u32;
            let mirror = client.until(&table, |mirror| mirror.state().ply == ply).await;
            if mirror.state().stage == Stage::Over {
                table = client.table(wish.clone()).await.id;
                client.sit(&table, 0).await;
                client.sit(&table, 1).await;
                client.watch(&table, None).await;
                answered.clear();
                continue;
            }
            let action = pick(mirror.state().legal.as_ref().unwrap(), round + ply as usize);
            let seat = mirror.state().turn.unwrap();
            client.order(&table, Command::Play { seat, ply, action: action.clone() }).await.unwrap();
            answered.push(action);
        }
        // The last order may be on its way when the server dies. The client then sends it again, and it must
        // take effect only once.
        let ply = answered.len() as u32;
        let mirror = client.until(&table, |mirror| mirror.state().ply == ply).await;
        let unanswered = mirror.state().legal.as_ref().map(|legal| {
            let action = pick(legal, round);
            let id = client.next_id();
            (id, Command::Play { seat: mirror.state().turn.unwrap(), ply, action: action.clone() }, action)
        });
        if let Some((id, command, _)) = &unanswered {
            let order =
                wire::FromClient::Order { id: id.clone(), table: table.clone(), command: command.clone() };
            client.send(&order).await;
        }
        drop(server);
        server = Killable::start(&data);
        client.move_to(server.1);
        client.connect().await;
        if let Some((id, command, action)) = unanswered {
            client.order_as(&id, &table, command).await.unwrap();
            answered.push(action);
        }
        // A fresh client must see all answered actions in order, and nothing else.
        client.mirrors.remove(&table);
        client.watch(&table, None).await;
        let ply = answered.len() as u32;
        let mirror = client.until(&table, |mirror| mirror.state().ply == ply).await;
        let played: Vec<&String> = mirror
            .events
            .iter()
            .filter_map(|event| match &event.happened {
                Happened::Played { action, .. } => Some(action),
                _ => None,
            })
            .collect();
        assert_eq!(played, answered.iter().collect::<Vec<_>>(), "round {round}");
    }
}
