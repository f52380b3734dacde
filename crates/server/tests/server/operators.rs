//! What operators see and do, and the data of the page Privacy.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::{Value, json};
use server::{
    Config, TimeSource,
    admin::{AdminAnswer, AdminList, AdminRequest},
    store::AuditEntry,
};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::UnixStream,
};
use wire::{
    Stage,
    http::{Me, Privacy, Way},
    session::Sitter,
};

use crate::{
    common::{Client, Running, request},
    nats::pass_time,
    nodes::Strange,
    scripted::{Answer, Call, Scripted},
};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A server that takes operators' commands, and its folder.
struct Operated {
    folder: TempDir,
    server: Running,
    socket: PathBuf,
}

impl Operated {
    async fn start(change: impl FnOnce(&mut Config)) -> Operated {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("tables.db-admin");
        let admin = socket.clone();
        let server = Running::start_as(&folder.path().join("tables.db"), |config| {
            config.admin = Some(admin);
            change(config);
        })
        .await;
        Operated { folder, server, socket }
    }

    async fn ask(&self, request: AdminRequest) -> AdminAnswer {
        serde_json::from_str(&ask(&self.socket, &serde_json::to_string(&request).unwrap()).await).unwrap()
    }

    /// The code with which a request is refused.
    async fn refusal(&self, request: AdminRequest) -> String {
        match self.ask(request).await {
            AdminAnswer::Refused(refusal) => refusal.code,
            answer => panic!("{answer:?}"),
        }
    }

    async fn audit(&self) -> Vec<AuditEntry> {
        match self.ask(list(AdminList::Audit, None)).await {
            AdminAnswer::Audit(entries) => entries,
            answer => panic!("{answer:?}"),
        }
    }
}

/// Sends a line, and receives what is answered until the server closes the connection.
async fn ask(socket: &Path, line: &str) -> String {
    let mut stream = UnixStream::connect(socket).await.unwrap();
    stream.write_all(format!("{line}\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

fn list(of: AdminList, search: Option<&str>) -> AdminRequest {
    AdminRequest::List { of, search: search.map(str::to_owned), limit: 10 }
}

fn ban(subject: &str, days: Option<u32>) -> AdminRequest {
    AdminRequest::Ban {
        subject: subject.to_owned(),
        days,
        addresses: true,
        reason: Some("insults".to_owned()),
    }
}

fn lift(subject: &str) -> AdminRequest {
    AdminRequest::Lift { subject: subject.to_owned(), reason: None }
}

#[tokio::test]
async fn figures_and_readiness_are_served_at_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let [data, away] = ["tables.db", "away.db"].map(|name| folder.path().join(name));
    let server = Running::start(&data).await;
    let get = async |port, path: &str| {
        let (status, _, body) = request(port, "GET", path, "", None, "").await;
        (status, body)
    };
    for path in ["/metrics", "/readyz"] {
        assert_eq!(get(server.port, path).await.0, 404, "{path}");
    }
    assert_eq!(get(server.metrics, "/api/games").await.0, 404);
    assert!(get(server.metrics, "/metrics").await.1.contains("menagerie_sockets 0"));
    assert_eq!(get(server.metrics, "/readyz").await, (200, "ready".to_owned()));
    // A server that cannot store anything is alive but not ready.
    fs::rename(&data, &away).unwrap();
    assert_eq!(get(server.metrics, "/readyz").await.0, 503);
    assert_eq!(get(server.port, "/healthz").await.0, 200);
    fs::rename(&away, &data).unwrap();
    assert_eq!(get(server.metrics, "/readyz").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_banned_guest_may_do_nothing_until_the_ban_ends() {
    let time = TimeSource::manual(1_000_000);
    let operated = Operated::start(|config| config.time = time.clone()).await;
    let mut eve = Client::connected(operated.server.port).await;
    let mut bob = Client::connected(operated.server.port).await;
    let id = eve.me.id.clone();
    for end in ["lifted", "after its days"] {
        let AdminAnswer::Banned(bans) = operated.ask(ban(&id, Some(3))).await else { panic!() };
        // The guest's address is not banned, because everybody on this device has it.
        assert_eq!(bans.iter().map(|ban| &ban.subject).collect::<Vec<_>>(), [&id]);
        while eve.receive().await {}
        assert_eq!(eve.faults.pop_back().unwrap().code, "server-banned");
        for (method, path) in [("GET", "/api/tables"), ("POST", "/api/me"), ("GET", "/ws")] {
            let (status, body) = eve.text(method, path, "").await;
            assert_eq!((status, body.contains("server-banned")), (403, true), "{method} {path}");
        }
        assert_eq!(bob.text("GET", "/api/tables", "").await.0, 200);
        if end == "lifted" {
            assert_eq!(operated.ask(lift(&id)).await, AdminAnswer::Lifted(id.clone()));
        } else {
            time.advance(3 * DAY);
        }
        // The session has not ended.
        assert_eq!(eve.ask::<Me>("POST", "/api/me", &()).await, eve.me);
        eve.connect().await;
    }
    operated.server.stop().await;
}

#[tokio::test]
async fn a_banned_address_may_do_nothing_even_after_a_restart() {
    let proxied = |config: &mut Config| config.trusted_proxies = vec![[127, 0, 0, 1].into()];
    let operated = Operated::start(proxied).await;
    let status = async |port, address: &str| {
        let cookie = format!("none\r\nX-Forwarded-For: {address}");
        request(port, "POST", "/api/me", &cookie, None, "").await.0
    };
    let port = operated.server.port;
    operated.ask(ban("203.0.113.7", None)).await;
    operated.ask(ban("2001:db8:1:2:3::4", Some(1))).await;
    for (address, expected) in [
        ("203.0.113.7", 403),
        ("203.0.113.8", 200),
        // In IPv6 all addresses of a household count as one.
        ("2001:db8:1:2::9", 403),
        ("2001:db8:1:3::9", 200),
    ] {
        assert_eq!(status(port, address).await, expected, "{address}");
    }
    assert_eq!(operated.refusal(ban("127.0.0.1", None)).await, "server-own-address");
    assert_eq!(operated.refusal(lift("203.0.113.8")).await, "server-is-not-banned");
    let Operated { folder, server, .. } = operated;
    server.stop().await;
    let server = Running::start_as(&folder.path().join("tables.db"), proxied).await;
    assert_eq!(status(server.port, "203.0.113.7").await, 403);
    server.stop().await;
}

/// The other server learns of each command from the database, within three seconds.
#[tokio::test]
async fn what_an_operator_does_to_a_guest_holds_at_other_servers() {
    let folder = tempfile::tempdir().unwrap();
    let (data, socket) = (folder.path().join("tables.db"), folder.path().join("tables.db-admin"));
    let time = TimeSource::manual(1_000_000);
    let bus = Strange::new(0, Some(Duration::from_secs(1)));
    // The other server first looks for bans and removals, and looks for ended sessions last.
    let late = |call| if call == Call::EndedSessions { Answer::Late } else { Answer::Now };
    let store = Scripted::open(&data, late).await;
    let one = Running::start_on(&data, bus.clone(), |config| {
        (config.admin, config.time) = (Some(socket.clone()), time.clone());
    })
    .await;
    let other = Running::start_with(store.clone(), bus.clone(), |config| config.time = time.clone()).await;
    // Lets the other server find out what operators have done.
    let follow = async || {
        time.advance(Duration::from_secs(3));
        store.called.notified().await;
        store.answers.notify_one();
    };
    let command = async |request: AdminRequest| {
        let answer = ask(&socket, &serde_json::to_string(&request).unwrap()).await;
        assert!(!answer.contains("refused"), "{answer}");
    };
    let mut bob = Client::connected(other.port).await;
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let table = bob.table(json!({"spec": "jungle", "seats": seats, "listed": true})).await.id;
    bob.sit(&table, 0).await;
    bob.watch(&table, None).await;

    let id = |client: &Client| client.me.id.clone();
    let mut eve = Client::connected(other.port).await;
    for (request, code, status) in [
        (ban(&id(&eve), None), "server-banned", 403),
        (AdminRequest::Revoke { id: id(&eve), reason: None }, "server-no-identity", 401),
    ] {
        // The greeting shows that the server knows the socket.
        eve.until_clock(time.now()).await;
        command(request).await;
        follow().await;
        while eve.receive().await {}
        assert_eq!(eve.faults.pop_back().unwrap().code, code);
        assert_eq!(eve.text("GET", "/api/tables", "").await.0, status);
        if code == "server-banned" {
            command(lift(&id(&eve))).await;
            follow().await;
            assert_eq!(eve.text("GET", "/api/tables", "").await.0, 200);
            eve.connect().await;
        }
    }

    // Somebody who is removed loses the seat, and gets no other.
    let mut dan = Client::connected(other.port).await;
    dan.sit(&table, 1).await;
    command(AdminRequest::Remove { id: id(&dan), reason: None }).await;
    follow().await;
    while dan.receive().await {}
    assert_eq!(dan.faults.pop_back().unwrap().code, "server-no-identity");
    // Bob has not been disturbed.
    tokio::select! {
        _ = bob.until(&table, |mirror| mirror.state().stage == Stage::Over) => {}
        () = pass_time(&time) => {}
    }
    assert!(bob.faults.is_empty() && !bob.goodbye);
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn operators_rename_sign_out_and_remove_guests() {
    let operated = Operated::start(|_| ()).await;
    let mut eve = Client::connected(operated.server.port).await;
    let mut bob = Client::connected(operated.server.port).await;
    let me: Me = eve.ask("PUT", "/api/me", &json!({"name": "Badword"})).await;
    let seats = json!([{"kind": "me"}, {"kind": "anyone"}]);
    let table = eve.table(json!({"spec": "jungle", "seats": seats, "listed": true})).await.id;
    eve.sit(&table, 0).await;
    bob.sit(&table, 1).await;
    bob.watch(&table, Some(1)).await;
    bob.order(&table, wire::Command::Resign { seat: 1 }).await.unwrap();
    bob.until(&table, |mirror| mirror.state().stage == Stage::Over).await;

    let AdminAnswer::Guests(found) = operated.ask(list(AdminList::Guests, Some("badw"))).await else {
        panic!()
    };
    assert_eq!((found.len(), &found[0].id, found[0].tables), (1, &me.id, 1));
    let AdminAnswer::Tables(tables) = operated.ask(list(AdminList::Tables, None)).await else { panic!() };
    assert_eq!((&tables[0].id, &tables[0].seats), (&table, &vec![me.id.clone(), bob.me.id.clone()]));
    let show = || AdminRequest::Show { id: me.id.clone() };
    let AdminAnswer::Guest { person, addresses, tables, .. } = operated.ask(show()).await else { panic!() };
    assert_eq!((person.name.as_str(), addresses, tables.len()), ("Badword", vec!["127.0.0.1".to_owned()], 1));
    assert!(operated.audit().await.is_empty(), "looking changes nothing");

    // The new name is also at a table whose game is over.
    let rename = |name: &str| {
        let reason = Some("an insult".to_owned());
        AdminRequest::Rename { id: me.id.clone(), name: name.to_owned(), reason }
    };
    assert_eq!(operated.refusal(rename("Computer")).await, "server-name-refused");
    assert!(
        matches!(operated.ask(rename(" Eve ")).await, AdminAnswer::Renamed { name, .. } if name == "Eve")
    );
    let renamed = Sitter::Person { name: "Eve".into() };
    bob.until(&table, |mirror| mirror.state().seats[0].sitter == renamed).await;
    assert_eq!(eve.ask::<Me>("POST", "/api/me", &()).await.name, "Eve");
    let mut late = Client::connected(operated.server.port).await;
    late.watch(&table, None).await;
    late.until(&table, |_| true).await;
    assert!(late.bytes.iter().all(|bytes| !bytes.contains("Badword")));

    let revoke = AdminRequest::Revoke { id: me.id.clone(), reason: None };
    assert!(matches!(operated.ask(revoke).await, AdminAnswer::Revoked { sessions: 1, .. }));
    while eve.receive().await {}
    assert_eq!(eve.text("GET", "/api/tables", "").await.0, 401);
    let remove = AdminRequest::Remove { id: me.id.clone(), reason: None };
    assert_eq!(operated.ask(remove.clone()).await, AdminAnswer::Removed(me.id.clone()));
    let former = Sitter::Person { name: "Guest".into() };
    bob.until(&table, |mirror| mirror.state().seats[0].sitter == former).await;
    // The guest no longer exists. A command that is refused is not noted in the audit log.
    assert_eq!(operated.refusal(remove).await, "server-no-guest");
    assert_eq!(operated.refusal(show()).await, "server-no-guest");

    let audit = operated.audit().await;
    let actions: Vec<_> = audit.iter().map(|entry| (entry.action.as_str(), entry.subject.as_str())).collect();
    assert_eq!(actions, [("remove", me.id.as_str()), ("revoke", &me.id), ("rename", &me.id)]);
    assert!(audit.iter().all(|entry| entry.operator.starts_with("uid:")));
    assert_eq!(audit[2].reason.as_deref(), Some("an insult"));
    let text = format!("{audit:?}");
    assert!(!text.contains("Eve") && !text.contains("Badword"), "the audit log contains no names: {text}");
    operated.server.stop().await;
}

#[tokio::test]
async fn commands_come_from_the_account_that_runs_the_server_alone() {
    let operated = Operated::start(|_| ()).await;
    assert_eq!(fs::metadata(&operated.socket).unwrap().permissions().mode() & 0o777, 0o600);
    for line in ["", "nonsense", r#"{"command":"show"}"#, &"x".repeat(100_000)] {
        // The server need not read a request that is too long.
        let answer: Value = match UnixStream::connect(&operated.socket).await {
            Ok(mut stream) => {
                let _ = stream.write_all(format!("{line}\n").as_bytes()).await;
                let mut answer = String::new();
                if stream.read_to_string(&mut answer).await.is_err() {
                    continue;
                }
                serde_json::from_str(&answer).unwrap()
            }
            Err(error) => panic!("{error}"),
        };
        assert_eq!(answer["refused"]["code"], "server-message", "{answer}");
    }
    let Operated { server, socket, folder } = operated;
    server.stop().await;
    assert!(!socket.exists());
    // A socket that a crashed server left behind is replaced. Any other file stays.
    drop(std::os::unix::net::UnixListener::bind(&socket).unwrap());
    let admin = socket.clone();
    let data = folder.path().join("tables.db");
    let server = Running::start_as(&data, |config| config.admin = Some(admin)).await;
    assert!(ask(&socket, "nonsense").await.contains("server-message"));
    server.stop().await;
    fs::write(&socket, "a letter").unwrap();
    let admin = socket.clone();
    let server = Running::start_as(&data, |config| config.admin = Some(admin)).await;
    server.stop().await;
    assert_eq!(fs::read_to_string(&socket).unwrap(), "a letter");
}

#[tokio::test]
async fn the_page_privacy_is_filled_from_the_settings() {
    let folder = tempfile::tempdir().unwrap();
    let ask = async |name: &str, change: fn(&mut Config)| {
        let server = Running::start_as(&folder.path().join(name), change).await;
        let (status, headers, body) = request(server.port, "GET", "/api/privacy", "", None, "").await;
        assert_eq!(status, 200, "{body}");
        // Asking for these facts gives nobody an identity.
        assert!(!headers.contains("set-cookie"), "{headers}");
        let mut client = Client::enter(server.port).await;
        let known: Privacy = client.ask("GET", "/api/privacy", &()).await;
        assert_eq!(known.you, Some(client.me.clone()));
        let facts: Privacy = serde_json::from_str(&body).unwrap();
        assert_eq!(Privacy { you: None, ..known }, facts);
        // The answer names the cookie that clients are given.
        assert!(client.cookie().starts_with(&format!("{}=", facts.cookie)));
        server.stop().await;
        facts
    };
    let device = ask("device.db", |config| config.metrics = None).await;
    assert_eq!((device.session_days, device.unplayed_days, device.address_minutes), (365, 14, 2));
    assert_eq!((device.way, device.metrics, device.operator), (Way::Device, false, None));
    let home = ask("home.db", |config| config.reachable = true).await;
    assert_eq!((home.way, home.metrics), (Way::Http, true));
    let public = ask("public.db", |config| {
        config.reachable = true;
        config.public_url = Some("https://play.example".to_owned());
        config.operator = Some("Ada".to_owned());
    })
    .await;
    assert_eq!((public.way, public.operator.as_deref()), (Way::Https, Some("Ada")));
}
