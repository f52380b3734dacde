//! The store in one SQLite file: a write-ahead log, one who writes at a time, many readers.

use std::{
    fs::OpenOptions,
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, SystemTime},
};

use async_trait::async_trait;
use sqlx::{
    Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions},
};
use table::{Entry, Outage, Who};
use tokio::{
    sync::Mutex,
    task::{JoinSet, spawn_blocking},
    time::sleep,
};
use wire::{Millis, SeatNumber, TableId};

use super::{Append, Failure, Hash, Store, appender::Appender};

/// How long another process may keep the file to itself.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// The page cache of who writes, in KiB.
pub(super) const CACHE: i64 = 32 * 1024;
/// How soon after an acknowledgement the disk has what was stored, if it has not before.
const SYNC: Duration = Duration::from_millis(100);
/// How coarse the times of files may be.
const TICK: Duration = Duration::from_millis(20);
/// After so many pages the write-ahead log is copied back, which holds up what is to be written then: the longer it is, the more of
/// its pages are written over before they need be copied. It takes 64 MiB.
pub(super) const CHECKPOINT: i64 = 16 * 1024;

/// What an acknowledgement promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// It is on the disk: a power cut loses nothing.
    #[default]
    Power,
    /// It has left the process: a killed process loses nothing, a power cut perhaps the last second.
    Process,
}

impl Durability {
    /// What SQLite calls it.
    pub(super) fn synchronous(self) -> &'static str {
        match self {
            Durability::Power => "FULL",
            Durability::Process => "NORMAL",
        }
    }
}

/// A store in an SQLite file.
pub struct Sqlite {
    appender: Appender,
    /// For all that is written but entries. The appender holds it while it writes, so that the two need not ask SQLite whose turn it is.
    writer: Arc<Mutex<SqliteConnection>>,
    readers: SqlitePool,
    _syncing: JoinSet<()>,
}

impl Sqlite {
    /// Opens the file, or makes it. What others had claimed is free again: an embedded store has one process.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub async fn open(file: &Path, durability: Durability) -> Result<Sqlite, Failure> {
        if file.exists() {
            // Looked at before the first connection that changes it.
            reader(file).await?.close().await?;
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .pragma("synchronous", durability.synchronous())
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let writing = options
            .clone()
            .pragma("cache_size", format!("-{CACHE}"))
            .pragma("wal_autocheckpoint", CHECKPOINT.to_string());
        let mut writer = SqliteConnection::connect_with(&writing).await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&mut writer)
            .await
            .map_err(|error| Failure::Broken(Box::new(error)))?;
        sqlx::query("UPDATE due SET claimed = 0").execute(&mut writer).await?;
        // A connection within a process does not break.
        let readers = SqlitePoolOptions::new().max_connections(4).test_before_acquire(false);
        let readers = readers.connect_with(options.read_only(true)).await?;
        let writer = Arc::new(Mutex::new(writer));
        let appender = Appender::start(file, durability, writer.clone())?;
        let mut syncing = JoinSet::new();
        if durability == Durability::Process {
            syncing.spawn(sync(file.to_owned()));
        }
        Ok(Sqlite { appender, writer, readers, _syncing: syncing })
    }
}

/// Writes all that an SQLite store holds to a new file, while it may be in use.
///
/// # Errors
/// Why it cannot be read or written; a file that is there already is left alone.
pub async fn backup(store: &Path, file: &Path) -> Result<(), Failure> {
    let file = file.to_str().ok_or_else(|| Failure::Broken("the file's name is no text".into()))?;
    sqlx::query("VACUUM INTO $1").bind(file).execute(&mut reader(store).await?).await?;
    Ok(())
}

/// A connection that only reads, to a file that holds a store, or nothing yet.
async fn reader(file: &Path) -> Result<SqliteConnection, Failure> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(PATIENCE);
    let mut reader = SqliteConnection::connect_with(&options).await?;
    let is_foreign: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations')
         AND NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'sitter')",
    )
    .fetch_one(&mut reader)
    .await?;
    if is_foreign { Err(Failure::Foreign) } else { Ok(reader) }
}

/// Has the disk take up what was committed, a little later: SQLite by itself would do so when it copies the log back, which may be
/// long after, and would hold up whoever commits then.
async fn sync(file: PathBuf) {
    let mut log = file.into_os_string();
    log.push("-wal");
    let log: Arc<Path> = Arc::from(PathBuf::from(log));
    let mut synced = None;
    loop {
        sleep(SYNC).await;
        let log = log.clone();
        match spawn_blocking(move || sync_changes(&log, synced)).await {
            Ok(Ok(change)) => synced = change,
            Ok(Err(error)) => tracing::warn!(%error, "a power cut would cost more than the last second"),
            // The server goes down.
            Err(_) => return,
        }
    }
}

/// Syncs a file that has changed since the change that is known to be synced; tells which one is then.
fn sync_changes(file: &Path, synced: Option<SystemTime>) -> io::Result<Option<SystemTime>> {
    let file = OpenOptions::new().write(true).open(file)?;
    let change = file.metadata()?.modified()?;
    if synced == Some(change) {
        return Ok(synced);
    }
    // What is written at the same tick of the clock as this change, but after it is synced, bears the same time.
    let settled = change.elapsed().is_ok_and(|age| age > TICK);
    file.sync_data()?;
    Ok(settled.then_some(change))
}

async fn awake(writer: &mut SqliteConnection, now: Millis) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO awake (one, at) VALUES (1, $1)")
        .bind(now as i64)
        .execute(writer)
        .await
        .map(drop)
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, append: Append) -> Result<(), Failure> {
        self.appender.append(append).await
    }

    async fn log(&self, table: &str, after: u32) -> Result<Vec<Entry>, Failure> {
        let rows = sqlx::query(
            "WITH RECURSIVE chain (number, before, at, identity, ordered, event) AS (
                 SELECT number, before, at, identity, ordered, event
                 FROM log JOIN entry ON entry.id = last WHERE tbl = $1 AND number > $2
                 UNION ALL
                 SELECT entry.number, entry.before, entry.at, entry.identity, entry.ordered, entry.event
                 FROM chain JOIN entry ON entry.id = chain.before WHERE entry.number > $2
             )
             SELECT at, identity, ordered, event FROM chain ORDER BY number",
        )
        .bind(table)
        .bind(after)
        .fetch_all(&self.readers)
        .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for row in rows {
            let event: String = row.try_get(3)?;
            entries.push(Entry {
                at: row.try_get::<i64, _>(0)? as Millis,
                by: row.try_get(1)?,
                order: row.try_get(2)?,
                event: serde_json::from_str(&event).map_err(|error| Failure::Broken(Box::new(error)))?,
            });
        }
        Ok(entries)
    }

    async fn tables_of(&self, identity: &str, limit: u32) -> Result<Vec<TableId>, Failure> {
        let query = sqlx::query_scalar(
            "SELECT tbl FROM sitter JOIN listing USING (tbl) WHERE identity = $1 ORDER BY touched DESC LIMIT $2",
        );
        Ok(query.bind(identity).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableId>, Failure> {
        let query = sqlx::query_scalar("SELECT tbl FROM listing WHERE open ORDER BY touched DESC LIMIT $1");
        Ok(query.bind(limit).fetch_all(&self.readers).await?)
    }

    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>, Failure> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query_scalar(
            "UPDATE due SET claimed = $2
             WHERE tbl IN (SELECT tbl FROM due WHERE at <= $1 AND claimed <= $1 ORDER BY at LIMIT $3)
             RETURNING tbl",
        );
        Ok(query.bind(now as i64).bind(until as i64).bind(limit).fetch_all(&mut *writer).await?)
    }

    async fn remove(&self, table: &str, number: u32) -> Result<bool, Failure> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let newest: Option<u32> = sqlx::query_scalar("SELECT newest FROM log WHERE tbl = $1")
            .bind(table)
            .fetch_optional(&mut *transaction)
            .await?;
        if newest != Some(number) {
            return Ok(false);
        }
        for delete in [
            "WITH RECURSIVE chain (id) AS (
                 SELECT last FROM log WHERE tbl = $1
                 UNION ALL
                 SELECT before FROM chain JOIN entry USING (id) WHERE before IS NOT NULL
             )
             DELETE FROM entry WHERE id IN chain",
            "DELETE FROM log WHERE tbl = $1",
            "DELETE FROM listing WHERE tbl = $1",
            "DELETE FROM sitter WHERE tbl = $1",
            "DELETE FROM due WHERE tbl = $1",
            "DELETE FROM invitation WHERE tbl = $1",
        ] {
            sqlx::query(delete).bind(table).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn beat(&self, now: Millis) -> Result<(), Failure> {
        let mut writer = self.writer.lock().await;
        awake(&mut writer, now).await?;
        Ok(())
    }

    async fn wake(&self, now: Millis) -> Result<Vec<Outage>, Failure> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT OR REPLACE INTO outage (began, ended) SELECT at, $1 FROM awake WHERE at < $1")
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
        awake(&mut transaction, now).await?;
        let rows: Vec<(i64, i64)> = sqlx::query_as("SELECT began, ended FROM outage ORDER BY began")
            .fetch_all(&mut *transaction)
            .await?;
        transaction.commit().await?;
        let outage = |(from, until)| Outage { from: from as Millis, until: until as Millis };
        Ok(rows.into_iter().map(outage).collect())
    }

    async fn add_identity(&self, who: &Who, token: &Hash, now: Millis) -> Result<(), Failure> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query("INSERT INTO identity (id, name, created) VALUES ($1, $2, $3)")
            .bind(&who.identity)
            .bind(&who.name)
            .bind(now as i64)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO token (hash, identity) VALUES ($1, $2)")
            .bind(token.as_slice())
            .bind(&who.identity)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    async fn identity(&self, token: &Hash) -> Result<Option<Who>, Failure> {
        let row = sqlx::query("SELECT id, name FROM token JOIN identity ON id = identity WHERE hash = $1")
            .bind(token.as_slice())
            .fetch_optional(&self.readers)
            .await?;
        Ok(match row {
            Some(row) => Some(Who { identity: row.try_get(0)?, name: row.try_get(1)? }),
            None => None,
        })
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), Failure> {
        let mut writer = self.writer.lock().await;
        let update = sqlx::query("UPDATE identity SET name = $2 WHERE id = $1").bind(identity).bind(name);
        update.execute(&mut *writer).await?;
        Ok(())
    }

    async fn add_invitation(
        &self,
        hash: &Hash,
        table: &str,
        seat: SeatNumber,
        now: Millis,
    ) -> Result<(), Failure> {
        let mut writer = self.writer.lock().await;
        sqlx::query("INSERT INTO invitation (hash, tbl, seat, created) VALUES ($1, $2, $3, $4)")
            .bind(hash.as_slice())
            .bind(table)
            .bind(seat)
            .bind(now as i64)
            .execute(&mut *writer)
            .await?;
        Ok(())
    }

    async fn take_invitation(
        &self,
        hash: &Hash,
        identity: &str,
    ) -> Result<Option<(TableId, SeatNumber)>, Failure> {
        let mut writer = self.writer.lock().await;
        let row = sqlx::query(
            "UPDATE invitation SET taken = $2 WHERE hash = $1 AND (taken IS NULL OR taken = $2) RETURNING tbl, seat",
        )
        .bind(hash.as_slice())
        .bind(identity)
        .fetch_optional(&mut *writer)
        .await?;
        Ok(match row {
            Some(row) => Some((row.try_get(0)?, row.try_get(1)?)),
            None => None,
        })
    }
}
