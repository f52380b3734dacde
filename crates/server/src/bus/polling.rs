//! The bus of servers that share a store and have nothing that carries hints between them.

use std::time::Duration;

use tokio::sync::broadcast;

use super::{Bus, Hint, InProcess};

/// How often each server asks the store which watched tables have changed.
const INTERVAL: Duration = Duration::from_secs(1);

/// A bus that carries hints only within the process. To see what other servers store, a server reads the logs
/// of its watched tables once a second.
#[derive(Default)]
pub struct Polling(InProcess);

impl Bus for Polling {
    fn publish(&self, hint: Hint) {
        self.0.publish(hint);
    }

    fn listen(&self) -> broadcast::Receiver<Hint> {
        self.0.listen()
    }

    fn resync_interval(&self) -> Option<Duration> {
        Some(INTERVAL)
    }
}
