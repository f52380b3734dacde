//! Appends to the logs in an SQLite file. Every move waits for that: so it speaks to SQLite itself, where the library that does all
//! else hands one statement after the other to a thread.

use std::{path::Path, sync::Arc, thread};

use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior, params};
use sqlx::SqliteConnection;
use tokio::{
    runtime::Handle,
    sync::{Mutex, mpsc, oneshot},
    task::yield_now,
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
        let connection = Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "synchronous", durability.synchronous())?;
        connection.pragma_update(None, "cache_size", -CACHE)?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
        let (orders, queue) = mpsc::channel(4 * GROUP);
        let work = work(queue, connection, writer);
        match durability {
            // The disk is waited for, but not by those who serve the clients.
            Durability::Power => {
                let runtime = Handle::current();
                let thread = thread::Builder::new().name("appender".to_owned());
                thread.spawn(move || runtime.block_on(work)).map_err(broken)?;
            }
            // What takes microseconds is done by one of them: to wake somebody else would take longer.
            Durability::Process => drop(tokio::spawn(work)),
        }
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

/// Commits what has come since the last commit, all in one transaction, again and again.
async fn work(
    mut queue: mpsc::Receiver<Order>,
    mut connection: Connection,
    writer: Arc<Mutex<SqliteConnection>>,
) {
    let mut group = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut group, GROUP).await > 0 {
        // Who is about to append comes along.
        let mut before = 0;
        while before < group.len() {
            before = group.len();
            yield_now().await;
            while group.len() < GROUP
                && let Ok(order) = queue.try_recv()
            {
                group.push(order);
            }
        }
        let _turn = writer.lock().await;
        serve(&mut connection, &mut group);
    }
}

fn serve(connection: &mut Connection, group: &mut Vec<Order>) {
    let answer = |done| if done { Ok(()) } else { Err(Failure::Conflict) };
    if let Ok(done) = commit(connection, group) {
        for (order, done) in group.drain(..).zip(done) {
            let _ = order.reply.send(answer(done));
        }
    } else {
        // The disk is full, perhaps: each learns his own.
        for order in group.drain(..) {
            let done = commit(connection, std::slice::from_ref(&order));
            let all = done.map(|done| done.into_iter().all(|done| done));
            let _ = order.reply.send(all.map_err(Failure::from).and_then(answer));
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
