//! The scenes: what each one measures, and the goals for its figures.

use std::{net::Ipv4Addr, path::Path, time::Duration};

use clap::ValueEnum;
use serde_json::{Map, Value, json};
use tokio::{
    task::{JoinSet, spawn_local},
    time::{Instant, sleep, sleep_until},
};

use crate::{
    Cli, Durability, Outcome,
    boardgame_io::{self, BoardgameIoClients},
    computers, disk,
    figures::Figures,
    hostile,
    menagerie::{self, Guest, OurClients},
    nodes,
    play::{Clients, Times, play},
    postgres::{self, Postgres},
    process::{Server, own_busy},
    soak,
    socket::HERE,
};

/// How long games are played before the measurement begins.
const WARM_UP: Duration = Duration::from_secs(2);
/// How long idle sockets are kept open. This is longer than the interval of the server's heartbeats.
const HELD: Duration = Duration::from_secs(30);
/// How many idle sockets are kept open.
const SOCKETS: usize = 5000;
/// The maximum number of tables that are set up at the same time.
const AT_ONCE: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Scene {
    /// 1000 tables, each with a move a second, synced to disk; goal: p99 below 60 ms
    Paced,
    /// 5000 idle sockets; goal: below 500 MB of memory
    Idle,
    /// 50 tables at full speed, safe from a crash; goal: five times boardgame.io's moves, at a lower p99
    Process,
    /// 50 tables at full speed at boardgame.io's server, which keeps its games in memory
    BoardgameIo,
    /// 1000 tables at full speed, synced to disk; goal: 5000 moves a second. With `--database`, a data file
    /// is measured first, and the goal is 60 % of its moves a second
    Power,
    /// A person against a computer while the strongest computers play each other at 500 tables; goal: the
    /// person's longest wait below 1 s
    Computers,
    /// 200 tables, each with a move a second: first without attackers, then under every known attack at once;
    /// goal: p99 below 100 ms
    Hostile,
    /// People play at 60 tables while others watch and read records, for `--seconds 7200` or so; goal: memory
    /// and file handles are level in the second half
    Soak,
    /// Three servers share a database, with a move a second at 200 tables. Measures how soon a move is seen
    /// at another server, also with 10000 idle sockets, and what it costs to keep the servers in step; goals: a
    /// move is seen within 50 ms (p99), and keeping the servers in step costs less than 10 % of the processor
    Nodes,
}

impl Scene {
    fn name(self) -> &'static str {
        match self {
            Scene::Paced => "paced",
            Scene::Idle => "idle",
            Scene::Process => "process",
            Scene::BoardgameIo => "boardgame-io",
            Scene::Power => "power",
            Scene::Computers => "computers",
            Scene::Hostile => "hostile",
            Scene::Soak => "soak",
            Scene::Nodes => "nodes",
        }
    }

    fn tables(self) -> usize {
        match self {
            Scene::Process | Scene::BoardgameIo => 50,
            Scene::Computers => 500,
            Scene::Hostile | Scene::Nodes => 200,
            Scene::Soak => 60,
            _ => 1000,
        }
    }

    fn durability(self) -> Durability {
        if self == Scene::Process { Durability::Process } else { Durability::Power }
    }

    fn pace(self) -> Option<Duration> {
        (self == Scene::Paced).then_some(Duration::from_secs(1))
    }
}

/// Measures the scenes that the command line names, one after the other.
pub(crate) async fn measure(cli: &Cli) -> Outcome<Value> {
    let folder = tempfile::tempdir_in(&cli.folder)?;
    let sync = disk::fdatasync_median(folder.path())?.as_secs_f64() * 1e3;
    let mut all = Map::new();
    all.insert("fdatasync_median_ms".to_owned(), sync.into());
    if let Some(url) = cli.database() {
        all.insert("database".to_owned(), postgres::settings(url).await?);
    }
    let asked_for = [Scene::Soak, Scene::Nodes];
    let all_scenes = Scene::value_variants().iter().filter(|scene| !asked_for.contains(scene));
    let scenes = if cli.scenes.is_empty() { all_scenes.copied().collect() } else { cli.scenes.clone() };
    for scene in scenes {
        eprintln!("{}", scene.name());
        let data = folder.path().join(format!("{}.db", scene.name()));
        let figures = match scene {
            Scene::Idle => idle(cli, &data).await?,
            Scene::Nodes => nodes::measure(cli, &data, scene.tables()).await?,
            Scene::BoardgameIo => {
                played::<BoardgameIoClients>(cli, scene, &boardgame_io::start()?, None).await?
            }
            Scene::Computers => {
                let server = menagerie::start(&data, scene.durability(), true, (cli.database(), None))?;
                computers::measure(&server, cli.tables.unwrap_or(scene.tables()), cli.seconds).await?
            }
            Scene::Hostile => {
                let server = menagerie::start(&data, scene.durability(), true, (cli.database(), None))?;
                hostile::measure(&server, cli.tables.unwrap_or(scene.tables()), cli.seconds, cli.addresses)
                    .await?
            }
            Scene::Soak => {
                let server = menagerie::start(&data, scene.durability(), true, (cli.database(), None))?;
                soak::measure(&server, cli.tables.unwrap_or(scene.tables()), cli.seconds).await?
            }
            Scene::Power if cli.database().is_some() => {
                let file = play_here(cli, scene, &data, None).await?;
                eprintln!("  with a data file: {file}");
                let mut figures = play_here(cli, scene, &data, cli.database()).await?;
                figures["data_file"] = file;
                figures
            }
            _ => play_here(cli, scene, &data, cli.database()).await?,
        };
        eprintln!("  {figures}");
        all.insert(scene.name().to_owned(), figures);
    }
    let goals = goals(&all);
    all.insert("goals".to_owned(), goals);
    Ok(all.into())
}

/// Returns the goals of the scenes that were measured, and whether each is met.
fn goals(all: &Map<String, Value>) -> Value {
    let figure = |scene: Scene, name: &str| all.get(scene.name())?[name].as_f64();
    let mut goals = Vec::new();
    let mut goal = |what: &str, wanted: Option<f64>, seen: Option<f64>, more: bool| {
        if let (Some(wanted), Some(seen)) = (wanted, seen) {
            let met = if more { seen >= wanted } else { seen < wanted };
            goals.push(json!({"what": what, "wanted": wanted, "seen": seen, "met": met}));
        }
    };
    goal("paced: p99 in ms, below", Some(60.0), figure(Scene::Paced, "p99_ms"), false);
    goal(
        "idle: the server's memory in MB, below",
        Some(500.0),
        figure(Scene::Idle, "server_memory_mb"),
        false,
    );
    let [ours, theirs] = [Scene::Process, Scene::BoardgameIo]
        .map(|scene| (figure(scene, "moves_per_second"), figure(scene, "p99_ms")));
    let times = ours.0.zip(theirs.0).map(|(ours, theirs)| ours / theirs);
    goal("process: times boardgame-io's moves a second, at least", Some(5.0), times, true);
    goal("process: p99 in ms, below boardgame-io's", theirs.1, ours.1, false);
    let in_flight = figure(Scene::Power, "tables");
    let disk = all.get("fdatasync_median_ms").and_then(Value::as_f64);
    let of_the_disk = in_flight.zip(disk).map(|(moves, sync)| 0.8 * moves / sync * 1e3);
    let wanted = of_the_disk.map(|most| most.min(5000.0));
    goal("power: moves a second, at least", wanted, figure(Scene::Power, "moves_per_second"), true);
    let file = all.get(Scene::Power.name()).and_then(|power| power["data_file"]["moves_per_second"].as_f64());
    let share = figure(Scene::Power, "moves_per_second").zip(file).map(|(database, file)| database / file);
    goal("power: the database's share of the data file's moves a second, at least", Some(0.6), share, true);
    let longest = figure(Scene::Computers, "longest_ms");
    goal("computers: a person's longest wait in ms, below", Some(1000.0), longest, false);
    if let Some(nodes) = all.get(Scene::Nodes.name()) {
        let percents = &nodes["hints_and_polls_percent_of_the_processor"];
        for (part, what) in
            [("alone", "moves"), ("idle", "idle sockets"), ("crowded", "moves and idle sockets")]
        {
            let p99 = nodes["several_servers"][part]["p99_ms"].as_f64();
            let seen = format!("nodes, {what}: p99 of a move seen at another server in ms, below");
            goal(&seen, Some(50.0), p99, false);
            let cost = format!("nodes, {what}: hints and polls in % of the processor, below");
            goal(&cost, Some(10.0), percents[part].as_f64(), false);
        }
    }
    let attacked = all.get(Scene::Hostile.name()).and_then(|hostile| hostile["attacked"]["p99_ms"].as_f64());
    goal("hostile: p99 of honest players in ms, below", Some(100.0), attacked, false);
    for (name, trend) in [("memory", "memory_mb"), ("handles", "handles")] {
        let trend = all.get(Scene::Soak.name()).and_then(|soak| soak[trend].as_object());
        if let Some(level) = trend.and_then(|trend| trend["level"].as_bool()) {
            goals.push(json!({"what": format!("soak: {name} level"), "met": level}));
        }
    }
    goals.into()
}

/// Plays at our server, with a data file or with a database.
async fn play_here(cli: &Cli, scene: Scene, data: &Path, database: Option<&str>) -> Outcome<Value> {
    let server = menagerie::start(data, scene.durability(), false, (database, None))?;
    played::<OurClients>(cli, scene, &server, Postgres::of(database).await?).await
}

async fn played<C: Clients + 'static>(
    cli: &Cli,
    scene: Scene,
    server: &Server,
    database: Option<Postgres>,
) -> Outcome<Value> {
    let count = cli.tables.unwrap_or(scene.tables());
    let tables = set_up::<C>(|_| [server.port; 2], count, |_| HERE).await?;
    eprintln!("  {count} tables are set up; {} seconds are measured", cli.seconds);
    let begin = Instant::now() + WARM_UP;
    let times = Times { pace: scene.pace(), begin, end: begin + Duration::from_secs(cli.seconds) };
    let playing: Vec<_> =
        tables.into_iter().map(|(number, table)| spawn_local(play(table, number, times))).collect();
    sleep_until(times.begin).await;
    let busy = || (server.busy(), own_busy(), database.as_ref().and_then(Postgres::busy));
    let before = busy();
    sleep_until(times.end).await;
    let after = busy();
    let memory = server.memory_mb();
    let mut spans = Vec::new();
    for played in playing {
        spans.extend(played.await??.iter().map(|sent| sent.latency));
    }
    let figures = Figures::of(spans);
    let moves = figures.count() as f64;
    let per_move = |before, after| Some(between(before, after)?.as_secs_f64() * 1e6 / moves);
    Ok(json!({
        "tables": count,
        "seconds": cli.seconds,
        "moves_per_second": moves / cli.seconds as f64,
        "p50_ms": figures.quantile(0.50),
        "p99_ms": figures.quantile(0.99),
        "server_memory_mb": memory,
        "server_cpu_us_per_move": per_move(before.0, after.0),
        "clients_cpu_us_per_move": per_move(before.1, after.1),
        "database_cpu_us_per_move": per_move(before.2, after.2),
    }))
}

/// Returns the processor time that was used between two readings.
pub(crate) fn between(before: Option<Duration>, after: Option<Duration>) -> Option<Duration> {
    after?.checked_sub(before?)
}

/// Sets up `count` tables and begins a game at each. Both `ports` and `home` take a table's number. `ports`
/// returns the ports of the servers that the table's two clients use, and `home` the address from which they
/// connect. Returns each table's number and clients.
pub(crate) async fn set_up<C: Clients + 'static>(
    ports: impl Fn(usize) -> [u16; 2],
    count: usize,
    home: impl Fn(usize) -> Ipv4Addr,
) -> Outcome<Vec<(usize, C)>> {
    let mut coming = JoinSet::new();
    let mut ready = Vec::with_capacity(count);
    for number in 0..count {
        if coming.len() == AT_ONCE {
            ready.extend(coming.join_next().await.transpose()?.transpose()?);
        }
        let (ports, from) = (ports(number), home(number));
        coming.spawn_local(async move {
            let mut clients = C::connect(ports, from, number).await?;
            clients.begin().await?;
            Outcome::Ok((number, clients))
        });
    }
    while let Some(table) = coming.join_next().await {
        ready.push(table??);
    }
    Ok(ready)
}

async fn idle(cli: &Cli, data: &Path) -> Outcome<Value> {
    let server = menagerie::start(data, Durability::Power, false, (cli.database(), None))?;
    let before = server.memory_mb();
    let guest = Guest::enter(server.port, HERE).await?;
    let mut held = JoinSet::new();
    for _ in 0..cli.sockets.unwrap_or(SOCKETS) {
        let mut socket = guest.connect().await?;
        // Reading a message also answers the server's pings.
        held.spawn_local(async move { while socket.next().await.is_ok() {} });
    }
    eprintln!("  {} sockets are open", held.len());
    sleep(HELD).await;
    let lost = held.try_join_next().is_some();
    if lost {
        return Err("the server closed an idle socket".into());
    }
    Ok(json!({
        "sockets": held.len(),
        "server_memory_before_mb": before,
        "server_memory_mb": server.memory_mb(),
    }))
}
