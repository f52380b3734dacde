//! The parts of a server that requests share.

use std::sync::Arc;

use tokio::sync::{mpsc, watch};

use crate::{
    assets::Compressed,
    bans::Bans,
    bus::Bus,
    config::Config,
    delegation::Delegation,
    guard::Limits,
    metrics::Metrics,
    open_tables::OpenTables,
    sessions::Sockets,
    store::{Store, StoreError},
    tables::{ComputerTurn, Tables},
    time::TimeSource,
    workers::Workers,
};

/// What all requests of a server share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) time: TimeSource,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    pub(crate) compressed: Compressed,
    pub(crate) tables: Tables,
    pub(crate) open_tables: OpenTables,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) bans: Bans,
    pub(crate) workers: Workers,
    pub(crate) delegation: Delegation,
    /// Wakes the clients' connections when the time has jumped, so that they send the new time to the
    /// clients.
    pub(crate) clock_moved: watch::Sender<()>,
    /// True while the store does not answer. Clients may then show outdated information.
    pub(crate) stale: watch::Sender<bool>,
    /// Turns true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Sets up the parts. The turns of computer players will be announced on `computer_turns`.
    pub(crate) async fn open(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        computer_turns: mpsc::UnboundedSender<ComputerTurn>,
    ) -> Result<App, StoreError> {
        let metrics = Arc::<Metrics>::default();
        let time = config.time.clone();
        let tables = Tables::open(
            store.clone(),
            bus.clone(),
            time.clone(),
            metrics.clone(),
            config.role,
            computer_turns,
        )
        .await?;
        let bans = Bans::default();
        bans.set(store.bans().await?);
        if bus.resync_interval().is_some() {
            // Another server may have begun to remove a person a moment ago. This server must not end that
            // removal yet.
            tables.removed.follow(store.removals().await?, time.now());
        }
        Ok(App {
            limits: Limits::new(config.limits),
            compressed: Compressed::default(),
            delegation: Delegation::new(config.role),
            config,
            store,
            bus,
            time,
            metrics,
            tables,
            open_tables: OpenTables::default(),
            sockets: Arc::default(),
            bans,
            workers: Workers::new(),
            clock_moved: watch::Sender::new(()),
            stale: watch::Sender::new(false),
            closing: watch::Sender::new(false),
        })
    }
}

/// Waits until the server stops. `closing` receives from the field of the same name in [`App`].
pub(crate) async fn closes(closing: &mut watch::Receiver<bool>) {
    // An error means that the server is gone.
    let _ = closing.wait_for(|closing| *closing).await;
}
