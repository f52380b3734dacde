//! A server on a free port, and clients that know only what the server sends.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

pub mod broker;
pub mod filled;
pub mod jungle;

use std::{
    collections::{HashMap, VecDeque},
    net::{IpAddr, Ipv4Addr},
    path::Path,
    sync::Arc,
    time::Duration,
};

use data_encoding::HEXLOWER;
use futures_util::{SinkExt, StreamExt};
use rules::Seat;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use server::{Bus, Config, InProcess, Protocol, Role, Server, TimeSource, Timeouts, store};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
    time::sleep,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};
use wire::{
    Command, Event, FromClient, FromServer, Happened, Millis, Refusal, SeatNumber, State,
    games::{Board, Legal},
    http::{Me, TableInfo},
};

/// A server that runs until it is stopped or dropped.
pub struct Running {
    pub port: u16,
    /// The port that serves the metrics and the readiness.
    pub metrics: u16,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl Running {
    pub async fn start(data: &Path) -> Running {
        Running::start_as(data, |_| ()).await
    }

    /// Starts a server with a changed configuration.
    pub async fn start_as(data: &Path, change: impl FnOnce(&mut Config)) -> Running {
        Running::start_on(data, Arc::new(InProcess::default()), change).await
    }

    /// Starts a server on a bus with others.
    pub async fn start_on(data: &Path, bus: Arc<dyn Bus>, change: impl FnOnce(&mut Config)) -> Running {
        let store = store::Sqlite::open(data, store::Durability::Process).await.unwrap();
        Running::start_with(Arc::new(store), bus, change).await
    }

    /// Starts a server with any store.
    pub async fn start_with(
        store: Arc<dyn store::Store>,
        bus: Arc<dyn Bus>,
        change: impl FnOnce(&mut Config),
    ) -> Running {
        let mut config = Running::config();
        change(&mut config);
        Running::start_configured(config, store, bus).await
    }

    fn config() -> Config {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Config {
            role: Role::All,
            listen: here,
            port: 0,
            public_url: None,
            trusted_proxies: Vec::new(),
            limits: false,
            timeouts: Timeouts::default(),
            reachable: false,
            link_host: here,
            metrics: Some((here, 0).into()),
            operator: None,
            admin: None,
            assets: None,
            protocol: Protocol::default(),
            time: TimeSource::system(),
        }
    }

    async fn start_configured(config: Config, store: Arc<dyn store::Store>, bus: Arc<dyn Bus>) -> Running {
        let server = Server::bind(config, store, bus).await.unwrap();
        let port = server.port();
        let metrics = server.metrics().map_or(0, |address| address.port());
        let (stop, stopped) = oneshot::channel();
        let run = server.run(async move {
            let _ = stopped.await;
        });
        let serving = tokio::spawn(async move { run.await.unwrap() });
        Running { port, metrics, stop: Some(stop), serving }
    }

    /// The metrics for Prometheus.
    pub async fn figures(&self) -> String {
        request(self.metrics, "GET", "/metrics", "", None, "").await.2
    }

    /// A figure of the metrics.
    pub async fn figure(&self, name: &str) -> usize {
        let prefix = format!("menagerie_{name} ");
        self.figures().await.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap().parse().unwrap()
    }

    /// Waits until `holds` returns true for a figure of the metrics.
    pub async fn until_figure(&self, name: &str, holds: impl Fn(usize) -> bool) {
        while !holds(self.figure(name).await) {
            sleep(Duration::from_millis(2)).await;
        }
    }

    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        (&mut self.serving).await.unwrap();
    }
}

/// A client with a cookie and perhaps a socket.
pub struct Client {
    port: u16,
    cookie: String,
    pub me: Me,
    socket: Option<WebSocketStream<TcpStream>>,
    /// Everything that was received, as it came.
    pub bytes: Vec<String>,
    pub mirrors: HashMap<String, Mirror>,
    /// For each table, the seats whose people are connected.
    pub present: HashMap<String, Vec<SeatNumber>>,
    answers: HashMap<String, Result<(), Refusal>>,
    pub faults: VecDeque<Refusal>,
    pub goodbye: bool,
    /// Whether the server has said that what the client knows may be out of date.
    pub stale: bool,
    /// The server's time, as the server last told it.
    pub clock: Millis,
    /// Whether the client may begin to watch after an event that it does not have. If so, its updates are not
    /// checked.
    pub careless: bool,
    /// Whether the test, not the client, asks for the next page of events.
    pub turns_no_page: bool,
    /// The versions of the protocol that the client names when it connects.
    pub versions: Option<&'static str>,
    orders: u32,
}

/// What a client knows about a table.
#[derive(Clone, Debug, Default)]
pub struct Mirror {
    pub events: Vec<Event>,
    /// Whether the last update said that there are more events.
    pub more: bool,
    pub state: Option<State>,
    /// The numbers of the states, in the order in which they came.
    pub history: Vec<u32>,
    /// Whether the client has begun to watch and has not received the first state.
    watches: bool,
}

impl Mirror {
    pub fn number(&self) -> u32 {
        self.events.last().map_or(0, |event| event.number)
    }

    pub fn state(&self) -> &State {
        self.state.as_ref().unwrap()
    }

    /// The newest board.
    pub fn board(&self) -> Option<&Board> {
        self.events.iter().rev().find_map(|event| match &event.happened {
            Happened::Started { board }
            | Happened::Played { board, .. }
            | Happened::Dealt { board, .. }
            | Happened::TakenBack { board, .. } => Some(board),
            _ => None,
        })
    }
}

impl Client {
    /// A newcomer.
    pub async fn enter(port: u16) -> Client {
        let (status, headers, body) = request(port, "POST", "/api/me", "", None, "").await;
        assert_eq!(status, 200, "{body}");
        // A proxy may write the names of headers in capital letters.
        let mut headers = headers.lines().filter_map(|line| line.split_once(": "));
        let cookie = headers.find(|(name, _)| name.eq_ignore_ascii_case("set-cookie")).unwrap().1;
        let me = serde_json::from_str(&body).unwrap();
        Client::of(port, cookie.split(';').next().unwrap().to_owned(), me)
    }

    fn of(port: u16, cookie: String, me: Me) -> Client {
        Client {
            port,
            cookie,
            me,
            socket: None,
            bytes: Vec::new(),
            mirrors: HashMap::new(),
            present: HashMap::new(),
            answers: HashMap::new(),
            faults: VecDeque::new(),
            goodbye: false,
            stale: false,
            clock: 0,
            careless: false,
            turns_no_page: false,
            versions: None,
            orders: 0,
        }
    }

    /// A newcomer with a socket.
    pub async fn connected(port: u16) -> Client {
        let mut client = Client::enter(port).await;
        client.connect().await;
        client
    }

    pub async fn connect(&mut self) {
        assert!(self.try_connect().await);
    }

    /// Connects. Returns `false` if nobody answers, or refuses the socket.
    pub async fn try_connect(&mut self) -> bool {
        let versions = self.versions.map_or(String::new(), |versions| format!("?protocol={versions}"));
        let mut request = format!("ws://127.0.0.1:{}/ws{versions}", self.port).into_client_request().unwrap();
        request.headers_mut().insert("Cookie", self.cookie.parse().unwrap());
        let Ok(stream) = TcpStream::connect(("127.0.0.1", self.port)).await else { return false };
        stream.set_nodelay(true).unwrap();
        let Ok((socket, _)) = client_async(request, stream).await else { return false };
        self.socket = Some(socket);
        self.goodbye = false;
        self.stale = false;
        true
    }

    /// The header `Cookie`.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// The secret in the cookie.
    pub fn token(&self) -> &str {
        self.cookie.split_once('=').map_or("", |(_, token)| token)
    }

    /// The same person at another device.
    pub async fn twin(&self) -> Client {
        let mut twin = Client::of(self.port, self.cookie.clone(), self.me.clone());
        twin.connect().await;
        twin
    }

    /// Continues at another server as the same person.
    pub fn move_to(&mut self, port: u16) {
        self.cookie = self.cookie.replace(&format!("-{}=", self.port), &format!("-{port}="));
        self.port = port;
        self.socket = None;
    }

    pub fn disconnect(&mut self) {
        self.socket = None;
    }

    pub async fn ask<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: &impl Serialize) -> T {
        self.try_ask(method, path, body).await.unwrap()
    }

    pub async fn try_ask<T: DeserializeOwned>(
        &mut self,
        method: &str,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Refusal> {
        let (status, body) = self.text(method, path, &serde_json::to_string(body).unwrap()).await;
        if status == 200 {
            Ok(serde_json::from_str(&body).unwrap())
        } else {
            Err(serde_json::from_str(&body).unwrap())
        }
    }

    /// Sends a request. Returns the status and the text of the answer.
    pub async fn text(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let (status, _, body) = request(self.port, method, path, &self.cookie, None, body).await;
        self.bytes.push(body.clone());
        (status, body)
    }

    /// The head of a request whose body has this many bytes.
    pub fn head(&self, method: &str, path: &str, length: usize) -> String {
        head(self.port, method, path, &self.cookie, None, length)
    }

    /// Sets up a table.
    pub async fn table(&mut self, wish: Value) -> TableInfo {
        self.ask("POST", "/api/tables", &wish).await
    }

    pub async fn send(&mut self, message: &FromClient) {
        self.send_text(&serde_json::to_string(message).unwrap()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.send_raw(Message::text(text)).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.socket.as_mut().unwrap().send(message).await.unwrap();
    }

    /// Sends bytes that are not a message, and receives until the connection ends.
    pub async fn break_off(&mut self) {
        let stream = self.socket.as_mut().unwrap().get_mut();
        stream.write_all(&[0xf3; 64]).await.unwrap();
        while self.receive().await {}
    }

    /// Watches a table from the last event that the client has.
    pub async fn watch(&mut self, table: &str, seat: Option<SeatNumber>) {
        let mirror = self.mirrors.entry(table.to_owned()).or_default();
        mirror.watches = true;
        let after = mirror.number();
        self.send(&FromClient::Watch { table: table.to_owned(), seat, after }).await;
    }

    /// Like [`watch`](Client::watch), over a connection that may have ended.
    pub async fn careful_watch(&mut self, table: &str, seat: Option<SeatNumber>) {
        let mirror = self.mirrors.entry(table.to_owned()).or_default();
        mirror.watches = true;
        let after = mirror.number();
        let watch = FromClient::Watch { table: table.to_owned(), seat, after };
        self.send_all([Message::text(serde_json::to_string(&watch).unwrap())]).await;
    }

    /// Asks for the next page of events.
    pub async fn more(&mut self, table: &str) {
        self.send(&FromClient::More { table: table.to_owned() }).await;
    }

    /// Sends messages as long as the connection holds.
    pub async fn send_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            if self.socket.as_mut().unwrap().send(message).await.is_err() {
                return;
            }
        }
    }

    /// Receives the next message; `false` if the connection ended.
    pub async fn receive(&mut self) -> bool {
        loop {
            let text = match self.socket.as_mut().unwrap().next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
                Some(Ok(_)) => continue,
            };
            self.bytes.push(text.to_string());
            match serde_json::from_str(&text).unwrap() {
                FromServer::Hello { me, now } => {
                    assert_eq!(me, self.me);
                    self.clock = now;
                }
                FromServer::Update(_) if self.careless => {}
                FromServer::Update(update) => {
                    if update.more && !self.turns_no_page {
                        self.more(&update.table).await;
                    }
                    let mirror = self.mirrors.entry(update.table).or_default();
                    mirror.more = update.more;
                    for event in update.events {
                        assert_eq!(event.number, mirror.number() + 1, "no gap and no repetition");
                        mirror.events.push(event);
                    }
                    assert_eq!(update.state.number, mirror.number());
                    // Only the first state of a watch may be one that the client already has.
                    let newest = mirror.history.last().copied().unwrap_or_default();
                    let repeats = mirror.watches && update.state.number == newest;
                    assert!(
                        update.state.number > newest || repeats,
                        "{} after {newest}",
                        update.state.number
                    );
                    mirror.watches = false;
                    mirror.history.push(update.state.number);
                    mirror.state = Some(update.state);
                }
                FromServer::Present { table, seats } => drop(self.present.insert(table, seats)),
                FromServer::Beat { now } => self.clock = now,
                FromServer::Stale { stale } => self.stale = stale,
                FromServer::Done { id } => drop(self.answers.insert(id, Ok(()))),
                FromServer::Refused { id, refusal } => drop(self.answers.insert(id, Err(refusal))),
                FromServer::Fault { refusal } => self.faults.push_back(refusal),
                FromServer::Goodbye => self.goodbye = true,
            }
            return true;
        }
    }

    /// Receives until `wish` returns true for the mirror of a table.
    pub async fn until(&mut self, table: &str, wish: impl Fn(&Mirror) -> bool + Sync) -> Mirror {
        self.until_seen(table, &wish).await
    }

    async fn until_seen(&mut self, table: &str, wish: &(dyn Fn(&Mirror) -> bool + Sync)) -> Mirror {
        loop {
            if let Some(mirror) =
                self.mirrors.get(table).filter(|mirror| mirror.state.is_some() && wish(mirror))
            {
                return mirror.clone();
            }
            assert!(self.receive().await, "the connection ended: {:?}", self.faults);
        }
    }

    /// Receives until exactly the people of these seats are connected to a table.
    pub async fn until_present(&mut self, table: &str, seats: &[SeatNumber]) {
        while self.present.get(table).map(Vec::as_slice) != Some(seats) {
            assert!(self.receive().await, "the connection ended: {:?}", self.faults);
        }
    }

    /// Receives until the server has reported that its data is stale, or that it is current again.
    pub async fn until_stale(&mut self, stale: bool) {
        while self.stale != stale {
            assert!(self.receive().await, "the connection ended: {:?}", self.faults);
        }
    }

    /// Receives until the server has told this time or a later one.
    pub async fn until_clock(&mut self, time: Millis) {
        while self.clock < time {
            assert!(self.receive().await, "the connection ended: {:?}", self.faults);
        }
    }

    pub async fn order(&mut self, table: &str, command: Command) -> Result<(), Refusal> {
        let id = self.next_id();
        self.order_as(&id, table, command).await
    }

    pub fn next_id(&mut self) -> String {
        self.orders += 1;
        format!("{}-{}", self.me.id, self.orders)
    }

    /// Sends an order and waits for its answer.
    pub async fn order_as(&mut self, id: &str, table: &str, command: Command) -> Result<(), Refusal> {
        self.send(&FromClient::Order { id: id.to_owned(), table: table.to_owned(), command }).await;
        self.answer(id).await
    }

    /// Waits for the answer to an order.
    pub async fn answer(&mut self, id: &str) -> Result<(), Refusal> {
        self.try_answer(id).await.unwrap_or_else(|| panic!("the connection ended"))
    }

    /// Waits for the answer to an order. `None` if the connection ends first.
    pub async fn try_answer(&mut self, id: &str) -> Option<Result<(), Refusal>> {
        loop {
            let answer = self.answers.remove(id);
            if answer.is_some() || !self.receive().await {
                return answer;
            }
        }
    }

    /// Sits down, with a commitment if the table has dice.
    pub async fn sit(&mut self, table: &str, seat: SeatNumber) {
        let info: TableInfo = self.ask("GET", &format!("/api/tables/{table}"), &()).await;
        let contribution = [seat; 16];
        let commitment = info.commitment.map(|referee| {
            let referee = HEXLOWER.decode(referee.as_bytes()).unwrap().try_into().unwrap();
            let seat = Seat::new(seat.into()).unwrap();
            HEXLOWER.encode(&dice::seat_commitment(&referee, seat, &contribution))
        });
        self.order(table, Command::Sit { seat, commitment }).await.unwrap();
    }

    /// Reveals what [`sit`](Client::sit) committed to.
    pub async fn reveal(&mut self, table: &str, seat: SeatNumber) {
        let contribution = HEXLOWER.encode(&[seat; 16]);
        self.order(table, Command::Reveal { seat, contribution }).await.unwrap();
    }
}

/// The legal action with this number.
pub fn pick(legal: &Legal, number: usize) -> String {
    legal.nth(number).unwrap()
}

/// Sends a request. Returns the status, the headers and the body of the answer.
pub async fn request(
    port: u16,
    method: &str,
    path: &str,
    cookie: &str,
    origin: Option<&str>,
    body: &str,
) -> (u16, String, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let head = head(port, method, path, cookie, origin, body.len());
    // The server need not read a body that it refuses.
    let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.replace("\r\n", "\n"), body.to_owned())
}

fn head(port: u16, method: &str, path: &str, cookie: &str, origin: Option<&str>, length: usize) -> String {
    let origin = origin.map_or(String::new(), |origin| format!("Origin: {origin}\r\n"));
    format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n{origin}Content-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n"
    )
}
