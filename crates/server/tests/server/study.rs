//! Evaluations of positions, and who may see them.

use crate::common::{Client, Running, pick};
use serde_json::json;
use wire::{
    Command,
    http::{Records, Shown, Study, TableInfo},
};

type Answer = Result<Option<Study>, wire::Refusal>;

async fn study(client: &mut Client, table: &str, ply: usize) -> Answer {
    client.try_ask("GET", &format!("/api/tables/{table}/study/{ply}"), &()).await
}

fn is_kept_back(answer: Answer) -> bool {
    answer.is_err_and(|refusal| refusal.code == "table-no-study")
}

#[tokio::test]
async fn the_one_person_against_computers_may_study() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut ada = Client::connected(server.port).await;
    let wish = json!({"spec": "mancala", "seats": [{"kind": "me"}, {"kind": "computer", "level": 1}]});
    let table = ada.table(wish).await.id;
    ada.watch(&table, Some(0)).await;
    ada.sit(&table, 0).await;
    let first = study(&mut ada, &table, 0).await.unwrap().unwrap();
    assert!(first.seat == 0 && first.value > 0.5 && !first.line.is_empty(), "{first:?}");
    // A sowing that ends in the player's own mancala gives another turn.
    let seats: Vec<_> =
        first.line.iter().take(3).map(|expected| (expected.seat, expected.action.as_str())).collect();
    assert_eq!(seats[..2], [(Some(0), "3"), (Some(0), "6")], "{seats:?}");
    let mut onlooker = Client::enter(server.port).await;
    assert!(is_kept_back(study(&mut onlooker, &table, 0).await));
    ada.order(&table, Command::Resign { seat: 0 }).await.unwrap();
    assert_eq!(study(&mut onlooker, &table, 0).await.unwrap().unwrap(), first, "the same to all, every time");
    server.stop().await;
}

#[tokio::test]
async fn nobody_studies_against_people_or_what_is_secret() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut ada = Client::connected(server.port).await;
    for (spec, other) in [
        ("mancala", json!({"kind": "me"})),
        ("mancala", json!({"kind": "anyone"})),
        ("mandua:referee=strict", json!({"kind": "computer", "level": 1})),
        ("manitou", json!({"kind": "computer", "level": 1})),
    ] {
        let table = ada.table(json!({"spec": spec, "seats": [{"kind": "me"}, other]})).await.id;
        ada.watch(&table, Some(0)).await;
        ada.sit(&table, 0).await;
        if spec == "manitou" {
            ada.reveal(&table, 0).await;
        }
        assert!(is_kept_back(study(&mut ada, &table, 0).await), "{spec}");
    }
    server.stop().await;
}

fn code<T: std::fmt::Debug>(answer: Result<T, wire::Refusal>) -> String {
    answer.unwrap_err().code
}

/// The record of a table's game so far.
async fn record(client: &mut Client, table: &str) -> String {
    let (status, record) = client.text("GET", &format!("/api/tables/{table}/record"), "").await;
    assert_eq!(status, 200, "{record}");
    record
}

/// The record of a game that starts from this position and has no actions yet.
fn unfinished(spec: &str, position: &str) -> String {
    format!("[Spec \"{spec}\"]\n[Rules \"1\"]\n[Position \"{position}\"]\n[Result \"*\"]\n\n")
}

async fn study_record(client: &mut Client, record: &str, ply: usize) -> Answer {
    client.try_ask("POST", "/api/records/study", &json!({"record": record, "ply": ply})).await
}

#[tokio::test]
async fn with_hidden_cards_only_own_actions_are_studied() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut ada = Client::connected(server.port).await;
    let computer = json!({"kind": "computer", "level": 1});
    let wish = json!({"spec": "manitou:cards=random", "seats": [{"kind": "me"}, computer]});
    let table = ada.table(wish).await.id;
    ada.watch(&table, Some(0)).await;
    ada.sit(&table, 0).await;
    ada.reveal(&table, 0).await;
    let mirror = ada.until(&table, |mirror| mirror.state().turn == Some(0)).await;
    let (own, action) = (mirror.state().ply as usize, pick(mirror.state().legal.as_ref().unwrap(), 0));
    let answer = study(&mut ada, &table, own).await.unwrap().unwrap();
    assert!(answer.seat == 0 && !answer.line.is_empty(), "{answer:?}");
    // Before this action the referee dealt, or the computer acted.
    for other in (0..own).chain([own + 1]) {
        assert!(is_kept_back(study(&mut ada, &table, other).await), "{other}");
    }
    ada.order(&table, Command::Play { seat: 0, ply: own as u32, action }).await.unwrap();
    assert_eq!(study(&mut ada, &table, own).await.unwrap().unwrap(), answer, "what came later is not used");
    let mut onlooker = Client::enter(server.port).await;
    assert!(is_kept_back(study(&mut onlooker, &table, own).await));
    server.stop().await;
}

/// The ban covers every position of the same game, whatever table or record the position comes from.
#[tokio::test]
async fn who_plays_against_a_person_studies_no_position_of_that_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let (mut ada, mut bob) = (Client::connected(server.port).await, Client::connected(server.port).await);
    let mut onlooker = Client::connected(server.port).await;
    let against = |other: serde_json::Value| json!({"spec": "mancala", "seats": [{"kind": "me"}, other], "listed": true});
    // Before they play, Ada may study a game that is over, and a game against a computer.
    let over = ada.table(against(json!({"kind": "computer", "level": 1}))).await.id;
    ada.sit(&over, 0).await;
    ada.order(&over, Command::Resign { seat: 0 }).await.unwrap();
    let practice = ada.table(against(json!({"kind": "computer", "level": 1}))).await.id;
    ada.sit(&practice, 0).await;
    for table in [&over, &practice] {
        study(&mut ada, table, 0).await.unwrap().unwrap();
    }

    let table = ada.table(against(json!({"kind": "anyone"}))).await.id;
    ada.sit(&table, 0).await;
    bob.sit(&table, 1).await;
    ada.order(&table, Command::Play { seat: 0, ply: 0, action: "1".into() }).await.unwrap();
    let played = record(&mut ada, &table).await;
    let position = unfinished("mancala", "0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S");
    for player in [&mut ada, &mut bob] {
        for text in [&played, &position] {
            assert_eq!(code(study_record(player, text, 0).await), "table-study-after");
        }
        assert_eq!(code(study(player, &over, 0).await), "table-study-after");
    }
    assert_eq!(code(study(&mut ada, &practice, 0).await), "table-study-after");
    // Looking at a record is not a study, and positions of another game may be studied.
    let shown: Shown = ada.ask("POST", "/api/records/show", &json!({"record": played})).await;
    assert_eq!(shown.events.len(), 2);
    let jungle = "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n\n";
    study_record(&mut ada, jungle, 0).await.unwrap().unwrap();
    // A spectator may study: they could use another server as well.
    study_record(&mut onlooker, &played, 0).await.unwrap().unwrap();

    bob.order(&table, Command::Resign { seat: 1 }).await.unwrap();
    for player in [&mut ada, &mut bob] {
        study_record(player, &played, 0).await.unwrap().unwrap();
        study(player, &over, 0).await.unwrap().unwrap();
        study(player, &table, 0).await.unwrap().unwrap();
    }
    server.stop().await;
}

/// A game that ends by its rules ends with an action.
#[tokio::test]
async fn the_last_action_of_a_game_lets_its_players_study() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut ada = Client::connected(server.port).await;
    let me = json!({"kind": "me"});
    let position = "0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S";
    let table = ada.table(json!({"spec": "mancala", "position": position, "seats": [me, me]})).await.id;
    for seat in [0, 1] {
        ada.sit(&table, seat).await;
    }
    let text = record(&mut ada, &table).await;
    assert_eq!(code(study_record(&mut ada, &text, 0).await), "table-study-after");
    ada.order(&table, Command::Play { seat: 0, ply: 0, action: "6".into() }).await.unwrap();
    study_record(&mut ada, &text, 0).await.unwrap().unwrap();
    server.stop().await;
}

/// With the rules of a guided table, a player could find out the total: from a record, from the report of
/// what is wrong with a record, and at a table of their own.
#[tokio::test]
async fn nobody_is_told_the_total_at_a_strict_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut ada = Client::connected(server.port).await;
    let computer = json!({"kind": "computer", "level": 1});
    let strict = json!({"spec": "mandua:referee=strict", "seats": [{"kind": "me"}, computer]});
    let table = ada.table(strict).await.id;
    ada.sit(&table, 0).await;
    ada.order(&table, Command::Play { seat: 0, ply: 0, action: "@c3".into() }).await.unwrap();
    let own = record(&mut ada, &table).await;
    let guided = own.replace("mandua:referee=strict", "mandua");
    assert_ne!(own, guided);
    // The position's text states a wrong total.
    let position = "1hTh1/hhhhh/1hThT/hhhhh/1hTh1 ---- 0 t +1";
    let wrong = unfinished("mandua", position);
    let on_board = {
        let me = json!({"kind": "me"});
        json!({"spec": "mandua", "position": position, "seats": [me, me]})
    };
    for (text, refusal) in
        [(&own, "table-study-after"), (&guided, "table-study-after"), (&wrong, "server-no-record")]
    {
        assert_eq!(code(study_record(&mut ada, text, 0).await), refusal, "{text}");
        let shown = ada.try_ask::<Shown>("POST", "/api/records/show", &json!({"record": text})).await;
        assert_eq!(code(shown), refusal, "{text}");
        let listed = ada.try_ask::<Records>("POST", "/api/records", &json!({"text": text})).await;
        assert_eq!(code(listed), "table-study-after", "{text}");
    }
    assert_eq!(code(ada.try_ask::<TableInfo>("POST", "/api/tables", &on_board).await), "table-study-after");
    ada.order(&table, Command::Resign { seat: 0 }).await.unwrap();
    let told = ada.try_ask::<TableInfo>("POST", "/api/tables", &on_board).await;
    assert_eq!(code(told), "mandua-position-total");
    ada.ask::<Records>("POST", "/api/records", &json!({"text": wrong})).await;
    study_record(&mut ada, &own, 0).await.unwrap().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_record_is_studied_at_any_ply() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut guest = Client::enter(server.port).await;
    let record = "[Spec \"mancala\"]\n[Rules \"1\"]\n[Position \"0 0 0 0 0 1 24 / 0 0 0 0 1 0 22 S\"]\n[Result \"1 0\"]\n\n1. 6\n";
    let mut ask = async |ply: usize| -> Answer {
        guest.try_ask("POST", "/api/records/study", &json!({"record": record, "ply": ply})).await
    };
    let before = ask(0).await.unwrap().unwrap();
    assert_eq!((before.seat, before.value, before.line.first().unwrap().action.as_str()), (0, 1.0, "6"));
    assert!(before.proven.is_some());
    assert_eq!(ask(1).await.unwrap(), None, "the game is over");
    assert_eq!(ask(1000).await.unwrap(), None);
    let none: Answer = guest.try_ask("POST", "/api/records/study", &json!({"record": "", "ply": 0})).await;
    assert_eq!(none.unwrap_err().code, "server-no-record");
    server.stop().await;
}
