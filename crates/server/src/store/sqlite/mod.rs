//! The store in one SQLite file, with a write-ahead log, one writer and several readers.

mod files;
mod guests;
mod operators;
mod questions;
mod readers;
mod schema;
mod sync;
pub(super) mod transfer;
mod writer;

use std::{
    fs::{self, File},
    path::Path,
};

use async_trait::async_trait;
use rusqlite::{Connection, ErrorCode, OptionalExtension, params};
use table::{LogEntry, Outage};
use tokio::task::{JoinSet, spawn_blocking};
use wire::{Millis, SeatNumber, TableId};

use super::{Append, Durability, Hash, Store, StoreError};
use files::Files;
use readers::Readers;
use writer::Writer;

impl Durability {
    /// Returns the value of SQLite's `synchronous` pragma.
    fn synchronous(self) -> &'static str {
        match self {
            Durability::Power => "FULL",
            Durability::Process => "NORMAL",
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::Foreign,
            _ => StoreError::broken(error),
        }
    }
}

/// A store in an SQLite file.
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
    _syncing: JoinSet<()>,
}

impl Sqlite {
    /// Opens the file, or creates it. Releases all claims on deadlines and removes all questions: the program
    /// lets only one server at a time use a file, so no other server needs them.
    ///
    /// # Errors
    /// The file is not a data file of Menagerie, or cannot be used.
    pub async fn open(file: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let path = file.to_owned();
        let (connection, readers, files) = spawn_blocking(move || {
            let connection = writer::connect(&path, durability)?;
            connection.execute("UPDATE due SET claimed = 0", [])?;
            connection.execute("DELETE FROM question", [])?;
            let readers = Readers::open(&path)?;
            Ok::<_, StoreError>((connection, readers, Files::of(&path).map_err(StoreError::broken)?))
        })
        .await
        .map_err(StoreError::broken)??;
        let mut syncing = JoinSet::new();
        if durability == Durability::Process {
            syncing.spawn(sync::run(files::with_suffix(file, "-wal").map_err(StoreError::broken)?));
        }
        Ok(Sqlite { writer: Writer::start(connection, files, durability)?, readers, _syncing: syncing })
    }
}

/// Writes a copy of a store to a new file, which only its owner can read. The store may be in use. Returns
/// whether the copy has the current schema.
///
/// # Errors
/// The store cannot be read or the copy cannot be written. A file that exists already is not overwritten.
pub(super) async fn copy_file(store: &Path, file: &Path) -> Result<bool, StoreError> {
    let (store, file) = (store.to_owned(), file.to_owned());
    let copy = move || {
        let name = file.to_str().ok_or(StoreError::Broken("the file's name is not UTF-8".into()))?;
        let is_current = schema::check_file(&store)? == schema::Content::Current;
        // If no server runs, this is the only connection to the file. SQLite removes the files beside it when
        // the last connection closes, but only if that connection can write.
        let connection = writer::connect_existing(&store)?;
        // `VACUUM INTO` accepts an existing file if it is empty.
        files::create_private(&file, true).map_err(StoreError::broken)?;
        let copied = connection.execute("VACUUM INTO ?1", [name]).map_err(StoreError::from);
        let copied = copied
            .and_then(|_| File::open(&file).and_then(|file| file.sync_all()).map_err(StoreError::broken));
        if copied.is_err() {
            // Ignore a failure to remove the file: the first error says more.
            let _ = fs::remove_file(&file);
        }
        copied.map(|()| is_current)
    };
    spawn_blocking(copy).await.map_err(StoreError::broken)?
}

fn write_heartbeat(connection: &Connection, now: Millis) -> rusqlite::Result<()> {
    let write = "INSERT OR REPLACE INTO awake (one, at) VALUES (1, ?1)";
    connection.prepare_cached(write)?.execute([now as i64]).map(drop)
}

/// A row of a log: time, identity, order and the event as JSON.
type Row = (i64, Option<String>, Option<String>, String);

fn read_rows(connection: &Connection, table: &str, after: u32) -> rusqlite::Result<Vec<Row>> {
    let mut query = connection.prepare_cached(
        "WITH RECURSIVE chain (number, before, at, identity, ordered, event) AS (
             SELECT number, before, at, identity, ordered, event
             FROM log JOIN entry ON entry.id = last WHERE tbl = ?1 AND number > ?2
             UNION ALL
             SELECT entry.number, entry.before, entry.at, entry.identity, entry.ordered, entry.event
             FROM chain JOIN entry ON entry.id = chain.before WHERE entry.number > ?2
         )
         SELECT at, identity, ordered, event FROM chain ORDER BY number",
    )?;
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
    query.query_map(params![table, after], row)?.collect()
}

fn parse((at, by, order, event): Row) -> Result<LogEntry, StoreError> {
    let event = serde_json::from_str(&event).map_err(StoreError::broken)?;
    Ok(LogEntry { at: at as Millis, by, order, event })
}

/// Returns the texts in the first column of a query's rows.
fn texts(
    connection: &Connection,
    query: &str,
    params: impl rusqlite::Params,
) -> rusqlite::Result<Vec<String>> {
    connection.prepare_cached(query)?.query_map(params, |row| row.get(0))?.collect()
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    async fn read_log(&self, table: &str, after: u32) -> Result<Vec<LogEntry>, StoreError> {
        let table = table.to_owned();
        let rows = self.readers.read(move |connection| read_rows(connection, &table, after)).await?;
        rows.into_iter().map(parse).collect()
    }

    async fn grown(&self, tables: &[(TableId, u32)]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let tables = tables.to_owned();
        let read = move |connection: &Connection| {
            let mut query =
                connection.prepare_cached("SELECT newest FROM log WHERE tbl = ?1 AND newest > ?2")?;
            let mut grown = Vec::new();
            for (table, number) in tables {
                let newest = query.query_row(params![table, number], |row| row.get(0)).optional()?;
                grown.extend(newest.map(|newest| (table, newest)));
            }
            Ok(grown)
        };
        self.readers.read(read).await
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let identity = identity.to_owned();
        let query = "SELECT tbl FROM sitter JOIN listing USING (tbl)
                     WHERE identity = ?1 ORDER BY touched DESC LIMIT ?2";
        self.readers.read(move |connection| texts(connection, query, params![identity, limit])).await
    }

    async fn playing(&self, identity: &str) -> Result<Vec<String>, StoreError> {
        let identity = identity.to_owned();
        let query = "SELECT DISTINCT spec FROM playing WHERE identity = ?1";
        self.readers.read(move |connection| texts(connection, query, [identity])).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let query = "SELECT tbl FROM listing WHERE open ORDER BY touched DESC LIMIT ?1";
        self.readers.read(move |connection| texts(connection, query, [limit])).await
    }

    async fn claim_deadlines(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let query = "UPDATE due SET claimed = ?2
                     WHERE tbl IN (SELECT tbl FROM due WHERE at <= ?1 AND claimed <= ?1 ORDER BY at LIMIT ?3)
                     RETURNING tbl";
        self.writer
            .write(move |connection| texts(connection, query, params![now as i64, until as i64, limit]))
            .await
    }

    async fn hold_claims(&self, tables: &[TableId], until: Millis) -> Result<(), StoreError> {
        let tables = tables.to_vec();
        let hold = move |connection: &Connection| {
            let mut hold =
                connection.prepare_cached("UPDATE due SET claimed = ?2 WHERE tbl = ?1 AND claimed > 0")?;
            tables.iter().try_for_each(|table| hold.execute(params![table, until as i64]).map(drop))
        };
        self.writer.write(hold).await
    }

    async fn remove_table(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        let table = table.to_owned();
        let remove = move |connection: &Connection| {
            let newest: Option<u32> = connection
                .query_row("SELECT newest FROM log WHERE tbl = ?1", [&table], |row| row.get(0))
                .optional()?;
            if newest != Some(number) {
                return Ok(false);
            }
            for delete in [
                "WITH RECURSIVE chain (id) AS (
                     SELECT last FROM log WHERE tbl = ?1
                     UNION ALL
                     SELECT before FROM chain JOIN entry USING (id) WHERE before IS NOT NULL
                 )
                 DELETE FROM entry WHERE id IN chain",
                "DELETE FROM log WHERE tbl = ?1",
                "DELETE FROM listing WHERE tbl = ?1",
                "DELETE FROM sitter WHERE tbl = ?1",
                "DELETE FROM playing WHERE tbl = ?1",
                "DELETE FROM due WHERE tbl = ?1",
                "DELETE FROM invitation WHERE tbl = ?1",
            ] {
                connection.execute(delete, [&table])?;
            }
            Ok(true)
        };
        self.writer.write(remove).await
    }

    async fn replace_names(&self, table: &str, identity: &str, name: &str) -> Result<(), StoreError> {
        let (table, identity, name) = (table.to_owned(), identity.to_owned(), name.to_owned());
        self.writer.write(move |connection| guests::replace_names(connection, &table, &identity, &name)).await
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.writer.write(move |connection| write_heartbeat(connection, now)).await
    }

    async fn record_start(&self, now: Millis) -> Result<Vec<Outage>, StoreError> {
        let start = move |connection: &Connection| {
            let outage =
                "INSERT OR REPLACE INTO outage (began, ended) SELECT at, ?1 FROM awake WHERE at < ?1";
            connection.execute(outage, [now as i64])?;
            write_heartbeat(connection, now)?;
            connection.execute("UPDATE token SET used = ?1 WHERE used IS NULL", [now as i64])?;
            let mut query = connection.prepare("SELECT began, ended FROM outage ORDER BY began")?;
            let row = |row: &rusqlite::Row<'_>| {
                let (from, until): (i64, i64) = (row.get(0)?, row.get(1)?);
                Ok(Outage { from: from as Millis, until: until as Millis })
            };
            query.query_map([], row)?.collect()
        };
        self.writer.write(start).await
    }

    async fn record_outage(&self, outage: Outage) -> Result<(), StoreError> {
        let record = "INSERT OR REPLACE INTO outage (began, ended) VALUES (?1, ?2)";
        let params = [outage.from as i64, outage.until as i64];
        self.writer.write(move |connection| connection.execute(record, params).map(drop)).await
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        now: Millis,
    ) -> Result<(), StoreError> {
        let (hash, table) = (*hash, table.to_owned());
        let add = move |connection: &Connection| {
            connection
                .prepare_cached("INSERT INTO invitation (hash, tbl, seat, created) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![hash, table, seat, now as i64])
                .map(drop)
        };
        self.writer.write(add).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.writer.write(|_| Ok(())).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        // The writer must be the last connection to close: only a connection that can write copies the
        // write-ahead log back.
        self.readers.close().await?;
        self.writer.close().await
    }

    async fn invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        let (hash, identity) = (*hash, identity.to_owned());
        let look = move |connection: &Connection| {
            connection
                .prepare_cached(
                    "SELECT tbl, seat FROM invitation WHERE hash = ?1 AND (taken IS NULL OR taken = ?2)",
                )?
                .query_row(params![hash, identity], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()
        };
        self.readers.read(look).await
    }

    async fn redeem_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, StoreError> {
        let (hash, identity) = (*hash, identity.to_owned());
        let redeem = move |connection: &Connection| {
            connection
                .prepare_cached(
                    "UPDATE invitation SET taken = ?2 WHERE hash = ?1 AND (taken IS NULL OR taken = ?2)
                     RETURNING tbl, seat",
                )?
                .query_row(params![hash, identity], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()
        };
        self.writer.write(redeem).await
    }
}
