//! Times: who is there, what is charged to whom, and what is kept for how long.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;

use std::{path::Path, time::Duration};

use common::{Client, Running, pick};
use serde_json::json;
use server::store::{Append, Due, Durability, Listing, Sqlite, Store};
use table::{Chair, Entry, Event, NewTable, Secret, Table, Who};
use tokio::time::{Instant, sleep, timeout};
use wire::{
    Clock, Command, Happened, Millis, Mode, Remedy, Stage,
    http::{TableInfo, Tables},
};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

fn now() -> Millis {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as Millis
}

/// Stores the log of a table of Jungle as it was left at a moment: a game between two people, or one that still waits.
async fn left_behind(data: &Path, id: &str, people: [&Client; 2], at: Millis, waiting: bool) {
    let who = |client: &Client| Who { identity: client.me.id.clone(), name: client.me.name.clone() };
    let host = who(people[0]);
    let chairs =
        vec![Chair::Kept(host.clone()), if waiting { Chair::Open } else { Chair::Kept(who(people[1])) }];
    let new = NewTable {
        spec: "jungle".into(),
        position: None,
        clock: Clock::None,
        mode: Mode::Casual,
        listed: true,
        chairs,
        seed: Secret::new([7; 32]),
    };
    let mut events = new.events(&host).unwrap();
    if !waiting {
        for (seat, client) in (0..).zip(people) {
            let Who { identity, name } = who(client);
            events.push(Event::Sat { seat, identity, name, contribution: "0".repeat(32) });
        }
        events.push(Event::Started);
    }
    let entries: Vec<Entry> =
        events.into_iter().map(|event| Entry { at, by: None, order: None, event }).collect();
    let table = Table::replay(&entries).unwrap();
    let identities = people.iter().map(|client| client.me.id.clone()).collect();
    let due = table.expires().map(|at| Due::At { at, claimed: 0 });
    let listing = Some(Listing { identities, open: waiting, touched: at });
    let store = Sqlite::open(data, Durability::Process).await.unwrap();
    store.append(Append { table: id.into(), first: 1, entries, listing, due }).await.unwrap();
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut host, mut guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "anyone"}], "listed": true});
    let table = host.table(wish).await.id;
    host.sit(&table, 0).await;
    host.watch(&table, Some(0)).await;
    host.until_present(&table, &[0]).await;
    // Who looks on sits at no seat; once he sits, he is there.
    guest.watch(&table, None).await;
    guest.until_present(&table, &[0]).await;
    guest.sit(&table, 1).await;
    host.until_present(&table, &[0, 1]).await;
    guest.until_present(&table, &[0, 1]).await;
    // A second look of the same person changes nothing, nor does its end.
    let mut again = guest.twin().await;
    again.watch(&table, Some(1)).await;
    again.until_present(&table, &[0, 1]).await;
    guest.drop_line();
    again.watch(&table, Some(1)).await;
    again.until_present(&table, &[0, 1]).await;
    again.drop_line();
    host.until_present(&table, &[0]).await;
    server.stop().await;
}

#[tokio::test]
async fn who_is_there_may_think_and_who_is_away_may_not() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut host, mut guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    left_behind(&data, "long", [&host, &guest], now() - 6 * MINUTE, false).await;
    left_behind(&data, "longer", [&host, &guest], now() - 61 * MINUTE, false).await;
    left_behind(&data, "short", [&host, &guest], now() - 4 * MINUTE, false).await;
    let claim = |remedy| Command::Claim { seat: 1, remedy };
    for table in ["long", "longer", "short"] {
        host.watch(table, Some(0)).await;
        host.until_present(table, &[0]).await;
    }
    let code = |result: Result<(), wire::Refusal>| result.unwrap_err().code;
    assert_eq!(code(guest.order("short", claim(Remedy::Win)).await), "table-not-away-yet");
    assert_eq!(code(guest.order("long", claim(Remedy::Win)).await), "server-player-there");
    // Nobody waits for ever.
    guest.order("longer", claim(Remedy::Abort)).await.unwrap();
    host.drop_line();
    guest.watch("long", Some(1)).await;
    guest.until_present("long", &[1]).await;
    guest.order("long", claim(Remedy::Win)).await.unwrap();
    let over = guest.until("long", |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(over.state().result.as_ref().unwrap().scores, [0.0, 1.0]);
    server.stop().await;
}

#[tokio::test]
async fn a_time_in_which_no_server_ran_is_nobodys() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let mut client = Client::connected(server.port).await;
    let clock = json!({"kind": "fischer", "seconds": 600, "increment": 0});
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock});
    let table = client.table(wish).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    let started = client.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    let action = pick(started.state().legal.as_ref().unwrap(), 3);
    client.order(&table, Command::Play { seat: 0, ply: 0, action }).await.unwrap();
    let before = client.until(&table, |mirror| mirror.state().ply == 1).await;
    server.stop().await;
    let stopped = Instant::now();
    sleep(Duration::from_millis(1200)).await;
    let down = stopped.elapsed().as_millis() as Millis;

    let server = Running::start(&data).await;
    client.move_to(server.port);
    client.connect().await;
    client.watch(&table, None).await;
    let known = before.number();
    let after = client.until(&table, |mirror| mirror.number() > known).await;
    assert!(matches!(after.events.last().unwrap().happened, Happened::Interrupted { .. }));
    let given = after.state().deadline.unwrap() - before.state().deadline.unwrap();
    assert!(given >= down && given < down + 10_000, "{given} for {down}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_waits_for_too_long_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut host, guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    left_behind(&data, "stale", [&host, &guest], now() - 15 * DAY, true).await;
    left_behind(&data, "fresh", [&host, &guest], now() - 13 * DAY, true).await;
    left_behind(&data, "played", [&host, &guest], now() - 15 * DAY, false).await;
    let gone = async {
        while host.try_ask::<TableInfo>("GET", "/api/tables/stale", &()).await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(20), gone).await.unwrap();
    let tables: Tables = host.ask("GET", "/api/tables", &()).await;
    let names = |tables: &[TableInfo]| tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>();
    assert_eq!(names(&tables.open), ["fresh"]);
    assert_eq!(names(&tables.yours), ["fresh", "played"]);
    let store = Sqlite::open(&data, Durability::Process).await.unwrap();
    assert!(store.log("stale", 0).await.unwrap().is_empty());
    server.stop().await;
}

/// A computer that objects, announces or has but one action knows that at once; nobody is to see it.
#[tokio::test]
async fn at_a_strict_table_a_computer_takes_the_same_time_for_everything() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut client = Client::connected(server.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = client.table(json!({"spec": "mandua:referee=strict", "seats": seats})).await.id;
    client.sit(&table, 0).await;
    client.watch(&table, Some(0)).await;
    let mut times = Vec::new();
    // A hunter that can be beaten, and is announced and beaten where the computer sees it; then a step where nothing can be beaten.
    for action in ["@a2", "@c3"] {
        let mirror = client.until(&table, |mirror| mirror.state().turn == Some(0)).await;
        let ply = mirror.state().ply;
        client.order(&table, Command::Play { seat: 0, ply, action: action.into() }).await.unwrap();
        let back = client
            .until(&table, |mirror| mirror.state().turn == Some(0) && mirror.state().ply > ply + 1)
            .await;
        let at = back.events.iter().filter(|event| matches!(event.happened, Happened::Played { .. }));
        let at: Vec<Millis> = at.map(|event| event.at).collect();
        times.extend(at[ply as usize..].windows(2).map(|pair| pair[1] - pair[0]));
    }
    assert!(times.len() >= 2, "{times:?}");
    assert!(times.iter().all(|time| *time >= 995), "{times:?}");
    assert!(client.mirrors[&table].state().legal.is_some());
    server.stop().await;
}
