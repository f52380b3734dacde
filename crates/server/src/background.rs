//! Work that no request asks for: deadlines, what other servers store, and forgetting.

use std::{future::pending, sync::Arc, time::Duration};

use tokio::sync::broadcast::{Receiver, error::RecvError};
use wire::Millis;

use crate::{app::App, bus::Hint, error::Error, room::Room, tables::CLAIM};

/// How often deadlines are looked for and idle tables unloaded.
const DEADLINES: Duration = Duration::from_millis(500);
/// How often the rate limits forget idle clients.
const FORGET: Millis = 60_000;
/// How often a heartbeat is stored while tables are in memory. A crash gives the players this much time at most.
const HEARTBEAT: Millis = 5_000;
/// The most deadlines that are claimed at once.
const MAX_CLAIMED: u32 = 256;

/// Acts on deadlines that have passed, unloads what is idle and stores heartbeats, until the future is dropped.
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
        // The system's clock may have been set back.
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
                    // It has expired.
                    Ok(()) | Err(Error::NoTable) => {}
                    Err(error) => tracing::error!(table, ?error, "cannot act on a deadline"),
                }
            }
        }
        Err(failure) => tracing::error!(%failure, "cannot read the deadlines"),
    }
}

/// Syncs tables with what other servers store, until the future is dropped. A lost hint does little harm: an append under a
/// number that is taken is refused, and a bus that may lose hints makes the server read the logs of watched tables now and
/// then.
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
                // Hints of busy tables must not put the resync off.
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
