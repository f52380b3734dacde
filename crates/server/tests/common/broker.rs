//! A real NATS server on a free port, and a proxy that repeats, delays, reorders or blocks its messages.

use std::{
    fs,
    io::ErrorKind,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
    task::JoinSet,
    time::sleep,
};

use super::request;

/// How long NATS may take to start.
const START: Duration = Duration::from_secs(20);

/// A NATS server that runs until it is dropped.
pub struct Broker {
    child: Child,
    pub port: u16,
    monitoring: u16,
    _folder: TempDir,
}

impl Broker {
    /// Starts NATS on any free port.
    pub async fn start() -> Broker {
        Broker::start_with("-1", &[]).await
    }

    /// Starts NATS on this port again.
    pub async fn start_on(port: u16) -> Broker {
        Broker::start_with(&port.to_string(), &[]).await
    }

    pub async fn start_with(port: &str, flags: &[&str]) -> Broker {
        let folder = tempfile::tempdir().unwrap();
        let start = || {
            let started = Command::new("nats-server")
                .args(["--addr", "127.0.0.1", "--port", port, "--http_port", "-1", "--ports_file_dir"])
                .arg(folder.path())
                .args(flags)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
            match started {
                Ok(child) => child,
                Err(error) if error.kind() == ErrorKind::NotFound => panic!(
                    "nats-server is missing. Install it (Debian's package has the same name), or leave these \
                     tests out: cargo nextest run -E 'not test(/^nats::|a_password_of_nats/)'"
                ),
                Err(error) => panic!("{error}"),
            }
        };
        let mut child = start();
        let begun = Instant::now();
        let ports: Value = loop {
            assert!(begun.elapsed() < START, "NATS does not start");
            // NATS may still be writing this file.
            let ports = folder.path().join(format!("nats-server_{}.ports", child.id()));
            if let Some(ports) = fs::read(&ports).ok().and_then(|ports| serde_json::from_slice(&ports).ok()) {
                break ports;
            }
            sleep(Duration::from_millis(5)).await;
            // A connection of another program may hold the given port for a moment.
            if child.try_wait().unwrap().is_some() {
                assert!(port != "-1", "NATS ended");
                child = start();
            }
        };
        let port = |kind: &str| {
            let url = ports[kind][0].as_str().unwrap();
            url.rsplit_once(':').unwrap().1.parse().unwrap()
        };
        Broker { port: port("nats"), monitoring: port("monitoring"), child, _folder: folder }
    }

    /// Waits until this many clients have subscribed.
    pub async fn until_subscribed(&self, clients: u64) {
        loop {
            let figures = request(self.monitoring, "GET", "/connz?subs=1", "", None, "").await.2;
            let figures: Value = serde_json::from_str(&figures).unwrap();
            let connections = figures["connections"].as_array().unwrap();
            let subscribed =
                connections.iter().filter(|client| client["subscriptions"].as_u64() == Some(1)).count();
            if subscribed as u64 == clients {
                return;
            }
            sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a [`Proxy`] does to the messages that NATS sends to clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Network {
    /// All messages arrive.
    Good,
    /// Every message arrives twice; messages arrive late and in the wrong order.
    Strange,
    /// The connections stay open, but nothing arrives in either direction.
    Silent,
    /// There are no connections.
    Cut,
}

/// The bytes that a proxy has forwarded in one direction, in order.
#[derive(Clone, Default)]
pub struct Travelled(watch::Sender<Vec<u8>>);

impl Travelled {
    fn add(&self, bytes: &[u8]) {
        self.0.send_modify(|all| all.extend_from_slice(bytes));
    }

    /// The bytes so far.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.borrow().clone()
    }

    /// Waits until `holds` returns true for the bytes so far.
    pub async fn until(&self, holds: impl Fn(&[u8]) -> bool) {
        self.0.subscribe().wait_for(|bytes| holds(bytes)).await.unwrap();
    }
}

/// A proxy in front of NATS.
pub struct Proxy {
    pub port: u16,
    network: watch::Sender<Network>,
    /// What clients have sent.
    pub sent: Travelled,
    /// What clients have received.
    pub received: Travelled,
    _task: JoinSet<()>,
}

impl Proxy {
    pub async fn start(nats: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let network = watch::Sender::new(Network::Good);
        let (sent, received) = (Travelled::default(), Travelled::default());
        let mut task = JoinSet::new();
        let (state, records) = (network.clone(), (sent.clone(), received.clone()));
        task.spawn(async move {
            let mut connections = JoinSet::new();
            loop {
                let (client, _) = listener.accept().await.unwrap();
                while connections.try_join_next().is_some() {}
                // While there is no NATS behind it, the proxy closes the connection at once.
                if *state.borrow() != Network::Cut
                    && let Ok(nats) = TcpStream::connect(("127.0.0.1", nats)).await
                {
                    connections.spawn(pass_on(client, nats, state.subscribe(), records.clone()));
                }
            }
        });
        Proxy { port, network, sent, received, _task: task }
    }

    pub fn set(&self, network: Network) {
        self.network.send_replace(network);
    }
}

async fn pass_on(
    client: TcpStream,
    nats: TcpStream,
    mut network: watch::Receiver<Network>,
    (sent, received): (Travelled, Travelled),
) {
    let ((from_client, to_client), (from_nats, to_nats)) = (client.into_split(), nats.into_split());
    let up = pass_up(from_client, to_nats, network.clone(), sent);
    let down = pass_down(from_nats, to_client, network.clone(), received);
    tokio::select! {
        () = up => {}
        () = down => {}
        _ = network.wait_for(|network| *network == Network::Cut) => {}
    }
}

async fn while_silent(network: &mut watch::Receiver<Network>) {
    let _ = network.wait_for(|network| *network != Network::Silent).await;
}

async fn pass_up(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut network: watch::Receiver<Network>,
    record: Travelled,
) {
    let mut buffer = [0; 4096];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        while_silent(&mut network).await;
        record.add(&buffer[..length]);
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

async fn pass_down(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut network: watch::Receiver<Network>,
    record: Travelled,
) {
    let mut unread = Vec::new();
    // The messages that arrive late.
    let mut late: Vec<Vec<u8>> = Vec::new();
    while let Ok(1..) = from.read_buf(&mut unread).await {
        while_silent(&mut network).await;
        while let Some(frame) = take_frame(&mut unread) {
            record.add(&frame);
            let now = if *network.borrow() == Network::Good || !frame.starts_with(b"MSG ") {
                vec![frame]
            } else {
                late.push(frame);
                if late.len() < 3 {
                    continue;
                }
                // Hold back the newest message. It is sent after the message that follows it.
                let newest = late.split_off(2);
                let others = std::mem::replace(&mut late, newest);
                others.into_iter().rev().flat_map(|frame| [frame.clone(), frame]).collect()
            };
            if to.write_all(&now.concat()).await.is_err() {
                return;
            }
        }
    }
}

/// Takes a whole frame of the NATS protocol from the beginning of `bytes`.
pub fn take_frame(bytes: &mut Vec<u8>) -> Option<Vec<u8>> {
    let line = bytes.windows(2).position(|pair| pair == b"\r\n")? + 2;
    let head = std::str::from_utf8(&bytes[..line]).unwrap().trim_end();
    let has_payload = ["MSG ", "PUB ", "HMSG ", "HPUB "].iter().any(|kind| head.starts_with(kind));
    let payload =
        if has_payload { head.rsplit(' ').next().unwrap().parse::<usize>().unwrap() + 2 } else { 0 };
    (bytes.len() >= line + payload).then(|| bytes.drain(..line + payload).collect())
}
