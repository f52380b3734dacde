//! The server: HTTP, WebSocket, store and bus.
//!
//! [`Server::bind`] starts to listen, and [`Server::run`] serves until it is told to stop. The modules, from
//! the bottom up:
//!
//! | module | subject |
//! |---|---|
//! | `store`, `bus` | what servers share: the tables' logs, and hints that a log has grown |
//! | `steady`, `time`, `secret`, `metrics`, `config`, `limits`, `error` | what every other module uses |
//! | `room` | one table in memory, and what its watchers are sent |
//! | `rooms` | the tables in memory |
//! | `tables` | the one way in which a table changes: decide, apply, store, broadcast |
//! | `app` | the parts that requests share |
//! | `identity`, `guard`, `open_tables` | who sends a request, and how much they may ask for |
//! | `fair_play` | what players are not told while they play |
//! | `workers` | threads for long work, shared fairly |
//! | `computers`, `background` | what happens without a request |
//! | `socket`, `subscription`, `history`, `routes`, `listen`, `throttle` | the connections of clients |

mod app;
mod assets;
mod background;
mod bus;
mod computers;
mod config;
mod error;
mod fair_play;
mod guard;
mod history;
mod identity;
mod limits;
mod listen;
mod metrics;
mod open_tables;
mod room;
mod rooms;
mod routes;
mod secret;
mod socket;
mod steady;
pub mod store;
mod study;
mod subscription;
mod tables;
mod throttle;
mod time;
mod workers;

use std::{future::Future, io, sync::Arc, time::Duration};

use tokio::{net::TcpListener, sync::mpsc, task::JoinSet, time::timeout};

pub use assets::{Asset, Assets};
pub use bus::{Bus, Hint, InProcess};
pub use config::{Config, Timeouts};
pub use time::TimeSource;

use app::App;
use store::Store;
use tables::ComputerTurn;

/// How long connections may take to end when the server stops.
const SHUTDOWN: Duration = Duration::from_secs(5);

/// A server that listens.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    computer_turns: mpsc::UnboundedReceiver<ComputerTurn>,
}

impl Server {
    /// Starts to listen. Connections wait until the server [runs](Server::run).
    ///
    /// # Errors
    /// It cannot listen, or the store does not work.
    pub async fn bind(mut config: Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> io::Result<Server> {
        let listener = listen::listen(config.listen, config.port)?;
        config.port = listener.local_addr()?.port();
        let (sender, computer_turns) = mpsc::unbounded_channel();
        let app = App::open(config, store, bus, sender).await.map_err(io::Error::other)?;
        Ok(Server { app: Arc::new(app), listener, computer_turns })
    }

    /// The address that links begin with.
    pub fn url(&self) -> String {
        self.app.config.url()
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.app.config.port
    }

    /// Serves until `stop` completes. Then tells the clients to reconnect, and ends.
    ///
    /// # Errors
    /// The reason why the server could not continue.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { app, listener, computer_turns } = self;
        let listening = listener.local_addr()?;
        tracing::info!(version = env!("CARGO_PKG_VERSION"), %listening, "the server is up");
        // Listen for hints before the first request, so that none is missed.
        let hints = app.bus.listen();
        let mut tasks = JoinSet::new();
        tasks.spawn(background::meet_deadlines(app.clone()));
        tasks.spawn(background::keep_time(app.clone()));
        tasks.spawn(background::follow_hints(app.clone(), hints));
        tasks.spawn(computers::run(app.clone(), computer_turns));
        let mut serve = tokio::spawn(listen::serve(app.clone(), listener, routes::router(app.clone())));
        let result = tokio::select! {
            ended = &mut serve => ended.map_err(io::Error::other),
            () = stop => {
                tracing::info!(clients = app.metrics.clients(), "the server goes down");
                app.closing.send_replace(true);
                let shutdown = async {
                    let ended = serve.await.map_err(io::Error::other);
                    // Wait for all connections: each holds a receiver of `closing`.
                    app.closing.closed().await;
                    ended
                };
                // Connections that do not end in time are cut off.
                timeout(SHUTDOWN, shutdown).await.unwrap_or(Ok(()))
            }
        };
        tasks.shutdown().await;
        if let Err(failure) = background::record_time(&app, true).await {
            tracing::error!(%failure, "cannot store that the server ran until now");
        }
        let closed = app.store.close().await;
        result.and(closed.map_err(io::Error::other))
    }
}
