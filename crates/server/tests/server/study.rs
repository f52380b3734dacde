//! Evaluations of positions, for those who may know them.

use crate::common::{Client, Running};
use serde_json::json;
use wire::{Command, http::Study};

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
