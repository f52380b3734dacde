//! Work that no request asks for: acting on deadlines, noticing outages, reading what other servers have
//! stored, and forgetting idle clients.

use std::{
    collections::BTreeMap,
    future::pending,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use tokio::sync::broadcast::{
    Receiver,
    error::{RecvError, TryRecvError},
};
use tracing::Instrument;
use wire::{Millis, TableId};

use crate::{
    app::{App, closes},
    bus::Hint,
    delegation,
    error::Error,
    limits::FORGET_IDLE,
    room::Room,
    store::StoreError,
    tables::CLAIM,
};

/// How often the server looks for deadlines and unloads idle tables.
const DEADLINES: Duration = Duration::from_millis(500);
/// How often the server ends old sessions and continues unfinished removals of people.
const PEOPLE: Duration = Duration::from_secs(60 * 60);
/// How often the server finds out who was banned, removed or signed out at other servers.
const FOLLOW: Duration = Duration::from_secs(3);
/// How often the server reads the system's clocks and checks whether the store is away. The clocks must be
/// read several times within `steady::LONGEST_GAP`, because a longer gap between two readings counts as an
/// outage.
const BEAT: Duration = Duration::from_millis(200);
/// How often the server extends its claims on computers' turns: three times before a claim would end.
const HOLD: Millis = CLAIM / 3;
/// After a change by another server, a server that only thinks waits this long before it looks for deadlines.
const LOOK_PAUSE: Duration = Duration::from_millis(20);
/// How long the server waits after the store has failed, before it tries again.
const PAUSE: Duration = Duration::from_secs(5);
/// How often a heartbeat is stored while tables are in memory. After a crash, players are not charged for the
/// time since the last heartbeat.
const HEARTBEAT: Millis = 5_000;
/// The maximum number of tables that the server syncs in one go after hints from other servers.
const MAX_HINTS: usize = 256;
/// The maximum number of deadlines that are claimed in one call.
const MAX_CLAIMED: u32 = 256;

/// Acts on deadlines that have passed and unloads idle tables, until the server stops. Finishes what it has
/// claimed before it returns.
pub(crate) async fn meet_deadlines(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut forgotten = app.time.now();
    let mut held = forgotten;
    while !*closing.borrow() {
        let now = app.time.now();
        claim_and_act(&app, now).await;
        if now >= held + HOLD {
            held = now;
            if let Err(failure) = hold_claims(&app, now + CLAIM).await {
                failure.log("cannot hold the claims on computers' turns");
            }
        }
        app.tables.rooms.unload_idle(now);
        if now >= forgotten + FORGET_IDLE {
            forgotten = now;
            app.limits.forget_idle();
            app.open_tables.forget_old(now);
            app.tables.removed.forget_old(now);
            delegation::forget_old(&app, now).await;
        }
        tokio::select! {
            biased;
            () = app.time.sleep(DEADLINES) => {}
            () = app.tables.changed.notified() => tokio::time::sleep(LOOK_PAUSE).await,
            () = closes(&mut closing) => {}
        }
    }
}

/// Stores what other servers need to know once this server has stopped: a last heartbeat, and the end of its
/// claims on computers' turns. The servers that think then take over these turns at once. Web servers wait
/// for a while before they take over a turn themselves.
pub(crate) async fn store_last(app: &App) {
    if let Err(failure) = hold_claims(app, app.time.now()).await {
        failure.log("cannot give up the computers' turns; others take them over later");
    }
    if let Err(failure) = record_time(app, true).await {
        failure.log("cannot store that the server ran until now");
    }
}

/// Moves the end of this server's claims on the turns of thinking computers to the moment `until`.
async fn hold_claims(app: &App, until: Millis) -> Result<(), StoreError> {
    let thinking = app.tables.rooms.all().into_iter().filter(|room| room.thinking.load(Relaxed));
    let tables: Vec<_> = thinking.map(|room| room.id.clone()).collect();
    if tables.is_empty() { Ok(()) } else { app.store.hold_claims(&tables, until).await }
}

/// Ends unused sessions and continues unfinished removals of people, until the future is dropped.
pub(crate) async fn forget_people(app: Arc<App>) {
    loop {
        let ended = app.end_unused_sessions(app.time.now()).await;
        if let Err(failure) = &ended {
            failure.log("cannot end the sessions that nobody uses");
        }
        let removed = app.finish_removals().await;
        if let Err(error) = &removed
            && !error.is_away()
        {
            tracing::error!(?error, "cannot remove a person from all tables");
        }
        app.time.sleep(if ended.is_ok() && removed.is_ok() { PEOPLE } else { PAUSE }).await;
    }
}

/// Finds out who was banned, removed or signed out at other servers, until the future is dropped.
pub(crate) async fn follow_people(app: Arc<App>) {
    if app.bus.resync_interval().is_none() {
        return;
    }
    loop {
        app.time.sleep(FOLLOW).await;
        let followed = async {
            app.read_bans().await?;
            app.follow_removals().await?;
            app.close_ended().await
        };
        if let Err(failure) = followed.await {
            failure.log("cannot read who was banned, removed or signed out at other servers");
        }
    }
}

/// Tells clients when the store goes away and when it is back, until the future is dropped. The store counts
/// as back once the server has read the changes that it missed.
pub(crate) async fn watch_store(app: Arc<App>) {
    loop {
        if !app.store.is_away() && *app.stale.borrow() {
            app.tables.sync_changed(Room::is_watched).await;
        }
        let is_away = app.store.is_away();
        app.stale.send_if_modified(|stale| std::mem::replace(stale, is_away) != is_away);
        app.time.sleep(BEAT).await;
    }
}

/// Reads the clocks at short intervals, to notice soon if the process was suspended, and stores heartbeats.
/// Runs until the future is dropped.
pub(crate) async fn keep_time(app: Arc<App>) {
    let mut last_heartbeat = app.time.now();
    loop {
        let due = app.time.now() >= last_heartbeat + HEARTBEAT && app.tables.rooms.count() > 0;
        match record_time(&app, due).await {
            Ok(stored) => last_heartbeat = stored.unwrap_or(last_heartbeat),
            Err(failure) => {
                failure.log("cannot store that the server runs");
                app.time.sleep(PAUSE).await;
            }
        }
        app.time.sleep(BEAT).await;
    }
}

/// Stores the outages that were noticed and, if `due` is set, a heartbeat. Returns the time of the heartbeat.
pub(crate) async fn record_time(app: &App, due: bool) -> Result<Option<Millis>, StoreError> {
    // A heartbeat says that a server ran until that time. So take the time before storing the outages: an
    // outage that is noticed later may not be stored yet.
    let now = app.time.now();
    if app.tables.record_outages().await? {
        app.clock_moved.send_replace(());
    }
    if due {
        app.store.heartbeat(now).await?;
    }
    Ok(due.then_some(now))
}

async fn claim_and_act(app: &App, now: Millis) {
    let thinking = &app.tables.thinking;
    match app.store.claim_deadlines(thinking.latest(now), now + CLAIM, MAX_CLAIMED).await {
        Ok(tables) => {
            if !tables.is_empty() {
                thinking.note_work(now);
                app.metrics.deadlines_claimed.add(tables.len() as u64);
            }
            for table in tables {
                let span = tracing::info_span!("deadline", table);
                match app.tables.meet_deadline(&table).instrument(span).await {
                    // The table had expired and was removed.
                    Ok(()) | Err(Error::NoTable) => {}
                    Err(error) if error.is_away() => {}
                    Err(error) => tracing::error!(table, ?error, "cannot act on a deadline"),
                }
            }
        }
        Err(failure) => failure.log("cannot read the deadlines"),
    }
}

/// The server was too slow, so the bus has dropped hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Missed;

/// Takes a hint and the hints that are queued after it, for at most [`MAX_HINTS`] ids. Returns the newest number
/// for each table or question. The map is ordered, so that a simulation can be repeated.
fn and_waiting(first: Hint, hints: &mut Receiver<Hint>) -> Result<BTreeMap<TableId, u32>, Missed> {
    let mut newest = BTreeMap::from([(first.id, first.number)]);
    while newest.len() < MAX_HINTS {
        match hints.try_recv() {
            Ok(Hint { id, number }) => {
                let known = newest.entry(id).or_default();
                *known = number.max(*known);
            }
            Err(TryRecvError::Lagged(_)) => return Err(Missed),
            Err(TryRecvError::Empty | TryRecvError::Closed) => break,
        }
    }
    Ok(newest)
}

/// Acts on hints. If hints were missed, checks everything that they may have been about.
async fn follow(app: &App, newest: Result<BTreeMap<TableId, u32>, Missed>) {
    match newest {
        Ok(mut hints) => {
            app.delegation.take_hints(&mut hints);
            if !hints.is_empty() {
                app.tables.follow_hints(hints).await;
            }
        }
        Err(Missed) => {
            app.delegation.note_missed_hints();
            if app.tables.thinking.only_thinks() {
                app.tables.changed.notify_one();
            }
            app.tables.sync_changed(|_| true).await;
        }
    }
}

/// Syncs tables with what other servers store, until the future is dropped. A lost hint does little harm,
/// because the store refuses an append under a number that is taken. If the bus may lose hints, the server
/// also asks the store at intervals which watched tables have changed.
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
                hint = hints.recv() => {
                    let newest = match hint {
                        Ok(hint) => and_waiting(hint, &mut hints),
                        Err(RecvError::Lagged(_)) => Err(Missed),
                        Err(RecvError::Closed) => return,
                    };
                    follow(&app, newest).await;
                }
            }
        }
        app.tables.sync_changed(Room::is_watched).await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast;

    use super::{MAX_HINTS, Missed, and_waiting};
    use crate::bus::Hint;

    fn hint(id: &str, number: u32) -> Hint {
        Hint { id: id.to_owned(), number }
    }

    #[test]
    fn the_newest_number_of_each_table_counts() {
        let (bus, mut hints) = broadcast::channel(2 * MAX_HINTS);
        for (table, number) in [("a", 2), ("b", 5), ("a", 1), ("b", 6)] {
            bus.send(hint(table, number)).unwrap();
        }
        let newest = and_waiting(hint("a", 1), &mut hints).unwrap();
        assert_eq!(newest.into_iter().collect::<Vec<_>>(), [("a".to_owned(), 2), ("b".to_owned(), 6)]);
        for table in 0..MAX_HINTS {
            bus.send(hint(&table.to_string(), 1)).unwrap();
        }
        assert_eq!(and_waiting(hint("a", 1), &mut hints).unwrap().len(), MAX_HINTS);
        assert_eq!(hints.len(), 1, "the rest waits");
    }

    /// The hints that were dropped may be about any table, so the server must look at all tables.
    #[test]
    fn dropped_hints_are_noticed_behind_another_hint() {
        let (bus, mut hints) = broadcast::channel(2);
        bus.send(hint("a", 1)).unwrap();
        let first = hints.try_recv().unwrap();
        for number in 1..=3 {
            bus.send(hint("b", number)).unwrap();
        }
        assert_eq!(and_waiting(first, &mut hints), Err(Missed));
    }
}
