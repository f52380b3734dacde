//! Time: who is present, what the clocks charge, and how long tables are kept.

use std::{path::Path, time::Duration};

use crate::common::{Client, Mirror, Running, jungle, pick};
use serde_json::json;
use server::{
    TimeSource,
    store::{Append, Deadline, Durability, Listing, Sqlite, Store},
};
use table::{Identity, LogEntry, SeatPlan, Table};
use wire::{
    Command, Happened, Millis, Remedy, Stage, Why,
    http::{TableInfo, Tables},
};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// Noon of a day in November 2026.
const NOON: Millis = 1_795_176_000_000;

/// A server whose clock the test sets.
async fn start(data: &Path, time: &TimeSource) -> Running {
    Running::start_as(data, |config| config.time = time.clone()).await
}

/// Stores the log of a Jungle table as it was at a moment: a game between two people, or a table that still
/// waits.
async fn left_behind(data: &Path, id: &str, people: [&Client; 2], at: Millis, waiting: bool) {
    let who = people.map(|client| Identity { id: client.me.id.clone(), name: client.me.name.clone() });
    let [host, guest] = who.clone().map(SeatPlan::Invited);
    let new = jungle::table([host, if waiting { SeatPlan::Open } else { guest }]);
    let events = if waiting { new.events(&who[0], 8).unwrap() } else { jungle::begun(new, &who, None) };
    let entries: Vec<LogEntry> =
        events.into_iter().map(|event| LogEntry { at, by: None, order: None, event }).collect();
    let table = Table::replay(&entries).unwrap();
    let identities = people.iter().map(|client| client.me.id.clone()).collect();
    let deadline = table.expires().map(|at| Deadline::At { at, claimed: 0 });
    let listing = Some(Listing { identities, open: waiting, playing: None, touched: at });
    let store = Sqlite::open(data, Durability::Process).await.unwrap();
    store.append(Append { table: id.into(), first: 1, entries, listing, deadline }).await.unwrap();
}

#[tokio::test]
async fn everybody_sees_who_is_present() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut host, mut guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "anyone"}], "listed": true});
    let table = host.table(wish).await.id;
    host.sit(&table, 0).await;
    host.watch(&table, Some(0)).await;
    host.until_present(&table, &[0]).await;
    // A spectator does not count as present, because they have no seat. Once they sit down, they are present.
    guest.watch(&table, None).await;
    guest.until_present(&table, &[0]).await;
    guest.sit(&table, 1).await;
    host.until_present(&table, &[0, 1]).await;
    guest.until_present(&table, &[0, 1]).await;
    // A second watch of the same person changes nothing, nor does its end.
    let mut again = guest.twin().await;
    again.watch(&table, Some(1)).await;
    again.until_present(&table, &[0, 1]).await;
    guest.disconnect();
    again.watch(&table, Some(1)).await;
    again.until_present(&table, &[0, 1]).await;
    again.disconnect();
    host.until_present(&table, &[0]).await;
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_is_present_may_think_longer_than_one_who_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let time = TimeSource::manual(NOON);
    let server = start(&data, &time).await;
    let (mut host, mut guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    left_behind(&data, "long", [&host, &guest], NOON - 6 * MINUTE, false).await;
    left_behind(&data, "longer", [&host, &guest], NOON - 61 * MINUTE, false).await;
    left_behind(&data, "short", [&host, &guest], NOON - 4 * MINUTE, false).await;
    let claim = |remedy| Command::Claim { seat: 1, remedy };
    for table in ["long", "longer", "short"] {
        host.watch(table, Some(0)).await;
        host.until_present(table, &[0]).await;
    }
    let code = |result: Result<(), wire::Refusal>| result.unwrap_err().code;
    assert_eq!(code(guest.order("short", claim(Remedy::Win)).await), "table-not-away-yet");
    assert_eq!(code(guest.order("long", claim(Remedy::Win)).await), "table-player-present");
    // The turn at this table is overdue, so the claim succeeds although the other player is present.
    guest.order("longer", claim(Remedy::Abort)).await.unwrap();
    host.disconnect();
    guest.watch("long", Some(1)).await;
    guest.until_present("long", &[1]).await;
    guest.order("long", claim(Remedy::Win)).await.unwrap();
    let over = guest.until("long", |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(over.state().result.as_ref().unwrap().scores, [0.0, 1.0]);
    server.stop().await;
}

#[tokio::test]
async fn an_outage_is_charged_to_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let time = TimeSource::manual(NOON);
    let server = start(&data, &time).await;
    let mut client = Client::connected(server.port).await;
    let clock = json!({"kind": "fischer", "seconds": 600, "increment": 0});
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock});
    let table = client.table(wish).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    client.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    // Each clock starts with its player's first action.
    for seat in [0, 1] {
        play(&mut client, &table, seat, seat.into()).await;
    }
    let before = client.until(&table, |mirror| mirror.state().ply == 2).await;
    server.stop().await;
    time.advance(Duration::from_secs(90));

    let server = start(&data, &time).await;
    client.move_to(server.port);
    client.connect().await;
    client.watch(&table, None).await;
    let known = before.number();
    let after = client.until(&table, |mirror| mirror.number() > known).await;
    assert!(matches!(after.events.last().unwrap().happened, Happened::Interrupted { .. }));
    let given = after.state().deadline.unwrap() - before.state().deadline.unwrap();
    assert_eq!(given, 90_000);
    server.stop().await;
}

#[tokio::test]
async fn a_table_at_which_no_game_begins_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let time = TimeSource::manual(NOON);
    let server = start(&data, &time).await;
    let (mut host, guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    left_behind(&data, "stale", [&host, &guest], NOON - 15 * DAY, true).await;
    left_behind(&data, "fresh", [&host, &guest], NOON - 13 * DAY, true).await;
    left_behind(&data, "played", [&host, &guest], NOON - 15 * DAY, false).await;
    // Each request gives the server a chance to look at its deadlines.
    while host.try_ask::<TableInfo>("GET", "/api/tables/stale", &()).await.is_ok() {
        time.advance(Duration::from_secs(1));
    }
    let tables: Tables = host.ask("GET", "/api/tables", &()).await;
    let names = |tables: &[TableInfo]| tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>();
    assert_eq!(names(&tables.open), ["fresh"]);
    assert_eq!(names(&tables.yours), ["fresh", "played"]);
    let store = Sqlite::open(&data, Durability::Process).await.unwrap();
    assert!(store.read_log("stale", 0).await.unwrap().is_empty());
    server.stop().await;
}

/// A computer that objects, announces or has only one action decides at once. The time it takes must not show
/// this.
#[tokio::test]
async fn at_a_strict_table_a_computer_takes_the_same_time_for_everything() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::manual(NOON);
    let server = start(&folder.path().join("tables.db"), &time).await;
    let mut client = Client::connected(server.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = client.table(json!({"spec": "mandua:referee=strict", "seats": seats})).await.id;
    client.sit(&table, 0).await;
    client.watch(&table, Some(0)).await;
    let mut answers = 0;
    // The first hunter that the person sets can be beaten. If the computer sees this, it announces and beats.
    // After the second hunter, nothing can be beaten, and the computer makes a step.
    for action in ["@a2", "@c3"] {
        let mut mirror = client.until(&table, |mirror| mirror.state().turn == Some(0)).await;
        let mut ply = mirror.state().ply;
        client.order(&table, Command::Play { seat: 0, ply, action: action.into() }).await.unwrap();
        ply += 1;
        mirror = client.until(&table, |mirror| mirror.state().ply == ply).await;
        // Each of the computer's actions comes when a second has passed, and has that time in the log.
        while mirror.state().turn == Some(1) {
            time.advance(Duration::from_secs(1));
            ply += 1;
            mirror = client.until(&table, |mirror| mirror.state().ply == ply).await;
            let newest = mirror.events.last().unwrap();
            assert!(matches!(newest.happened, Happened::Played { seat: 1, .. }), "{newest:?}");
            assert_eq!(newest.at, time.now());
            answers += 1;
        }
    }
    assert!(answers >= 2, "{answers}");
    assert!(client.mirrors[&table].state().legal.is_some());
    server.stop().await;
}

/// Two people at a Jungle table with ten seconds on each clock. Both have acted once, so that their clocks
/// run, and the first is to act.
async fn blitz(server: &Running) -> (Client, Client, String) {
    let (mut host, mut guest) = (Client::connected(server.port).await, Client::connected(server.port).await);
    let clock = json!({"kind": "fischer", "seconds": 10, "increment": 0});
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let wish = json!({"spec": "jungle", "seats": seats, "clock": clock, "listed": true});
    let table = host.table(wish).await.id;
    host.sit(&table, 0).await;
    host.watch(&table, Some(0)).await;
    guest.sit(&table, 1).await;
    guest.watch(&table, Some(1)).await;
    for client in [&mut host, &mut guest] {
        client.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    }
    play(&mut host, &table, 0, 0).await;
    play(&mut guest, &table, 1, 1).await;
    for client in [&mut host, &mut guest] {
        client.until(&table, |mirror| mirror.state().ply == 2).await;
    }
    (host, guest, table)
}

async fn play(client: &mut Client, table: &str, seat: u8, ply: u32) {
    let mirror = client.until(table, |mirror| mirror.state().ply == ply).await;
    let action = pick(mirror.state().legal.as_ref().unwrap(), 3);
    client.order(table, Command::Play { seat, ply, action }).await.unwrap();
}

/// It makes no difference whether the process was stopped, the machine slept, or somebody set its clock
/// forward.
#[tokio::test]
async fn a_leap_of_time_is_charged_to_nobody() {
    let span = Duration::from_secs(600);
    type Leap = fn(&TimeSource, Duration);
    let leaps: [(&str, Leap); 2] =
        [("stopped", TimeSource::stop), ("set", |time, span| time.set_wall_clock(span.as_millis() as i64))];
    for (name, leap) in leaps {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        let time = TimeSource::manual(NOON);
        let server = start(&data, &time).await;
        let (mut host, mut guest, table) = blitz(&server).await;
        time.advance(Duration::from_secs(4));
        leap(&time, span);
        // Everybody is told, though nobody does anything.
        for client in [&mut host, &mut guest] {
            let told = |mirror: &Mirror| {
                matches!(mirror.events.last().unwrap().happened, Happened::Interrupted { .. })
            };
            let mirror = client.until(&table, told).await;
            assert_eq!(mirror.state().deadline, Some(NOON + 610_000), "{name}");
            client.until_clock(time.now()).await;
        }
        // Four of the ten seconds have been used.
        time.advance(Duration::from_millis(5900));
        play(&mut host, &table, 0, 2).await;
        let mirror = host.until(&table, |mirror| mirror.state().ply == 3).await;
        assert_eq!(mirror.state().seats[0].left, Some(100), "{name}");
        // The server may notice that it runs again only when an action or a claim arrives.
        leap(&time, span);
        let claim = Command::Claim { seat: 0, remedy: Remedy::Win };
        assert_eq!(host.order(&table, claim).await.unwrap_err().code, "table-not-away-yet");
        play(&mut guest, &table, 1, 3).await;
        let mirror = host.until(&table, |mirror| mirror.state().ply == 4).await;
        assert_eq!((mirror.state().seats[1].left, mirror.state().stage), (Some(10_000), Stage::Playing));
        server.stop().await;
        // The outages are stored, so a table that was not in memory learns of them at a later start.
        let store = Sqlite::open(&data, Durability::Process).await.unwrap();
        let outages = store.record_start(time.now()).await.unwrap();
        let lengths = outages.iter().filter(|outage| outage.until - outage.from >= 600_000).count();
        assert_eq!(lengths, 2, "{name}: {outages:?}");
    }
}

#[tokio::test]
async fn a_clock_that_is_set_back_gives_and_takes_no_time() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::manual(NOON);
    let server = start(&folder.path().join("tables.db"), &time).await;
    let (mut host, mut guest, table) = blitz(&server).await;
    time.set_wall_clock(-(DAY as i64));
    time.advance(Duration::from_secs(4));
    play(&mut host, &table, 0, 2).await;
    let mirror = guest.until(&table, |mirror| mirror.state().ply == 3).await;
    assert_eq!(mirror.state().seats[0].left, Some(6000));
    time.advance(Duration::from_secs(10));
    let mirror = guest.until(&table, |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(mirror.state().result.as_ref().unwrap().why, Why::Time { seat: 1 });
    server.stop().await;
}

/// A server whose clock was a month ahead has left a computer's turn behind.
#[tokio::test]
async fn a_clock_that_was_set_back_before_the_start_holds_no_computer_up() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = start(&data, &TimeSource::manual(NOON + 30 * DAY)).await;
    let mut client = Client::connected(server.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "computer", "level": 1}]);
    let table = client.table(json!({"spec": "mandua:referee=strict", "seats": seats})).await.id;
    client.sit(&table, 0).await;
    client.order(&table, Command::Play { seat: 0, ply: 0, action: "@c3".into() }).await.unwrap();
    server.stop().await;

    let time = TimeSource::manual(NOON);
    let server = start(&data, &time).await;
    client.move_to(server.port);
    let path = format!("/api/tables/{table}");
    // Each request gives the server a chance to look at its deadlines.
    while client.ask::<TableInfo>("GET", &path, &()).await.turn == Some(1) {
        time.advance(Duration::from_secs(1));
        assert!(time.now() < NOON + 15 * DAY, "the computer waits for the old clock");
    }
    server.stop().await;
}
