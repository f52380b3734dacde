//! Syncing to the disk shortly after an acknowledgement, for [`Durability::Process`](super::Durability).
//!
//! SQLite by itself syncs only when it copies the write-ahead log back. That may be long after, and whoever commits then has
//! to wait.

use std::{
    fs::OpenOptions,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime},
};

use tokio::{task::spawn_blocking, time::sleep};

/// How soon after an acknowledgement the disk has the data.
const INTERVAL: Duration = Duration::from_millis(100);
/// The coarsest resolution of the times of files.
const RESOLUTION: Duration = Duration::from_millis(20);

/// Syncs the write-ahead log of a store again and again.
pub(super) async fn run(log: PathBuf) {
    let log: Arc<Path> = Arc::from(log);
    let mut synced = None;
    loop {
        sleep(INTERVAL).await;
        let log = log.clone();
        match spawn_blocking(move || sync_changes(&log, synced)).await {
            Ok(Ok(change)) => synced = change,
            Ok(Err(error)) => tracing::warn!(%error, "a power cut would cost more than the last second"),
            // The runtime stops.
            Err(_) => return,
        }
    }
}

/// Syncs a file unless its last change is known to be synced. Returns the change that is known to be synced then.
fn sync_changes(file: &Path, synced: Option<SystemTime>) -> io::Result<Option<SystemTime>> {
    let file = OpenOptions::new().write(true).open(file)?;
    let change = file.metadata()?.modified()?;
    if synced == Some(change) {
        return Ok(synced);
    }
    // A change after this sync, but within the resolution of the clock, would have the same time.
    let settled = change.elapsed().is_ok_and(|age| age > RESOLUTION);
    file.sync_data()?;
    Ok(settled.then_some(change))
}
