//! The connection that writes, and the task that owns it.

use std::{mem, path::Path, slice, thread, time::Duration};

use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior, params};
use tokio::{
    runtime::Handle,
    sync::{mpsc, oneshot},
};

use super::{
    Durability,
    files::{self, Files},
    schema,
};
use crate::store::{
    Append, Deadline, Listing, StoreError,
    append_queue::{self, AppendJob, closed, gather},
};

/// How long to wait while another process locks the file.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The size of SQLite's page cache in KiB.
const CACHE: i64 = 32 * 1024;
/// The write-ahead log is copied into the database after this many pages (64 MiB), and commits wait for that.
/// The longer the log, the more changes of a page are combined into one copy.
const CHECKPOINT: i64 = 16 * 1024;
/// The maximum number of appends in one transaction.
const GROUP: usize = 1024;

/// Writes to the file, one transaction at a time.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Append(AppendJob),
    /// Any other write. It runs in a transaction of its own.
    Write(Box<dyn FnOnce(&mut Database) + Send>),
    /// Closes the connection. No job follows.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// The connection that writes, and the files that it writes to.
struct Database {
    connection: Connection,
    files: Files,
}

impl Database {
    /// Commits what `write` does in a transaction. While a file is gone, nothing is written. If a file
    /// disappears during the transaction, the commit counts as failed, because its data may be lost.
    fn commit<T>(&mut self, write: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        self.files.check()?;
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let written = write(&transaction)?;
        transaction.commit()?;
        self.files.check()?;
        Ok(written)
    }

    /// Closes the connection. If it is the last connection, SQLite copies the write-ahead log back and
    /// removes the log.
    fn close(mut self) -> Result<(), StoreError> {
        if let Err(gone) = self.files.check() {
            // Do not close the connection. If another data file has taken the place of this one, SQLite would
            // remove the files beside the other one.
            mem::forget(self.connection);
            return Err(gone);
        }
        self.connection.close().map_err(|(_, error)| error.into())
    }
}

/// Opens the connection that writes, and brings the file's schema up to date.
pub(super) fn connect(file: &Path, durability: Durability) -> Result<Connection, StoreError> {
    if file.exists() {
        // Check this before opening a connection that could change another program's file.
        schema::check_file(file)?;
        files::report_log(file);
        files::make_private(file);
    } else {
        files::create_private(file, false).map_err(StoreError::broken)?;
    }
    let mut connection = connect_existing(file)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", durability.synchronous())?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Deleted data, such as names of people, must not stay in the file.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    schema::update(&mut connection)?;
    Ok(connection)
}

/// Opens a connection that can write to a file.
pub(super) fn connect_existing(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}

impl Writer {
    /// Starts the task that owns the connection. The task ends when the writer is closed or dropped.
    pub(super) fn start(
        connection: Connection,
        files: Files,
        durability: Durability,
    ) -> Result<Writer, StoreError> {
        let (jobs, queue) = mpsc::channel(4 * GROUP);
        let work = work(queue, Database { connection, files });
        match durability {
            // A commit waits for the disk. On a thread of its own, it does not block the threads that serve
            // clients.
            Durability::Power => {
                let runtime = Handle::current();
                let thread = thread::Builder::new().name("store".to_owned());
                thread.spawn(move || runtime.block_on(work)).map_err(StoreError::broken)?;
            }
            // A commit takes microseconds. Waking another thread would take longer.
            Durability::Process => drop(tokio::spawn(work)),
        }
        Ok(Writer { jobs })
    }

    /// Appends to a log. Returns once the entries are committed.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        append_queue::send(&self.jobs, append, Job::Append).await
    }

    /// Runs any other write in a transaction of its own. Returns once it is committed.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = move |database: &mut Database| {
            let _ = reply.send(database.commit(write));
        };
        self.jobs.send(Job::Write(Box::new(job))).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Closes the connection after the jobs that are already in the queue.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Close(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Carries out the jobs in the queue. All waiting appends are committed in one transaction:
///
/// 1. Gather the jobs in the queue.
/// 2. Commit the appends, answer each, and do the other jobs.
async fn work(mut queue: mpsc::Receiver<Job>, mut database: Database) {
    let mut jobs = Vec::with_capacity(GROUP);
    let mut group = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut jobs, GROUP).await > 0 {
        gather(&mut queue, &mut jobs, GROUP).await;
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => group.push(append),
                Job::Write(write) => {
                    // Keep the order of jobs: commit the earlier appends first.
                    commit_and_answer(&mut database, &mut group);
                    write(&mut database);
                }
                Job::Close(reply) => {
                    commit_and_answer(&mut database, &mut group);
                    let _ = reply.send(database.close());
                    // Dropping the queue tells the senders of later jobs that the store is closed.
                    return;
                }
            }
        }
        commit_and_answer(&mut database, &mut group);
    }
}

fn commit_and_answer(database: &mut Database, group: &mut Vec<AppendJob>) {
    if group.is_empty() {
        return;
    }
    let answer = |appended| if appended { Ok(()) } else { Err(StoreError::Conflict) };
    if let Ok(appended) = commit(database, group) {
        for (job, appended) in group.drain(..).zip(appended) {
            let _ = job.reply.send(answer(appended));
        }
    } else {
        // One append made the whole group fail, or the disk is full. Commit each append alone, so that each
        // gets its own answer.
        for job in group.drain(..) {
            let appended = commit(database, slice::from_ref(&job));
            let appended = appended.map(|appended| appended.into_iter().all(|appended| appended));
            let _ = job.reply.send(appended.and_then(answer));
        }
    }
}

/// Commits several appends in one transaction. Returns for each append whether its number was free.
fn commit(database: &mut Database, jobs: &[AppendJob]) -> Result<Vec<bool>, StoreError> {
    database.commit(|connection| jobs.iter().map(|job| append(connection, job)).collect())
}

/// Appends to one log. Returns `false` and changes nothing if the first entry is not the next one of the log.
fn append(connection: &Connection, AppendJob { append, events, .. }: &AppendJob) -> rusqlite::Result<bool> {
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
        "INSERT INTO entry (log, number, before, at, identity, ordered, event)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
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
    match append.deadline {
        None => {}
        Some(Deadline::None) => {
            connection.prepare_cached("DELETE FROM due WHERE tbl = ?1")?.execute([table])?;
        }
        Some(Deadline::At { at, claimed }) => {
            connection
                .prepare_cached("INSERT OR REPLACE INTO due (tbl, at, claimed) VALUES (?1, ?2, ?3)")?
                .execute(params![table, at as i64, claimed as i64])?;
        }
    }
    Ok(true)
}

/// Stores which lists show a table.
pub(super) fn list(connection: &Connection, table: &str, listing: &Listing) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO listing (tbl, open, touched) VALUES (?1, ?2, ?3)")?
        .execute(params![table, listing.open, listing.touched as i64])?;
    connection.prepare_cached("DELETE FROM sitter WHERE tbl = ?1")?.execute([table])?;
    let mut sit =
        connection.prepare_cached("INSERT OR IGNORE INTO sitter (identity, tbl) VALUES (?1, ?2)")?;
    for identity in &listing.identities {
        sit.execute([identity, table])?;
    }
    connection.prepare_cached("DELETE FROM playing WHERE tbl = ?1")?.execute([table])?;
    if let Some(spec) = &listing.playing {
        let mut play =
            connection.prepare_cached("INSERT INTO playing (identity, tbl, spec) VALUES (?1, ?2, ?3)")?;
        for identity in &listing.identities {
            play.execute([identity, table, spec])?;
        }
    }
    Ok(())
}
