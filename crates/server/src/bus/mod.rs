//! Hints between servers that share a store. A hint names a table whose log has grown, or a question that was
//! asked or answered. It carries no content.

mod in_process;
mod nats;
mod polling;

use std::time::Duration;

use tokio::sync::broadcast;

pub use in_process::InProcess;
pub use nats::{Nats, NatsError};
pub use polling::Polling;

/// A hint that a table's log has grown, or that a question about a position was asked or
/// answered. It may arrive late, twice or never, so the receiver reads the store itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The id of the table or of the question.
    pub id: String,
    /// The number of the log's newest entry, or what has happened to the question.
    pub number: u32,
}

/// Carries hints between the servers of one store.
pub trait Bus: Send + Sync + 'static {
    /// Sends a hint to all servers.
    fn publish(&self, hint: Hint);

    /// Returns a receiver of the hints that all servers send from now on. A receiver that is too slow misses
    /// the oldest hints.
    fn listen(&self) -> broadcast::Receiver<Hint>;

    /// Returns how often a server reads the logs of watched tables without a hint, in case one was lost. The
    /// log of any other table is read when somebody starts to watch it. Returns `None` if hints are never
    /// lost.
    fn resync_interval(&self) -> Option<Duration>;

    /// Whether the connection that carries hints is up. If not, the servers still see each other's changes
    /// after the [`resync_interval`](Bus::resync_interval).
    fn is_connected(&self) -> bool {
        true
    }
}
