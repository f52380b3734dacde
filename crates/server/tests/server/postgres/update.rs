//! Servers that are updated one by one, and share a database with servers of the version before.

use std::sync::Arc;

use serde_json::json;
use server::{Protocol, store::Store};
use wire::{Command, Stage};

use super::{Instance, open};
use crate::{
    common::{Client, Running, pick},
    nodes::Strange,
};

/// The versions of the protocol that servers and pages speak before the update and after it.
const OLD: &str = "a";
const NEW: &str = "b,a";
/// What the first server of the next version does to the schema.
const EXPAND: &str = include_str!("../../../src/store/postgres/next.sql");

/// Both servers are updated, and then the update is rolled back. Meanwhile, a page of each version keeps
/// playing at both servers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_of_two_versions_serve_one_game() {
    let instance = Instance::start();
    instance.create("games").await;
    let bus = Strange::new(1, None);
    let start = async |versions| {
        let store = Arc::new(open(&instance, "games").await.unwrap());
        Running::start_with(store, bus.clone(), |config| config.protocol = Protocol::of(versions)).await
    };
    let mut servers = [start(OLD).await, start(OLD).await];
    let mut host = Client::connected(servers[0].port).await;
    let me = json!({"kind": "me"});
    let table = host.table(json!({"spec": "jungle", "seats": [me, me]})).await.id;
    for seat in [0, 1] {
        host.sit(&table, seat).await;
    }
    let mut pages = [host.twin().await, host];
    for (page, versions) in pages.iter_mut().zip([OLD, NEW]) {
        page.versions = Some(versions);
    }
    let mut ply = 0;
    for update in [None, Some((0, NEW)), Some((1, NEW)), Some((1, OLD)), Some((0, OLD))] {
        if let Some((number, versions)) = update {
            if ply == 4 {
                let expand =
                    format!("BEGIN; {EXPAND}; UPDATE menagerie_schema SET version = version + 1; COMMIT");
                instance.execute("games", &expand).await;
            }
            std::mem::replace(&mut servers[number], start(versions).await).stop().await;
        }
        for server in &servers {
            for page in &mut pages {
                page.move_to(server.port);
                page.connect().await;
                page.mirrors.clear();
                page.watch(&table, None).await;
                let mirror = page
                    .until(&table, |mirror| {
                        mirror.state().stage == Stage::Playing && mirror.state().ply == ply
                    })
                    .await;
                let action = pick(mirror.state().legal.as_ref().unwrap(), 3 + ply as usize);
                let play = Command::Play { seat: (ply % 2) as u8, ply, action };
                // Both pages belong to one person, so their orders need different ids.
                page.order_as(&format!("ply-{ply}"), &table, play).await.unwrap();
                ply += 1;
            }
        }
    }
    assert_eq!(ply, 20);
    let store = open(&instance, "games").await.unwrap();
    let log = store.read_log(&table, 0).await.unwrap();
    assert_eq!(table::Table::replay(&log).unwrap().stage(), Stage::Playing);
    // A server of the old version leaves the newer schema as it is.
    let schema = instance.execute("games", "SELECT version || ' ' || oldest FROM menagerie_schema").await;
    assert_eq!(schema, ["3 1"]);
    for server in servers {
        server.stop().await;
    }
}
