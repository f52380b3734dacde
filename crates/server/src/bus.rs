//! What servers tell each other: where something is new, never what.

use std::time::Duration;

use tokio::sync::broadcast;
use wire::TableId;

/// Something is new at a table. It may come late, twice or never: who hears it reads the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// Where.
    pub table: TableId,
    /// The newest entry's number.
    pub number: u32,
}

/// Carries hints between the servers of one store.
pub trait Bus: Send + Sync + 'static {
    /// Tells all servers.
    fn publish(&self, hint: Hint);

    /// What all servers tell from now on. Who listens too slowly misses the oldest.
    fn listen(&self) -> broadcast::Receiver<Hint>;

    /// How often the logs of what is watched are read without a hint, since one may have been lost; that of a table which nobody
    /// watched is read when somebody begins to. Never where none are lost.
    fn doubt(&self) -> Option<Duration>;
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
        // A server alone knows what it did itself.
        if self.0.receiver_count() > 1 {
            let _ = self.0.send(hint);
        }
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.0.subscribe()
    }

    /// Who lags behind is told so.
    fn doubt(&self) -> Option<Duration> {
        None
    }
}
