//! Signals to the process, a pause of the process, and operators' commands.

use std::{
    path::Path,
    process::Command as Process,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};
use tokio::time::sleep;
use wire::{Happened, Millis, Stage};

use crate::{
    common::{Client, Mirror},
    serving::{Serving, play},
};

#[tokio::test]
async fn a_signal_says_goodbye_to_clients_and_exits_with_zero() {
    for signal in ["-INT", "-TERM"] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        let serving = Serving::start(&data, &[]);
        assert_eq!(serving.first, format!("http://127.0.0.1:{}\n", serving.port));
        let mut client = Client::connected(serving.port).await;
        let ended = tokio::task::spawn_blocking(move || serving.end(signal));
        while client.receive().await {}
        assert!(client.goodbye);
        let (code, out, log) = ended.await.unwrap();
        assert_eq!((code, out.as_str()), (Some(0), ""), "{log}");
    }
}

/// The system's clock in milliseconds.
fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as Millis
}

#[tokio::test]
async fn nobody_loses_on_time_while_the_process_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("tables.db"), &[]);
    let (mut host, mut guest) =
        (Client::connected(serving.port).await, Client::connected(serving.port).await);
    let clock = json!({"kind": "fischer", "seconds": 3, "increment": 0});
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let wish = json!({"spec": "jungle", "seats": seats, "clock": clock, "listed": true});
    let table = host.table(wish).await.id;
    host.sit(&table, 0).await;
    host.watch(&table, Some(0)).await;
    guest.sit(&table, 1).await;
    guest.watch(&table, Some(1)).await;
    // Each clock starts with its player's first action.
    play(&mut host, &table, 0).await.unwrap();
    play(&mut guest, &table, 1).await.unwrap();
    host.until(&table, |mirror| mirror.state().ply == 2).await;
    serving.signal("-STOP");
    // The deadline must pass in real time while the process is stopped. On a busy machine, another
    // interruption may have moved the deadline before that.
    let deadline = loop {
        let deadline = host.mirrors[&table].state().deadline.unwrap();
        if now() > deadline {
            break deadline;
        }
        tokio::select! {
            connected = host.receive() => assert!(connected),
            () = sleep(Duration::from_millis(10)) => {}
        }
    };
    serving.signal("-CONT");
    let is_excused = |mirror: &Mirror| {
        mirror.events.iter().any(|event| {
            matches!(event.happened, Happened::Interrupted { from, until } if from < deadline && deadline <= until)
        })
    };
    let after = host.until(&table, |mirror| is_excused(mirror) || mirror.state().stage == Stage::Over).await;
    assert!(is_excused(&after), "{:?}", after.events);
    serving.end("-TERM");
}

/// Gives an operator's command. Returns the exit code and what was printed.
fn admin(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let program = env!("CARGO_BIN_EXE_menagerie");
    let done = Process::new(program).arg("admin").args(args).arg("--data").arg(data).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code(), text(done.stdout), text(done.stderr))
}

#[tokio::test]
async fn operators_give_commands_to_the_server_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.db");
    let nobody_runs = format!(
        "menagerie: {}: no server is running with this file. Start one with menagerie serve, or choose its file \
         with --data.\n",
        data.display()
    );
    assert_eq!(admin(&data, &["list"]), (Some(1), String::new(), nobody_runs.clone()));
    let serving = Serving::start(&data, &[]);
    let mut client = Client::connected(serving.port).await;
    let id = client.me.id.clone();
    let (code, out, _) = admin(&data, &["list"]);
    assert!(code == Some(0) && out.starts_with(&format!("{id}  {}  since ", client.me.name)), "{out}");
    let (_, out, _) = admin(&data, &["list", "guests", "--json"]);
    let guest: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&guest["id"], &guest["sessions"]), (&json!(id), &json!(1)));
    let (_, out, _) = admin(&data, &["show", &id]);
    assert!(out.contains("connected from 127.0.0.1"), "{out}");

    let (code, out, _) = admin(&data, &["ban", &id, "--days", "2", "--reason", "insults"]);
    assert!(code == Some(0) && out.starts_with(&format!("banned {id}  since ")), "{out}");
    while client.receive().await {}
    assert_eq!(client.faults.pop_back().unwrap().code, "server-banned");
    assert_eq!(admin(&data, &["ban", &id, "--lift"]).1, format!("{id} is no longer banned\n"));
    assert_eq!(admin(&data, &["rename", &id, "Ada"]).1, format!("{id} is called Ada now\n"));
    assert_eq!(admin(&data, &["revoke", &id]).1, format!("{id} was signed out (1)\n"));
    assert_eq!(admin(&data, &["remove", &id, "--json"]).1, format!("{{\"removed\":\"{id}\"}}\n"));
    let unknown = "menagerie: There is no guest with this id.\n";
    assert_eq!(admin(&data, &["remove", &id]), (Some(1), String::new(), unknown.to_owned()));
    let (_, out, _) = admin(&data, &["remove", &id, "--json"]);
    let refused: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(refused["error"]["code"], json!("server-no-guest"), "{out}");
    let (_, out, _) = admin(&data, &["list", "audit"]);
    let actions: Vec<_> = out.lines().filter_map(|line| line.split("  ").nth(2)).collect();
    assert_eq!(actions, ["remove", "revoke", "rename", "lift", "ban"]);
    assert!(out.lines().last().unwrap().ends_with("(insults)"), "{out}");
    // A killed server leaves its socket behind, but nobody answers there.
    serving.end("-KILL");
    assert_eq!(admin(&data, &["list"]), (Some(1), String::new(), nobody_runs));
}
