//! The connections to the database, and whether it answers.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_postgres::Row;

use super::{
    connection::{Connection, Failure, Params, Reason},
    url::DatabaseUrl,
};
use crate::store::{Durability, StoreError, append_queue::closed};

/// The maximum number of connections in the pool. The writer has one more.
const SIZE: usize = 8;
/// How long a statement may wait for a free connection.
const WAIT: Duration = Duration::from_secs(5);
/// Pauses between attempts to reach a database that does not answer: the first pause, and the longest. The
/// pause doubles with each attempt.
const PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(3)];

/// A pool of connections. While the database does not answer, every statement fails at once, and one task
/// tries to reach the database again.
pub(super) struct Pool {
    shared: Arc<Shared>,
    /// The task that tries to reconnect. It ends with the pool.
    _reconnecting: JoinSet<()>,
}

struct Shared {
    url: DatabaseUrl,
    durability: Durability,
    free: Mutex<Vec<Connection>>,
    /// One permit for each connection that may be in use.
    permits: Arc<Semaphore>,
    /// True while the database does not answer.
    away: watch::Sender<bool>,
    closed: AtomicBool,
}

/// A connection that goes back to the pool when this is dropped.
struct Lease {
    /// `None` only while the lease is being dropped.
    connection: Option<Connection>,
    shared: Arc<Shared>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            self.shared.put_back(connection);
        }
    }
}

impl Shared {
    fn free(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put_back(&self, connection: Connection) {
        let mut free = self.free();
        if connection.is_open() && free.len() < SIZE && !self.closed.load(Relaxed) {
            free.push(connection);
        }
    }

    /// Connects. If that fails, the database counts as away.
    async fn connect(&self) -> Result<Connection, Failure> {
        let connection = Connection::open(&self.url, self.durability).await;
        if let Err(Failure::Lost(reason)) = &connection
            && !self.away.send_replace(true)
        {
            tracing::error!(database = %self.url, %reason, "the database does not answer; nothing is stored");
        }
        connection
    }

    /// Tries to reach the database whenever it is away.
    async fn reconnect(&self) {
        let mut away = self.away.subscribe();
        // An error means that the pool is gone.
        while away.wait_for(|away| *away).await.is_ok() {
            let [mut pause, longest] = PAUSES;
            loop {
                sleep(pause).await;
                match self.connect().await {
                    Ok(connection) => {
                        self.put_back(connection);
                        break;
                    }
                    Err(_) => pause = longest.min(pause * 2),
                }
            }
            tracing::warn!(database = %self.url, "the database answers again");
            self.away.send_replace(false);
        }
    }
}

impl Pool {
    /// Creates a pool that contains one open connection, `first`.
    pub(super) fn new(url: &DatabaseUrl, durability: Durability, first: Connection) -> Pool {
        let shared = Arc::new(Shared {
            url: url.clone(),
            durability,
            free: Mutex::new(vec![first]),
            permits: Arc::new(Semaphore::new(SIZE)),
            away: watch::Sender::new(false),
            closed: AtomicBool::new(false),
        });
        let mut reconnecting = JoinSet::new();
        let task = shared.clone();
        reconnecting.spawn(async move { task.reconnect().await });
        Pool { shared, _reconnecting: reconnecting }
    }

    /// Whether the database does not answer.
    pub(super) fn is_away(&self) -> bool {
        *self.shared.away.borrow()
    }

    /// Waits until the database answers, but no longer than `patience`. Returns whether it answers.
    pub(super) async fn is_back_within(&self, patience: Duration) -> bool {
        let mut away = self.shared.away.subscribe();
        timeout(patience, away.wait_for(|away| !*away)).await.is_ok_and(|answers| answers.is_ok())
    }

    /// Opens a connection that does not belong to the pool.
    pub(super) async fn connect(&self) -> Result<Connection, Failure> {
        if self.is_away() {
            return Err(away());
        }
        self.shared.connect().await
    }

    /// Executes a statement that only reads, or that does no harm if it is executed twice. If the connection
    /// breaks, the statement is executed again on another one.
    pub(super) async fn query(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        Ok(match self.try_query(sql, params).await {
            Err(Failure::Lost(_)) if !self.is_away() => self.try_query(sql, params).await?,
            result => result?,
        })
    }

    /// Executes a statement once. If it fails with [`StoreError::Unavailable`], it may have been executed.
    pub(super) async fn query_once(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(self.try_query(sql, params).await?)
    }

    async fn try_query(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, Failure> {
        self.lease().await?.query(sql, params).await
    }

    /// Returns a free connection, or a new one.
    async fn lease(&self) -> Result<Lease, Failure> {
        if self.is_away() {
            return Err(away());
        }
        let permit = timeout(WAIT, self.shared.permits.clone().acquire_owned())
            .await
            .map_err(|_| Failure::Again(Reason::new("all connections are in use")))?
            .map_err(|_| Failure::Broken(closed()))?;
        let free = || loop {
            match self.shared.free().pop() {
                Some(connection) if !connection.is_open() => {}
                connection => return connection,
            }
        };
        let connection = match free() {
            Some(connection) => connection,
            None => self.shared.connect().await?,
        };
        Ok(Lease { connection: Some(connection), shared: self.shared.clone(), _permit: permit })
    }

    /// Closes the connections that are free. The others are closed when they are given back.
    pub(super) fn close(&self) {
        self.shared.closed.store(true, Relaxed);
        self.shared.permits.close();
        self.shared.free().clear();
    }
}

impl Lease {
    async fn query(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, Failure> {
        match self.connection.as_ref() {
            Some(connection) => connection.query(sql, params).await,
            None => Err(Failure::Broken(closed())),
        }
    }
}

fn away() -> Failure {
    Failure::Lost(Reason::new("there is no connection"))
}
