//! The bus of servers in one process.

use std::time::Duration;

use tokio::sync::broadcast;

use super::{Bus, Hint};

/// The bus of servers in one process.
pub struct InProcess(broadcast::Sender<Hint>);

impl Default for InProcess {
    fn default() -> InProcess {
        InProcess(broadcast::channel(1024).0)
    }
}

impl Bus for InProcess {
    fn publish(&self, hint: Hint) {
        // A server that is alone needs no hints about its own changes.
        if self.0.receiver_count() > 1 {
            let _ = self.0.send(hint);
        }
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.0.subscribe()
    }

    /// No hint is lost unnoticed: a receiver that misses some is told so.
    fn resync_interval(&self) -> Option<Duration> {
        None
    }
}
