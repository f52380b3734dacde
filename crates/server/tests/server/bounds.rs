//! A stranger with one address and a script does not slow others down: a client that goes beyond a limit is
//! refused, and then shut out.

use crate::common::{Client, Running, request};
use serde_json::json;
use tokio::{io::AsyncWriteExt, net::TcpStream};
use tokio_tungstenite::tungstenite::Message;
use wire::{
    Command, Stage,
    http::{TableInfo, Tables},
};

async fn start(folder: &tempfile::TempDir) -> Running {
    Running::start_as(&folder.path().join("tables.db"), |config| config.limits = true).await
}

#[tokio::test]
async fn a_socket_is_closed_after_too_many_messages_of_any_kind() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(&folder).await;
    let kinds: [fn() -> Message; 4] = [
        || Message::Ping(vec![7; 100].into()),
        || Message::binary(vec![0xff; 8]),
        || Message::text("no message"),
        || Message::text(r#"{"type":"unwatch","table":"none"}"#),
    ];
    for kind in kinds {
        let mut client = Client::connected(server.port).await;
        client.send_all((0..1000).map(|_| kind())).await;
        // The connection ends.
        while client.receive().await {}
    }
    assert_eq!(server.figure("clients_closed_total").await, 4);
    server.stop().await;
}

#[tokio::test]
async fn a_socket_survives_a_few_slips() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(&folder).await;
    let mut client = Client::connected(server.port).await;
    client.send_all((0..10).map(|_| Message::binary(vec![0]))).await;
    client.send_all((0..10).map(|_| Message::Ping(Vec::new().into()))).await;
    client.send_all((0..10).map(|_| Message::text("{}"))).await;
    while client.faults.len() < 20 {
        assert!(client.receive().await);
    }
    assert!(client.faults.iter().all(|refusal| refusal.code == "server-message"));
    assert_eq!(client.order("none", Command::Resign { seat: 0 }).await.unwrap_err().code, "table-unknown");
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_too_often_is_told_when_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(&folder).await;
    loop {
        let (status, headers, body) = request(server.port, "GET", "/healthz", "", None, "").await;
        if status == 429 {
            assert!(body.contains("server-too-often"), "{body}");
            assert!(
                headers.contains("\nretry-after: 1\n") || headers.ends_with("\nretry-after: 1"),
                "{headers}"
            );
            break;
        }
        assert_eq!(status, 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_fill_the_list_of_open_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(&folder).await;
    let mut host = Client::connected(server.port).await;
    let listed = json!({"spec": "mana", "seats": [{"kind": "me"}, {"kind": "anyone"}], "listed": true});
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(host.table(listed.clone()).await.id);
    }
    // Another person at the same address is refused, too.
    let mut other = Client::connected(server.port).await;
    let refused = other.try_ask::<TableInfo>("POST", "/api/tables", &listed).await.unwrap_err();
    assert_eq!(refused.code, "server-too-many-open-tables");
    let (_, headers, _) = request(server.port, "POST", "/api/tables", "", None, &listed.to_string()).await;
    assert!(!headers.contains("retry-after"), "nobody asked: {headers}");
    // Tables that are not in the public list do not count.
    other.table(json!({"spec": "mana", "seats": [{"kind": "me"}, {"kind": "anyone"}]})).await;
    let Tables { open, .. } = other.ask("GET", "/api/tables", &()).await;
    assert_eq!(open.len(), 10);
    // A table that is full makes room for another.
    other.sit(&tables[3], 1).await;
    let next = host.table(listed.clone()).await;
    assert_eq!(next.stage, Stage::Waiting);
    assert!(host.try_ask::<TableInfo>("POST", "/api/tables", &listed).await.is_err());
    // A table that is refused takes no place in the list.
    other.order(&next.id, Command::Sit { seat: 1, commitment: None }).await.unwrap();
    let wrong = json!({"spec": "mana", "seats": [{"kind": "anyone"}], "listed": true});
    assert_eq!(
        host.try_ask::<TableInfo>("POST", "/api/tables", &wrong).await.unwrap_err().code,
        "table-seats"
    );
    host.table(listed).await;
    server.stop().await;
}

#[tokio::test]
async fn the_bodies_of_an_address_take_limited_memory() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(&folder).await;
    let mut client = Client::enter(server.port).await;
    let mebibyte = 1 << 20;
    let mut held = Vec::new();
    for _ in 0..16 {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
        let head = client.head("POST", "/api/records", mebibyte);
        stream.write_all(head.as_bytes()).await.unwrap();
        held.push(stream);
    }
    server.until_figure("waiting_bytes", |bytes| bytes >= 16 * mebibyte).await;
    let (status, body) =
        client.text("POST", "/api/records", &json!({"text": "x".repeat(5000)}).to_string()).await;
    assert_eq!((status, body.contains("server-too-much-waiting")), (429, true), "{body}");
    // A short request is answered.
    let (status, _) = client.text("POST", "/api/records", &json!({"text": "x"}).to_string()).await;
    assert_eq!(status, 200);
    drop(held);
    server.until_figure("waiting_bytes", |bytes| bytes == 0).await;
    server.stop().await;
}

#[tokio::test]
async fn work_ends_with_the_client_that_asked_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let client = Client::enter(server.port).await;
    let record = "[Spec \"jungle\"]\n[Rules \"1\"]\n[Result \"*\"]\n";
    let body = json!({"record": record, "ply": 0}).to_string();
    while server.figure("work_abandoned_total").await == 0 {
        let mut left = Vec::new();
        for _ in 0..12 {
            let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
            let head = client.head("POST", "/api/records/study", body.len());
            stream.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
            left.push(stream);
        }
        server.figure("work_running").await;
    }
    for name in ["work_running", "work_paused", "work_waiting"] {
        server.until_figure(name, |work| work == 0).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn computers_that_nobody_watches_pause() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let server = Running::start(&data).await;
    let mut client = Client::connected(server.port).await;
    let computers = json!([{"kind": "computer", "level": 1}, {"kind": "computer", "level": 1}]);
    let table = client.table(json!({"spec": "mancala", "seats": computers})).await.id;
    // Meanwhile, the computer in a person's game gets its turns.
    let seats = json!([{"kind": "computer", "level": 1}, {"kind": "me"}]);
    let played = client.table(json!({"spec": "mancala", "seats": seats})).await.id;
    client.sit(&played, 1).await;
    client.watch(&played, Some(1)).await;
    client.until(&played, |mirror| mirror.state().turn == Some(1)).await;
    let (_, record) = client.text("GET", &format!("/api/tables/{table}/record"), "").await;
    assert!(rules::record::read(&record).remove(0).unwrap().plies.is_empty(), "{record}");
    // Once somebody watches, the computers play, even at another server after a restart.
    server.stop().await;
    let server = Running::start(&data).await;
    client.move_to(server.port);
    client.connect().await;
    client.watch(&table, None).await;
    client.until(&table, |mirror| mirror.state().stage == Stage::Over).await;
    server.stop().await;
}
