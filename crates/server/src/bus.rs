//! What servers of one store tell each other: which table's log has grown, never with what.

use std::time::Duration;

use tokio::sync::broadcast;
use wire::TableId;

/// A table's log has grown. A hint may come late, twice or never; the receiver reads the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The table.
    pub table: TableId,
    /// The number of its newest entry.
    pub number: u32,
}

/// Carries hints between the servers of one store.
pub trait Bus: Send + Sync + 'static {
    /// Sends a hint to all servers.
    fn publish(&self, hint: Hint);

    /// Receives the hints of all servers from now on. A receiver that is too slow misses the oldest.
    fn listen(&self) -> broadcast::Receiver<Hint>;

    /// How often a server reads the logs of watched tables without a hint, in case one was lost. The log of a table that
    /// nobody watched is read when somebody starts to. `None` if no hints are lost.
    fn resync_interval(&self) -> Option<Duration>;
}

/// The bus of servers in one process.
pub struct InProcess(broadcast::Sender<Hint>);

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess(broadcast::channel(1024).0)
    }
}

impl Bus for InProcess {
    fn publish(&self, hint: Hint) {
        // A server alone needs no hints of its own changes.
        if self.0.receiver_count() > 1 {
            let _ = self.0.send(hint);
        }
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.0.subscribe()
    }

    /// A receiver that misses hints is told so.
    fn resync_interval(&self) -> Option<Duration> {
        None
    }
}
