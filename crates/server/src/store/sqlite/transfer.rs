//! Reads a whole file, and writes one from the beginning.

use std::{
    fs::{self, File, OpenOptions},
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags, Statement, ToSql, params, types::ToSqlOutput, types::ValueRef};
use tokio::sync::mpsc;

use super::{
    files::{self, with_suffix},
    readers,
    schema::{self, Content, Kind as FileKind},
    writer,
};
use crate::store::{
    Hash, StoreError,
    append_queue::closed,
    transfer::{Batch, Entry, Kind, Log, PARTS, SQLITE, Value},
};

/// The maximum number of rows in a batch.
const BATCH: usize = 2_000;
/// The size of SQLite's page cache in KiB while a file is written.
const CACHE: i64 = 64 * 1024;

/// A digest in a backup: the key of the part, the table (empty for parts other than the logs), and the
/// digest.
pub(in crate::store) type SealedDigest = (String, String, Hash);

/// A file that is read as it was at one moment, even if a server writes to it meanwhile.
pub(in crate::store) struct Source(Connection);

impl Source {
    /// Opens a file.
    ///
    /// # Errors
    /// The file is neither a data file nor a backup in the current form.
    pub(in crate::store) fn open(file: &Path) -> Result<Source, StoreError> {
        match schema::check_file(file)? {
            Content::Current => {}
            Content::Nothing => return Err(StoreError::Foreign),
            Content::First | Content::Second | Content::Third => return Err(StoreError::Older),
        }
        // SQLite removes the files beside the data file when the last connection closes, if that connection
        // can write. So open one that can write, if possible.
        let connection = writer::connect_existing(file).or_else(|_| readers::connect(file))?;
        connection.pragma_update(None, "query_only", true)?;
        connection.execute_batch("BEGIN")?;
        Ok(Source(connection))
    }

    /// Returns the first fault that SQLite finds in the file, if there is one.
    pub(in crate::store) fn damage(&self) -> Result<Option<String>, StoreError> {
        let found: String = self.0.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        Ok((found != "ok").then_some(found))
    }

    /// Returns the digests in a backup. Returns `None` if the file is not a backup.
    pub(in crate::store) fn seal(&self) -> Result<Option<Vec<SealedDigest>>, StoreError> {
        if schema::kind(&self.0)? != FileKind::Backup {
            return Ok(None);
        }
        let mut query = self.0.prepare("SELECT part, tbl, digest FROM seal")?;
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        Ok(Some(query.query_map([], row)?.collect::<rusqlite::Result<_>>()?))
    }

    /// Reads everything. Blocks the thread.
    pub(in crate::store) fn read(&self, batches: &mpsc::Sender<Batch>) -> Result<(), StoreError> {
        let send = |batch| batches.blocking_send(batch).map_err(|_| closed());
        let count = |query| self.0.query_row(query, [], |row| row.get::<_, i64>(0)).map(|count| count as u64);
        send(Batch::Count(count("SELECT count(*) FROM entry")?))?;
        let mut logs = Vec::new();
        let mut entries = 0;
        let mut query = self.0.prepare("SELECT tbl, newest FROM log ORDER BY tbl")?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            let table: String = row.get(0)?;
            let log = Log { newest: row.get(1)?, entries: self.entries(&table)?, table };
            entries += log.entries.len();
            logs.push(log);
            if entries >= BATCH {
                entries = 0;
                send(Batch::Logs(std::mem::take(&mut logs)))?;
            }
        }
        send(Batch::Logs(logs))?;
        for spec in PARTS {
            let mut query = self.0.prepare(spec.select[SQLITE])?;
            let mut rows = query.query([])?;
            let mut batch = Vec::new();
            while let Some(row) = rows.next()? {
                let value = |(index, kind): (usize, &Kind)| value(row.get_ref(index)?, *kind);
                batch.push(
                    spec.columns.iter().enumerate().map(value).collect::<Result<Vec<_>, StoreError>>()?,
                );
                if batch.len() >= BATCH {
                    send(Batch::Rows(spec, std::mem::take(&mut batch)))?;
                }
            }
            if !batch.is_empty() {
                send(Batch::Rows(spec, batch))?;
            }
        }
        Ok(())
    }

    /// Reads the entries of a log, from its newest entry back as far as possible. In a damaged file, their
    /// numbers may be wrong.
    fn entries(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        // Each entry refers to the entry before it, which was stored earlier. So the walk ends, even in a
        // damaged file.
        let mut query = self.0.prepare_cached(
            "WITH RECURSIVE chain (id, number, before, at, identity, ordered, event) AS (
                 SELECT entry.id, number, before, at, identity, ordered, event
                 FROM log JOIN entry ON entry.id = last WHERE tbl = ?1
                 UNION ALL
                 SELECT entry.id, entry.number, entry.before, entry.at, entry.identity, entry.ordered, entry.event
                 FROM chain JOIN entry ON entry.id = chain.before WHERE entry.id < chain.id
             )
             SELECT number, at, identity, ordered, event FROM chain ORDER BY number",
        )?;
        let entry = |row: &rusqlite::Row<'_>| {
            Ok(Entry {
                number: row.get(0)?,
                at: row.get(1)?,
                by: row.get(2)?,
                order: row.get(3)?,
                event: row.get(4)?,
            })
        };
        Ok(query.query_map([table], entry)?.collect::<rusqlite::Result<_>>()?)
    }
}

fn value(value: ValueRef<'_>, kind: Kind) -> Result<Value, StoreError> {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).map_err(StoreError::broken);
    match (value, kind) {
        (ValueRef::Null, _) => Ok(Value::Null),
        (ValueRef::Integer(number), Kind::Int) => Ok(Value::Int(number)),
        (ValueRef::Text(bytes), Kind::Text) => Ok(Value::Text(text(bytes)?)),
        (ValueRef::Blob(bytes), Kind::Bytes) => Ok(Value::Bytes(bytes.to_vec())),
        (value, _) => Err(StoreError::Broken(
            format!("a value of the type {} is not expected", value.data_type()).into(),
        )),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Value::Null => ToSqlOutput::Borrowed(ValueRef::Null),
            Value::Int(number) => ToSqlOutput::from(*number),
            Value::Text(text) => ToSqlOutput::from(text.as_str()),
            Value::Bytes(bytes) => ToSqlOutput::from(bytes.as_slice()),
        })
    }
}

/// What a finished file is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Finished {
    DataFile,
    Backup,
}

/// A file that is being written. Until it is finished, no server starts with it.
pub(in crate::store) struct Target {
    connection: Connection,
    path: PathBuf,
}

impl Target {
    /// Whether data may be written to a file: the file does not exist, is empty, or is the target of an
    /// unfinished copy.
    pub(in crate::store) fn is_free(file: &Path) -> Result<bool, StoreError> {
        if fs::metadata(file).map_or(0, |file| file.len()) == 0 {
            return Ok(true);
        }
        match schema::check_file(file) {
            Ok(Content::Nothing) | Err(StoreError::Unfinished) => Ok(true),
            Ok(_) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Begins a file, and marks it as unfinished. The file must be free.
    pub(in crate::store) fn begin(file: &Path) -> Result<Target, StoreError> {
        files::create_private(file, false).map_err(StoreError::broken)?;
        // An unfinished file is written again from the beginning. It is truncated and not removed, because it
        // may be locked.
        for suffix in ["-journal", "-wal", "-shm"] {
            let path = with_suffix(file, suffix).map_err(StoreError::broken)?;
            if path.exists() {
                fs::remove_file(path).map_err(StoreError::broken)?;
            }
        }
        OpenOptions::new().write(true).truncate(true).open(file).map_err(StoreError::broken)?;
        let mut connection = writer::connect_existing(file)?;
        connection.pragma_update(None, "cache_size", -CACHE)?;
        schema::begin(&mut connection)?;
        // Nobody uses the file before it is finished, and finishing it also syncs it. So nothing needs to be
        // synced earlier. There is no journal either: after an interruption, a journal would have to be
        // rolled back before anybody could read that the file is unfinished.
        connection.pragma_update(None, "synchronous", "OFF")?;
        connection.pragma_update(None, "journal_mode", "OFF")?;
        connection.execute_batch("BEGIN")?;
        Ok(Target { connection, path: file.to_owned() })
    }

    /// Writes what was read from a store.
    pub(in crate::store) fn write(&self, batch: &Batch) -> Result<(), StoreError> {
        match batch {
            Batch::Count(_) => {}
            Batch::Logs(logs) => logs.iter().try_for_each(|log| self.write_log(log))?,
            Batch::Rows(spec, rows) => {
                let prepare = |sql: &&str| self.connection.prepare(sql);
                let statements = spec.insert[SQLITE].iter().map(prepare);
                let mut statements = statements.collect::<rusqlite::Result<Vec<Statement<'_>>>>()?;
                for row in rows {
                    for statement in &mut statements {
                        let used = row.iter().take(statement.parameter_count());
                        statement.execute(rusqlite::params_from_iter(used))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn write_log(&self, log: &Log) -> Result<(), StoreError> {
        let insert = "INSERT INTO log (tbl, newest) VALUES (?1, ?2)";
        let id = self.connection.prepare_cached(insert)?.insert(params![log.table, log.newest])?;
        let mut insert = self.connection.prepare_cached(
            "INSERT INTO entry (log, number, before, at, identity, ordered, event)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?;
        let mut last = None;
        for Entry { number, at, by, order, event } in &log.entries {
            last = Some(insert.insert(params![id, number, last, at, by, order, event])?);
        }
        self.connection
            .prepare_cached("UPDATE log SET last = ?2 WHERE id = ?1")?
            .execute(params![id, last])?;
        Ok(())
    }

    /// Commits what was written. The file stays unfinished.
    pub(in crate::store) fn commit(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("COMMIT")?)
    }

    /// Opens a second connection, which reads what was committed.
    pub(in crate::store) fn read_back(&self) -> Result<Source, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.execute_batch("BEGIN")?;
        Ok(Source(connection))
    }

    /// Declares the file finished, and waits until it is on the disk.
    pub(in crate::store) fn finish(
        self,
        finished: Finished,
        seal: &[(&str, &str, Hash)],
    ) -> Result<(), StoreError> {
        finish(self.connection, &self.path, finished, seal)
    }
}

/// Turns a copy of a data file into a backup.
pub(in crate::store) fn seal(file: &Path, seal: &[(&str, &str, Hash)]) -> Result<(), StoreError> {
    finish(writer::connect_existing(file)?, file, Finished::Backup, seal)
}

fn finish(
    mut connection: Connection,
    path: &Path,
    finished: Finished,
    seal: &[(&str, &str, Hash)],
) -> Result<(), StoreError> {
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "journal_mode", "DELETE")?;
    // Everything that was written without waiting for the disk must be on the disk before the file loses its
    // mark.
    sync(path)?;
    schema::finish(&mut connection, finished == Finished::Backup, seal)?;
    connection.close().map_err(|(_, error)| error)?;
    sync(path)?;
    // If a folder cannot be opened, it cannot be synced either.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn sync(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(StoreError::broken)
}
