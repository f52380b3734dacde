//! The task that appends to the logs.
//!
//! It owns a connection, and commits all waiting appends together: one statement, one round trip, one write
//! to the disk. While a group is being committed, the next one gathers.
//!
//! **Unknown outcome.** If the connection breaks before the answer has come, the group may be stored or not.
//! The task then sends the group again. An append that is already stored is refused this time, because its
//! number is taken. So the task reads what is stored under the numbers of that append: if the entries, their
//! times and their order ids are the same, the append was successful. The database may still be executing the
//! statement of the old connection. That statement holds locks on the logs that it changes, so the new
//! statement waits until it ends.

use std::{
    collections::HashSet,
    sync::{
        Arc,
        atomic::{AtomicI32, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use table::{Event, LogEntry};
use tokio::{
    sync::{mpsc, oneshot},
    time::{sleep, timeout},
};
use tokio_postgres::Row;

use super::{
    connection::{Connection, Failure, column},
    pool::Pool,
    transfer::is_being_copied,
};
use crate::store::{
    Append, Deadline, StoreError,
    append_queue::{self, AppendJob, closed, gather},
};

/// The maximum number of appends in one statement.
const GROUP: usize = 1024;
/// How long appends may wait for the database after their connection broke. A restart or a failover may take
/// longer. In that case, the appends are refused.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long to wait before an append is sent again.
const PAUSE: Duration = Duration::from_millis(10);
/// How often the task checks its connection when there is nothing to append.
const CHECK: Duration = Duration::from_secs(1);
/// The key of the advisory lock that marks the sessions of running servers. Each server holds the lock as
/// long as it runs, together with the others.
pub(super) const PRESENT: i64 = 0x4d6e_6772_0002;

/// Returns the statement that appends to the logs.
#[cfg(not(feature = "next-version"))]
fn append_sql() -> &'static str {
    include_str!("append.sql")
}

/// Returns the statement that appends to the logs and fills in the column that the next version adds.
#[cfg(feature = "next-version")]
fn append_sql() -> &'static str {
    static SQL: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
        let sql = include_str!("append.sql");
        sql.replace("named, event)\n    SELECT", "named, event, program)\n    SELECT")
            .replace("new.named, new.event\n", "new.named, new.event, 'next'\n")
    });
    &SQL
}

/// Appends to the logs.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    /// The process id of the connection's session in the database.
    session: Arc<AtomicI32>,
}

enum Job {
    Append(AppendJob),
    /// Ends the task. No job follows.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task. It ends when the writer is closed or dropped.
    pub(super) async fn start(pool: Arc<Pool>) -> Result<Writer, Failure> {
        let session = Arc::new(AtomicI32::new(0));
        let connection = connect(&pool, &session).await?;
        let (jobs, queue) = mpsc::channel(4 * GROUP);
        let task = Task { pool, connection: Some(connection), session: session.clone() };
        tokio::spawn(task.run(queue));
        Ok(Writer { jobs, session })
    }

    /// Returns the process id of the writer's session in the database.
    pub(super) fn session(&self) -> i32 {
        self.session.load(Relaxed)
    }

    /// Appends to a log. Returns once the entries are committed.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        append_queue::send(&self.jobs, append, Job::Append).await
    }

    /// Ends the task after the appends that are already in the queue.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job::Close(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }
}

/// Opens the writer's connection.
async fn connect(pool: &Pool, session: &AtomicI32) -> Result<Connection, Failure> {
    let connection = pool.connect().await?;
    let mark = "SELECT pg_backend_pid(), pg_try_advisory_lock_shared($1)";
    for row in connection.query(mark, &[&PRESENT]).await? {
        let is_marked: bool = column(&row, 1).map_err(Failure::Broken)?;
        if !is_marked {
            return Err(Failure::Again(is_being_copied()));
        }
        session.store(column(&row, 0).map_err(Failure::Broken)?, Relaxed);
    }
    Ok(connection)
}

struct Task {
    pool: Arc<Pool>,
    connection: Option<Connection>,
    session: Arc<AtomicI32>,
}

impl Task {
    /// Carries out the jobs in the queue:
    ///
    /// 1. Gather the jobs in the queue.
    /// 2. Commit the appends and answer each.
    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(GROUP);
        loop {
            match timeout(CHECK, queue.recv_many(&mut jobs, GROUP)).await {
                Ok(0) => return,
                Ok(_) => {}
                // Other servers must see that this one is running, even if it has nothing to append.
                Err(_) => {
                    if !self.pool.is_away() {
                        // Ignore a failure: the next append will notice it, too.
                        let _ = self.connection().await;
                    }
                    continue;
                }
            }
            gather(&mut queue, &mut jobs, GROUP).await;
            let mut group = Vec::with_capacity(jobs.len());
            let mut close = None;
            for job in jobs.drain(..) {
                match job {
                    Job::Append(append) => group.push(append),
                    Job::Close(reply) => close = Some(reply),
                }
            }
            while !group.is_empty() {
                let (batch, rest) = split(group);
                self.commit_and_answer(batch).await;
                group = rest;
            }
            if let Some(reply) = close {
                drop(self.connection.take());
                // Dropping the queue tells the senders of later jobs that the store is closed.
                drop(queue);
                let _ = reply.send(());
                return;
            }
        }
    }

    /// Returns the connection. Replaces it by a new one if it is broken.
    async fn connection(&mut self) -> Result<&Connection, Failure> {
        let open = self.connection.take().filter(Connection::is_open);
        let connection = match open {
            Some(connection) => connection,
            None => connect(&self.pool, &self.session).await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Commits appends to different logs, and answers each.
    async fn commit_and_answer(&mut self, batch: Vec<AppendJob>) {
        match self.commit(&batch).await {
            Ok(appended) => {
                for (job, appended) in batch.into_iter().zip(appended) {
                    let _ = job.reply.send(if appended { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(Failure::Lost(reason) | Failure::Again(reason)) => {
                for job in batch {
                    let _ = job.reply.send(Err(StoreError::Unavailable(Box::new(reason.clone()))));
                }
            }
            Err(Failure::Broken(error)) => match <[AppendJob; 1]>::try_from(batch) {
                Ok([job]) => {
                    let _ = job.reply.send(Err(error));
                }
                // One append made the whole group fail. Commit each append alone, so that each gets its own
                // answer.
                Err(batch) => {
                    for job in batch {
                        Box::pin(self.commit_and_answer(vec![job])).await;
                    }
                }
            },
        }
    }

    /// Commits appends to different logs. Returns for each append whether its number was free. Tries again if
    /// the connection breaks. After an error, the appends may be stored or not.
    async fn commit(&mut self, batch: &[AppendJob]) -> Result<Vec<bool>, Failure> {
        let until = Instant::now() + PATIENCE;
        let mut sent_before = false;
        loop {
            let failure = match self.try_commit(batch, sent_before).await {
                Err(failure @ (Failure::Lost(_) | Failure::Again(_))) => failure,
                result => return result,
            };
            // If the database was already away before this call, do not wait for it.
            let refused = self.connection.is_none() && !sent_before;
            sent_before = true;
            sleep(PAUSE).await;
            let patience = until.saturating_duration_since(Instant::now());
            if refused || patience.is_zero() || !self.pool.is_back_within(patience).await {
                return Err(failure);
            }
        }
    }

    async fn try_commit(&mut self, batch: &[AppendJob], sent_before: bool) -> Result<Vec<bool>, Failure> {
        let connection = self.connection().await?;
        let mut appended = append(connection, batch).await?;
        if sent_before {
            for (job, appended) in batch.iter().zip(&mut appended) {
                *appended = *appended || is_stored(connection, job).await?;
            }
        }
        Ok(appended)
    }
}

/// Splits a group in two. The first part has one append for each log, sorted by table. The second part has
/// the rest.
fn split(group: Vec<AppendJob>) -> (Vec<AppendJob>, Vec<AppendJob>) {
    let mut tables = HashSet::new();
    let (mut batch, rest): (Vec<_>, Vec<_>) =
        group.into_iter().partition(|job| tables.insert(job.append.table.clone()));
    batch.sort_by(|one, other| one.append.table.cmp(&other.append.table));
    (batch, rest)
}

/// The rows of a group of appends, column by column.
#[derive(Default)]
struct Rows<'a> {
    table: Vec<&'a str>,
    first: Vec<i64>,
    last: Vec<i64>,
    entries: Entries<'a>,
    listings: Listings<'a>,
    deadlines: Deadlines,
    /// The appends that remove a deadline, by their place in the group.
    no_deadline: Vec<i64>,
}

#[derive(Default)]
struct Entries<'a> {
    append: Vec<i64>,
    number: Vec<i64>,
    at: Vec<i64>,
    identity: Vec<Option<&'a str>>,
    order: Vec<Option<&'a [u8]>>,
    named: Vec<Option<&'a str>>,
    event: Vec<&'a str>,
}

#[derive(Default)]
struct Listings<'a> {
    append: Vec<i64>,
    open: Vec<bool>,
    touched: Vec<i64>,
    /// Each list as JSON, because the database has no arrays of arrays of different lengths.
    identities: Vec<String>,
    playing: Vec<Option<&'a str>>,
}

#[derive(Default)]
struct Deadlines {
    append: Vec<i64>,
    at: Vec<i64>,
    claimed: Vec<i64>,
}

impl<'a> Rows<'a> {
    fn push(&mut self, job: &'a AppendJob) -> Result<(), StoreError> {
        let AppendJob { append, events, reply: _ } = job;
        self.table.push(&append.table);
        let this = self.table.len() as i64;
        let first = i64::from(append.first);
        self.first.push(first);
        self.last.push(first + append.entries.len() as i64 - 1);
        for ((number, entry), event) in (first..).zip(&append.entries).zip(events) {
            self.entries.append.push(this);
            self.entries.number.push(number);
            self.entries.at.push(entry.at as i64);
            self.entries.identity.push(entry.by.as_deref());
            self.entries.order.push(entry.order.as_deref().map(str::as_bytes));
            self.entries.named.push(named(entry));
            self.entries.event.push(event);
        }
        if let Some(listing) = &append.listing {
            self.listings.append.push(this);
            self.listings.open.push(listing.open);
            self.listings.touched.push(listing.touched as i64);
            let identities = serde_json::to_string(&listing.identities).map_err(StoreError::broken)?;
            self.listings.identities.push(identities);
            self.listings.playing.push(listing.playing.as_deref());
        }
        match append.deadline {
            None => {}
            Some(Deadline::None) => self.no_deadline.push(this),
            Some(Deadline::At { at, claimed }) => {
                self.deadlines.append.push(this);
                self.deadlines.at.push(at as i64);
                self.deadlines.claimed.push(claimed as i64);
            }
        }
        Ok(())
    }
}

/// Returns the id of the person who is named in an entry.
pub(super) fn named(entry: &LogEntry) -> Option<&str> {
    match &entry.event {
        Event::Sat { identity, .. } | Event::Kept { identity, .. } => Some(identity),
        Event::Renamed { .. } => entry.by.as_deref(),
        _ => None,
    }
}

/// Appends to different logs in one transaction. Returns for each append whether its number was free.
async fn append(connection: &Connection, batch: &[AppendJob]) -> Result<Vec<bool>, Failure> {
    let mut rows = Rows::default();
    batch.iter().try_for_each(|job| rows.push(job)).map_err(Failure::Broken)?;
    let Rows { table, first, last, entries, listings, deadlines, no_deadline } = &rows;
    let done = connection
        .query(
            append_sql(),
            &[
                table,
                first,
                last,
                &entries.append,
                &entries.number,
                &entries.at,
                &entries.identity,
                &entries.order,
                &entries.named,
                &entries.event,
                &listings.append,
                &listings.open,
                &listings.touched,
                &listings.identities,
                &listings.playing,
                &deadlines.append,
                &deadlines.at,
                &deadlines.claimed,
                no_deadline,
            ],
        )
        .await?;
    let mut appended = vec![false; batch.len()];
    for row in &done {
        let number: i64 = column(row, 0).map_err(Failure::Broken)?;
        let index = usize::try_from(number - 1).ok();
        if let Some(appended) = index.and_then(|index| appended.get_mut(index)) {
            *appended = true;
        }
    }
    Ok(appended)
}

/// Whether exactly the entries of an append are stored under its numbers.
async fn is_stored(
    connection: &Connection,
    AppendJob { append, events, .. }: &AppendJob,
) -> Result<bool, Failure> {
    let first = i64::from(append.first);
    let last = first + append.entries.len() as i64 - 1;
    let read = "SELECT at, identity, ordered, event FROM entry
                WHERE log = (SELECT id FROM log WHERE tbl = $1) AND number BETWEEN $2 AND $3 ORDER BY number";
    let rows = connection.query(read, &[&append.table, &first, &last]).await?;
    let is_same = |row: &Row, entry: &LogEntry, event: &str| {
        let (at, identity): (i64, Option<&str>) = (column(row, 0)?, column(row, 1)?);
        let (order, stored): (Option<&[u8]>, &str) = (column(row, 2)?, column(row, 3)?);
        Ok((at, identity, order, stored)
            == (entry.at as i64, entry.by.as_deref(), entry.order.as_deref().map(str::as_bytes), event))
    };
    if rows.len() != append.entries.len() {
        return Ok(false);
    }
    for ((row, entry), event) in rows.iter().zip(&append.entries).zip(events) {
        if !is_same(row, entry, event).map_err(Failure::Broken)? {
            return Ok(false);
        }
    }
    Ok(true)
}
