//! What the log says, and what it must not say.

use std::{fs, process::Command as Process};

use serde_json::json;
use wire::{
    Command, Stage,
    http::{Invitation, Joined},
};

use crate::{
    common::Client,
    common::broker::Broker,
    serving::{Serving, jungle, play},
};

/// A server runs even if it cannot use NATS.
#[tokio::test]
async fn a_password_of_nats_is_in_no_log() {
    let nats = Broker::start_with("-1", &["--user", "ada", "--pass", "right@word"]).await;
    for (password, words) in
        [("right%40word", "connected to NATS"), ("wrong%40word", "authorization violation")]
    {
        let folder = tempfile::tempdir().unwrap();
        let bus = format!("nats://ada:{password}@127.0.0.1:{}", nats.port);
        let mut serving = Serving::start_on(&folder.path().join("tables.db"), &[], &bus);
        let mut log = serving.starting.clone();
        if !log.contains(words) {
            log += &serving.until_log(words);
        }
        Client::connected(serving.port).await;
        let (code, _, rest) = serving.end("-TERM");
        log += &rest;
        assert_eq!(code, Some(0), "{log}");
        assert!(!log.contains("word") && !log.contains("ada"), "{log}");
    }
    let broken = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["serve", "--no-open", "--bus", "nats://ada:secret@host/path"])
        .output()
        .unwrap();
    let told = String::from_utf8(broken.stderr).unwrap();
    assert!(broken.status.code() == Some(2) && !told.contains("secret"), "{told}");
    // The help shows the variable's name and not its value.
    let help = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["help", "serve"])
        .env("MENAGERIE_BUS", "nats://ada:secret@host")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("MENAGERIE_BUS") && !help.contains("secret"), "{help}");
}

#[tokio::test]
async fn the_log_contains_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("tables.db"), &[]);
    let (mut host, mut guest) =
        (Client::connected(serving.port).await, Client::connected(serving.port).await);
    let wish = json!({"spec": "manitou", "seats": [{"kind": "me"}, {"kind": "anyone"}]});
    let table = host.table(wish).await.id;
    let path = format!("/api/tables/{table}/invitations");
    let invitation: Invitation = host.ask("POST", &path, &json!({"seat": 1})).await;
    let secret = invitation.url.split_once('#').unwrap().1.to_owned();
    guest.ask::<Joined>("POST", "/api/join", &json!({"invitation": secret})).await;
    host.sit(&table, 0).await;
    guest.sit(&table, 1).await;
    host.reveal(&table, 0).await;
    guest.reveal(&table, 1).await;
    host.watch(&table, Some(0)).await;
    host.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    let _ = host.order(&table, Command::Play { seat: 0, ply: 0, action: "nonsense".into() }).await;
    host.order(&table, Command::Resign { seat: 0 }).await.unwrap();
    let over = host.until(&table, |mirror| mirror.state().stage == Stage::Over).await;
    let seed = over.state().dice.clone().unwrap().seed.unwrap();
    let secrets = [host.token().to_owned(), guest.token().to_owned(), secret, seed];
    let (_, _, log) = serving.end("-TERM");
    assert!(log.contains("goes down"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} in {log}");
    }
}

/// A failure is logged with the id of the request and the table.
#[tokio::test]
async fn the_log_names_the_request_and_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let mut serving = Serving::start(&data, &[]);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    fs::rename(&data, folder.path().join("away.db")).unwrap();
    assert_eq!(play(&mut client, &table, 0).await.unwrap_err().code, "server-failed");
    let log = serving.until_log("a request failed");
    let line = log.lines().find(|line| line.contains("a request failed")).unwrap();
    let place = format!("order{{request=\"{}-3\" table=\"{table}\"}}", client.me.id);
    assert!(line.contains(&place), "{line}");
    fs::rename(folder.path().join("away.db"), &data).unwrap();
    serving.end("-TERM");
}
