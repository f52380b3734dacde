//! `menagerie serve` as a program: its output, its exit, its log, and backups while it runs.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::{
    collections::HashSet,
    fs::{self, DirEntry, Permissions},
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Child, ChildStderr, ChildStdout, Command as Process, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use common::{Client, broker::Broker, pick, request};
use serde_json::{Value, json};
use wire::{
    Command, Happened, Millis, Refusal, Stage,
    http::{Games, Invitation, Joined},
};

/// The running program and its port.
struct Serving {
    child: Child,
    out: BufReader<ChildStdout>,
    log: BufReader<ChildStderr>,
    /// The first line of the server's output.
    first: String,
    /// The server's log up to the line with the address on which the server listens.
    starting: String,
    port: u16,
}

impl Serving {
    fn start(data: &Path, flags: &[&str]) -> Serving {
        Serving::start_on(data, flags, "")
    }

    /// Starts a server on this bus.
    fn start_on(data: &Path, flags: &[&str], bus: &str) -> Serving {
        let mut child = Process::new(env!("CARGO_BIN_EXE_menagerie"))
            .args(["serve", "--port", "0", "--no-open", "--data"])
            .arg(data)
            .args(flags)
            .env("MENAGERIE_BUS", bus)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut first).unwrap();
        let mut log = BufReader::new(child.stderr.take().unwrap());
        // Behind a proxy, only the log has the port on which it listens.
        let mut starting = String::new();
        while !starting.contains(" listening=") {
            assert!(log.read_line(&mut starting).unwrap() > 0);
        }
        let port = starting.trim().rsplit_once(':').unwrap().1.parse().unwrap();
        Serving { child, out, log, first, starting, port }
    }

    fn signal(&self, signal: &str) {
        let kill = Process::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(kill.success());
    }

    /// Reads the log until a line contains these words. Returns what was read.
    fn until_log(&mut self, words: &str) -> String {
        let mut read = String::new();
        while !read.contains(words) {
            assert!(self.log.read_line(&mut read).unwrap() > 0, "the log ended: {read}");
        }
        read
    }

    /// Sends a signal. Returns the exit code, and the rest of the output and the log.
    fn end(mut self, signal: &str) -> (Option<i32>, String, String) {
        self.signal(signal);
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

/// A server that cannot use NATS runs all the same.
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
    backup(&data, &copy);
    // A backup replaces an existing file only with `--force`, and never the data file itself.
    let again = |more: &[&str], copy: &Path| {
        let program = Process::new(env!("CARGO_BIN_EXE_menagerie"))
            .arg("backup")
            .arg(copy)
            .arg("--data")
            .arg(&data)
            .args(more)
            .output()
            .unwrap();
        (program.status.code(), String::from_utf8(program.stderr).unwrap())
    };
    assert!(again(&[], &copy).1.contains("already exists"));
    assert_eq!(again(&["--force"], &copy), (Some(0), String::new()));
    assert!(again(&["--force"], &data).1.contains("already exists"));
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

/// A Jungle table at which one person has both seats and has not played yet.
async fn jungle(client: &mut Client) -> String {
    let table = client.table(json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "me"}]})).await.id;
    client.sit(&table, 0).await;
    client.sit(&table, 1).await;
    client.watch(&table, None).await;
    client.until(&table, |mirror| mirror.state().stage == Stage::Playing).await;
    table
}

/// Plays at that table.
async fn play(client: &mut Client, table: &str, ply: u32) -> Result<(), Refusal> {
    let mirror =
        client.until(table, |mirror| mirror.state().ply == ply && mirror.state().legal.is_some()).await;
    let action = pick(mirror.state().legal.as_ref().unwrap(), 3);
    client.order(table, Command::Play { seat: mirror.state().turn.unwrap(), ply, action }).await
}

#[test]
fn a_backup_of_a_missing_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("none.db"), folder.path().join("copy.db"));
    let mut program = Process::new(env!("CARGO_BIN_EXE_menagerie"));
    let ran = program.arg("backup").arg(&copy).arg("--data").arg(&data).output().unwrap();
    let told = String::from_utf8(ran.stderr).unwrap();
    assert!(ran.status.code() == Some(1) && told.contains("There is no data file"), "{told}");
    assert!(!data.exists() && !copy.exists());
}

fn backup(data: &Path, copy: &Path) {
    let backup = Process::new(env!("CARGO_BIN_EXE_menagerie"))
        .arg("backup")
        .arg(copy)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap();
    assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
}

/// The files of a folder in order, with the permissions of each.
fn files(folder: &Path) -> Vec<(String, u32)> {
    let entry = |entry: std::io::Result<DirEntry>| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), entry.metadata().unwrap().permissions().mode() & 0o777)
    };
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(entry).collect();
    files.sort();
    files
}

#[tokio::test]
async fn after_a_stop_the_data_is_in_one_file_that_its_owner_alone_can_read() {
    let private = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), 0o600)).collect::<Vec<_>>();
    let without_order = "did not end in order";
    for durability in ["power", "process"] {
        let folder = tempfile::tempdir().unwrap();
        let (data, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
        let stopped = private(&["tables.db", "tables.db-lock"]);
        let running =
            private(&["tables.db", "tables.db-admin", "tables.db-lock", "tables.db-shm", "tables.db-wal"]);
        let flags = ["--durability", durability];

        let serving = Serving::start(&data, &flags);
        let mut client = Client::connected(serving.port).await;
        let table = jungle(&mut client).await;
        assert_eq!(files(folder.path()), running);
        assert_eq!(serving.end("-TERM").0, Some(0));
        assert_eq!(files(folder.path()), stopped);

        // Copying a store that no server uses leaves the store in one file, too.
        backup(&data, &copy);
        let copied = private(&["copy.db", "tables.db", "tables.db-lock"]);
        assert_eq!(files(folder.path()), copied);

        // An older version has left the file readable for everybody.
        fs::set_permissions(&data, Permissions::from_mode(0o644)).unwrap();
        let serving = Serving::start(&data, &flags);
        assert!(!serving.starting.contains(without_order), "{}", serving.starting);
        client.move_to(serving.port);
        client.connect().await;
        client.watch(&table, None).await;
        play(&mut client, &table, 0).await.unwrap();
        serving.end("-KILL");
        fs::remove_file(&copy).unwrap();
        assert_eq!(files(folder.path()), running);

        let serving = Serving::start(&data, &flags);
        assert!(serving.starting.contains(without_order), "{}", serving.starting);
        client.move_to(serving.port);
        client.connect().await;
        client.watch(&table, None).await;
        client.until(&table, |mirror| mirror.state().ply == 1).await;
        assert_eq!(serving.end("-INT").0, Some(0));
        assert_eq!(files(folder.path()), stopped);
    }
}

#[tokio::test]
async fn nothing_is_answered_while_a_data_file_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let [data, log, away] = ["tables.db", "tables.db-wal", "away.db"].map(|name| folder.path().join(name));
    let mut serving = Serving::start(&data, &[]);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    for (ply, (file, replaced)) in (0..).zip([(&data, false), (&data, true), (&log, false)]) {
        fs::rename(file, &away).unwrap();
        if replaced {
            fs::copy(&away, file).unwrap();
        }
        assert_eq!(play(&mut client, &table, ply).await.unwrap_err().code, "server-failed");
        serving.until_log("removed or replaced");
        // Once the file is back, the game goes on.
        fs::rename(&away, file).unwrap();
        play(&mut client, &table, ply).await.unwrap();
    }
    // The server notices a removed file even if nobody does anything.
    fs::remove_file(&data).unwrap();
    serving.until_log("removed or replaced");
    let (code, _, log) = serving.end("-TERM");
    assert_eq!(code, Some(1), "{log}");
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
    let before = host.until(&table, |mirror| mirror.state().ply == 2).await;
    let deadline = before.state().deadline.unwrap();
    serving.signal("-STOP");
    // The deadline must pass in real time while the process is stopped.
    while now() <= deadline {
        thread::sleep(Duration::from_millis(10));
    }
    serving.signal("-CONT");
    let after = host.until(&table, |mirror| mirror.number() > before.number()).await;
    let first = &after.events[before.events.len()].happened;
    assert!(
        matches!(first, Happened::Interrupted { from, until } if *from < deadline && deadline <= *until),
        "{first:?}"
    );
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
    // The lock ends with the process, even if the process is killed.
    serving.end("-KILL");
    Serving::start(&data, &[]).end("-TERM");
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

#[tokio::test]
async fn figures_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut serving = Serving::start(&folder.path().join("tables.db"), &["--metrics", "0"]);
    let mut line = String::new();
    while !line.contains("metrics_at=127.0.0.1:") {
        line.clear();
        assert!(serving.log.read_line(&mut line).unwrap() > 0, "the log ended");
    }
    let port = line.trim().rsplit_once(':').unwrap().1.parse().unwrap();
    let (status, _, body) = request(port, "GET", "/readyz", "", None, "").await;
    assert_eq!((status, body.as_str()), (200, "ready"));
    assert!(request(port, "GET", "/metrics", "", None, "").await.2.contains("menagerie_sockets 0"));
    serving.end("-TERM");
}

/// The lock is on the data itself, whatever its name and whatever is beside it.
#[cfg(target_os = "linux")]
#[test]
fn data_in_use_is_refused_under_another_name_and_without_its_lock_file() {
    let folder = tempfile::tempdir().unwrap();
    let [data, link] = ["tables.db", "link.db"].map(|name| folder.path().join(name));
    let serving = Serving::start(&data, &[]);
    fs::hard_link(&data, &link).unwrap();
    assert!(refusal(&link).contains("another server is using this file"));
    fs::remove_file(folder.path().join("tables.db-lock")).unwrap();
    for name in [&data, &link] {
        assert!(refusal(name).contains("another server is using this file"));
    }
    serving.end("-KILL");
    Serving::start(&data, &[]).end("-TERM");
}

#[test]
fn a_file_that_is_no_data_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("letter.txt");
    fs::write(&data, "Dear reader, ".repeat(100)).unwrap();
    let expected = format!("menagerie: {}: it does not hold data of Menagerie\n", data.display());
    assert_eq!(refusal(&data), expected);
}

/// Neither an address that cannot be used, nor a database that does not answer, makes the program show the
/// password.
#[test]
fn a_database_that_cannot_be_used_is_refused_without_its_password() {
    let url = |rest: &str| format!("postgres://ada:sesame@{rest}");
    for (flags, variable, code, words) in [
        (
            vec![],
            url("127.0.0.1:1/games"),
            1,
            "postgres://ada@127.0.0.1:1/games: the database does not answer",
        ),
        (vec!["--database".to_owned(), url("127.0.0.1:1/games")], String::new(), 1, "Connection refused"),
        (vec![], url("127.0.0.1:1/games?sslmode=prefer"), 2, "sslmode must be disable, require"),
        (vec![], url("127.0.0.1:1/games?sslmode=require"), 1, "Connection refused"),
        (vec![], url("127.0.0.1:port/games"), 2, "expected postgres://USER:PASSWORD@HOST:PORT/DATABASE"),
        (vec!["--data".to_owned(), "file.db".to_owned()], url("db.example/games"), 2, "exclude each other"),
    ] {
        let mut program = Process::new(env!("CARGO_BIN_EXE_menagerie"));
        program.args(["serve", "--port", "0", "--no-open"]).args(flags).env("MENAGERIE_DATABASE", variable);
        let done = program.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR")).output().unwrap();
        let said = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
        assert!(said.contains(words) && !said.contains("sesame"), "{said}");
        assert_eq!(done.status.code(), Some(code), "{said}");
    }
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
    let both = serving.starting.contains(&format!("listening=[::]:{port}"));
    let older = serving.starting.contains(&format!("listening=0.0.0.0:{port}"));
    assert!(both || older && !has_ipv6, "{}", serving.starting);
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

/// A collector of traces, which answers the requests that come to a port. Returns the spans of each.
fn collector() -> (u16, mpsc::Receiver<(String, Vec<Value>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (send, spans) = mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let (mut head, mut line) = (String::new(), String::new());
            while line != "\r\n" {
                line.clear();
                assert!(stream.read_line(&mut line).unwrap() > 0, "{head}");
                head += &line;
            }
            assert!(head.starts_with("POST /v1/traces HTTP/1.1\r\n"), "{head}");
            assert!(head.contains("Content-Type: application/json\r\n"), "{head}");
            let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).unwrap();
            let mut body = vec![0; length.parse().unwrap()];
            stream.read_exact(&mut body).unwrap();
            stream.get_mut().write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}").unwrap();
            let body = String::from_utf8(body).unwrap();
            let sent: Value = serde_json::from_str(&body).unwrap();
            let spans = &sent["resourceSpans"][0]["scopeSpans"][0]["spans"];
            if send.send((body, spans.as_array().unwrap().clone())).is_err() {
                return;
            }
        }
    });
    (port, spans)
}

/// The value of an attribute of a span or a resource.
fn attribute<'a>(of: &'a Value, name: &str) -> Option<&'a str> {
    let found = of["attributes"].as_array()?.iter().find(|attribute| attribute["key"] == name)?;
    found["value"]["stringValue"].as_str()
}

#[tokio::test]
async fn traces_show_what_an_order_does_and_nothing_that_is_secret() {
    let folder = tempfile::tempdir().unwrap();
    let (port, sent) = collector();
    let traces = format!("http://127.0.0.1:{port}");
    let proxied = ["--trusted-proxy", "127.0.0.1", "--traces", &traces];
    let serving = Serving::start(&folder.path().join("tables.db"), &proxied);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    play(&mut client, &table, 0).await.unwrap();
    client.until(&table, |mirror| mirror.state().ply == 1).await;
    let order = format!("{}-3", client.me.id);
    let head = format!(
        "GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nX-Request-Id: of-the-proxy\r\nCookie: {}\r\n\
         Connection: close\r\n\r\n",
        client.cookie()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", serving.port)).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    // What waits is sent before the program ends.
    assert_eq!(tokio::task::spawn_blocking(|| serving.end("-TERM")).await.unwrap().0, Some(0));
    let (mut bodies, mut spans) = (String::new(), Vec::new());
    while let Ok((body, more)) = sent.try_recv() {
        bodies += &body;
        spans.extend(more);
    }
    let first: Value =
        serde_json::from_str(&bodies[..bodies.find("}{").map_or(bodies.len(), |end| end + 1)]).unwrap();
    let resource = &first["resourceSpans"][0]["resource"];
    assert_eq!(
        (attribute(resource, "service.name"), attribute(resource, "menagerie.role")),
        (Some("menagerie"), Some("all"))
    );

    let named = |name: &'static str| spans.iter().filter(move |span| span["name"] == name);
    let played = named("order").find(|span| attribute(span, "request") == Some(&order)).unwrap();
    assert_eq!(attribute(played, "table"), Some(&*table));
    let stored = named("append").find(|span| span["parentSpanId"] == played["spanId"]).unwrap();
    assert_eq!((&stored["traceId"], attribute(stored, "table")), (&played["traceId"], Some(&*table)));
    let moment = |span: &Value, name: &str| span[name].as_str().unwrap().parse::<u64>().unwrap();
    assert!(moment(played, "startTimeUnixNano") <= moment(stored, "startTimeUnixNano"));
    assert!(moment(stored, "endTimeUnixNano") <= moment(played, "endTimeUnixNano"));
    let asked = named("request").find(|span| attribute(span, "id") == Some("of-the-proxy")).unwrap();
    assert_eq!(attribute(asked, "path"), Some(&*format!("/api/tables/{table}")));
    let ids: HashSet<_> = spans.iter().map(|span| span["spanId"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), spans.len());
    assert!(ids.iter().all(|id| id.len() == 16 && *id != "0000000000000000"), "{ids:?}");

    let action = client.mirrors[&table].events.iter().find_map(|event| match &event.happened {
        Happened::Played { action, .. } => Some(action.clone()),
        _ => None,
    });
    for secret in [client.me.name.as_str(), client.token(), action.unwrap().as_str()] {
        assert!(!bodies.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn a_collector_that_is_away_costs_nobody_anything() {
    let folder = tempfile::tempdir().unwrap();
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut serving =
        Serving::start(&folder.path().join("tables.db"), &["--traces", &format!("http://{nobody}")]);
    let mut client = Client::connected(serving.port).await;
    let table = jungle(&mut client).await;
    play(&mut client, &table, 0).await.unwrap();
    serving.until_log("the collector does not take the traces");
    play(&mut client, &table, 1).await.unwrap();
    assert_eq!(tokio::task::spawn_blocking(|| serving.end("-TERM")).await.unwrap().0, Some(0));
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
