//! The thread that appends to the logs in an SQLite file. Every move waits for it: so it speaks to SQLite itself, without being handed
//! one statement after the other.

use std::{path::Path, sync::Arc, thread};

use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior, params};
use sqlx::SqliteConnection;
use tokio::sync::{
    Mutex,
    mpsc::{self, error::TryRecvError},
    oneshot,
};

use super::{
    Append, Due, Failure, Listing,
    sqlite::{CACHE, CHECKPOINT, Durability, PATIENCE},
};

/// Most appends in one transaction.
const GROUP: usize = 1024;

/// What is to be appended, and who waits for it.
struct Order {
    append: Append,
    /// The entries' events as JSON.
    events: Vec<String>,
    reply: oneshot::Sender<Result<(), Failure>>,
}

/// Appends what it is given, in groups, until it is dropped.
pub(super) struct Appender {
    orders: mpsc::Sender<Order>,
}

impl Appender {
    /// Begins with a file whose tables are all there. Who else writes to it in this process holds `writer`.
    pub(super) fn start(
        file: &Path,
        durability: Durability,
        writer: Arc<Mutex<SqliteConnection>>,
    ) -> Result<Appender, Failure> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "synchronous", durability.synchronous())?;
        connection.pragma_update(None, "cache_size", -CACHE)?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
        let (orders, mut queue) = mpsc::channel(4 * GROUP);
        let work = move || {
            while let Some(group) = next_group(&mut queue) {
                let _turn = writer.blocking_lock();
                serve(&mut connection, group);
            }
        };
        thread::Builder::new().name("appender".to_owned()).spawn(work).map_err(broken)?;
        Ok(Appender { orders })
    }

    /// Returns when it is stored.
    pub(super) async fn append(&self, append: Append) -> Result<(), Failure> {
        let events = append.entries.iter().map(|entry| serde_json::to_string(&entry.event));
        let events = events.collect::<Result<_, _>>().map_err(broken)?;
        let (reply, answer) = oneshot::channel();
        let closed = || Failure::Broken("the store is closed".into());
        self.orders.send(Order { append, events, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// All that waits, once something does; nothing after the end.
fn next_group(queue: &mut mpsc::Receiver<Order>) -> Option<Vec<Order>> {
    let mut group = vec![queue.blocking_recv()?];
    // Who is about to append comes along.
    thread::yield_now();
    while group.len() < GROUP {
        match queue.try_recv() {
            Ok(order) => group.push(order),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
        }
    }
    Some(group)
}

fn serve(connection: &mut Connection, group: Vec<Order>) {
    if let Ok(done) = commit(connection, &group) {
        for (order, done) in group.into_iter().zip(done) {
            let _ = order.reply.send(if done { Ok(()) } else { Err(Failure::Conflict) });
        }
    } else {
        // The disk is full, perhaps: each learns his own.
        for order in group {
            let done = commit(connection, std::slice::from_ref(&order));
            let done = done.map_err(Failure::from);
            let _ = order.reply.send(done.and_then(|done| match done[..] {
                [true] => Ok(()),
                _ => Err(Failure::Conflict),
            }));
        }
    }
}

/// Appends in one transaction; tells for each whether the number was free.
fn commit(connection: &mut Connection, orders: &[Order]) -> rusqlite::Result<Vec<bool>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = orders.iter().map(|order| append(&transaction, order)).collect::<Result<_, _>>()?;
    transaction.commit()?;
    Ok(done)
}

/// Nothing happens, and it says so, if the first entry is not the next of its log.
fn append(connection: &Connection, Order { append, events, .. }: &Order) -> rusqlite::Result<bool> {
    let table = append.table.as_str();
    if append.first == 1 {
        let begin = "INSERT OR IGNORE INTO log (tbl, newest) VALUES (?1, 0)";
        connection.prepare_cached(begin)?.execute([table])?;
    }
    let log: Option<(i64, Option<i64>)> = connection
        .prepare_cached("SELECT id, last FROM log WHERE tbl = ?1 AND newest = ?2")?
        .query_row(params![table, i64::from(append.first) - 1], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((log, mut last)) = log else { return Ok(false) };
    let mut number = append.first;
    let mut insert = connection.prepare_cached(
        "INSERT INTO entry (log, number, before, at, identity, ordered, event) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (entry, event) in append.entries.iter().zip(events) {
        let row = params![log, number, last, entry.at as i64, entry.by, entry.order, event];
        last = Some(insert.insert(row)?);
        number += 1;
    }
    connection.prepare_cached("UPDATE log SET newest = ?2, last = ?3 WHERE id = ?1")?.execute(params![
        log,
        number - 1,
        last
    ])?;
    if let Some(listing) = &append.listing {
        list(connection, table, listing)?;
    }
    match append.due {
        None => {}
        Some(Due::Never) => {
            connection.prepare_cached("DELETE FROM due WHERE tbl = ?1")?.execute([table])?;
        }
        Some(Due::At { at, claimed }) => {
            connection
                .prepare_cached("INSERT OR REPLACE INTO due (tbl, at, claimed) VALUES (?1, ?2, ?3)")?
                .execute(params![table, at as i64, claimed as i64])?;
        }
    }
    Ok(true)
}

fn list(connection: &Connection, table: &str, listing: &Listing) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO listing (tbl, open, touched) VALUES (?1, ?2, ?3)")?
        .execute(params![table, listing.open, listing.touched as i64])?;
    connection.prepare_cached("DELETE FROM sitter WHERE tbl = ?1")?.execute([table])?;
    let mut sit =
        connection.prepare_cached("INSERT OR IGNORE INTO sitter (identity, tbl) VALUES (?1, ?2)")?;
    for identity in &listing.identities {
        sit.execute([identity, table])?;
    }
    Ok(())
}

fn broken(error: impl std::error::Error + Send + Sync + 'static) -> Failure {
    Failure::Broken(Box::new(error))
}
