//! The parts of a server that requests share.

use std::sync::Arc;

use tokio::sync::{Semaphore, mpsc, watch};

use crate::{
    bus::Bus,
    config::Config,
    guard::Limits,
    metrics::Metrics,
    store::{Store, StoreError},
    tables::{ComputerTurn, Tables},
    time::TimeSource,
};

/// The server's parts.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) time: TimeSource,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    pub(crate) tables: Tables,
    /// Limits the number of positions that are studied at the same time.
    pub(crate) studies: Semaphore,
    /// Wakes the clients' connections when time has made a leap, so that they tell the new time.
    pub(crate) clock_moved: watch::Sender<()>,
    /// Turns true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Opens the parts. Computers' turns come out at the other end of `computer_turns`.
    pub(crate) async fn open(
        config: Config,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        computer_turns: mpsc::UnboundedSender<ComputerTurn>,
    ) -> Result<App, StoreError> {
        let metrics = Arc::<Metrics>::default();
        let time = config.time.clone();
        let tables =
            Tables::open(store.clone(), bus.clone(), time.clone(), metrics.clone(), computer_turns).await?;
        Ok(App {
            limits: Limits::new(config.limits),
            config,
            store,
            bus,
            time,
            metrics,
            tables,
            studies: Semaphore::new(1),
            clock_moved: watch::Sender::new(()),
            closing: watch::Sender::new(false),
        })
    }
}
