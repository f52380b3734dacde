//! Whole sessions over the wire, with clients that know only what they are sent.

use std::{collections::BTreeSet, time::Duration};

use crate::common::{Client, Running, pick, request};
use rules::catalog::{AnySpec, GAMES};
use serde_json::json;
use server::TimeSource;
use wire::{
    Command, FromClient, Happened, Offer, Stage,
    http::{Games, Invitation, Invited, Joined, Me, Shown, TableInfo, Tables},
    session::Sitter,
};

/// Sets up a table for two people. The host takes seat 0, and the guest takes seat 1 by an invitation link.
async fn two(port: u16, spec: &str) -> (Client, Client, String) {
    let (mut host, mut guest) = (Client::connected(port).await, Client::connected(port).await);
    let table = host.table(json!({"spec": spec, "seats": [{"kind": "me"}, {"kind": "anyone"}]})).await.id;
    let invitation: Invitation =
        host.ask("POST", &format!("/api/tables/{table}/invitations"), &json!({"seat": 1})).await;
    let secret = invitation.url.split_once('#').unwrap().1;
    let joined: Joined = guest.ask("POST", "/api/join", &json!({"invitation": secret})).await;
    assert_eq!(joined, Joined { table: table.clone(), seat: 1 });
    host.sit(&table, 0).await;
    guest.sit(&table, 1).await;
    host.watch(&table, Some(0)).await;
    guest.watch(&table, Some(1)).await;
    host.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    guest.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    (host, guest, table)
}

/// Plays the action number `number` of the game. The player to act chooses the legal action of the same
/// number.
async fn play(players: [&mut Client; 2], table: &str, number: usize) -> String {
    let mut actor = None;
    for (seat, player) in players.into_iter().enumerate() {
        let ply = number as u32;
        let mirror = player.until(table, |mirror| mirror.state().ply == ply).await;
        if mirror.state().turn == Some(seat as u8) {
            actor = Some((player, mirror, seat as u8));
        }
    }
    let (player, mirror, seat) = actor.unwrap();
    let action = pick(mirror.state().legal.as_ref().unwrap(), number);
    let command = Command::Play { seat, ply: number as u32, action: action.clone() };
    player.order(table, command).await.unwrap();
    action
}

#[tokio::test]
async fn friends_play_by_link_and_a_spectator_watches() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut host, mut guest, table) = two(server.port, "mancala").await;
    let mut spectator = Client::connected(server.port).await;
    spectator.watch(&table, None).await;
    for ply in 0..6 {
        play([&mut host, &mut guest], &table, ply).await;
    }
    let mirrors = [
        host.until(&table, |mirror| mirror.state().ply == 6).await,
        guest.until(&table, |mirror| mirror.state().ply == 6).await,
        spectator.until(&table, |mirror| mirror.state().ply == 6).await,
    ];
    // Mancala hides nothing, so all have seen the same.
    assert_eq!(mirrors[0].events, mirrors[1].events);
    assert_eq!(mirrors[0].events, mirrors[2].events);
    assert_eq!(mirrors[0].board(), mirrors[2].board());

    let turn = mirrors[0].state().turn.unwrap();
    let refused = spectator.order(&table, Command::Play { seat: turn, ply: 6, action: "1".into() }).await;
    assert_eq!(refused.unwrap_err().code, "table-not-your-seat");

    let tables: Tables = guest.ask("GET", "/api/tables", &()).await;
    assert_eq!(tables.yours.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table]);
    assert_eq!(tables.yours[0].yours, [1]);
    let (status, record) = spectator.text("GET", &format!("/api/tables/{table}/record"), "").await;
    assert_eq!(status, 200);
    let shown: Shown = spectator.ask("POST", "/api/records/show", &json!({"record": record})).await;
    assert_eq!(shown.events.len(), 7);
    server.stop().await;
}

#[tokio::test]
async fn an_order_takes_effect_once_however_often_it_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut host, mut guest, table) = two(server.port, "jungle").await;
    let legal = host.mirrors[&table].state().legal.clone().unwrap();
    let play = Command::Play { seat: 0, ply: 0, action: pick(&legal, 3) };
    for _ in 0..3 {
        assert_eq!(host.order_as("once", &table, play.clone()).await, Ok(()));
    }
    // The same command under another id is another order, and the board has changed since.
    assert_eq!(host.order_as("twice", &table, play.clone()).await.unwrap_err().code, "table-old-board");
    // The same id from another person counts as another order.
    assert_eq!(guest.order_as("once", &table, play).await.unwrap_err().code, "table-not-your-seat");
    let mirror = guest.until(&table, |mirror| mirror.state().ply > 0).await;
    assert_eq!(mirror.state().ply, 1);
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_returns_gets_exactly_what_it_missed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut host, mut guest, table) = two(server.port, "mancala:rules=general").await;
    for ply in 0..3 {
        play([&mut host, &mut guest], &table, ply).await;
    }
    guest.until(&table, |mirror| mirror.state().ply == 3).await;
    guest.disconnect();
    host.until(&table, |mirror| mirror.state().ply == 3).await;
    host.order(&table, Command::Resign { seat: 0 }).await.unwrap();
    let known = guest.mirrors[&table].number();
    guest.connect().await;
    guest.watch(&table, Some(1)).await;
    let mirror = guest.until(&table, |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(mirror.number(), known + 1);
    assert!(matches!(mirror.events.last().unwrap().happened, Happened::Stopped { .. }));
    server.stop().await;

    // Another server with the same data sends the same numbers and the same events.
    let server = Running::start(&data).await;
    let events = guest.mirrors.remove(&table).unwrap().events;
    guest.move_to(server.port);
    guest.connect().await;
    guest.watch(&table, Some(1)).await;
    let again = guest.until(&table, |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(again.events, events);
    server.stop().await;
}

#[tokio::test]
async fn offers_are_answered_by_the_other_side() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut host, mut guest, table) = two(server.port, "jungle").await;
    for ply in 0..3 {
        play([&mut host, &mut guest], &table, ply).await;
    }
    guest.until(&table, |mirror| mirror.state().ply == 3).await;
    guest.order(&table, Command::Offer { seat: 1, offer: Offer::TakeBack }).await.unwrap();
    let asked = host.until(&table, |mirror| mirror.state().offer.is_some()).await;
    assert_eq!(asked.state().offer.as_ref().unwrap().asked, [0]);
    let refused = guest.order(&table, Command::Answer { seat: 1, accept: true }).await;
    assert_eq!(refused.unwrap_err().code, "table-not-asked");
    host.order(&table, Command::Answer { seat: 0, accept: true }).await.unwrap();
    // The guest's action was the second. It was taken back together with the host's third action.
    let back = guest.until(&table, |mirror| mirror.state().ply == 1).await;
    assert_eq!(back.state().turn, Some(1));
    host.order(&table, Command::Offer { seat: 0, offer: Offer::Draw }).await.unwrap();
    guest.until(&table, |mirror| mirror.state().offer.is_some()).await;
    guest.order(&table, Command::Answer { seat: 1, accept: true }).await.unwrap();
    let over = host.until(&table, |mirror| mirror.state().stage == Stage::Over).await;
    assert_eq!(over.state().result.as_ref().unwrap().scores, [0.5, 0.5]);

    host.order(&table, Command::Rematch { seat: 0 }).await.unwrap();
    guest.order(&table, Command::Rematch { seat: 1 }).await.unwrap();
    let next =
        host.until(&table, |mirror| mirror.state().rematch.is_some()).await.state().rematch.clone().unwrap();
    // The other player begins.
    host.sit(&next, 1).await;
    guest.sit(&next, 0).await;
    guest.watch(&next, Some(0)).await;
    assert_eq!(
        guest
            .until(&next, |mirror| mirror.state().ply == 0 && mirror.state().turn.is_some())
            .await
            .state()
            .turn,
        Some(0)
    );
    server.stop().await;
}

#[tokio::test]
async fn every_game_is_played_to_its_end_against_computers() {
    let folder = tempfile::tempdir().unwrap();
    let time = TimeSource::manual(0);
    let data = folder.path().join("tables.db");
    let server = Running::start_as(&data, |config| config.time = time.clone()).await;
    // For each game, the first and the last of its variants.
    let specs: BTreeSet<&str> = GAMES
        .iter()
        .flat_map(|game| [game.variants.first(), game.variants.last()])
        .flatten()
        .copied()
        .collect();
    for spec in specs {
        let info = AnySpec::parse(spec).unwrap().info();
        let mut client = Client::connected(server.port).await;
        let mut wanted = vec![json!({"kind": "me"})];
        wanted.resize(AnySpec::parse(spec).unwrap().seats(), json!({"kind": "computer", "level": 1}));
        let table = client.table(json!({"spec": spec, "seats": wanted})).await.id;
        client.watch(&table, Some(0)).await;
        client.sit(&table, 0).await;
        if info.hidden {
            client.reveal(&table, 0).await;
        }
        for number in (0..4000).map(|number| number * 7 + 3) {
            let mine = |mirror: &crate::common::Mirror| {
                mirror.state().turn == Some(0) || mirror.state().stage == Stage::Over
            };
            let mut mirror = client.until(&table, |_| true).await;
            while !mine(&mirror) {
                let number = mirror.number();
                // A computer of a strict game acts a second after its turn began.
                time.advance(Duration::from_secs(1));
                mirror = client.until(&table, |mirror| mirror.number() > number).await;
            }
            let state = mirror.state();
            if state.stage == Stage::Over {
                break;
            }
            let action = pick(state.legal.as_ref().unwrap(), number);
            let ply = state.ply;
            client.order(&table, Command::Play { seat: 0, ply, action }).await.unwrap();
            client.until(&table, |mirror| mirror.state().ply > ply).await;
        }
        let end = client.mirrors[&table].state().clone();
        assert_eq!(end.stage, Stage::Over, "{spec}");
        assert!(end.result.is_some() && end.dice.is_none_or(|dice| dice.seed.is_some()));
        assert!(matches!(end.seats[1].sitter, Sitter::Computer { level: 1, .. }));
        for event in &client.mirrors[&table].events {
            let (action, hidden) = match &event.happened {
                Happened::Dealt { action, .. } => (action, action.starts_with("deck:")),
                Happened::Played { seat, action, .. } => {
                    (action, *seat != 0 && action.starts_with("choose:"))
                }
                _ => continue,
            };
            assert!(!hidden || action.ends_with(":?"), "{action}");
        }
        let (status, text) = client.text("GET", &format!("/api/tables/{table}/record"), "").await;
        assert_eq!(status, 200);
        let record = rules::record::read(&text).remove(0).unwrap();
        if info.hidden {
            let verified = dice::verify(&record).unwrap();
            assert!(verified.deals > 0);
            assert_eq!(verified.contributions, dice::Contributions::Committed);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_goes_down_says_goodbye_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let (mut host, mut guest, table) = two(server.port, "mana").await;
    for ply in 0..4 {
        play([&mut host, &mut guest], &table, ply).await;
    }
    let before = guest.until(&table, |mirror| mirror.state().ply == 4).await;
    server.stop().await;
    while guest.receive().await {}
    assert!(guest.goodbye);
    let server = Running::start(&data).await;
    for client in [&mut host, &mut guest] {
        client.move_to(server.port);
        client.connect().await;
    }
    host.watch(&table, Some(0)).await;
    guest.watch(&table, Some(1)).await;
    for ply in 4..8 {
        play([&mut host, &mut guest], &table, ply).await;
    }
    let after = guest.until(&table, |mirror| mirror.state().ply == 8).await;
    assert_eq!(after.events[..before.events.len()], before.events);
    server.stop().await;
}

#[tokio::test]
async fn only_our_own_pages_and_known_guests_may_do_anything() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let port = server.port;
    let (status, _, body) = request(port, "POST", "/api/me", "", Some("http://evil.example"), "").await;
    assert_eq!((status, body.contains("server-foreign-origin")), (403, true));
    let (status, ..) =
        request(port, "POST", "/api/me", "", Some(&format!("http://127.0.0.1:{port}")), "").await;
    assert_eq!(status, 200);
    let (status, ..) = request(port, "GET", "/api/tables", "", None, "").await;
    assert_eq!(status, 401);
    let (status, ..) = request(port, "GET", "/ws", "", Some("http://evil.example"), "").await;
    assert_eq!(status, 403);
    let (status, headers, body) = request(port, "GET", "/healthz", "", None, "").await;
    assert_eq!((status, body.as_str()), (200, "ok"));
    assert!(headers.contains("content-security-policy: default-src 'none'"));

    let mut client = Client::connected(port).await;
    let games: Games = client.ask("GET", "/api/games", &()).await;
    let names: Vec<&str> = games.games.iter().map(|game| game.name.as_str()).collect();
    assert_eq!(names, GAMES.iter().map(|game| game.name).collect::<Vec<_>>());
    let manitou = games.games.iter().find(|game| game.name == "manitou").unwrap();
    assert_eq!(
        (manitou.seats.as_slice(), manitou.seats_option.as_deref()),
        (&[2, 3, 4, 5][..], Some("players"))
    );
    let me: Me = client.ask("PUT", "/api/me", &json!({"name": " Ada "})).await;
    assert_eq!(me.name, "Ada");
    let refused = client.try_ask::<Me>("PUT", "/api/me", &json!({"name": " "})).await;
    assert_eq!(refused.unwrap_err().code, "server-name");
    for (wish, code) in [
        (json!({"spec": "chess", "seats": []}), "spec-unknown-game"),
        (json!({"spec": "jungle", "seats": [{"kind": "me"}]}), "table-seats"),
        (
            json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "computer", "level": 9}]}),
            "table-level",
        ),
    ] {
        let refused = client.try_ask::<TableInfo>("POST", "/api/tables", &wish).await;
        assert_eq!(refused.unwrap_err().code, code);
    }
    client.send(&FromClient::Watch { table: "none".into(), seat: None, after: 0 }).await;
    while client.faults.is_empty() {
        assert!(client.receive().await);
    }
    assert_eq!(client.faults.pop_front().unwrap().code, "table-unknown");
    server.stop().await;
}

#[tokio::test]
async fn an_invitation_is_good_for_one_person() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut host, mut guest, mut late) = (
        Client::connected(server.port).await,
        Client::connected(server.port).await,
        Client::connected(server.port).await,
    );
    let table = host.table(json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "anyone"}]})).await.id;
    let path = format!("/api/tables/{table}/invitations");
    assert_eq!(
        guest.try_ask::<Invitation>("POST", &path, &json!({"seat": 1})).await.unwrap_err().code,
        "table-not-your-seat"
    );
    let invitation: Invitation = host.ask("POST", &path, &json!({"seat": 1})).await;
    let secret = invitation.url.split_once('#').unwrap().1.to_owned();
    let join = json!({"invitation": secret});
    // Somebody whom the server does not know may read the invitation, until it is accepted.
    let unknown = async |path| request(server.port, "POST", path, "", None, &join.to_string()).await;
    let (status, headers, body) = unknown("/api/invitations").await;
    assert_eq!((status, headers.to_lowercase().contains("set-cookie")), (200, false));
    let invited: Invited = serde_json::from_str(&body).unwrap();
    assert_eq!((invited.seat, invited.table.id.as_str(), invited.table.yours.len()), (1, table.as_str(), 0));
    assert_eq!(unknown("/api/join").await.0, 401);
    guest.ask::<Joined>("POST", "/api/join", &join).await;
    assert!(unknown("/api/invitations").await.2.contains("server-invitation"));
    assert_eq!(guest.ask::<Invited>("POST", "/api/invitations", &join).await.seat, 1);
    guest.ask::<Joined>("POST", "/api/join", &join).await;
    assert_eq!(
        late.try_ask::<Joined>("POST", "/api/join", &join).await.unwrap_err().code,
        "server-invitation"
    );
    let sit = Command::Sit { seat: 1, commitment: None };
    assert_eq!(late.order(&table, sit).await.unwrap_err().code, "table-not-your-seat");
    assert_eq!(
        host.try_ask::<Invitation>("POST", &path, &json!({"seat": 1})).await.unwrap_err().code,
        "table-seat-taken"
    );
    server.stop().await;
}
