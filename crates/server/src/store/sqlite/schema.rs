//! The schema of data files, and the check whether a file has it.
//!
//! A data file of Menagerie has [`APPLICATION_ID`] in its header and the version of its schema in
//! `user_version`. Version 2 added the table `playing`, whose content follows from the logs. Version 3 added
//! the times at which sessions were last used, and what is needed to remove people. Version 4 added the table
//! `question`.
//!
//! Two more values of `application_id` mark files that are no data files yet: [`UNFINISHED`], while a copy is
//! being written, and [`BACKUP`]. A backup has the digests of its content in the table `seal`. The first
//! server that starts with a backup makes it a data file.
//!
//! Unreleased versions of the program kept a list of migrations instead, in the table `_sqlx_migrations`.
//! Their last schema is the same as version 1, so such a file is converted by replacing the list with the two
//! numbers. Files that lack the last migration are refused.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    path::Path,
};

use rusqlite::{Connection, TransactionBehavior};
use table::Table;

use super::{readers, writer};
use crate::{
    room,
    store::{Hash, StoreError},
};

const FIRST: &str = include_str!("schema.sql");
const PLAYING: &str = include_str!("playing.sql");
const ACCOUNTS: &str = include_str!("accounts.sql");
const QUESTIONS: &str = include_str!("questions.sql");
/// The `application_id` of data files: `Mngr` in ASCII.
const APPLICATION_ID: i32 = 0x4d6e_6772;
/// The `application_id` of backups: `MngB` in ASCII.
const BACKUP: i32 = 0x4d6e_6742;
/// The `application_id` of unfinished files: `MngU` in ASCII.
const UNFINISHED: i32 = 0x4d6e_6755;
const VERSION: i32 = 4;
/// The last migration of the unreleased versions.
const LAST_MIGRATION: i64 = 4;

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing yet, or only an empty list of migrations.
    Nothing,
    /// The schema of version 1.
    First,
    /// The schema of version 2.
    Second,
    /// The schema of version 3.
    Third,
    /// The current schema.
    Current,
}

/// What a file of Menagerie is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    DataFile,
    Backup,
    Unfinished,
}

/// Finds out what a file is for. A file without any data counts as a data file.
pub(super) fn kind(connection: &Connection) -> Result<Kind, StoreError> {
    let application: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    Ok(match application {
        BACKUP => Kind::Backup,
        UNFINISHED => Kind::Unfinished,
        _ => Kind::DataFile,
    })
}

/// Finds out what a file holds, like [`check`], and also recognizes an unfinished file that SQLite cannot
/// read.
pub(super) fn check_file(file: &Path) -> Result<Content, StoreError> {
    // An interrupted copy leaves a file whose pages do not match, so SQLite may report the file as damaged.
    // The header of such a file is intact.
    let application = header_application_id(file).map_err(StoreError::broken)?;
    if application == Some(UNFINISHED) {
        return Err(StoreError::Unfinished);
    }
    check(&readers::connect(file)?)
}

/// Returns the `application_id` in the header of a file. Returns `None` if the file has no header.
fn header_application_id(file: &Path) -> io::Result<Option<i32>> {
    // https://sqlite.org/fileformat2.html, section 1.3
    const OFFSET: u64 = 68;
    let mut file = File::open(file)?;
    file.seek(SeekFrom::Start(OFFSET))?;
    let mut bytes = [0; 4];
    match file.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(i32::from_be_bytes(bytes))),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

/// Finds out what a file holds. Refuses files of other programs, and files in a form that this version cannot
/// use.
pub(super) fn check(connection: &Connection) -> Result<Content, StoreError> {
    let number = |query: &str| connection.query_row(query, [], |row| row.get::<_, i64>(0));
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    if application == i64::from(UNFINISHED) {
        return Err(StoreError::Unfinished);
    }
    if [APPLICATION_ID, BACKUP].map(i64::from).contains(&application) {
        return match version {
            1 => Ok(Content::First),
            2 => Ok(Content::Second),
            3 => Ok(Content::Third),
            version if version == i64::from(VERSION) => Ok(Content::Current),
            _ => Err(StoreError::Newer),
        };
    }
    let tables =
        number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")?;
    let named = |name: &str| {
        let query = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?1";
        connection.query_row(query, [name], |row| row.get::<_, bool>(0))
    };
    if !named("_sqlx_migrations")? {
        return if tables == 0 && application == 0 { Ok(Content::Nothing) } else { Err(StoreError::Foreign) };
    }
    let migration = number("SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success")?;
    match (migration, named("sitter")?) {
        (0, false) if tables == 1 => Ok(Content::Nothing),
        (LAST_MIGRATION, true) => Ok(Content::First),
        (1..LAST_MIGRATION, true) => Err(StoreError::Outdated),
        _ => Err(StoreError::Foreign),
    }
}

/// Creates the schema, or converts the file of an older version.
pub(super) fn update(connection: &mut Connection) -> Result<(), StoreError> {
    // Lock the file first, because another process may be about to do the same.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let content = check(&transaction)?;
    let is_backup = kind(&transaction)? == Kind::Backup;
    if content == Content::Current && !is_backup {
        return Ok(());
    }
    if is_backup {
        // The digests do not fit any more once a server has stored something.
        transaction.execute_batch("DROP TABLE IF EXISTS seal")?;
    }
    transaction.execute_batch("DROP TABLE IF EXISTS _sqlx_migrations")?;
    if content == Content::Nothing {
        transaction.execute_batch(FIRST)?;
    }
    if matches!(content, Content::Nothing | Content::First) {
        transaction.execute_batch(PLAYING)?;
    }
    if matches!(content, Content::Nothing | Content::First | Content::Second) {
        transaction.execute_batch(ACCOUNTS)?;
    }
    if content != Content::Current {
        transaction.execute_batch(QUESTIONS)?;
    }
    if content == Content::First {
        list_again(&transaction)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    Ok(transaction.commit()?)
}

/// Creates the schema in an empty file, and marks the file as unfinished.
pub(super) fn begin(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    [FIRST, PLAYING, ACCOUNTS, QUESTIONS].iter().try_for_each(|schema| transaction.execute_batch(schema))?;
    transaction.pragma_update(None, "application_id", UNFINISHED)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    Ok(transaction.commit()?)
}

/// Marks a file as finished: as a backup if `is_backup` is set, and as a data file otherwise. `seal` holds
/// the digests for a backup, each with its part and its table.
pub(super) fn finish(
    connection: &mut Connection,
    is_backup: bool,
    seal: &[(&str, &str, Hash)],
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if is_backup {
        transaction.execute_batch(
            "DROP TABLE IF EXISTS seal;
             CREATE TABLE seal (
                 part   TEXT NOT NULL,
                 tbl    TEXT NOT NULL,
                 digest BLOB NOT NULL,
                 PRIMARY KEY (part, tbl)
             ) WITHOUT ROWID",
        )?;
        let mut insert = transaction.prepare("INSERT INTO seal (part, tbl, digest) VALUES (?1, ?2, ?3)")?;
        for (part, table, digest) in seal {
            insert.execute(rusqlite::params![part, table, digest])?;
        }
    }
    let application = if is_backup { BACKUP } else { APPLICATION_ID };
    transaction.pragma_update(None, "application_id", application)?;
    Ok(transaction.commit()?)
}

/// Computes from each table's log what the lists say about the table, and stores it.
fn list_again(connection: &Connection) -> Result<(), StoreError> {
    let tables: Vec<String> = super::texts(connection, "SELECT tbl FROM listing", [])?;
    for table in tables {
        let log = super::read_rows(connection, &table, 0)?.into_iter().map(super::parse);
        // If a log cannot be replayed, nobody can play at its table any more. The table's listing stays as it
        // is.
        if let Ok(log) = log.collect::<Result<Vec<_>, _>>()
            && let Ok(state) = Table::replay(&log)
        {
            writer::list(connection, &table, &room::listing(&state))?;
        }
    }
    Ok(())
}
