//! One connection to the database, and what its failures mean.

use std::{
    collections::HashMap,
    error::Error as _,
    fmt,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::{task::AbortHandle, time::timeout};
use tokio_postgres::{
    Client, Error, NoTls, Row, Socket, Statement,
    error::SqlState,
    tls::{MakeTlsConnect, TlsConnect},
    types::{FromSql, ToSql},
};

use super::url::DatabaseUrl;
use crate::store::{Durability, StoreError};

/// How long connecting may take.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// After this time without any answer, a connection is given up.
pub(super) const SILENCE: Duration = Duration::from_secs(10);
/// Settings of every connection. The database ends a statement before the client gives up, so that
/// a statement that takes too long does not cost the connection.
///
/// Every statement must find its rows by an index. Without these settings, the database would choose another
/// plan while a table is small, and keep that plan when the table has grown. Compiling the plans (`jit`)
/// would take longer than running them.
const SETTINGS: &str = "
    SET statement_timeout = '8s';
    SET lock_timeout = '4s';
    SET idle_in_transaction_session_timeout = '30s';
    SET default_transaction_isolation = 'read committed';
    SET enable_seqscan = off;
    SET enable_hashjoin = off;
    SET enable_mergejoin = off;
    SET plan_cache_mode = force_generic_plan;
    SET jit = off;";

/// The values of a statement's parameters.
pub(super) type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Why a statement failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// The connection is gone, or there is none. Nobody knows whether the database executed the statement.
    Lost(Reason),
    /// The database did not execute the statement. It may succeed when it is sent again.
    Again(Reason),
    /// Trying again will not help.
    Broken(StoreError),
}

/// Why the database does not do what it is asked to do, in words for operators.
#[derive(Clone, Debug)]
pub(super) struct Reason(String);

impl Reason {
    pub(super) fn new(reason: impl Into<String>) -> Reason {
        Reason(reason.into())
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Reason {}

impl From<&Error> for Reason {
    /// Describes the error and its causes. Leaves out what the database says about the values in a row.
    fn from(error: &Error) -> Reason {
        if let Some(db) = error.as_db_error() {
            return Reason(format!("{} (SQLSTATE {})", db.message(), db.code().code()));
        }
        let mut text = error.to_string();
        let mut cause = error.source();
        while let Some(error) = cause {
            text = format!("{text}: {error}");
            cause = error.source();
        }
        Reason(text)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let reason = Reason::from(&error);
        let Some(code) = error.code() else {
            // A value that cannot be sent or read is a fault of the program. The connection still works.
            let program = error.source().is_some_and(|cause| !cause.is::<std::io::Error>());
            return if program { Failure::Broken(StoreError::broken(reason)) } else { Failure::Lost(reason) };
        };
        // The first two characters are the class: connection failures, lack of resources, transactions that
        // the database had to roll back, interventions by the operator, and failures of the system.
        match (code.code().get(..2).unwrap_or_default(), code) {
            (_, &SqlState::QUERY_CANCELED) => Failure::Again(reason),
            ("08" | "57", _) | (_, &SqlState::READ_ONLY_SQL_TRANSACTION) => Failure::Lost(reason),
            ("40" | "53" | "55" | "58", _) => Failure::Again(reason),
            _ => Failure::Broken(StoreError::broken(reason)),
        }
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> StoreError {
        match failure {
            Failure::Lost(reason) | Failure::Again(reason) => StoreError::Unavailable(Box::new(reason)),
            Failure::Broken(error) => error,
        }
    }
}

/// A connection with its prepared statements.
pub(super) struct Connection {
    pub(super) client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
    /// Whether the connection must not be used any more.
    broken: AtomicBool,
    /// The task that sends and receives.
    driver: AbortHandle,
}

impl Drop for Connection {
    fn drop(&mut self) {
        // A working connection says goodbye to the database. A broken one might wait for ever.
        if self.broken.load(Relaxed) {
            self.driver.abort();
        }
    }
}

impl Connection {
    /// Connects.
    pub(super) async fn open(url: &DatabaseUrl, durability: Durability) -> Result<Connection, Failure> {
        // The library limits only the time for the connection itself, not the time for the log-in.
        let opening = async {
            let (client, driver) = match url.tls() {
                Some(tls) => connect(url, tls.clone()).await?,
                None => connect(url, NoTls).await?,
            };
            let connection =
                Connection { client, statements: Mutex::default(), broken: AtomicBool::new(false), driver };
            connection.client.batch_execute(SETTINGS).await?;
            connection.client.batch_execute(synchronous_commit(durability)).await?;
            Ok::<_, Error>(connection)
        };
        match timeout(SILENCE, opening).await {
            Ok(opened) => opened.map_err(|error| match error.code() {
                // The database does answer: it only refuses further connections. Those that are open still
                // work.
                Some(&SqlState::TOO_MANY_CONNECTIONS) => Failure::from(error),
                // Whatever the reason, there is no connection.
                _ => Failure::Lost(Reason::from(&error)),
            }),
            Err(_) => Err(Failure::Lost(Reason::new("no answer"))),
        }
    }

    /// Whether the connection can be used.
    pub(super) fn is_open(&self) -> bool {
        !self.broken.load(Relaxed) && !self.client.is_closed()
    }

    /// Executes a statement. Prepares it at its first use.
    pub(super) async fn query(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, Failure> {
        let querying = async {
            let statement = self.prepare(sql).await?;
            self.client.query(&statement, params).await
        };
        let failure = match timeout(SILENCE, querying).await {
            Ok(Ok(rows)) => return Ok(rows),
            Ok(Err(error)) => Failure::from(error),
            Err(_) => Failure::Lost(Reason::new("no answer")),
        };
        if matches!(failure, Failure::Lost(_)) {
            self.broken.store(true, Relaxed);
        }
        Err(failure)
    }

    async fn prepare(&self, sql: &'static str) -> Result<Statement, Error> {
        let lock = || self.statements.lock().unwrap_or_else(PoisonError::into_inner);
        let known = lock().get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        lock().insert(sql, statement.clone());
        Ok(statement)
    }
}

/// Connects, and starts to send and receive.
async fn connect<T>(url: &DatabaseUrl, tls: T) -> Result<(Client, AbortHandle), Error>
where
    T: MakeTlsConnect<Socket, Stream: Send + 'static, TlsConnect: Send> + Send,
    <T::TlsConnect as TlsConnect<Socket>>::Future: Send,
{
    let (client, driver) = url.config().connect(tls).await?;
    let driver = tokio::spawn(async move {
        if let Err(error) = driver.await {
            tracing::debug!(reason = %Reason::from(&error), "a connection to the database ended");
        }
    });
    Ok((client, driver.abort_handle()))
}

/// Returns the SQL statement that decides when the database confirms a commit. With [`Durability::Power`],
/// the commit must at least be on the disk. If an operator has chosen to wait for standby servers, or not to
/// wait for them, that choice stays.
fn synchronous_commit(durability: Durability) -> &'static str {
    match durability {
        Durability::Power => {
            "SELECT set_config('synchronous_commit', 'on', false)
             WHERE current_setting('synchronous_commit') = 'off'"
        }
        Durability::Process => "SET synchronous_commit = off",
    }
}

/// Returns the value in a column of a row.
pub(super) fn column<'a, T: FromSql<'a>>(row: &'a Row, index: usize) -> Result<T, StoreError> {
    row.try_get(index).map_err(StoreError::broken)
}
