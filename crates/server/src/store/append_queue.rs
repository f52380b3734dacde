//! The queue of appends that a store commits in groups.

use table::LogEntry;
use tokio::{
    sync::{mpsc, oneshot},
    task::yield_now,
};

use super::{Append, StoreError};

/// An append that waits to be committed.
pub(super) struct AppendJob {
    pub(super) append: Append,
    /// The entries' events as JSON.
    pub(super) events: Vec<String>,
    pub(super) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// Sends an append to a queue. Returns once the task behind the queue has answered.
pub(super) async fn send<J>(
    queue: &mpsc::Sender<J>,
    append: Append,
    job: impl FnOnce(AppendJob) -> J,
) -> Result<(), StoreError> {
    let event = |entry: &LogEntry| serde_json::to_string(&entry.event);
    let events = append.entries.iter().map(event).collect::<Result<_, _>>().map_err(StoreError::broken)?;
    let (reply, answer) = oneshot::channel();
    queue.send(job(AppendJob { append, events, reply })).await.map_err(|_| closed())?;
    answer.await.map_err(|_| closed())?
}

/// Moves jobs from the queue to `jobs`, until `jobs` holds `most` of them or no more arrive. Yields in
/// between, so that clients that are about to append join the group.
pub(super) async fn gather<J>(queue: &mut mpsc::Receiver<J>, jobs: &mut Vec<J>, most: usize) {
    let mut before = 0;
    while before < jobs.len() {
        before = jobs.len();
        yield_now().await;
        while jobs.len() < most
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
    }
}

/// Returns the error that every call gets once the store is closed.
pub(super) fn closed() -> StoreError {
    StoreError::Broken("the store is closed".into())
}
