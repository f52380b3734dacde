//! Work that no request asks for: acting on deadlines, reading what other servers have stored, and forgetting
//! idle clients.

use std::{future::pending, sync::Arc, time::Duration};

use tokio::sync::broadcast::{Receiver, error::RecvError};
use wire::Millis;

use crate::{app::App, bus::Hint, error::Error, room::Room, tables::CLAIM};

/// How often the server looks for deadlines and unloads idle tables.
const DEADLINES: Duration = Duration::from_millis(500);
/// How often the rate limits forget idle clients.
const FORGET: Millis = 60_000;
/// How often a heartbeat is stored while tables are in memory. After a crash, players are not charged for the
/// time since the last one.
const HEARTBEAT: Millis = 5_000;
/// The maximum number of deadlines that are claimed at once.
const MAX_CLAIMED: u32 = 256;

/// Acts on deadlines that have passed, unloads idle tables and stores heartbeats, until the future is
/// dropped.
pub(crate) async fn meet_deadlines(app: Arc<App>) {
    let mut forgotten = app.time.now();
    let mut last_heartbeat = forgotten;
    loop {
        let now = app.time.now();
        claim_and_act(&app, now).await;
        app.tables.rooms.unload_idle(now);
        if now >= forgotten + FORGET {
            forgotten = now;
            app.limits.forget_idle();
            app.open_tables.forget_old(now);
        }
        // `now` may be earlier than the last heartbeat, because the system's clock may have been set back.
        let due = now < last_heartbeat || now >= last_heartbeat + HEARTBEAT;
        if due && app.tables.rooms.count() > 0 {
            last_heartbeat = now;
            if let Err(failure) = app.store.heartbeat(now).await {
                tracing::error!(%failure, "cannot store a heartbeat");
            }
        }
        app.time.sleep(DEADLINES).await;
    }
}

async fn claim_and_act(app: &App, now: Millis) {
    match app.store.claim_deadlines(now, now + CLAIM, MAX_CLAIMED).await {
        Ok(tables) => {
            for table in tables {
                match app.tables.meet_deadline(&table).await {
                    // The table had expired and was removed.
                    Ok(()) | Err(Error::NoTable) => {}
                    Err(error) => tracing::error!(table, ?error, "cannot act on a deadline"),
                }
            }
        }
        Err(failure) => tracing::error!(%failure, "cannot read the deadlines"),
    }
}

/// Syncs tables with what other servers store, until the future is dropped. A lost hint does little harm: the
/// store refuses an append under a number that is taken, and if the bus may lose hints, the server also reads
/// the logs of watched tables at intervals.
pub(crate) async fn follow_hints(app: Arc<App>, mut hints: Receiver<Hint>) {
    loop {
        let resync = async {
            match app.bus.resync_interval() {
                Some(interval) => app.time.sleep(interval).await,
                None => pending().await,
            }
        };
        let mut resync = std::pin::pin!(resync);
        loop {
            tokio::select! {
                // The hints of busy tables must not delay the resync.
                biased;
                () = &mut resync => break,
                hint = hints.recv() => match hint {
                    Ok(hint) => app.tables.follow_hint(&hint).await,
                    Err(RecvError::Lagged(_)) => app.tables.sync_all(|_| true).await,
                    Err(RecvError::Closed) => return,
                },
            }
        }
        app.tables.sync_all(Room::is_watched).await;
    }
}
