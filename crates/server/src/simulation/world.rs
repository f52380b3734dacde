//! One run: the servers and the people of a plan on a simulated network.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    rc::Rc,
    sync::{Arc, Once},
    time::{Duration, UNIX_EPOCH},
};

use rules::Random;
use table::{LogEntry, Table};
use tokio::{
    sync::{Notify, mpsc},
    time::sleep,
};
use turmoil::{Builder, Sim};
use wire::{Millis, TableId};

use super::{
    begin,
    bus::{Connection, Hints},
    checker,
    database::{Access, Database},
    dice, end,
    logs::Logs,
    mutants::Mutant,
    note,
    person::{Answer, Club, Person, Record, Seen},
    plan::{CHAOS, Fault, Plan},
    set_time,
};
use crate::{
    Config, Protocol, Role, Server, Timeouts, app::App, listen::Listener, time::TimeSource, workers::Workers,
};

/// The step of the simulated time.
const TICK: Duration = Duration::from_millis(20);
/// The time that a message takes over the network, unless a fault changes it.
const LATENCY: Duration = Duration::from_millis(20);
/// How long it may take after the last fault until everybody has seen everything, if all clocks are right.
const CALM: Duration = Duration::from_secs(90);
/// When a run begins, by a clock that is right.
const BEGIN: Millis = 1_700_000_000_000;

/// The result of a run.
pub(super) struct Outcome {
    pub(super) history: String,
    /// The violations that were found.
    pub(super) wrong: Vec<String>,
    pub(super) figures: Figures,
    /// What the first person saw of tables, as JSON, and what was on the bus.
    pub(super) seen: String,
    /// A number that depends on everything in the database.
    pub(super) digest: u64,
}

/// How much happened in a run.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Figures {
    /// The number of entries in all logs.
    pub(super) entries: usize,
    /// The number of orders that people sent.
    pub(super) orders: usize,
    /// The number of orders that people know to be done.
    pub(super) done: usize,
    /// The number of updates that people received.
    pub(super) updates: usize,
    /// How many times servers were started, the first time included.
    pub(super) starts: usize,
    /// The number of failed appends that were stored nevertheless, or may have been stored.
    pub(super) unknown: usize,
    /// The number of hints that were lost or duplicated.
    pub(super) hints: usize,
    /// The number of claims on deadlines. Most claims follow the crash of a server that was thinking.
    pub(super) claims: usize,
    /// The simulated time in seconds.
    pub(super) seconds: u64,
}

impl Figures {
    pub(super) fn add(&mut self, other: Figures) {
        self.entries += other.entries;
        self.orders += other.orders;
        self.done += other.done;
        self.updates += other.updates;
        self.starts += other.starts;
        self.unknown += other.unknown;
        self.hints += other.hints;
        self.claims += other.claims;
        self.seconds += other.seconds;
    }

    /// Counts what the history shows.
    fn count(&mut self, history: &str) {
        for line in history.lines() {
            let is_append = line.contains(" append ");
            let is_unknown = line.contains("answer is lost") || line.contains("connection breaks");
            self.unknown += usize::from(is_append && (is_unknown || line.contains("carried out at")));
            self.starts += usize::from(line.contains("th time; its clock"));
            self.hints += usize::from(line.contains(" hint ") && line.ends_with("times"));
            self.claims += usize::from(line.contains(" claims "));
        }
    }
}

thread_local! {
    static PANICS: Cell<u32> = const { Cell::new(0) };
}

/// Counts the panics of this thread. Otherwise they would go unnoticed: a task that panics ends, and the
/// server goes on without it.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            PANICS.set(PANICS.get() + 1);
            before(info);
        }));
    });
}

/// The port of a simulated server.
struct Port(turmoil::net::TcpListener);

impl Listener for Port {
    type Stream = turmoil::net::TcpStream;

    async fn accept(&self) -> io::Result<(Self::Stream, SocketAddr)> {
        self.0.accept().await
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

/// The machine of a server. The machine stays the same when the server is started again.
struct Machine {
    plan: Rc<Plan>,
    index: usize,
    seed: u64,
    database: Arc<Database>,
    hints: Arc<Hints>,
    lives: Cell<u32>,
    /// Tells the server to stop.
    stop: RefCell<Arc<Notify>>,
}

impl Machine {
    /// Runs the server until it is told to stop.
    async fn run(self: Rc<Self>) -> Result<(), Box<dyn std::error::Error>> {
        let life = self.lives.replace(self.lives.get() + 1);
        let stop = Arc::new(Notify::new());
        self.stop.replace(stop.clone());
        let skew = self.plan.skew;
        let mut chance = dice(self.seed, &format!("clock/{}/{life}", self.index));
        let wrong = i64::from(chance.below(2 * skew + 1)) - i64::from(skew);
        note!("n{} starts for the {life}th time; its clock is wrong by {wrong} ms", self.index);
        loop {
            let now = BEGIN + turmoil::sim_elapsed().unwrap_or_default().as_millis() as Millis;
            match self.open(life, TimeSource::simulated(now.saturating_add_signed(wrong))).await {
                Ok(server) => {
                    let stopped = async move { stop.notified().await };
                    server.serve(Box::pin(stopped)).await?;
                    note!("n{} has stopped", self.index);
                    return Ok(());
                }
                // An operating system would start the server again.
                Err(error) => {
                    note!("n{} cannot start: {error}", self.index);
                    sleep(Duration::from_millis(500)).await;
                }
            }
        }
    }

    async fn open(&self, life: u32, time: TimeSource) -> Result<Server<Port>, Box<dyn std::error::Error>> {
        let super::plan::Server { role, thinking } = self.plan.servers[self.index];
        let access = Access::new(self.database.clone(), self.hints.clone(), self.index, life);
        let bus = Connection { hints: self.hints.clone(), server: self.index, life };
        let everywhere = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let config = Config {
            role,
            listen: everywhere,
            port: 80,
            public_url: None,
            trusted_proxies: Vec::new(),
            limits: false,
            timeouts: Timeouts::default(),
            reachable: true,
            link_host: everywhere,
            metrics: None,
            operator: None,
            admin: None,
            assets: None,
            protocol: Protocol::default(),
            time,
        };
        let (sender, computer_turns) = mpsc::unbounded_channel();
        let mut app = App::open(config, Arc::new(access), Arc::new(bus), sender).await?;
        app.workers = Workers::simulated(thinking);
        let listener = match role {
            Role::Think => None,
            _ => Some(Port(turmoil::net::TcpListener::bind((everywhere, 80)).await?)),
        };
        Ok(Server {
            app: Arc::new(app),
            listener,
            metrics: None,
            #[cfg(unix)]
            admin: None,
            computer_turns,
        })
    }
}

/// Runs the plan of a seed.
pub(super) fn run(seed: u64, mutant: Option<Mutant>) -> Outcome {
    run_plan(seed, Plan::new(seed), mutant, None)
}

/// Runs the plan of a seed in the first or in the second of two worlds that differ in cards that nobody
/// plays.
pub(super) fn run_hidden(seed: u64, world: usize) -> Outcome {
    run_plan(seed, Plan::hidden(seed), None, Some(world))
}

fn run_plan(seed: u64, plan: Plan, mutant: Option<Mutant>, world: Option<usize>) -> Outcome {
    count_panics();
    PANICS.set(0);
    begin(seed);
    let run = || World::new(seed, plan, mutant, world).run();
    let (wrong, mut figures, seen, digest) = tracing::subscriber::with_default(Logs, run);
    let history = end();
    figures.count(&history);
    Outcome { history, wrong, figures, seen, digest }
}

struct World {
    sim: Sim<'static>,
    plan: Rc<Plan>,
    database: Arc<Database>,
    hints: Arc<Hints>,
    machines: Vec<Rc<Machine>>,
    club: Rc<Club>,
    records: Vec<Rc<RefCell<Record>>>,
    /// For each table, the length of its log, and whether a computer is to act.
    tables: BTreeMap<TableId, (u32, bool)>,
}

impl World {
    fn new(seed: u64, plan: Plan, mutant: Option<Mutant>, world: Option<usize>) -> World {
        let plan = Rc::new(plan);
        note!("seed {seed}: {plan:?}");
        let servers = plan.servers.len();
        let database = Arc::new(Database::new(servers, plan.database, mutant));
        let hints = Arc::new(Hints::new(servers, plan.bus));
        let mut sim = Builder::new()
            .rng_seed(seed)
            .epoch(UNIX_EPOCH)
            .tick_duration(TICK)
            .simulation_duration(Duration::from_secs(100_000))
            .min_message_latency(LATENCY)
            .max_message_latency(LATENCY)
            .tcp_capacity(4096)
            .enable_random_order()
            .build();
        let machine = |index| {
            Rc::new(Machine {
                plan: plan.clone(),
                index,
                seed,
                database: database.clone(),
                hints: hints.clone(),
                lives: Cell::new(0),
                stop: RefCell::default(),
            })
        };
        let machines: Vec<_> = (0..servers).map(machine).collect();
        for (index, machine) in machines.iter().enumerate() {
            let machine = machine.clone();
            sim.host(format!("n{index}"), move || machine.clone().run());
        }
        let club = Rc::new(Club {
            plan: plan.clone(),
            database: database.clone(),
            tables: RefCell::new(vec![None; plan.tables.len()]),
            calm: Cell::new(false),
            world,
        });
        let records: Vec<_> = (0..plan.people).map(|_| Rc::<RefCell<Record>>::default()).collect();
        for (index, record) in records.iter().enumerate() {
            let person = Person::new(index, seed, club.clone(), record.clone());
            sim.client(format!("p{index}"), async move {
                person.live().await;
                Ok(())
            });
        }
        World { sim, plan, database, hints, machines, club, records, tables: BTreeMap::new() }
    }

    fn run(mut self) -> (Vec<String>, Figures, String, u64) {
        let mut wrong = Vec::new();
        let mut faults = self.plan.faults.clone().into_iter().peekable();
        while self.sim.elapsed() < CHAOS {
            while let Some((_, fault)) = faults.next_if(|(at, _)| *at <= self.sim.elapsed()) {
                self.happen(fault);
            }
            wrong.extend(self.step().err());
        }
        for (_, fault) in faults {
            self.happen(fault);
        }
        note!("all is well again");
        self.database.heal();
        self.hints.heal();
        self.club.calm.set(true);
        self.start_all();
        let until = CHAOS + CALM + 2 * Duration::from_millis(self.plan.skew.into());
        let mut steps = 0;
        while !(steps % 20 == 0 && self.is_settled()) {
            steps += 1;
            wrong.extend(self.step().err());
            // A server that was told to stop before may end only now.
            self.start_all();
            if self.sim.elapsed() > until {
                wrong.push("it never becomes quiet".into());
                wrong.extend(self.unsettled());
                break;
            }
        }
        if PANICS.get() > 0 {
            wrong.push(format!("{} panics", PANICS.get()));
        }
        let logs = self.database.memory.logs();
        let records: Vec<_> = self.records.iter().map(|record| record.borrow()).collect();
        wrong.extend(checker::check(&logs, &records, &self.hints.seen()));
        for wrong in &wrong {
            note!("WRONG: {wrong}");
        }
        let orders = records.iter().flat_map(|record| &record.orders);
        let figures = Figures {
            entries: logs.values().map(Vec::len).sum(),
            orders: records.iter().map(|record| record.orders.len()).sum(),
            done: orders.filter(|order| order.answer == Answer::Done).count(),
            updates: records.iter().map(|record| record.seen.len()).sum(),
            seconds: self.sim.elapsed().as_secs(),
            ..Figures::default()
        };
        let seen = |seen: &Seen| {
            let Seen { table, viewer, events, state } = seen;
            let (events, state) = (serde_json::to_string(events), serde_json::to_string(state));
            format!("{table} {viewer:?} {} {}\n", events.unwrap_or_default(), state.unwrap_or_default())
        };
        let seen = records[0].seen.iter().map(seen).chain([self.hints.seen()]).collect();
        drop(records);
        (wrong, figures, seen, digest(&logs))
    }

    fn step(&mut self) -> Result<(), String> {
        let now = self.sim.elapsed();
        set_time(now);
        self.database.step(now);
        self.hints.step(now);
        self.sim.step().map(drop).map_err(|error| format!("a machine fails: {error}"))
    }

    fn happen(&mut self, fault: Fault) {
        note!("{fault:?}");
        let name = |index: usize| format!("n{index}");
        let person = |index: usize| format!("p{index}");
        match fault {
            Fault::Dies(server) => self.sim.crash(name(server)),
            Fault::Stops(server) => self.machines[server].stop.borrow().notify_one(),
            Fault::Starts(server) => {
                if !self.sim.is_host_running(name(server)) {
                    self.sim.bounce(name(server));
                }
            }
            Fault::Cut(server, cut) => self.database.set_cut(server, cut),
            Fault::Down(down) => self.database.set_down(down),
            Fault::Bus(server, cut) => self.hints.set_cut(server, cut),
            Fault::Parted(who, server, true) => self.sim.partition(person(who), name(server)),
            Fault::Parted(who, server, false) => self.sim.repair(person(who), name(server)),
            Fault::Held(who, server, true) => self.sim.hold(person(who), name(server)),
            Fault::Held(who, server, false) => self.sim.release(person(who), name(server)),
            Fault::Latency(who, server, latency) => {
                self.sim.set_link_latency(person(who), name(server), latency);
            }
        }
    }

    /// Starts the servers that are down.
    fn start_all(&mut self) {
        for server in 0..self.machines.len() {
            if !self.sim.is_host_running(format!("n{server}")) {
                self.happen(Fault::Starts(server));
            }
        }
    }

    /// Whether everybody has seen everything, and nothing more is to come.
    fn is_settled(&mut self) -> bool {
        let lengths = self.database.memory.lengths();
        let changed = |(table, length): (&TableId, &u32)| {
            self.tables.get(table).is_none_or(|(known, _)| known != length)
        };
        if lengths.iter().any(changed) {
            for (table, log) in self.database.memory.logs() {
                self.tables.insert(table, (log.len() as u32, computer_acts(&log)));
            }
        }
        self.unsettled().is_empty()
    }

    /// Returns what the run still waits for.
    fn unsettled(&self) -> Vec<String> {
        let acts = self.tables.iter().filter(|(_, (_, acts))| *acts);
        let mut missing: Vec<_> = acts.map(|(table, _)| format!("{table}: a computer is to act")).collect();
        for (person, record) in self.records.iter().enumerate() {
            let record = record.borrow();
            if !record.idle {
                missing.push(format!("p{person} waits"));
            }
            for (table, seen) in &record.newest {
                let newest = self.tables.get(table).map_or(0, |(newest, _)| *newest);
                if newest != *seen {
                    missing.push(format!("p{person} sees {table} up to {seen} of {newest}"));
                }
            }
        }
        missing
    }
}

/// Returns a number that depends on everything in the logs.
fn digest(logs: &BTreeMap<TableId, Vec<LogEntry>>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for entry in logs.values().flatten() {
        entry.to_json().hash(&mut hasher);
    }
    hasher.finish()
}

/// Whether a computer is to act at a table at which people also play.
fn computer_acts(log: &[LogEntry]) -> bool {
    Table::replay(log).is_ok_and(|table| table.computer_to_act().is_some() && table.has_people())
}
