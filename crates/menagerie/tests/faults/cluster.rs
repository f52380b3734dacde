//! A private PostgreSQL, a private NATS server, and nodes of the real program. Each node reaches both through
//! proxies of its own.

use std::{
    fs::{self, File, OpenOptions},
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use tempfile::TempDir;
use tokio::{task::spawn_blocking, time::sleep};

use crate::{
    common::broker::{self, Broker},
    instance::Instance,
    proxy::Proxy,
};

/// The database of the nodes.
pub(crate) const DATABASE: &str = "games";
/// How long a node may take to stop after SIGTERM.
const STOP: Duration = Duration::from_secs(10);

/// The port of each node for players; 0 while it is down.
pub(crate) type Ports = Arc<Vec<AtomicU16>>;

/// A process of the program.
pub(crate) struct Node {
    number: usize,
    /// The program that the next start runs.
    pub(crate) program: PathBuf,
    role: &'static str,
    child: Option<Child>,
    folder: PathBuf,
    database: String,
    bus: String,
    ports: Ports,
    /// Connects the node to the database, unless [`Cluster::start_on`] was given an address.
    pub(crate) database_proxy: Proxy,
    /// Connects the node to NATS.
    pub(crate) bus_proxy: broker::Proxy,
}

impl Node {
    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// What the node has logged.
    pub(crate) fn log_text(&self) -> String {
        fs::read_to_string(self.log()).unwrap()
    }

    /// How often the log says that a node without players is up.
    fn thinking_starts(&self) -> usize {
        self.log_text().matches("the server is up and only thinks").count()
    }

    /// Starts the process, and waits until it is up. If the process ends before that, starts it again, as a
    /// service manager would.
    pub(crate) async fn start(&mut self) {
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            let log = OpenOptions::new().create(true).append(true).open(self.log()).unwrap();
            let starts = self.thinking_starts();
            let mut command = Command::new(&self.program);
            command
                .args(["serve", "--port", "0", "--no-open", "--limits", "off", "--role", self.role])
                .env("MENAGERIE_DATABASE", &self.database)
                .env("MENAGERIE_BUS", &self.bus)
                .env("XDG_DATA_HOME", &self.folder)
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(log);
            let mut child = command.spawn().unwrap();
            let out = child.stdout.take().unwrap();
            self.child = Some(child);
            if self.role == "think" {
                while Instant::now() < until && self.child.as_mut().unwrap().try_wait().unwrap().is_none() {
                    if self.thinking_starts() > starts {
                        return;
                    }
                    sleep(Duration::from_millis(10)).await;
                }
            } else {
                let line = spawn_blocking(move || {
                    let mut line = String::new();
                    BufReader::new(out).read_line(&mut line).unwrap();
                    line
                });
                if let Some((_, port)) = line.await.unwrap().trim().rsplit_once(':') {
                    self.ports[self.number].store(port.parse().unwrap(), SeqCst);
                    return;
                }
            }
            self.kill();
            assert!(Instant::now() < until, "{}", self.log_text());
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Ends the process with SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.ports[self.number].store(0, SeqCst);
        if let Some(mut child) = self.child.take() {
            // Ignore an error: the process may have ended already.
            let _ = child.kill();
            child.wait().unwrap();
        }
    }

    /// Sends the process a signal.
    pub(crate) fn signal(&self, signal: &str) {
        let process = self.child.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args([signal, &process]).status().unwrap().success());
    }

    /// Stops the process with SIGTERM. Returns whether it exited with 0 in time.
    pub(crate) async fn stop(&mut self) -> bool {
        self.signal("-TERM");
        let until = Instant::now() + STOP;
        let mut child = self.child.take().unwrap();
        let ended = loop {
            match child.try_wait().unwrap() {
                Some(status) => break status.success(),
                None if Instant::now() > until => break false,
                None => sleep(Duration::from_millis(5)).await,
            }
        };
        self.child = Some(child);
        self.kill();
        ended
    }

    /// The lines of the log that report an unexpected error or a panic.
    fn problems(&self) -> Vec<String> {
        let Ok(log) = File::open(self.log()) else { return Vec::new() };
        let lines = BufReader::new(log).lines().map_while(Result::ok);
        let is_problem = |line: &String| {
            let expected = line.contains("the database does not answer");
            line.contains("panicked") || (line.contains(" ERROR ") && !expected)
        };
        lines.filter(is_problem).map(|line| format!("node {}: {line}", self.number)).collect()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The nodes, and everything that they need.
pub(crate) struct Cluster {
    // Fields are dropped in order, so the nodes end before the services that they use.
    pub(crate) nodes: Vec<Node>,
    pub(crate) ports: Ports,
    pub(crate) instance: Instance,
    nats: Option<Broker>,
    nats_port: u16,
    _folder: TempDir,
}

impl Cluster {
    /// Starts nodes with these roles on a new database. Nodes with the role `think` must come last.
    pub(crate) async fn start(roles: &[&'static str]) -> Cluster {
        let instance = Instance::start();
        instance.create(DATABASE).await;
        Cluster::start_on(instance, None, roles).await
    }

    /// Starts nodes on an existing database. They connect to it at `address` or, without an address, each
    /// through its own proxy.
    pub(crate) async fn start_on(
        instance: Instance,
        address: Option<String>,
        roles: &[&'static str],
    ) -> Cluster {
        let folder = tempfile::Builder::new().prefix("menagerie-nodes-").tempdir().unwrap();
        let nats = Broker::start().await;
        let nats_port = nats.port;
        let players = roles.iter().filter(|role| **role != "think").count();
        let ports: Ports = Arc::new((0..players).map(|_| AtomicU16::new(0)).collect());
        let thinking: Ports = Arc::new((0..roles.len()).map(|_| AtomicU16::new(0)).collect());
        let mut nodes = Vec::new();
        for (number, &role) in roles.iter().enumerate() {
            let database_proxy = Proxy::start(instance.port()).await;
            let bus_proxy = broker::Proxy::start(nats_port).await;
            let through = format!("postgres://menagerie:sesame@127.0.0.1:{}/{DATABASE}", database_proxy.port);
            let mut node = Node {
                number,
                program: program(),
                role,
                child: None,
                folder: folder.path().join(number.to_string()),
                database: address.clone().unwrap_or(through),
                bus: format!("nats://127.0.0.1:{}", bus_proxy.port),
                ports: if role == "think" { thinking.clone() } else { ports.clone() },
                database_proxy,
                bus_proxy,
            };
            fs::create_dir(&node.folder).unwrap();
            node.start().await;
            nodes.push(node);
        }
        Cluster { nodes, ports, instance, nats: Some(nats), nats_port, _folder: folder }
    }

    /// The port of a node for players.
    pub(crate) fn port(&self, node: usize) -> u16 {
        self.ports[node].load(SeqCst)
    }

    /// Waits until this many nodes have subscribed to hints on NATS.
    pub(crate) async fn until_subscribed(&self, nodes: u64) {
        if let Some(nats) = &self.nats {
            nats.until_subscribed(nodes).await;
        }
    }

    /// The connection parameters of the database, without a proxy.
    pub(crate) fn direct(&self) -> String {
        direct(&self.instance)
    }

    /// Ends NATS with SIGKILL.
    pub(crate) fn kill_nats(&mut self) {
        self.nats = None;
    }

    pub(crate) async fn start_nats(&mut self) {
        self.nats = Some(Broker::start_on(self.nats_port).await);
    }

    /// Kills all nodes. Returns the unexpected errors and panics in their logs.
    pub(crate) fn stop(mut self) -> Vec<String> {
        self.nodes.iter_mut().for_each(Node::kill);
        self.nodes.iter().flat_map(Node::problems).collect()
    }
}

/// The path of the program of this version.
pub(crate) fn program() -> PathBuf {
    env!("CARGO_BIN_EXE_menagerie").into()
}

/// The connection parameters of a database, without a proxy.
pub(crate) fn direct(instance: &Instance) -> String {
    format!("host=127.0.0.1 port={} user=menagerie dbname={DATABASE} connect_timeout=3", instance.port())
}
