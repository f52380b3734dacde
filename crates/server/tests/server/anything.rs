//! Any input over HTTP or a socket gets an answer, at worst a refusal, and the server goes on.

use crate::common::{Client, Running, request};
use dice::{Dice, Seed};
use rules::{
    Random as _,
    catalog::{AnySpec, GAMES},
};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use wire::{Command, Refusal, http::Games};

/// Random numbers that are the same in every run.
struct Seeded(Dice);

impl Seeded {
    fn new(name: &str) -> Seeded {
        Seeded(Dice::new(&Seed::new([0; 32]), name, &[]))
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u32) as usize]
    }

    /// Text of any kind.
    fn text(&mut self) -> String {
        let kind = *self.one(&["abz09 \"\\{}[],:", "äöß€🐯\u{0}\u{7}\u{202e}", "../%2e?#&="]);
        let letters: Vec<char> = kind.chars().collect();
        (0..self.below(30)).map(|_| *self.one(&letters)).collect()
    }

    /// JSON that looks like what a client sends.
    fn data(&mut self, depth: u32, table: &str) -> Value {
        const WORDS: [&str; 25] = [
            "watch",
            "unwatch",
            "order",
            "sit",
            "reveal",
            "leave",
            "fill",
            "play",
            "resign",
            "offer",
            "answer",
            "abort",
            "claim",
            "rematch",
            "draw",
            "take-back",
            "win",
            "me",
            "anyone",
            "computer",
            "fischer",
            "days",
            "jungle",
            "a3-a4",
            "mandua:referee=strict",
        ];
        const KEYS: [&str; 21] = [
            "type",
            "do",
            "table",
            "seat",
            "after",
            "id",
            "command",
            "ply",
            "action",
            "offer",
            "accept",
            "remedy",
            "level",
            "spec",
            "seats",
            "kind",
            "clock",
            "name",
            "record",
            "contribution",
            "commitment",
        ];
        match self.below(if depth == 0 { 7 } else { 10 }) {
            0 => json!(null),
            1 => json!(self.below(2) == 0),
            2 => json!(self.below(4)),
            3 => json!(i64::from(self.below(u32::MAX)) - (1 << 31)),
            4 => json!(self.text()),
            5 => json!(table),
            6 => json!(self.one(&WORDS)),
            7 => (0..self.below(4)).map(|_| self.data(depth - 1, table)).collect(),
            _ => {
                let fields = (0..self.below(6)).map(|_| {
                    let key = (*self.one(&KEYS)).to_owned();
                    (key, self.data(depth - 1, table))
                });
                Value::Object(fields.collect())
            }
        }
    }

    /// A message with the right shape and anything in its fields.
    fn message(&mut self, table: &str) -> Value {
        let mut seat = || json!(self.below(4));
        let (one, other) = (seat(), seat());
        let deed = *self.one(&[
            "sit", "reveal", "leave", "fill", "play", "resign", "offer", "answer", "abort", "claim",
            "rematch",
        ]);
        let command = json!({
            "do": deed, "seat": one, "level": other, "ply": self.below(3), "action": self.text(),
            "contribution": "0".repeat(30 + self.below(4) as usize),
            "commitment": self.one(&[None, Some("0".repeat(64)), Some("0".repeat(63))]),
            "offer": self.one(&["draw", "take-back", "abort", "x"]), "accept": self.below(2) == 0,
            "remedy": self.one(&["win", "abort", "x"]),
        });
        match self.below(4) {
            0 => json!({"type": "watch", "table": table, "seat": one, "after": self.below(9)}),
            1 => json!({"type": "watch", "table": self.text(), "seat": null, "after": u32::MAX}),
            2 => json!({"type": "unwatch", "table": table}),
            _ => json!({"type": "order", "id": self.text(), "table": table, "command": command}),
        }
    }
}

#[tokio::test]
async fn every_error_of_the_api_is_a_refusal() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut client = Client::enter(server.port).await;
    let long = "x".repeat(3_000_000);
    for (method, path, body, status, code) in [
        ("GET", "/api/nothing", "", 404, "server-no-route"),
        ("PATCH", "/api/me", "", 405, "server-method"),
        ("POST", "/api/tables", "{", 400, "server-message"),
        ("POST", "/api/tables", "{}", 422, "server-message"),
        ("GET", "/api/tables/x/study/q", "", 400, "server-message"),
        ("POST", "/api/records", long.as_str(), 413, "server-too-large"),
    ] {
        let (found, answer) = client.text(method, path, body).await;
        let refusal: Refusal = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{path}: {answer}"));
        assert_eq!((found, refusal.code.as_str()), (status, code), "{method} {path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn any_request_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut random = Seeded::new("requests");
    let mut client = Client::enter(server.port).await;
    let table =
        client.table(json!({"spec": "jungle", "seats": [{"kind": "me"}, {"kind": "anyone"}]})).await.id;
    let paths = [
        "/api/me".to_owned(),
        "/api/me/session".into(),
        "/api/me/sessions".into(),
        "/api/games".into(),
        "/api/tables".into(),
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/record"),
        format!("/api/tables/{table}/invitations"),
        "/api/tables/%00%ff".into(),
        "/api/tables/../../etc".into(),
        "/api/join".into(),
        "/api/records".into(),
        "/api/records/show".into(),
        "/ws".into(),
        "/api/privacy".into(),
        "/index.html".into(),
    ];
    for _ in 0..600 {
        let method = *random.one(&["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]);
        let path = random.one(&paths).clone();
        let body = match random.below(4) {
            0 => random.text(),
            1 => String::new(),
            _ => random.data(4, &table).to_string(),
        };
        let (status, answer) = client.text(method, &path, &body).await;
        assert!((200..500).contains(&status), "{method} {path} {body}: {status} {answer}");
        if status == 401 {
            // The client has removed itself, or ended its session.
            client = Client::enter(server.port).await;
        }
        if status >= 400 && (path.starts_with("/api/") || path == "/ws") {
            // Every refusal has a code, so that a client can always say why.
            let refusal: Result<Refusal, _> = serde_json::from_str(&answer);
            let refusal = refusal.unwrap_or_else(|_| panic!("{method} {path}: {status} {answer}"));
            assert!(!refusal.code.is_empty(), "{method} {path}: {status} {answer}");
        }
    }
    // Send text that is not even HTTP.
    for _ in 0..50 {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let mut stream = tokio::net::TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
        let junk = format!("{}\r\n{}\r\n\r\n", random.text(), random.text());
        let _ = stream.write_all(junk.as_bytes()).await;
        let _ = stream.shutdown().await;
        let _ = stream.read_to_end(&mut Vec::new()).await;
    }
    let games: Games = client.ask("GET", "/api/games", &()).await;
    assert_eq!(games.games.len(), GAMES.len());
    server.stop().await;
}

#[tokio::test]
async fn any_message_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&folder.path().join("tables.db")).await;
    let mut random = Seeded::new("messages");
    let mut host = Client::enter(server.port).await;
    for spec in GAMES.iter().filter_map(|game| game.variants.last()) {
        let mut seats = vec![json!({"kind": "me"})];
        seats.resize(AnySpec::parse(spec).unwrap().seats(), json!({"kind": "anyone"}));
        let wish = json!({"spec": spec, "seats": seats, "listed": true});
        let table = host.table(wish).await.id;
        let mut client = Client::connected(server.port).await;
        let mut own = host.twin().await;
        for who in [&mut own, &mut client] {
            who.careless = true;
            for number in 0..400 {
                if number % 20 == 0 {
                    // The answer to this order shows that the connection holds. It comes after all earlier
                    // answers.
                    let _ = who.order(&table, Command::Resign { seat: 9 }).await;
                }
                let message = match random.below(4) {
                    0 => random.data(4, &table),
                    _ => random.message(&table),
                };
                who.send_text(&message.to_string()).await;
            }
            for _ in 0..20 {
                who.send_text(&random.text()).await;
            }
            who.send_raw(Message::binary(vec![0xff, 0xfe, 0])).await;
            let _ = who.order(&table, Command::Resign { seat: 9 }).await;
        }
    }
    // Bytes that are not a message end the connection of this client, but no other connection.
    let mut broken = Client::connected(server.port).await;
    broken.break_off().await;
    let (status, ..) = request(server.port, "GET", "/healthz", "", None, "").await;
    assert_eq!(status, 200);
    assert!(server.figures().await.contains("menagerie_orders_refused_total"));
    server.stop().await;
}
