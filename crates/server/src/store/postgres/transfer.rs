//! Reads a whole database, and writes one from the beginning.

use std::{error::Error, pin::pin};

use futures_util::TryStreamExt;
use table::LogEntry;
use tokio::sync::mpsc;
use tokio_postgres::{
    Row,
    types::{ToSql, Type},
};
use wire::Millis;

use super::{
    connection::{Connection, Failure, Reason, column},
    schema::{self, Found},
    url::DatabaseUrl,
    writer::{PRESENT, named},
};
use crate::store::{
    Durability, StoreError,
    append_queue::closed,
    transfer::{Batch, Entry, Kind, Log, PARTS, POSTGRES, PartSpec, Value},
};

/// A batch of logs ends after this many entries. A batch of other rows has at most this many rows.
const BATCH: usize = 4_000;
/// The settings for a copy. Unlike a server's statements, its statements may take long, and some read whole
/// tables.
const SETTINGS: &str = "
    SET statement_timeout = 0;
    SET idle_in_transaction_session_timeout = 0;
    SET enable_seqscan = on;
    SET enable_hashjoin = on;
    SET enable_mergejoin = on;
    SET plan_cache_mode = auto;";

/// Whether servers may use the database while it is copied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Servers {
    /// Servers are kept out: no server uses the database, and none can start until the copy ends.
    Kept,
    /// Servers may use the database.
    Allowed,
}

async fn connect(url: &DatabaseUrl, servers: Servers) -> Result<Connection, StoreError> {
    let connection = Connection::open(url, Durability::Power).await?;
    connection.client.batch_execute(SETTINGS).await.map_err(Failure::from)?;
    if servers == Servers::Kept {
        // The connection keeps the lock until it ends.
        let lock = "SELECT pg_try_advisory_lock($1)";
        let row = connection.client.query_one(lock, &[&PRESENT]).await.map_err(Failure::from)?;
        if !column::<bool>(&row, 0)? {
            return Err(StoreError::InUse);
        }
    }
    Ok(connection)
}

/// A database that is read as it was at one moment, even if servers write to it meanwhile.
pub(in crate::store) struct Source(Connection);

impl Source {
    /// Connects to a database.
    ///
    /// # Errors
    /// The database is not a Menagerie database in the current form, or servers use it although they must
    /// not.
    pub(in crate::store) async fn open(url: &DatabaseUrl, servers: Servers) -> Result<Source, StoreError> {
        let connection = connect(url, servers).await?;
        match schema::find(&connection.client).await? {
            Found::Nothing | Found::Foreign => return Err(StoreError::Foreign),
            Found::Unfinished => return Err(StoreError::Unfinished),
            Found::Version { newer: true, .. } => return Err(StoreError::Newer),
            Found::Version { version, .. } if version < schema::VERSION => return Err(StoreError::Older),
            Found::Version { .. } => {}
        }
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        connection.client.batch_execute(begin).await.map_err(Failure::from)?;
        Ok(Source(connection))
    }

    /// Reads everything.
    pub(in crate::store) async fn read(&self, batches: &mpsc::Sender<Batch>) -> Result<(), StoreError> {
        let client = &self.0.client;
        let send = async |batch| batches.send(batch).await.map_err(|_| closed());
        // Sort byte by byte, as SQLite does.
        let logs = r#"SELECT id, tbl, newest FROM log ORDER BY tbl COLLATE "C""#;
        let logs = client.query(logs, &[]).await.map_err(Failure::from)?;
        let count = client.query_one("SELECT count(*) FROM entry", &[]).await.map_err(Failure::from)?;
        let entries = u64::try_from(column::<i64>(&count, 0)?).unwrap_or_default();
        send(Batch::Count(entries)).await?;
        let mut ids = Vec::new();
        let mut batch = Vec::new();
        let mut expected = 0;
        for row in &logs {
            let newest: i64 = column(row, 2)?;
            ids.push(column::<i64>(row, 0)?);
            batch.push(Log { table: column(row, 1)?, newest, entries: Vec::new() });
            expected += usize::try_from(newest).unwrap_or_default();
            if expected >= BATCH {
                expected = 0;
                self.read_entries(&ids, &mut batch).await?;
                ids.clear();
                send(Batch::Logs(std::mem::take(&mut batch))).await?;
            }
        }
        self.read_entries(&ids, &mut batch).await?;
        send(Batch::Logs(batch)).await?;
        for spec in PARTS {
            let no_params: [&(dyn ToSql + Sync); 0] = [];
            let rows = client.query_raw(spec.select[POSTGRES], no_params).await.map_err(Failure::from)?;
            let mut rows = pin!(rows);
            let mut batch = Vec::new();
            while let Some(row) = rows.try_next().await.map_err(Failure::from)? {
                batch.push(values(&row, spec)?);
                if batch.len() >= BATCH {
                    send(Batch::Rows(spec, std::mem::take(&mut batch))).await?;
                }
            }
            if !batch.is_empty() {
                send(Batch::Rows(spec, batch)).await?;
            }
        }
        Ok(())
    }

    /// Reads the entries of the logs with these ids.
    async fn read_entries(&self, ids: &[i64], logs: &mut [Log]) -> Result<(), StoreError> {
        let read = "SELECT asked.i, number, at, identity, ordered, event
                    FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, i) JOIN entry ON log = asked.id
                    ORDER BY asked.i, number";
        for row in self.0.client.query(read, &[&ids]).await.map_err(Failure::from)? {
            let order: Option<Vec<u8>> = column(&row, 4)?;
            let entry = Entry {
                number: column(&row, 1)?,
                at: column(&row, 2)?,
                by: column(&row, 3)?,
                order: order.map(String::from_utf8).transpose().map_err(StoreError::broken)?,
                event: column(&row, 5)?,
            };
            let index = usize::try_from(column::<i64>(&row, 0)? - 1).ok();
            if let Some(log) = index.and_then(|index| logs.get_mut(index)) {
                log.entries.push(entry);
            }
        }
        Ok(())
    }
}

fn values(row: &Row, spec: &PartSpec) -> Result<Vec<Value>, StoreError> {
    let value = |(index, kind): (usize, &Kind)| {
        let value = match kind {
            Kind::Int => column::<Option<i64>>(row, index)?.map(Value::Int),
            Kind::Text => column::<Option<String>>(row, index)?.map(Value::Text),
            Kind::Bytes => column::<Option<Vec<u8>>>(row, index)?.map(Value::Bytes),
        };
        Ok(value.unwrap_or(Value::Null))
    };
    spec.columns.iter().enumerate().map(value).collect()
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut tokio_postgres::types::private::BytesMut,
    ) -> Result<tokio_postgres::types::IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(tokio_postgres::types::IsNull::Yes),
            Value::Int(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::TEXT, Type::BYTEA].contains(kind)
    }

    tokio_postgres::types::to_sql_checked!();
}

/// A database that is being written. Until it is finished, no server starts with it.
pub(in crate::store) struct Target {
    connection: Connection,
    /// The number of logs written so far.
    logs: i64,
}

impl Target {
    /// Connects to an empty database, or to one that an earlier copy did not finish. Marks it as unfinished,
    /// and creates empty tables.
    ///
    /// # Errors
    /// The database is not empty, or servers use it.
    pub(in crate::store) async fn begin(url: &DatabaseUrl) -> Result<Target, StoreError> {
        let mut connection = connect(url, Servers::Kept).await?;
        match schema::find(&connection.client).await? {
            Found::Nothing | Found::Unfinished => {}
            Found::Foreign => return Err(StoreError::Foreign),
            Found::Version { .. } => return Err(StoreError::NotEmpty),
        }
        schema::begin(&mut connection.client).await?;
        connection.client.batch_execute("BEGIN").await.map_err(Failure::from)?;
        Ok(Target { connection, logs: 0 })
    }

    /// Writes what was read from a store.
    pub(in crate::store) async fn write(&mut self, batch: &Batch) -> Result<(), StoreError> {
        match batch {
            Batch::Count(_) => Ok(()),
            Batch::Logs(logs) => self.write_logs(logs).await,
            Batch::Rows(spec, rows) => {
                let column = |index| rows.iter().filter_map(|row| row.get(index)).collect::<Vec<_>>();
                let columns: Vec<Vec<&Value>> = (0..spec.columns.len()).map(column).collect();
                let params: Vec<_> = columns.iter().map(|column| column as &(dyn ToSql + Sync)).collect();
                for sql in spec.insert[POSTGRES] {
                    self.connection.client.execute(*sql, &params).await.map_err(Failure::from)?;
                }
                Ok(())
            }
        }
    }

    async fn write_logs(&mut self, logs: &[Log]) -> Result<(), StoreError> {
        let first = self.logs + 1;
        self.logs += logs.len() as i64;
        let ids: Vec<i64> = (first..=self.logs).collect();
        let tables: Vec<&str> = logs.iter().map(|log| log.table.as_str()).collect();
        let newest: Vec<i64> = logs.iter().map(|log| log.newest).collect();
        let insert = "INSERT INTO log (id, tbl, newest) OVERRIDING SYSTEM VALUE
                      SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[])";
        let client = &self.connection.client;
        client.execute(insert, &[&ids, &tables, &newest]).await.map_err(Failure::from)?;
        let all: Vec<(i64, &Entry)> =
            ids.iter().zip(logs).flat_map(|(id, log)| log.entries.iter().map(|entry| (*id, entry))).collect();
        for entries in all.chunks(BATCH) {
            let names = entries.iter().map(|(_, entry)| name(entry)).collect::<Result<Vec<_>, _>>()?;
            let ids: Vec<i64> = entries.iter().map(|(id, _)| *id).collect();
            let numbers: Vec<i64> = entries.iter().map(|(_, entry)| entry.number).collect();
            let times: Vec<i64> = entries.iter().map(|(_, entry)| entry.at).collect();
            let identities: Vec<Option<&str>> =
                entries.iter().map(|(_, entry)| entry.by.as_deref()).collect();
            let orders: Vec<Option<&[u8]>> =
                entries.iter().map(|(_, entry)| entry.order.as_deref().map(str::as_bytes)).collect();
            let events: Vec<&str> = entries.iter().map(|(_, entry)| entry.event.as_str()).collect();
            let insert = "INSERT INTO entry (log, number, at, identity, ordered, named, event)
                          SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bytea[],
                                               $6::text[], $7::text[])";
            let params: [&(dyn ToSql + Sync); 7] =
                [&ids, &numbers, &times, &identities, &orders, &names, &events];
            client.execute(insert, &params).await.map_err(Failure::from)?;
        }
        Ok(())
    }

    /// Commits what was written. The database stays unfinished.
    pub(in crate::store) async fn commit(&self) -> Result<(), StoreError> {
        let go_on = format!(
            "SELECT setval(pg_get_serial_sequence('log', 'id'), {}, false); COMMIT",
            self.logs.saturating_add(1)
        );
        Ok(self.connection.client.batch_execute(&go_on).await.map_err(Failure::from)?)
    }

    /// Opens the committed data, to read it back. [`finish`](Target::finish) ends the reading.
    pub(in crate::store) async fn read_back(self) -> Result<Source, StoreError> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        self.connection.client.batch_execute(begin).await.map_err(Failure::from)?;
        Ok(Source(self.connection))
    }

    /// Marks the database that was read back as finished.
    pub(in crate::store) async fn finish(read: Source) -> Result<(), StoreError> {
        let mut client = read.0;
        client.client.batch_execute("COMMIT; ANALYZE").await.map_err(Failure::from)?;
        Ok(schema::finish(&mut client.client).await?)
    }
}

/// Returns the id of the person who is named in an entry.
fn name(entry: &Entry) -> Result<Option<String>, StoreError> {
    let event = serde_json::from_str(&entry.event).map_err(StoreError::broken)?;
    let entry = LogEntry { at: entry.at as Millis, by: entry.by.clone(), order: None, event };
    Ok(named(&entry).map(str::to_owned))
}

/// Returns the reason why a server cannot mark itself as running.
pub(super) fn is_being_copied() -> Reason {
    Reason::new("its data is being copied to another place")
}
