//! Measures several servers that share a database: how soon a move is seen at another server, what many
//! sockets cost, and what it costs to keep the servers informed of each other's changes.
//!
//! All clients run in this process. So the time from a move at one server until it is seen at another is
//! measured on one clock.

use std::{net::TcpListener, path::Path, process::Command, thread::available_parallelism, time::Duration};

use serde_json::{Value, json};
use tokio::{
    task::{JoinSet, spawn_local},
    time::{Instant, sleep, sleep_until},
};
use wire::FromClient;

use crate::{
    Cli, Durability, Outcome,
    figures::Figures,
    game,
    menagerie::{self, Guest, NO_OTHERS, OurClients},
    play::{Times, play},
    postgres::Postgres,
    process::Server,
    scenes::{between, set_up},
    socket::HERE,
};

/// How many tables are watched by sockets that do nothing else.
const WATCHED: usize = 1000;
/// How many sockets are opened at the same time.
const AT_ONCE: usize = 64;
/// The number of idle sockets, unless the command line names another.
const SOCKETS: usize = 10_000;
/// The time between two moves at a table.
const PACE: Duration = Duration::from_secs(1);
/// How long everything runs before it is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// The processes that are measured.
struct Nodes {
    servers: Vec<Server>,
    /// NATS, if this program has started it.
    bus: Option<Server>,
    database: Option<Postgres>,
}

impl Nodes {
    async fn start(cli: &Cli, data: &Path) -> Outcome<Nodes> {
        let (bus, address) = match cli.bus.as_deref() {
            Some("none") => (None, None),
            Some(urls) => (None, Some(urls.to_owned())),
            None => start_bus()?,
        };
        Ok(Nodes { bus, ..Nodes::start_with(cli, data, cli.nodes, address.as_deref()).await? })
    }

    /// Starts one server, which neither sends hints nor asks the database for other servers' changes.
    async fn start_lone(cli: &Cli, data: &Path) -> Outcome<Nodes> {
        Nodes::start_with(cli, data, 1, Some(NO_OTHERS)).await
    }

    async fn start_with(cli: &Cli, data: &Path, count: u8, bus: Option<&str>) -> Outcome<Nodes> {
        let url = cli.database().ok_or("the scene `nodes` needs --database")?;
        let start = |_| menagerie::start(data, Durability::Power, false, (Some(url), bus));
        let servers = (0..count).map(start).collect::<Outcome<Vec<_>>>()?;
        Ok(Nodes { servers, bus: None, database: Postgres::of(Some(url)).await? })
    }

    /// Returns the ports of two neighbouring servers.
    fn pair(&self, number: usize) -> [u16; 2] {
        let port = |number: usize| self.servers[number % self.servers.len()].port;
        [port(number), port(number + 1)]
    }

    /// Returns the processor time of the servers, of the database and of NATS.
    fn busy(&self) -> [Option<Duration>; 3] {
        let servers = self.servers.iter().map(Server::busy).sum();
        let database = self.database.as_ref().and_then(Postgres::busy);
        [servers, database, self.bus.as_ref().and_then(Server::busy)]
    }
}

/// Starts NATS, if it is installed. Returns its process and its address.
fn start_bus() -> Outcome<(Option<Server>, Option<String>)> {
    let port = TcpListener::bind((HERE, 0))?.local_addr()?.port();
    let mut command = Command::new("nats-server");
    match Server::start_silently(command.args(["-a", "127.0.0.1", "-p", &port.to_string()]), port) {
        Ok(server) => Ok((Some(server), Some(format!("nats://127.0.0.1:{port}")))),
        Err(error) => {
            eprintln!("  without NATS, because nats-server cannot be started: {error}");
            Ok((None, None))
        }
    }
}

/// Measures one server, and then several servers of the same database in the same way.
///
/// The difference in cost between the two is the cost of hints and polls: sending hints, reading what other
/// servers have stored, and asking the database for changes.
pub(crate) async fn measure(cli: &Cli, data: &Path, tables: usize) -> Outcome<Value> {
    let count = cli.tables.unwrap_or(tables);
    eprintln!("  a move a second at {count} tables; {} seconds are measured six times", cli.seconds);
    let one = crowd(cli, &Nodes::start_lone(cli, data).await?, count).await?;
    let nodes = Nodes::start(cli, data).await?;
    let several = crowd(cli, &nodes, count).await?;
    let percent = |all: &Value, part: &str| all[part]["percent_of_the_processor"].as_f64();
    let more = |part: &str| Some(percent(&several, part)? - percent(&one, part)?);
    Ok(json!({
        "servers": nodes.servers.len(),
        "nats": nodes.bus.is_some() || cli.bus.as_deref().is_some_and(|bus| bus != "none"),
        "tables": count,
        "watched_tables": WATCHED,
        "one_server": one,
        "several_servers": several,
        "hints_and_polls_percent_of_the_processor": {
            "alone": more("alone"),
            "idle": more("idle"),
            "crowded": more("crowded"),
        },
    }))
}

/// Measures three times: first a move a second at each of some tables, then many idle sockets, then both
/// together.
async fn crowd(cli: &Cli, nodes: &Nodes, count: usize) -> Outcome<Value> {
    let servers = nodes.servers.len();
    let alone = paced(cli, nodes, count).await?;
    eprintln!("  {servers} servers: {alone}");

    let mut held = hold_sockets(nodes, cli.sockets.unwrap_or(SOCKETS)).await?;
    eprintln!("  {} sockets watch {WATCHED} tables", held.len());
    sleep(WARM_UP).await;
    let (before, begin) = (nodes.busy(), Instant::now());
    sleep(Duration::from_secs(cli.seconds)).await;
    let idle = shares(before, nodes.busy(), begin.elapsed());
    eprintln!("  {servers} servers, without moves: {idle}");

    let crowded = paced(cli, nodes, count).await?;
    eprintln!("  {servers} servers, with moves: {crowded}");
    if held.try_join_next().is_some() {
        return Err("a server closed an idle socket".into());
    }
    Ok(json!({
        "sockets": held.len(),
        "server_memory_mb": nodes.servers.iter().map(Server::memory_mb).collect::<Vec<_>>(),
        "alone": alone,
        "idle": idle,
        "crowded": crowded,
    }))
}

/// Opens tables and plays a move a second at each of them. Each table has a client for each of its
/// two seats. With several servers, the two clients use different ones. The latency is then the time until
/// the client at the other server sees the move.
async fn paced(cli: &Cli, nodes: &Nodes, count: usize) -> Outcome<Value> {
    let tables = set_up::<OurClients>(|number| nodes.pair(number), count, |_| HERE).await?;
    let begin = Instant::now() + WARM_UP;
    let times = Times { pace: Some(PACE), begin, end: begin + Duration::from_secs(cli.seconds) };
    let playing: Vec<_> =
        tables.into_iter().map(|(number, table)| spawn_local(play(table, number, times))).collect();
    sleep_until(times.begin).await;
    let before = nodes.busy();
    sleep_until(times.end).await;
    let after = nodes.busy();
    let mut spans = Vec::new();
    for played in playing {
        spans.extend(played.await??.iter().map(|sent| sent.latency));
    }
    let figures = Figures::of(spans);
    let moves = figures.count() as f64;
    let per_move = |part: usize| Some(between(before[part], after[part])?.as_secs_f64() * 1e6 / moves);
    let parts = [0, 1, 2].map(per_move);
    // Without NATS, the sum leaves NATS out. If the figure for the servers or for the database is missing,
    // there is no sum.
    let all = parts[0].zip(parts[1]).map(|(servers, database)| servers + database + parts[2].unwrap_or(0.0));
    Ok(json!({
        "moves_per_second": moves / cli.seconds as f64,
        "p50_ms": figures.quantile(0.50),
        "p99_ms": figures.quantile(0.99),
        "servers_cpu_us_per_move": parts[0],
        "database_cpu_us_per_move": parts[1],
        "bus_cpu_us_per_move": parts[2],
        "cpu_us_per_move": all,
        "percent_of_the_processor": shares(before, after, times.end - times.begin)["percent_of_the_processor"],
    }))
}

/// Opens sockets at all servers. Each socket watches a table at which nobody plays.
async fn hold_sockets(nodes: &Nodes, count: usize) -> Outcome<JoinSet<()>> {
    let mut guest = Guest::enter(nodes.servers[0].port, HERE).await?;
    let mut tables = Vec::new();
    for _ in 0..WATCHED.min(count) {
        let wish = json!({"spec": game::NAME, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let info = guest.post("/api/tables", &wish).await?;
        tables.push(info["id"].as_str().ok_or("no table came")?.to_owned());
    }
    let guests: Vec<_> = nodes.servers.iter().map(|server| guest.at(server.port)).collect();
    let mut held = JoinSet::new();
    let (ready, mut opened) = tokio::sync::mpsc::channel(AT_ONCE);
    for number in 0..count {
        if number >= AT_ONCE {
            opened.recv().await.ok_or("a socket was not opened")?;
        }
        let mut socket = guests[number % guests.len()].connect().await?;
        let table = tables[number % tables.len()].clone();
        let watch = serde_json::to_string(&FromClient::Watch { table, seat: None, after: 0 })?;
        socket.send(&watch).await?;
        let ready = ready.clone();
        held.spawn_local(async move {
            let mut ready = Some(ready);
            // Reading a message also answers the server's pings.
            while let Ok(message) = socket.next().await {
                if message.starts_with(br#"{"type":"update""#)
                    && let Some(ready) = ready.take()
                {
                    let _ = ready.send(()).await;
                }
            }
        });
    }
    drop(ready);
    while opened.recv().await.is_some() {}
    Ok(held)
}

/// Returns the processor time that the processes used, in percent of one core and of all cores.
fn shares(before: [Option<Duration>; 3], after: [Option<Duration>; 3], meanwhile: Duration) -> Value {
    let cores = available_parallelism().map_or(1, std::num::NonZero::get) as f64;
    let percent = |part: usize| {
        between(before[part], after[part]).map(|used| 100.0 * used.as_secs_f64() / meanwhile.as_secs_f64())
    };
    let all: f64 = (0..3).filter_map(percent).sum();
    json!({
        "servers_percent_of_a_core": percent(0),
        "database_percent_of_a_core": percent(1),
        "bus_percent_of_a_core": percent(2),
        "percent_of_the_processor": all / cores,
    })
}
