//! A server that is killed again and again during a game never loses an action that it has acknowledged.

use std::path::Path;

use serde_json::json;
use wire::{Command, Happened, Stage};

use crate::{
    common::{Client, pick},
    serving::Serving,
};

/// The number of times the server is killed.
const KILLS: usize = 100;
/// The number of actions between two kills.
const ACTIONS: u32 = 3;

/// Starts a server without rate limits. Its durability is the fastest one with which a killed server loses
/// nothing that it has acknowledged.
fn start(data: &Path) -> Serving {
    Serving::start(data, &["--limits", "off", "--durability", "process"])
}

#[tokio::test]
async fn answered_actions_survive_a_killed_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let mut server = start(&data);
    let mut client = Client::connected(server.port).await;
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
        server = start(&data);
        client.move_to(server.port);
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
