//! Our server and its clients.

use std::{
    env,
    net::{IpAddr, Ipv4Addr},
    path::Path,
    process::Command as Process,
    sync::{Arc, LazyLock},
    time::{Duration, Instant},
};

use memchr::memmem::{self, Finder};
use serde_json::{Value, json};
use server::{Bus, Config, InProcess, Nats, Polling, Role, store};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use wire::{Command, FromClient};

use crate::{
    Durability, Outcome,
    game::{self, Played},
    play::Clients,
    process::Server,
    socket::{Socket, connect, connect_narrowly, number_after},
};

/// In a message, the text before the number of the table's newest event.
static NUMBER: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(r#""state":{"number":"#));

/// Passed in place of a bus's address if no other server uses the database.
pub(crate) const NO_OTHERS: &str = "no-others";

/// How long an idle connection may be reused. The server may close it after that.
const KEEP_ALIVE: Duration = Duration::from_secs(5);

/// Starts this program again as a server. If a database is given, it takes the place of the data file.
pub(crate) fn start(
    data: &Path,
    durability: Durability,
    limits: bool,
    (database, bus): (Option<&str>, Option<&str>),
) -> Outcome<Server> {
    let mut command = Process::new(env::current_exe()?);
    command.arg("--serve").arg(data).arg("--durability").arg(durability.name());
    command.env("MENAGERIE_DATABASE", database.unwrap_or_default());
    command.env("MENAGERIE_BUS", bus.unwrap_or_default());
    Server::start(if limits { command.arg("--limits") } else { &mut command })
}

/// Runs the server until the process is killed. Prints the port as the first line on standard output.
pub(crate) async fn serve(
    data: &Path,
    durability: Durability,
    limits: bool,
    (database, bus): (Option<&str>, Option<&str>),
) -> Outcome<()> {
    let durability = match durability {
        Durability::Power => store::Durability::Power,
        Durability::Process => store::Durability::Process,
    };
    let bus: Arc<dyn Bus> = match (database, bus) {
        (None, None) | (_, Some(NO_OTHERS)) => Arc::new(InProcess::default()),
        (Some(_), None) => Arc::new(Polling::default()),
        (_, Some(urls)) => Arc::new(Nats::connect(urls).await?),
    };
    let store: Arc<dyn store::Store> = match database {
        Some(url) => Arc::new(store::Postgres::open(&url.parse()?, durability).await?),
        None => Arc::new(store::Sqlite::open(data, durability).await?),
    };
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let config = Config {
        role: Role::All,
        listen: here,
        port: 0,
        public_url: None,
        trusted_proxies: Vec::new(),
        limits,
        timeouts: server::Timeouts::default(),
        reachable: false,
        link_host: here,
        metrics: None,
        operator: None,
        admin: None,
        assets: None,
        protocol: server::Protocol::default(),
        time: server::TimeSource::system(),
    };
    let server = server::Server::bind(config, store, bus).await?;
    println!("{}", server.port());
    server.run(std::future::pending()).await?;
    Ok(())
}

/// A person, known to the server by a cookie.
pub(crate) struct Guest {
    connection: Connection,
    cookie: String,
}

impl Guest {
    pub(crate) async fn enter(port: u16, from: Ipv4Addr) -> Outcome<Guest> {
        let mut connection = Connection { from, port, open: None };
        let Answer { head, .. } = connection.ask("POST", "/api/me", "", "").await?.granted()?;
        let cookie =
            head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie came")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { connection, cookie })
    }

    pub(crate) async fn connect(&self) -> Outcome<Socket> {
        let Connection { from, port, .. } = self.connection;
        self.connect_over(connect(from, port).await?).await
    }

    /// Returns the same person as a client of another server of the same database.
    pub(crate) fn at(&self, port: u16) -> Guest {
        let Connection { from, port: own, .. } = self.connection;
        // The cookie's name contains the port.
        let cookie = self.cookie.replace(&format!("-{own}="), &format!("-{port}="));
        Guest { connection: Connection { from, port, open: None }, cookie }
    }

    /// Opens a socket with a small receive buffer.
    pub(crate) async fn connect_narrowly(&self) -> Outcome<Socket> {
        let Connection { from, port, .. } = self.connection;
        self.connect_over(connect_narrowly(from, port).await?).await
    }

    async fn connect_over(&self, stream: TcpStream) -> Outcome<Socket> {
        Socket::open(stream, self.connection.port, "/ws", &format!("Cookie: {}\r\n", self.cookie)).await
    }

    /// Posts a body and reads the response.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Outcome<Value> {
        Ok(serde_json::from_slice(&self.ask("POST", path, &body.to_string()).await?.granted()?.body)?)
    }

    /// Reads a resource.
    pub(crate) async fn get(&mut self, path: &str) -> Outcome<Value> {
        Ok(serde_json::from_slice(&self.ask("GET", path, "").await?.granted()?.body)?)
    }

    /// Reads a resource that is a text.
    pub(crate) async fn text(&mut self, path: &str) -> Outcome<String> {
        Ok(String::from_utf8(self.ask("GET", path, "").await?.granted()?.body)?)
    }

    /// Sends a request and reads the response, which may be a refusal. If the future is dropped before it is
    /// ready, the connection is closed.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &str) -> Outcome<Answer> {
        self.connection.ask(method, path, &self.cookie, body).await
    }
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    /// Returns the response, or an error if it is a refusal.
    fn granted(self) -> Outcome<Answer> {
        if self.status < 400 {
            return Ok(self);
        }
        Err(format!("{}: {}", self.status, String::from_utf8_lossy(&self.body)).into())
    }
}

/// A connection for HTTP requests. It stays open for the next request, as in browsers.
struct Connection {
    from: Ipv4Addr,
    port: u16,
    /// The idle connection, and the moment since which it has been idle.
    open: Option<(TcpStream, Instant)>,
}

impl Connection {
    async fn ask(&mut self, method: &str, path: &str, cookie: &str, body: &str) -> Outcome<Answer> {
        let port = self.port;
        let mut stream = match self.open.take().filter(|(_, since)| since.elapsed() < KEEP_ALIVE) {
            Some((stream, _)) => stream,
            None => connect(self.from, port).await?,
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::with_capacity(1024);
        let end = loop {
            if let Some(end) = memmem::find(&answer, b"\r\n\r\n") {
                break end + 4;
            }
            if stream.read_buf(&mut answer).await? == 0 {
                return Err("the server hung up".into());
            }
        };
        let mut body = answer.split_off(end);
        let head = String::from_utf8(answer)?.replace('\r', "");
        let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or("no status came")?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.ok_or("an answer of no length came")?.parse()?;
        while body.len() < length {
            if stream.read_buf(&mut body).await? == 0 {
                return Err("the server hung up".into());
            }
        }
        self.open = Some((stream, Instant::now()));
        Ok(Answer { status, head, body })
    }
}

/// The two clients of a table at our server. Both act for the same guest.
pub(crate) struct OurClients {
    guest: Guest,
    sockets: [Socket; 2],
    table: String,
    /// The text with which every update of this table begins.
    prefix: String,
    /// The number of the event with which the game began.
    started: u32,
    orders: u64,
}

impl OurClients {
    async fn order(&mut self, socket: usize, command: Command) -> Outcome<()> {
        self.orders += 1;
        let order = FromClient::Order { id: self.orders.to_string(), table: self.table.clone(), command };
        self.sockets[socket].send(&serde_json::to_string(&order)?).await
    }

    /// Reads the messages to a seat's client until one shows that the event with this number has happened.
    async fn until(&mut self, seat: usize, number: u32) -> Outcome<()> {
        loop {
            let text = self.sockets[seat].next().await?;
            if text.starts_with(br#"{"type":"refused""#) || text.starts_with(br#"{"type":"fault""#) {
                return Err(String::from_utf8_lossy(text).into());
            }
            let here = text.starts_with(self.prefix.as_bytes());
            if here && number_after(text, &NUMBER).is_some_and(|newest| newest >= number) {
                return Ok(());
            }
        }
    }
}

impl Clients for OurClients {
    async fn connect([one, other]: [u16; 2], from: Ipv4Addr, _: usize) -> Outcome<OurClients> {
        let guest = Guest::enter(one, from).await?;
        let sockets = [guest.connect().await?, guest.at(other).connect().await?];
        let (table, prefix) = (String::new(), String::new());
        Ok(OurClients { guest, sockets, table, prefix, started: 0, orders: 0 })
    }

    async fn begin(&mut self) -> Outcome<()> {
        if !self.table.is_empty() {
            let unwatch = serde_json::to_string(&FromClient::Unwatch { table: self.table.clone() })?;
            for socket in &mut self.sockets {
                socket.send(&unwatch).await?;
            }
        }
        let wish = json!({"spec": game::NAME, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let info = self.guest.post("/api/tables", &wish).await?;
        info["id"].as_str().ok_or("no table came")?.clone_into(&mut self.table);
        self.prefix = format!(r#"{{"type":"update","table":"{}""#, self.table);
        for seat in 0..2 {
            let sit = Command::Sit { seat, commitment: None };
            self.order(usize::from(seat), sit).await?;
            let watch = FromClient::Watch { table: self.table.clone(), seat: Some(seat), after: 0 };
            self.sockets[usize::from(seat)].send(&serde_json::to_string(&watch)?).await?;
        }
        // The six events are: table created, two seats reserved, two seats taken, game started.
        self.started = 6;
        self.until(0, self.started).await?;
        self.until(1, self.started).await
    }

    async fn send(&mut self, played: &Played) -> Outcome<()> {
        let command = Command::Play { seat: played.seat as u8, ply: played.ply, action: played.text() };
        self.order(played.seat, command).await
    }

    async fn await_actions(&mut self, seat: usize, actions: u32) -> Outcome<()> {
        self.until(seat, self.started + actions).await
    }
}
