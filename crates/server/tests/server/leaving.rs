//! How long a device is known, how it is forgotten, and how people are removed.

use std::{path::Path, sync::Arc, time::Duration};

use rusqlite::Connection;
use serde_json::json;
use server::{InProcess, TimeSource, store::Hash};
use sha2::{Digest, Sha256};
use wire::{
    Command, FromClient, Happened, Stage, Why,
    http::{Me, TableInfo, Tables},
    session::Sitter,
};

use crate::{
    common::{Client, Mirror, Running, request},
    scripted::{Answer, Call, Scripted},
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// A name that nothing else contains.
const NAME: &str = "Adalgunde";

/// A newcomer called `NAME`.
async fn adalgunde(port: u16) -> Client {
    let mut ada = Client::enter(port).await;
    ada.me = ada.ask("PUT", "/api/me", &json!({"name": NAME})).await;
    ada.connect().await;
    ada
}

/// An open table at which two people have sat down, the first as its host.
async fn table(spec: &str, host: &mut Client, guest: &mut Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let table = host.table(json!({"spec": spec, "seats": seats, "listed": true})).await.id;
    host.sit(&table, 0).await;
    guest.sit(&table, 1).await;
    table
}

fn names(mirror: &Mirror) -> Vec<&str> {
    let name = |sitter| match sitter {
        &Sitter::Kept { ref name } | &Sitter::Person { ref name } => name.as_str(),
        _ => "",
    };
    mirror.state().seats.iter().map(|seat| name(&seat.sitter)).collect()
}

/// Whether a file contains these bytes.
fn contains(file: &Path, text: &str) -> bool {
    std::fs::read(file).unwrap().windows(text.len()).any(|bytes| bytes == text.as_bytes())
}

/// Receives until the server closes the socket. Returns the reason that the server gave last.
async fn until_closed(client: &mut Client) -> String {
    while client.receive().await {}
    client.faults.pop_back().map_or_else(String::new, |fault| fault.code)
}

#[tokio::test]
async fn a_session_that_nobody_uses_for_a_year_ends() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::manual(1_000_000);
    let server =
        Running::start_as(&folder.path().join("tables.db"), |config| config.time = time.clone()).await;
    let (mut used, mut unused) = (Client::connected(server.port).await, Client::connected(server.port).await);
    let me = used.me.clone();
    for _ in 0..3 {
        time.advance(364 * DAY);
        assert_eq!(used.ask::<Me>("POST", "/api/me", &()).await, me);
    }
    assert_eq!(unused.text("GET", "/api/tables", "").await.0, 401);
    // Each visit lets the browser keep its cookie for another year, as long as the server keeps the session.
    let (_, headers, _) = request(server.port, "POST", "/api/me", used.cookie(), None, "").await;
    assert!(headers.contains("Max-Age=31536000"), "{headers}");
    // A client whose socket is still open learns that its session has ended when it sends something.
    unused.send(&FromClient::Unwatch { table: "any".into() }).await;
    assert_eq!(until_closed(&mut unused).await, "server-no-identity");
    time.advance(365 * DAY);
    let (status, newcomer) = used.text("POST", "/api/me", "").await;
    assert!(status == 200 && !newcomer.contains(&me.id), "{newcomer}");
    server.stop().await;
}

/// A second session of the same person.
async fn add_session(data: &Path, person: &Client, secret: &str) -> String {
    let hash: Hash = Sha256::digest(secret).into();
    let connection = Connection::open(data).unwrap();
    let add = "INSERT INTO token (hash, identity, used) VALUES (?1, ?2, 0)";
    connection.execute(add, rusqlite::params![hash, person.me.id]).unwrap();
    person.cookie().replace(person.token(), secret)
}

#[tokio::test]
async fn a_device_is_forgotten_alone_or_with_all_others() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let time = TimeSource::manual(0);
    let server = Running::start_as(&data, |config| config.time = time.clone()).await;
    for (path, everywhere) in [("/api/me/session", false), ("/api/me/sessions", true)] {
        let (mut here, mut other) = (adalgunde(server.port).await, Client::connected(server.port).await);
        let id = table("jungle", &mut here, &mut other).await;
        let there = add_session(&data, &here, path).await;
        let mut twin = here.twin().await;
        let (status, headers, body) = request(server.port, "DELETE", path, here.cookie(), None, "").await;
        assert_eq!((status, body.as_str()), (200, "null"));
        let cookie = headers.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        assert!(cookie.contains("=; ") && cookie.contains("Max-Age=0"), "{cookie}");
        for client in [&mut here, &mut twin] {
            assert_eq!(until_closed(client).await, "server-no-identity");
            assert_eq!(client.text("GET", "/api/tables", "").await.0, 401);
        }
        let (status, ..) = request(server.port, "GET", "/api/tables", &there, None, "").await;
        assert_eq!(status, if everywhere { 401 } else { 200 });
        // Others are not affected, and the name stays at the table.
        other.watch(&id, None).await;
        let mirror = other.until(&id, |_| true).await;
        assert_eq!(names(&mirror)[0], NAME);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_guest_who_removes_themself_leaves_games_but_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut ada, mut bob) = (adalgunde(server.port).await, Client::connected(server.port).await);

    let over = table("manitou", &mut ada, &mut bob).await;
    ada.reveal(&over, 0).await;
    bob.reveal(&over, 1).await;
    bob.watch(&over, Some(1)).await;
    bob.until(&over, |mirror| mirror.state().stage == Stage::Playing).await;
    bob.order(&over, Command::Resign { seat: 1 }).await.unwrap();
    let played = table("jungle", &mut bob, &mut ada).await;
    for ply in 0..2 {
        let player = if ply == 0 { &mut bob } else { &mut ada };
        player.watch(&played, Some(ply as u8)).await;
        let mirror =
            player.until(&played, |mirror| mirror.state().ply == ply && mirror.state().legal.is_some()).await;
        let action = crate::common::pick(mirror.state().legal.as_ref().unwrap(), 3);
        player.order(&played, Command::Play { seat: ply as u8, ply, action }).await.unwrap();
    }
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}, {"kind": "anyone"}]);
    let wish = json!({"spec": "manitou:players=3", "seats": seats, "listed": true});
    let [waiting, left, hosted] =
        [bob.table(wish.clone()).await.id, bob.table(wish.clone()).await.id, ada.table(wish).await.id];
    ada.sit(&waiting, 1).await;
    ada.sit(&left, 1).await;
    ada.order(&left, Command::Leave { seat: 1 }).await.unwrap();
    for table in [&waiting, &left, &hosted] {
        bob.watch(table, None).await;
        bob.until(table, |_| true).await;
    }
    let path = format!("/api/tables/{over}/record");
    let before = rules::record::read(&bob.text("GET", &path, "").await.1).remove(0).unwrap();

    assert_eq!(ada.text("DELETE", "/api/me", "").await, (200, "null".to_owned()));
    assert_eq!(until_closed(&mut ada).await, "server-no-identity");
    assert_eq!(ada.text("GET", "/api/tables", "").await.0, 401);
    // All who watch see it at once.
    let mirror = bob.until(&over, |mirror| names(mirror)[0] == "Guest").await;
    let renamed = Happened::Renamed { seat: 0, name: "Guest".into() };
    assert_eq!(mirror.events.last().unwrap().happened, renamed);
    let mirror = bob.until(&played, |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(names(&mirror)[1], "Guest");
    assert_eq!(mirror.state().result.as_ref().unwrap().why, Why::Resignation { seat: 1 });
    bob.until(&waiting, |mirror| mirror.state().seats[1].sitter == Sitter::Open).await;
    bob.until(&hosted, |mirror| mirror.state().stage == Stage::Over).await;
    // Apart from the name, the record is the same as before, and its dice can still be checked.
    let after = rules::record::read(&bob.text("GET", &path, "").await.1).remove(0).unwrap();
    assert_eq!(after.seats[0], "Guest");
    assert_eq!(rules::record::Record { seats: before.seats.clone(), ..after.clone() }, before);
    assert_eq!(dice::verify(&after).unwrap().contributions, dice::Contributions::Committed);

    // Somebody who comes later sees the name nowhere, whether the server reads from memory or from the log.
    for _ in ["in memory", "after a restart"] {
        let mut late = Client::connected(server.port).await;
        for table in [&over, &played, &waiting, &left, &hosted] {
            late.watch(table, None).await;
            late.until(table, |_| true).await;
        }
        assert!(late.bytes.iter().all(|bytes| !bytes.contains(NAME)));
    }
    server.stop().await;
    assert!(!contains(&data, NAME) && contains(&data, "Guest"));
    let server = Running::start(&data).await;
    bob.move_to(server.port);
    let tables: Tables = bob.ask("GET", "/api/tables", &()).await;
    assert!(tables.yours.iter().any(|table| table.id == over));
    let path = format!("/api/tables/{over}/record");
    assert_eq!(rules::record::read(&bob.text("GET", &path, "").await.1).remove(0).unwrap(), after);
    server.stop().await;
}

#[tokio::test]
async fn a_removal_that_fails_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let fails = |call| if call == Call::Names { Answer::Fails } else { Answer::Now };
    let store = Scripted::open(&data, fails).await;
    let server = Running::start_with(store, Arc::new(InProcess::default()), |_| ()).await;
    let (mut ada, mut bob) = (adalgunde(server.port).await, Client::connected(server.port).await);
    let [one, other] = [table("mana", &mut ada, &mut bob).await, table("mana", &mut bob, &mut ada).await];
    assert_eq!(ada.text("DELETE", "/api/me", "").await.0, 500);
    // The person's session has ended, even though the removal failed.
    assert_eq!(ada.text("GET", "/api/tables", "").await.0, 401);
    server.stop().await;
    assert!(contains(&data, NAME));
    let server = Running::start(&data).await;
    bob.move_to(server.port);
    for (table, seat) in [(&one, 0), (&other, 1)] {
        let former = Sitter::Person { name: "Guest".into() };
        while bob.ask::<TableInfo>("GET", &format!("/api/tables/{table}"), &()).await.seats[seat].sitter
            != former
        {}
    }
    while Connection::open(&data)
        .unwrap()
        .query_row("SELECT count(*) FROM leaving", [], |row| row.get::<_, i64>(0))
        .unwrap()
        > 0
    {
        // The server runs on this thread, so let it run.
        tokio::task::yield_now().await;
    }
    server.stop().await;
    assert!(!contains(&data, NAME));
}

#[tokio::test]
async fn where_https_is_cookies_belong_to_the_host_and_browsers_use_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    for (url, is_https) in [("https://play.example", true), ("http://play.example", false)] {
        let data = folder.path().join(format!("{is_https}.db"));
        let server = Running::start_as(&data, |config| config.public_url = Some(url.to_owned())).await;
        let (_, headers, _) = request(server.port, "POST", "/api/me", "", None, "").await;
        let cookie = headers.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        assert_eq!(cookie.starts_with("__Host-menagerie-"), is_https, "{cookie}");
        // Browsers accept a cookie with the prefix `__Host-` only with these attributes.
        assert!(cookie.contains("Path=/") && !cookie.contains("Domain"), "{cookie}");
        assert_eq!(cookie.contains("Secure"), is_https, "{cookie}");
        for path in ["/api/games", "/healthz", "/nothing"] {
            let (_, headers, _) = request(server.port, "GET", path, "", None, "").await;
            let strict = headers.contains("strict-transport-security: max-age=31536000");
            assert_eq!(strict, is_https, "{path} {headers}");
        }
        // With https, a cookie without the prefix is not accepted: another host of the same domain may have
        // set it.
        let cookie = cookie.split(';').next().unwrap();
        let (status, ..) = request(server.port, "GET", "/api/tables", cookie, None, "").await;
        assert_eq!(status, 200);
        if let Some(plain) = cookie.strip_prefix("__Host-") {
            let (status, ..) = request(server.port, "GET", "/api/tables", plain, None, "").await;
            assert_eq!(status, 401);
        }
        server.stop().await;
    }
}
