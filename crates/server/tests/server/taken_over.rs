//! A game on a device that its player sends to the server.

use crate::common::{Client, Running, jungle};
use table::{Event, Identity, LogEntry, NewTable, PERSON_ON_DEVICE, SeatPlan};
use wire::{
    Command, Happened,
    http::{DeviceGame, TableInfo},
};

const PATH: &str = "/api/tables/taken-over";

/// The log of a Jungle game between two people at one device, in which each side has acted once.
fn played() -> Vec<String> {
    let ada = Identity { id: PERSON_ON_DEVICE.into(), name: "Ada".into() };
    let people = [ada.clone(), ada];
    let new = NewTable { listed: false, ..jungle::table(people.clone().map(SeatPlan::Invited)) };
    let mut events = jungle::begun(new, &people, None);
    events.push(Event::Played { seat: 0, action: "a3-a4".into() });
    events.push(Event::Played { seat: 1, action: "a7-a6".into() });
    let entry = |event| LogEntry { at: 1000, by: None, order: None, event }.to_json();
    events.into_iter().map(entry).collect()
}

#[tokio::test]
async fn a_game_goes_on_at_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut guest = Client::connected(server.port).await;
    let game = DeviceGame { log: played() };
    let info: TableInfo = guest.ask("POST", PATH, &game).await;
    let again: TableInfo = guest.ask("POST", PATH, &game).await;
    assert_eq!(info.id, again.id, "whoever sends the game again gets the same table");
    guest.watch(&info.id, Some(0)).await;
    guest.order(&info.id, Command::Play { seat: 0, ply: 2, action: "a4-a5".into() }).await.unwrap();
    let is_played = |event: &wire::Event| matches!(event.happened, Happened::Played { .. });
    guest.until(&info.id, |mirror| mirror.events.iter().filter(|event| is_played(event)).count() == 3).await;
    server.stop().await;
}

#[tokio::test]
async fn a_forged_log_is_refused_and_nothing_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut guest = Client::enter(server.port).await;
    let other = Client::enter(server.port).await;
    let log = played();
    let changed = |from: &str, to: &str| {
        assert!(log.iter().any(|entry| entry.contains(from)), "{log:?}");
        log.iter().map(|entry| entry.replace(from, to)).collect::<Vec<_>>()
    };
    let forged = [
        changed("a3-a4", "a3-a5"),
        changed("a7-a6", "nonsense"),
        changed(PERSON_ON_DEVICE, &other.me.id),
        changed("\"seat\":1", "\"seat\":9"),
        changed("\"at\":1000", "\"at\":\"noon\""),
        log[1..].to_vec(),
        log.iter().rev().cloned().collect(),
        [&log[..], &["{".to_owned()]].concat(),
        Vec::new(),
    ];
    for log in forged {
        let text = format!("{log:?}");
        let refused = guest.try_ask::<TableInfo>("POST", PATH, &DeviceGame { log }).await;
        assert_eq!(refused.unwrap_err().code, "table-broken", "{text}");
    }
    let long = DeviceGame { log: vec![log[0].clone(); 1 << 16] };
    let refused = guest.try_ask::<TableInfo>("POST", PATH, &long).await;
    assert!(refused.is_err());
    assert_eq!(server.figure("tables_created_total").await, 0);
    server.stop().await;
}
