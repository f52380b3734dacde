//! The server: HTTP, WebSocket, store and bus.
//!
//! [`Server`] is bound and then runs until it is told to stop. `app.rs` holds its parts and the one way in which a table
//! changes: decide, take in, store, tell. `room.rs` is a table in memory, `socket.rs` a client, `follow.rs` his look at a table, `routes/` the requests,
//! `store/` and `bus.rs` what a server shares with others, `computers.rs` the computer players.

mod app;
mod assets;
mod bus;
mod computers;
mod follow;
mod guard;
mod identity;
mod listen;
mod metrics;
mod room;
mod routes;
mod secret;
mod socket;
pub mod store;
mod study;

use std::{
    future::{Future, pending},
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use tokio::{
    net::TcpListener,
    sync::broadcast::{Receiver, error::RecvError},
    time::{MissedTickBehavior, interval, timeout},
};

pub use app::App;
pub use assets::{Asset, Assets};
pub use bus::{Bus, Hint, InProcess};
pub use listen::Patience;

use app::{Trouble, now};
use room::Room;
use store::Store;

/// How often it is looked for what is due, and for what may be forgotten.
const DUE: Duration = Duration::from_millis(500);
/// How often it is forgotten who asked for how much.
const FORGET: Duration = Duration::from_secs(60);
/// How often it is noted that the server runs, while tables are in memory: so much time, at most, a crash gives the players.
const BEAT: Duration = Duration::from_secs(5);
/// How long connections are given to end.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long something due stays claimed.
const CLAIM: u64 = 60_000;
/// How much is claimed at once.
const CLAIMED: u32 = 256;

/// How a server is set up.
pub struct Config {
    /// Where it listens. `::` is every address of both families; where the system has but the older, of that.
    pub listen: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The address under which clients know it, where that is not its own.
    pub public_url: Option<String>,
    /// Proxies whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether there are limits on how often anybody may ask.
    pub limits: bool,
    /// How long clients may keep it waiting.
    pub patience: Patience,
    /// Whether other devices can reach it.
    pub reachable: bool,
    /// The address that links begin with, where there is no public one.
    pub link_host: IpAddr,
    /// The page.
    pub assets: Option<&'static dyn Assets>,
}

impl Config {
    /// The address that links begin with, without a slash at the end.
    pub fn url(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", SocketAddr::new(self.link_host, self.port)),
        }
    }
}

/// A server that listens already.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
}

impl Server {
    /// Begins to listen.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn bind(mut config: Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> io::Result<Server> {
        let listener = listen::listen(config.listen, config.port)?;
        config.port = listener.local_addr()?.port();
        let app = App::open(config, store, bus).await.map_err(io::Error::other)?;
        Ok(Server { app: Arc::new(app), listener })
    }

    /// The address that links begin with.
    pub fn url(&self) -> String {
        self.app.config.url()
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.app.config.port
    }

    /// Serves until `stop` is done; then tells the clients to come back, and ends.
    ///
    /// # Errors
    /// Why it could not go on.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let app = self.app;
        let listening = self.listener.local_addr()?;
        tracing::info!(version = env!("CARGO_PKG_VERSION"), %listening, "the server is up");
        // It listens before it serves, so that nothing is missed.
        let hints = app.bus.listen();
        let due = tokio::spawn(do_what_is_due(app.clone()));
        let bus = tokio::spawn(hear_of_others(app.clone(), hints));
        let serve = listen::serve(app.clone(), self.listener, routes::router(app.clone()));
        let mut serve = tokio::spawn(serve);
        let result = tokio::select! {
            ended = &mut serve => ended.map_err(io::Error::other),
            () = stop => {
                tracing::info!(clients = app.metrics.clients(), "the server goes down");
                app.closing.send_replace(true);
                // Who does not end in time is cut off.
                let farewell = async {
                    let ended = serve.await.map_err(io::Error::other);
                    // Every socket holds an end of this.
                    app.closing.closed().await;
                    ended
                };
                timeout(FAREWELL, farewell).await.unwrap_or(Ok(()))
            }
        };
        due.abort();
        bus.abort();
        if let Err(failure) = app.store.beat(now()).await {
            tracing::error!(%failure, "that the server ran until now cannot be noted");
        }
        result
    }
}

async fn do_what_is_due(app: Arc<App>) {
    let mut beat = interval(DUE);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut since_forgotten = Duration::ZERO;
    let mut since_beat = Duration::ZERO;
    loop {
        beat.tick().await;
        let now = now();
        match app.store.claim_due(now, now + CLAIM, CLAIMED).await {
            Ok(tables) => {
                for table in tables {
                    match app.tick(&table).await {
                        // It was given up.
                        Ok(()) | Err(Trouble::NoTable) => {}
                        Err(trouble) => tracing::error!(table, ?trouble, "what was due could not be done"),
                    }
                }
            }
            Err(failure) => tracing::error!(%failure, "what is due cannot be read"),
        }
        app.forget_idle();
        since_forgotten += DUE;
        if since_forgotten >= FORGET {
            since_forgotten = Duration::ZERO;
            app.limits.forget_idle();
        }
        since_beat += DUE;
        if since_beat >= BEAT && app.room_count() > 0 {
            since_beat = Duration::ZERO;
            if let Err(failure) = app.store.beat(now).await {
                tracing::error!(%failure, "that the server runs cannot be noted");
            }
        }
    }
}

/// Takes in what other servers have stored. A hint that was lost does little harm: what is stored under a number that
/// is taken is refused, and whoever doubts reads the logs of what is watched, and of what somebody begins to watch.
async fn hear_of_others(app: Arc<App>, mut hints: Receiver<Hint>) {
    let mut doubt = app.bus.doubt().map(interval);
    if let Some(doubt) = &mut doubt {
        doubt.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    loop {
        let doubts = async {
            match &mut doubt {
                Some(doubt) => doubt.tick().await,
                None => pending().await,
            }
        };
        tokio::select! {
            hint = hints.recv() => match hint {
                Ok(hint) => app.hear(&hint).await,
                Err(RecvError::Lagged(_)) => app.hear_all(|_| true).await,
                Err(RecvError::Closed) => return,
            },
            _ = doubts => app.hear_all(Room::is_watched).await,
        }
    }
}
