//! A client that never gives up. It reconnects, to another node if necessary, and sends an order again until
//! it is acknowledged.

use std::{
    collections::HashMap,
    io,
    sync::{
        Arc,
        atomic::Ordering::{Relaxed, SeqCst},
    },
    time::{Duration, Instant},
};

use data_encoding::HEXLOWER;
use futures_util::{SinkExt, StreamExt};
use rules::{Random, Seat};
use search::Generator;
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};
use wire::{
    Command, Event, FromClient, FromServer, Refusal, SeatNumber, Stage, State,
    http::{Me, TableInfo},
    refusals::{server as refusals, table as table_refusals},
    session::Sitter,
};

use crate::{
    history::{Record, What},
    load::Shared,
};

/// How long a client waits for the answer to an order, or for a connection, before it tries another node.
const IMPATIENCE: Duration = Duration::from_secs(3);
/// How long a client waits for any message. Servers send one every 25 seconds.
const SILENCE: Duration = Duration::from_secs(30);
/// The code with which a node closes the socket of a page that shares no version of the protocol with it.
const OTHER_VERSION: u16 = 4001;
/// How long a client waits before it repeats a request that was refused because the database is away.
const PAUSE: Duration = Duration::from_millis(50);

/// A client, and everything that it has sent and received at its current table.
pub(crate) struct Person {
    shared: Arc<Shared>,
    pub(crate) name: String,
    pub(crate) me: Me,
    token: String,
    /// The protocol versions that the client speaks: those of the node that served its page.
    speaks: String,
    /// The node that the client prefers, if any.
    home: Option<usize>,
    /// The node that the client uses now.
    at: usize,
    socket: Option<WebSocketStream<TcpStream>>,
    table: String,
    seat: Option<SeatNumber>,
    pub(crate) events: Vec<Event>,
    state: Option<State>,
    answers: HashMap<String, Result<(), Refusal>>,
    /// When the order that waits for an answer was sent over this connection; `None` if no order waits.
    waits: Option<Instant>,
    pub(crate) orders: HashMap<String, Command>,
    pub(crate) acknowledged: Vec<String>,
    pub(crate) trail: Vec<Record>,
    random: Generator,
    count: u32,
}

impl Person {
    /// Registers as a guest at a random node.
    pub(crate) async fn enter(shared: Arc<Shared>, name: String, seed: u64) -> Person {
        let mut random = Generator::new(seed);
        let at = random.below(shared.ports.len() as u32) as usize;
        let me = Me { id: String::new(), name: String::new() };
        let mut person = Person {
            shared,
            name,
            me,
            token: String::new(),
            speaks: String::new(),
            home: None,
            at,
            socket: None,
            table: String::new(),
            seat: None,
            events: Vec::new(),
            state: None,
            answers: HashMap::new(),
            waits: None,
            orders: HashMap::new(),
            acknowledged: Vec::new(),
            trail: Vec::new(),
            random,
            count: 0,
        };
        let (head, body) = person.ask("POST", "/api/me", "").await;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap();
        person.token = cookie.split_once('=').unwrap().1.to_owned();
        person.me = serde_json::from_str(&body).unwrap();
        person.speaks = versions(&head).to_owned();
        person
    }

    pub(crate) fn note(&mut self, what: What) {
        self.trail.push(Record {
            at: self.shared.began.elapsed(),
            who: self.name.clone(),
            node: self.at,
            what,
        });
    }

    /// Fails the run, because the client saw something that must never happen.
    fn fail(&mut self, why: &str) -> ! {
        let history = crate::history::print(&mut self.trail);
        panic!("seed {}: {} at table {}: {why}\n{history}", self.shared.seed, self.name, self.table);
    }

    /// Prefers a node from now on, and connects to it first.
    pub(crate) fn settle(&mut self, node: usize) {
        (self.home, self.at) = (Some(node), node);
    }

    /// Chooses the node to try next: the preferred node, or a random one.
    fn move_on(&mut self) {
        let nodes = self.shared.ports.len();
        self.at = match self.home {
            // Alternate between the preferred node and a random one.
            Some(home) if self.at != home => home,
            _ => self.random.below(nodes as u32) as usize,
        };
    }

    /// The port of the current node, and the client's cookie for it; `None` while the node is down.
    fn node(&self) -> Option<(u16, String)> {
        let port = self.shared.ports[self.at].load(SeqCst);
        (port > 0).then(|| (port, format!("menagerie-{port}={}", self.token)))
    }

    /// Sends a request until a node answers it with 200. Returns the head and the body of the answer.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> (String, String) {
        loop {
            if let Some((port, cookie)) = self.node()
                && let Ok(Ok((status, head, answer))) =
                    timeout(IMPATIENCE, request(port, method, path, &cookie, body)).await
            {
                self.compare_versions(&head);
                match status {
                    200 => return (head, answer),
                    503 => drop(self.shared.counts.away.fetch_add(1, Relaxed)),
                    _ => self.fail(&format!("{method} {path}: {status} {answer}")),
                }
            }
            self.move_on();
            sleep(PAUSE).await;
        }
    }

    /// Fails if the node shares no protocol version with the page that this client stands for.
    fn compare_versions(&mut self, head: &str) {
        let told = versions(head);
        if !self.speaks.is_empty() && told != self.speaks {
            if !told.split(',').any(|version| self.speaks.split(',').any(|own| own == version)) {
                let why = format!("the page speaks {}, and the node {told}", self.speaks);
                self.fail(&why);
            }
            self.shared.counts.neighbours.fetch_add(1, Relaxed);
        }
    }

    /// Creates a table. If the answer is lost, there may be a second table, at which nobody plays.
    pub(crate) async fn set_up(&mut self, wish: &Value) -> TableInfo {
        serde_json::from_str(&self.ask("POST", "/api/tables", &wish.to_string()).await.1).unwrap()
    }

    /// Stops watching the current table, and forgets what happened there.
    pub(crate) async fn leave(&mut self) {
        if !self.table.is_empty() {
            let table = std::mem::take(&mut self.table);
            self.send(&FromClient::Unwatch { table }).await;
        }
        (self.seat, self.state) = (None, None);
        self.events.clear();
        self.answers.clear();
        self.orders.clear();
        self.acknowledged.clear();
        self.trail.clear();
    }

    /// Takes a seat, and watches the table from it. If the game has dice, also reveals a contribution to them
    /// once all seats are taken.
    pub(crate) async fn sit(&mut self, table: &str, seat: SeatNumber) {
        let info: TableInfo =
            serde_json::from_str(&self.ask("GET", &format!("/api/tables/{table}"), "").await.1).unwrap();
        let contribution = [seat; 16];
        let commitment = info.commitment.map(|referee| {
            let referee = HEXLOWER.decode(referee.as_bytes()).unwrap().try_into().unwrap();
            let seat = Seat::new(seat.into()).unwrap();
            HEXLOWER.encode(&dice::seat_commitment(&referee, seat, &contribution))
        });
        let has_dice = commitment.is_some();
        self.order(table, Command::Sit { seat, commitment }).await;
        self.watch(table, Some(seat)).await;
        if has_dice {
            let has_sat = |sitter: &Sitter| !matches!(sitter, Sitter::Open | Sitter::Kept { .. });
            self.until(|state| state.seats.iter().all(|seat| has_sat(&seat.sitter))).await;
            let contribution = HEXLOWER.encode(&contribution);
            self.order(table, Command::Reveal { seat, contribution }).await;
        }
    }

    pub(crate) async fn watch(&mut self, table: &str, seat: Option<SeatNumber>) {
        (self.table, self.seat) = (table.to_owned(), seat);
        self.watch_again().await;
    }

    async fn watch_again(&mut self) {
        let after = self.events.last().map_or(0, |event| event.number);
        self.send(&FromClient::Watch { table: self.table.clone(), seat: self.seat, after }).await;
    }

    /// Sends an order until it is acknowledged.
    pub(crate) async fn order(&mut self, table: &str, command: Command) {
        self.count += 1;
        let id = format!("{}-{}", self.me.id, self.count);
        self.orders.insert(id.clone(), command.clone());
        self.note(What::Sent(id.clone(), command.clone()));
        self.shared.counts.orders.fetch_add(1, Relaxed);
        let began = Instant::now();
        let mut first = true;
        loop {
            if !first {
                self.shared.counts.repeated.fetch_add(1, Relaxed);
            }
            first = false;
            self.waits = Some(Instant::now());
            self.send(&FromClient::Order {
                id: id.clone(),
                table: table.to_owned(),
                command: command.clone(),
            })
            .await;
            let answer = loop {
                if let Some(answer) = self.answers.remove(&id) {
                    break Some(answer);
                }
                if self.waits.is_none() {
                    break None;
                }
                self.step().await;
            };
            self.waits = None;
            match answer {
                None => {}
                Some(Ok(())) => break,
                Some(Err(refusal)) if refusal.code == refusals::AWAY.code => {
                    self.note(What::Refused(id.clone(), refusal.code));
                    self.shared.counts.away.fetch_add(1, Relaxed);
                    sleep(PAUSE).await;
                }
                // The game is over: the host has resigned, or the game ended before the host could resign.
                Some(Err(refusal))
                    if refusal.code == table_refusals::OVER.code && self.shared.enough.load(SeqCst) =>
                {
                    self.note(What::Refused(id, refusal.code));
                    return;
                }
                Some(Err(refusal)) => self.fail(&format!("{id} is refused: {refusal:?}")),
            }
        }
        self.note(What::Acknowledged(id.clone()));
        self.acknowledged.push(id);
        self.shared.counts.acknowledged.fetch_add(1, Relaxed);
        self.shared.counts.longest.fetch_max(began.elapsed().as_millis() as u64, Relaxed);
    }

    /// Receives messages until `reached` holds for the state of the table.
    pub(crate) async fn until(&mut self, reached: impl Fn(&State) -> bool) {
        while !self.state.as_ref().is_some_and(&reached) {
            self.step().await;
        }
    }

    /// Plays at a seat until the game is over. The host (seat 0) resigns when the run is to end.
    pub(crate) async fn play(&mut self, table: &str, seat: SeatNumber) {
        self.sit(table, seat).await;
        loop {
            self.until(|state| state.stage != Stage::Waiting).await;
            let Some(state) = &self.state else { continue };
            if state.stage == Stage::Over {
                return;
            }
            let ply = state.ply;
            if seat == 0 && self.shared.enough.load(SeqCst) {
                self.order(table, Command::Resign { seat }).await;
                self.until(|state| state.stage == Stage::Over).await;
                return;
            }
            match &state.legal {
                Some(legal) if state.turn == Some(seat) => {
                    let action = legal.nth(self.random.below(1 << 20) as usize).unwrap();
                    self.order(table, Command::Play { seat, ply, action }).await;
                    self.until(|state| state.ply > ply || state.stage == Stage::Over).await;
                }
                _ => self.step().await,
            }
        }
    }

    /// Watches a game until it is over.
    pub(crate) async fn look_on(&mut self, table: &str) {
        self.watch(table, None).await;
        self.until(|state| state.stage == Stage::Over).await;
    }

    async fn send(&mut self, message: &FromClient) {
        let Some(socket) = &mut self.socket else { return };
        let text = serde_json::to_string(message).unwrap();
        if !matches!(timeout(IMPATIENCE, socket.send(Message::text(text))).await, Ok(Ok(()))) {
            self.lose("cannot send");
        }
    }

    fn lose(&mut self, why: &'static str) {
        self.socket = None;
        self.waits = None;
        self.note(What::Lost(why));
        self.move_on();
    }

    async fn connect(&mut self) {
        loop {
            if let Some((port, cookie)) = self.node() {
                match timeout(IMPATIENCE, open(port, &cookie, &self.speaks)).await {
                    Ok(Ok(socket)) => {
                        self.socket = Some(socket);
                        break;
                    }
                    // Count this like a refused order: the node cannot ask the database who the client is.
                    Ok(Err(tungstenite::Error::Http(answer))) if answer.status() == 503 => {
                        self.shared.counts.away.fetch_add(1, Relaxed);
                    }
                    Ok(Err(_)) | Err(_) => {}
                }
            }
            self.move_on();
            sleep(Duration::from_millis(10)).await;
        }
        self.shared.counts.reconnects.fetch_add(1, Relaxed);
        self.note(What::Connected);
        if !self.table.is_empty() {
            self.watch_again().await;
        }
    }

    /// Receives a message. If the connection is lost, reconnects instead.
    async fn step(&mut self) {
        let Some(socket) = &mut self.socket else {
            self.waits = None;
            return self.connect().await;
        };
        let patience = match self.waits {
            Some(since) => IMPATIENCE.saturating_sub(since.elapsed()),
            None => SILENCE,
        };
        let text = match timeout(patience, socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => text,
            Ok(Some(Ok(Message::Close(Some(close))))) if u16::from(close.code) == OTHER_VERSION => {
                let why = format!("the page speaks {}, and the node {}", self.speaks, close.reason);
                self.fail(&why);
            }
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return self.lose("the connection ended"),
            Ok(Some(Ok(_))) => return,
            Err(_) => return self.lose("no answer"),
        };
        match serde_json::from_str(&text).unwrap() {
            FromServer::Hello { .. }
            | FromServer::Present { .. }
            | FromServer::Beat { .. }
            | FromServer::Stale { .. } => {}
            FromServer::Update(update) if update.table != self.table => {}
            FromServer::Update(update) => {
                for event in update.events {
                    let newest = self.events.last().map_or(0, |event| event.number);
                    if event.number != newest + 1 {
                        self.fail(&format!("event {} came after {newest}", event.number));
                    }
                    self.note(What::Saw(event.number));
                    self.events.push(event);
                }
                let newest = self.events.last().map_or(0, |event| event.number);
                if update.state.number != newest {
                    self.fail(&format!("the state {} came with event {newest}", update.state.number));
                }
                self.state = Some(update.state);
                if update.more {
                    self.send(&FromClient::More { table: self.table.clone() }).await;
                }
            }
            FromServer::Done { id } => drop(self.answers.insert(id, Ok(()))),
            FromServer::Refused { id, refusal } => drop(self.answers.insert(id, Err(refusal))),
            // Only a `Watch` message receives this answer.
            FromServer::Fault { refusal } if refusal.code == refusals::AWAY.code => {
                self.shared.counts.away.fetch_add(1, Relaxed);
                sleep(PAUSE).await;
                self.watch_again().await;
            }
            FromServer::Fault { refusal } => self.fail(&format!("{refusal:?}")),
            FromServer::Goodbye => self.lose("goodbye"),
        }
    }
}

/// The protocol versions that the head of an answer names.
fn versions(head: &str) -> &str {
    head.lines().find_map(|line| line.strip_prefix("menagerie-protocol: ")).unwrap_or_default()
}

async fn open(port: u16, cookie: &str, speaks: &str) -> tungstenite::Result<WebSocketStream<TcpStream>> {
    let mut request = format!("ws://127.0.0.1:{port}/ws?protocol={speaks}").into_client_request()?;
    request.headers_mut().insert("Cookie", cookie.parse().map_err(io::Error::other)?);
    let stream = TcpStream::connect(("127.0.0.1", port)).await?;
    stream.set_nodelay(true)?;
    Ok(client_async(request, stream).await?.0)
}

/// Sends an HTTP request. Returns the status, the head and the body of the answer.
async fn request(
    port: u16,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> io::Result<(u16, String, String)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, head.replace("\r\n", "\n"), body.to_owned()))
}
