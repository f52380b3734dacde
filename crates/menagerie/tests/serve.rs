//! `menagerie serve` as a program: its output, its exit, its log, and backups while it runs.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::{Child, ChildStderr, ChildStdout, Command as Process, Stdio},
};

use common::{Client, pick, request};
use serde_json::json;
use wire::{
    Command, Stage,
    http::{Games, Invitation, Joined},
};

/// The running program and its port.
struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    log: BufReader<ChildStderr>,
    /// The first line of its output.
    first: String,
    /// The line of its log with the address on which it listens.
    listening: String,
    port: u16,
}

impl Serving {
    fn start(data: &Path, flags: &[&str]) -> Serving {
        let mut child = Process::new(env!("CARGO_BIN_EXE_menagerie"))
            .args(["serve", "--port", "0", "--no-open", "--data"])
            .arg(data)
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut first).unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        // Behind a proxy, only the log has the port on which it listens.
        let mut line = String::new();
        while !line.contains(" listening=") {
            line.clear();
            assert!(log.read_line(&mut line).unwrap() > 0);
        }
        let port = line.trim().rsplit_once(':').unwrap().1.parse().unwrap();
        Serving { child, out, log, first, listening: line, port }
    }

    /// Sends a signal. Returns the exit code, and the rest of the output and the log.
    fn end(mut self, signal: &str) -> (Option<i32>, String, String) {
        let kill = Process::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(kill.success());
        let (mut out, mut log) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.log.read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), out, log)
    }
}

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

#[tokio::test]
async fn a_backup_of_a_running_server_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    let serving = Serving::start(&data, &[]);
    let mut client = Client::connected(serving.port).await;
    let table = client.table(json!({"spec": "mana", "seats": [{"kind": "me"}, {"kind": "me"}]})).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    for ply in 0..6 {
        let mirror = client
            .until(&table, |mirror| mirror.state().stage == Stage::Playing && mirror.state().ply == ply)
            .await;
        let action = pick(mirror.state().legal.as_ref().unwrap(), 2);
        let seat = mirror.state().turn.unwrap();
        client.order(&table, Command::Play { seat, ply, action }).await.unwrap();
    }
    let backup = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .arg("backup")
        .arg(&copy)
        .arg("--data")
        .arg(&data)
        .output()
        .unwrap();
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
    // The server still runs.
    client.until(&table, |mirror| mirror.state().ply == 6).await;
    serving.end("-TERM");
    let serving = Serving::start(&copy, &[]);
    client.move_to(serving.port);
    client.connect().await;
    client.mirrors.clear();
    client.watch(&table, None).await;
    client.until(&table, |mirror| mirror.state().ply == 6).await;
    serving.end("-TERM");
}

/// The error of a server that refuses its data file.
fn refusal(data: &Path) -> String {
    let refused = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["serve", "--port", "0", "--no-open", "--data"])
        .arg(data)
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(refused.stdout.is_empty());
    String::from_utf8(refused.stderr).unwrap()
}

#[test]
fn data_in_use_by_another_server_is_refused_until_that_one_ends() {
    let folder = tempfile::tempdir().unwrap();
    let (data, link) = (folder.path().join("tables.db"), folder.path().join("link.db"));
    let serving = Serving::start(&data, &[]);
    std::os::unix::fs::symlink(&data, &link).unwrap();
    for name in [&data, &link] {
        let expected = format!(
            "menagerie: {}: another server is using this file. Choose another one with --data.\n",
            name.display()
        );
        assert_eq!(refusal(name), expected);
    }
    // The lock does not depend on how the server ends.
    serving.end("-KILL");
    Serving::start(&data, &[]).end("-TERM");
}

#[test]
fn a_file_that_is_no_data_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("letter.txt");
    std::fs::write(&data, "Dear reader, ".repeat(100)).unwrap();
    let expected = format!("menagerie: {}: this is no data file of Menagerie\n", data.display());
    assert_eq!(refusal(&data), expected);
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

#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let folder = tempfile::tempdir().unwrap();
    let public = "https://play.example";
    let flags = ["--public-url", "https://play.example/", "--trusted-proxy", "127.0.0.1"];
    let serving = Serving::start(&folder.path().join("tables.db"), &flags);
    assert_eq!(serving.first, format!("{public}\n"));
    let enter = |origin| request(serving.port, "POST", "/api/me", "", Some(origin), "");
    assert_eq!(enter("http://evil.example").await.0, 403);
    let (status, headers, _) = enter(public).await;
    assert_eq!(status, 200);
    let cookie = headers.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let mut client = Client::enter(serving.port).await;
    let games: Games = client.ask("GET", "/api/games", &()).await;
    assert_eq!((games.url.as_str(), games.reachable), (public, true));
    let wish = json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "anyone"}]});
    let table = client.table(wish).await.id;
    let path = format!("/api/tables/{table}/invitations");
    let invitation: Invitation = client.ask("POST", &path, &json!({"seat": 1})).await;
    assert!(invitation.url.starts_with("https://play.example/join#"), "{}", invitation.url);
    serving.end("-TERM");
}

#[test]
fn with_lan_each_address_has_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("tables.db"), &["--lan"]);
    assert!(serving.first.starts_with("http://") && serving.first.ends_with(&format!(":{}\n", serving.port)));
    let (first, port) = (serving.first.trim().to_owned(), serving.port);
    let (code, out, _) = serving.end("-INT");
    assert_eq!(code, Some(0));
    let printed: Vec<_> = out.lines().filter(|line| line.starts_with("http://")).collect();
    // Without any network, the first line has an address of this device.
    assert_eq!(printed.first().copied().unwrap_or(&format!("http://127.0.0.1:{port}")), first, "{out}");
    assert_eq!(out.contains('█'), !printed.is_empty(), "{out}");
    for address in printed {
        let address: SocketAddr = address["http://".len()..].parse().unwrap();
        assert!(address.port() == port && !address.ip().is_loopback() && !out.contains("[fe80:"), "{out}");
    }
}

/// Connects to the printed address and to this device's own, in each address family of the system.
#[test]
fn with_lan_the_server_is_reached_over_ipv4_and_ipv6() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("tables.db"), &["--lan"]);
    let port = serving.port;
    let has_ipv6 = TcpListener::bind((Ipv6Addr::LOCALHOST, 0)).is_ok();
    let both = serving.listening.contains(&format!("listening=[::]:{port}"));
    let older = serving.listening.contains(&format!("listening=0.0.0.0:{port}"));
    assert!(both || older && !has_ipv6, "{}", serving.listening);
    let mut addresses: Vec<SocketAddr> = vec![(Ipv4Addr::LOCALHOST, port).into()];
    if has_ipv6 {
        addresses.push((Ipv6Addr::LOCALHOST, port).into());
    }
    addresses.push(serving.first.trim()["http://".len()..].parse().unwrap());
    for address in addresses {
        for (origin, status) in [(address.to_string(), 200), ("evil.example".to_owned(), 403)] {
            let mut stream = TcpStream::connect(address).unwrap();
            let head = format!(
                "POST /api/me HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{origin}\r\nContent-Length: 0\r\n\
                 Connection: close\r\n\r\n"
            );
            stream.write_all(head.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{address} {origin} {answer}");
        }
    }
    serving.end("-TERM");
}
