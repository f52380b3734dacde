//! The server: HTTP, WebSocket, store and bus.
//!
//! [`Server::bind`] starts to listen, and [`Server::run`] serves until it is told to stop. The modules, from
//! the bottom up:
//!
//! | module | subject |
//! |---|---|
//! | `store`, `bus` | what servers share: the tables' logs, and hints that a log has grown |
//! | `steady`, `followed`, `time`, `secret`, `process`, `metrics`, `config`, `limits`, `error`, `assets` | what every other module uses |
//! | `room` | one table in memory, and what its watchers are sent |
//! | `rooms` | the tables in memory |
//! | `tables` | the one way in which a table changes: decide, apply, store, broadcast |
//! | `app` | the parts that requests share |
//! | `identity`, `guard`, `open_tables` | who sends a request, and how much they may ask for |
//! | `sessions`, `removals`, `bans` | how long a device is known, how people are removed, and who may not play |
//! | `admin` | operators' commands |
//! | `study`, `fair_play` | analysis for players, and what they are not told while they play |
//! | `delegation` | analysis that web servers leave to the servers that think |
//! | `workers` | threads for long work, shared fairly |
//! | `thinking` | which server thinks |
//! | `computers`, `background` | computers' turns, and what else happens without a request |
//! | `protocol` | how the server tells a client that the client was made for another version |
//! | `socket`, `subscription`, `history`, `routes`, `listen`, `throttle` | the connections of clients |

// The simulation includes `tests/server/memory.rs`, which refers to this crate as `server`.
#[cfg(test)]
extern crate self as server;

pub mod admin;
mod app;
mod assets;
mod background;
mod bans;
mod bus;
mod computers;
mod config;
mod delegation;
mod error;
mod fair_play;
mod followed;
mod guard;
mod history;
mod identity;
mod limits;
mod listen;
mod metrics;
mod open_tables;
mod process;
mod protocol;
mod removals;
mod room;
mod rooms;
mod routes;
mod secret;
mod sessions;
#[cfg(test)]
mod simulation;
mod socket;
mod steady;
pub mod store;
mod study;
mod subscription;
mod tables;
mod thinking;
mod throttle;
mod time;
mod workers;

use std::{fmt, future::Future, io, net::SocketAddr, pin::Pin, sync::Arc, time::Duration};

use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
    task::JoinSet,
    time::timeout,
};

pub use assets::{Asset, Assets};
pub use bus::{Bus, Hint, InProcess, Nats, NatsError, Polling};
pub use config::{Config, Role, Timeouts};
pub use guard::PAGE_POLICY;
pub use protocol::Protocol;
pub use time::TimeSource;

use app::App;
use store::{Store, StoreError};
use tables::ComputerTurn;

type Boxed<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// How long connections may take to end when the server stops.
const SHUTDOWN: Duration = Duration::from_secs(5);
/// How long storing the last data may take, once the connections have ended. The program must end within ten
/// seconds, even if neither the database nor the trace collector answers. Within that time, the connections
/// get [`SHUTDOWN`], and the collector gets one second.
const LAST: Duration = Duration::from_secs(3);

/// A server that listens.
pub struct Server<L = TcpListener> {
    app: Arc<App>,
    /// Listens for players. `None` if the server only thinks.
    listener: Option<L>,
    /// Serves the metrics and the readiness.
    metrics: Option<TcpListener>,
    #[cfg(unix)]
    admin: Option<admin::AdminSocket>,
    computer_turns: mpsc::UnboundedReceiver<ComputerTurn>,
}

/// Why a server could not start.
#[derive(Debug)]
pub enum StartError {
    /// The server cannot listen on an address.
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why the server cannot listen there.
        error: io::Error,
    },
    /// The store does not work.
    Store(StoreError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Listen { address, error } => write!(f, "{address}: {error}"),
            StartError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl Server {
    /// Starts to listen. Connections wait until the server [runs](Server::run).
    ///
    /// # Errors
    /// The server cannot listen, or the store does not work.
    pub async fn bind(
        mut config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
    ) -> Result<Server, StartError> {
        let listens = config.role != Role::Think;
        let listener = listens.then(|| listen_on(SocketAddr::new(config.listen, config.port))).transpose()?;
        config.port = listener.as_ref().map_or(0, |(_, local)| local.port());
        let metrics = config.metrics.map(listen_on).transpose()?;
        config.metrics = metrics.as_ref().map(|(_, local)| *local);
        #[cfg(unix)]
        let admin = config.admin.as_deref().and_then(open_admin);
        let (sender, computer_turns) = mpsc::unbounded_channel();
        let app = App::open(config, store, bus, sender).await.map_err(StartError::Store)?;
        Ok(Server {
            app: Arc::new(app),
            listener: listener.map(|(listener, _)| listener),
            metrics: metrics.map(|(listener, _)| listener),
            #[cfg(unix)]
            admin,
            computer_turns,
        })
    }

    /// Returns the base address of links to this server.
    pub fn url(&self) -> String {
        self.app.config.url()
    }

    /// Returns the port for players; 0 if the server only thinks.
    pub fn port(&self) -> u16 {
        self.app.config.port
    }

    /// Returns the address that serves the metrics and the readiness, if there is one.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.app.config.metrics
    }

    /// Serves until `stop` completes. After that, takes no new connections, tells the clients to reconnect,
    /// gives up the turns of computers that it has claimed, and returns.
    ///
    /// # Errors
    /// The server could not continue.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        self.serve_until(Box::pin(stop)).await
    }

    /// Boxes [`serve`](Server::serve), so that it is compiled once, in this crate, and not again in every
    /// crate that runs a server.
    fn serve_until(self, stop: Boxed<()>) -> Boxed<io::Result<()>> {
        Box::pin(self.serve(stop))
    }
}

#[allow(private_bounds, reason = "only the simulation has another network")]
impl<L: listen::Listener> Server<L> {
    async fn serve(self, stop: Boxed<()>) -> io::Result<()> {
        let Server {
            app,
            listener,
            metrics,
            #[cfg(unix)]
            admin,
            computer_turns,
        } = self;
        match &listener {
            Some(listener) => {
                let listening = listen::Listener::local_addr(listener)?;
                tracing::info!(version = env!("CARGO_PKG_VERSION"), %listening, "the server is up");
            }
            None => tracing::info!(version = env!("CARGO_PKG_VERSION"), "the server is up and only thinks"),
        }
        // Listen for hints before the first request, so that none is missed.
        let hints = app.bus.listen();
        let mut tasks = JoinSet::new();
        let stopped = watch::Sender::new(false);
        if let Some(metrics) = metrics {
            let metrics_at = metrics.local_addr()?;
            tracing::info!(%metrics_at, "figures and readiness are served apart");
            let figures = routes::figures(app.clone());
            // This address still answers while the server is stopping, and says so.
            tasks.spawn(listen::serve(app.clone(), metrics, figures, stopped.subscribe()));
        }
        #[cfg(unix)]
        if let Some(admin) = admin {
            tasks.spawn(admin::serve(app.clone(), admin));
        }
        tasks.spawn(background::meet_deadlines(app.clone()));
        tasks.spawn(background::keep_time(app.clone()));
        tasks.spawn(background::watch_store(app.clone()));
        tasks.spawn(background::forget_people(app.clone()));
        tasks.spawn(background::follow_people(app.clone()));
        tasks.spawn(background::follow_hints(app.clone(), hints));
        tasks.spawn(computers::run(app.clone(), computer_turns));
        tasks.spawn(delegation::collect_answers(app.clone()));
        tasks.spawn(delegation::answering::run(app.clone()));
        let mut serve = tokio::spawn(serve_players(app.clone(), listener));
        let result = tokio::select! {
            biased;
            ended = &mut serve => ended.map_err(io::Error::other),
            () = stop => {
                tracing::info!(clients = app.metrics.clients(), "the server goes down");
                app.closing.send_replace(true);
                let shutdown = async {
                    let ended = serve.await.map_err(io::Error::other);
                    // Wait for all connections, and for the task that acts on deadlines: each holds a
                    // receiver of `closing`.
                    app.closing.closed().await;
                    ended
                };
                // Connections that do not end in time are cut off.
                timeout(SHUTDOWN, shutdown).await.unwrap_or(Ok(()))
            }
        };
        stopped.send_replace(true);
        tasks.shutdown().await;
        let last = async {
            background::store_last(&app).await;
            app.store.close().await
        };
        let closed = timeout(LAST, last).await.unwrap_or_else(|_| {
            tracing::error!("the store does not answer; others take the computers' turns over later");
            Ok(())
        });
        result.and(closed.map_err(io::Error::other))
    }
}

/// Serves players until the server stops, if it has a listener for them.
async fn serve_players(app: Arc<App>, listener: Option<impl listen::Listener>) {
    let mut closing = app.closing.subscribe();
    match listener {
        Some(listener) => listen::serve(app.clone(), listener, routes::router(app), closing).await,
        None => app::closes(&mut closing).await,
    }
}

/// Listens on an address. Returns the address with the port that the system chose, if the given port is 0.
fn listen_on(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let listening = listen::listen(address.ip(), address.port())
        .and_then(|listener| listener.local_addr().map(|local| (listener, local)));
    listening.map_err(|error| StartError::Listen { address, error })
}

/// Opens the socket for operators' commands. If that fails, the server runs without the socket.
#[cfg(unix)]
fn open_admin(path: &std::path::Path) -> Option<admin::AdminSocket> {
    match admin::AdminSocket::bind(path) {
        Ok(socket) => Some(socket),
        Err(error) => {
            tracing::warn!(socket = %path.display(), %error, "operators cannot give commands");
            None
        }
    }
}
