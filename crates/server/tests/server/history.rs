//! A table's past comes in pages, so that nobody is sent more than they ask for.

use std::path::Path;

use crate::common::{Client, Running, jungle, pick};
use server::store::{Append, Durability, Listing, Sqlite, Store};
use table::{Event, Identity, LogEntry, SeatPlan};
use wire::Command;

/// An upper limit for the size of a page of events and a state together, in bytes.
const PAGE: usize = 150 * 1024;
/// How often both seats have acted and taken their actions back.
const ROUNDS: usize = 1000;

/// Stores the log of a Jungle table between two people, as an earlier version let it grow. Returns the number
/// of entries.
async fn store_long_log(data: &Path, id: &str, people: [&Client; 2]) -> usize {
    let who = people.map(|client| Identity { id: client.me.id.clone(), name: client.me.name.clone() });
    let mut events = jungle::begun(jungle::table(who.clone().map(SeatPlan::Invited)), &who, None);
    for _ in 0..ROUNDS {
        events.push(Event::Played { seat: 0, action: "a3-a4".into() });
        events.push(Event::Played { seat: 1, action: "a7-a6".into() });
        events.push(Event::TakenBack { ply: 0 });
    }
    let entries: Vec<LogEntry> =
        events.into_iter().map(|event| LogEntry { at: 1000, by: None, order: None, event }).collect();
    let count = entries.len();
    let identities = people.iter().map(|client| client.me.id.clone()).collect();
    let listing = Some(Listing { identities, open: false, playing: None, touched: 1000 });
    let store = Sqlite::open(data, Durability::Process).await.unwrap();
    store.append(Append { table: id.into(), first: 1, entries, listing, deadline: None }).await.unwrap();
    count
}

/// Sends an order, and receives everything up to its answer.
async fn catch_up(client: &mut Client, table: &str) {
    assert!(client.order(table, Command::Resign { seat: 9 }).await.is_err());
}

#[tokio::test]
async fn a_long_log_is_sent_page_by_page() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut host, guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    let entries = store_long_log(&data, "long", [&host, &guest]).await;
    host.turns_no_page = true;
    host.watch("long", Some(0)).await;
    let first = host.until("long", |_| true).await;
    assert!(first.more && first.events.len() > 50, "{}", first.events.len());
    catch_up(&mut host, "long").await;
    assert_eq!(host.mirrors["long"].number(), first.number(), "the next page comes when it is asked for");
    let mut pages = 1;
    while host.mirrors["long"].more {
        let known = host.mirrors["long"].number();
        host.more("long").await;
        host.until("long", |mirror| mirror.number() > known).await;
        pages += 1;
    }
    assert!(pages > 10, "{pages}");
    assert_eq!(host.mirrors["long"].events.len(), entries);
    assert!(host.bytes.iter().all(|message| message.len() < PAGE));
    // Once a client has all pages, it receives new events without asking.
    let mut guest = guest;
    let legal = host.mirrors["long"].state().legal.clone().unwrap();
    host.order("long", Command::Play { seat: 0, ply: 0, action: pick(&legal, 0) }).await.unwrap();
    host.until("long", |mirror| mirror.state().ply == 1).await;
    guest.watch("long", Some(1)).await;
    let all = guest.until("long", |mirror| mirror.number() as usize > entries).await;
    assert_eq!(all.events, host.mirrors["long"].events);
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_missed_or_repeated_while_a_client_turns_the_pages() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut host, mut guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    store_long_log(&data, "long", [&host, &guest]).await;
    host.watch("long", Some(0)).await;
    guest.turns_no_page = true;
    guest.watch("long", Some(1)).await;
    guest.until("long", |mirror| mirror.more).await;
    host.until("long", |mirror| !mirror.more).await;
    for (ply, action) in (0..).zip(["a3-a4", "a7-a6", "a4-a5"]) {
        let seat = (ply % 2) as u8;
        let player = if seat == 0 { &mut host } else { &mut guest };
        player.order("long", Command::Play { seat, ply, action: action.into() }).await.unwrap();
        guest.more("long").await;
    }
    guest.turns_no_page = false;
    guest.more("long").await;
    let end = guest.until("long", |mirror| !mirror.more && mirror.state().ply == 3).await;
    host.until("long", |mirror| mirror.state().ply == 3).await;
    assert_eq!(end.events, host.mirrors["long"].events);
    // Asking for a page when there is none does nothing.
    guest.more("long").await;
    guest.more("unknown").await;
    catch_up(&mut guest, "long").await;
    assert!(guest.faults.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn clients_that_read_nothing_are_sent_little() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start_as(&data, |config| config.limits = true).await;
    let (host, guest) = (Client::connected(server.port).await, Client::enter(server.port).await);
    store_long_log(&data, "long", [&host, &guest]).await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        let mut twin = host.twin().await;
        twin.turns_no_page = true;
        // A client that watches again and again is not sent more at once.
        for _ in 0..4 {
            twin.mirrors.clear();
            twin.watch("long", None).await;
        }
        silent.push(twin);
    }
    for twin in &mut silent {
        twin.careless = true;
        catch_up(twin, "long").await;
        let sent: usize = twin.bytes.iter().map(String::len).sum();
        assert!(sent < 4 * PAGE, "{sent}");
    }
    server.stop().await;
}
