//! Syncs data to the disk shortly after its acknowledgement, for [`Durability::Process`](super::Durability).
//!
//! In that mode, SQLite itself syncs only when it copies the write-ahead log into the database. That may
//! happen much later, and a commit then has to wait for the sync.

use std::{
    fs::OpenOptions,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime},
};

use tokio::{task::spawn_blocking, time::sleep};

/// The pause between two syncs. Data reaches the disk about this long after it was acknowledged.
const INTERVAL: Duration = Duration::from_millis(100);
/// The coarsest resolution that modification times of files may have.
const RESOLUTION: Duration = Duration::from_millis(20);

/// Syncs the write-ahead log of a store at intervals.
pub(super) async fn run(log: PathBuf) {
    let log: Arc<Path> = Arc::from(log);
    let mut synced = None;
    let mut failed = false;
    loop {
        sleep(INTERVAL).await;
        let log = log.clone();
        match spawn_blocking(move || sync_changes(&log, synced)).await {
            Ok(Ok(change)) => (synced, failed) = (change, false),
            // Warn only once, because the cause may last.
            Ok(Err(error)) if !failed => {
                failed = true;
                tracing::warn!(%error, "a power failure would lose more than the last second");
            }
            Ok(Err(_)) => {}
            // The runtime is stopping.
            Err(_) => return,
        }
    }
}

/// Syncs a file. Does nothing if the last change of the file was at `synced`, because that change is on the
/// disk already. Returns the time of the last change that is now known to be on the disk.
fn sync_changes(file: &Path, synced: Option<SystemTime>) -> io::Result<Option<SystemTime>> {
    let file = OpenOptions::new().write(true).open(file)?;
    let change = file.metadata()?.modified()?;
    if synced == Some(change) {
        return Ok(synced);
    }
    // A change right after this sync could have the same time, within the resolution. So a recent change does
    // not count as synced.
    let settled = change.elapsed().is_ok_and(|age| age > RESOLUTION);
    file.sync_data()?;
    Ok(settled.then_some(change))
}
