//! The schema of the database, and the check whether a database has it.
//!
//! The table `menagerie_schema` holds one row: `version` is the version of the schema, and `oldest` is the
//! oldest version whose programs can still use it. [`MIGRATIONS`] leads from each version to the next.
//!
//! **Expand and contract.** While servers are updated one by one, two neighbouring versions of the program
//! use one database. So a migration must leave every statement of the version before it working:
//!
//! 1. *Expand*: add tables, indexes, and columns that are nullable or have a default. The new version writes
//!    both forms and reads the old form if the new one is missing.
//! 2. *Move*: a later version fills in the new form where it is missing, and reads only the new form.
//! 3. *Contract*: a version after that removes the old form, and sets `oldest` to the version of step 2.
//!
//! So a program may use a database with a newer schema, unless that schema names an `oldest` that is newer
//! than the program. A migration that changes a table locks it until the migration is committed, and other
//! servers wait meanwhile. So a migration must change at most one existing table. If it changed two, a
//! statement that locks them in another order would fail.
//!
//! The feature `next-version` adds a migration, so that the tests can update servers from this version to
//! another one.

use tokio_postgres::{Client, GenericClient, error::SqlState};

use super::connection::{Failure, Reason};
use crate::store::StoreError;

/// A step from one version of the schema to the next.
struct Migration {
    sql: &'static str,
    /// The oldest version whose program can use the schema after this step.
    oldest: i64,
}

/// All steps. The first leads from an empty database to version 1.
const MIGRATIONS: &[Migration] = &[
    Migration { sql: include_str!("schema.sql"), oldest: 1 },
    Migration { sql: include_str!("questions.sql"), oldest: 1 },
    #[cfg(feature = "next-version")]
    Migration { sql: include_str!("next.sql"), oldest: 1 },
];
/// The version of the schema that this program creates.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;
/// The advisory lock that a server holds while it changes the schema.
const LOCK: i64 = 0x4d6e_6772_0001;

/// Creates the schema, or converts the schema of an older version.
pub(super) async fn update(client: &mut Client) -> Result<(), Failure> {
    check_encoding(client).await?;
    if version(client).await? >= VERSION {
        return Ok(());
    }
    let transaction = client.transaction().await?;
    // Another server may be changing a large schema.
    transaction.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '10min'").await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let before = version(&transaction).await?;
    for migration in MIGRATIONS.iter().skip(usize::try_from(before).unwrap_or_default()) {
        transaction.batch_execute(migration.sql).await?;
    }
    if before < VERSION {
        note_version(&transaction).await?;
    }
    Ok(transaction.commit().await?)
}

/// Checks that the database can store every text: its encoding must be UTF-8.
async fn check_encoding(client: &Client) -> Result<(), Failure> {
    let encoding: String = client.query_one("SHOW server_encoding", &[]).await?.try_get(0)?;
    if encoding == "UTF8" {
        return Ok(());
    }
    let reason = format!("the encoding of the database must be UTF8 and is {encoding}");
    Err(Failure::Broken(StoreError::broken(Reason::new(reason))))
}

/// Notes that the database has the schema of this version.
async fn note_version(client: &impl GenericClient) -> Result<(), Failure> {
    let create = "CREATE TABLE IF NOT EXISTS menagerie_schema (
            one     boolean NOT NULL PRIMARY KEY DEFAULT true CHECK (one),
            version bigint  NOT NULL,
            oldest  bigint  NOT NULL
        )";
    client.batch_execute(create).await?;
    let oldest = MIGRATIONS.last().map_or(0, |migration| migration.oldest);
    let note = "INSERT INTO menagerie_schema (version, oldest) VALUES ($1, $2)
                ON CONFLICT (one) DO UPDATE SET version = excluded.version, oldest = excluded.oldest";
    client.execute(note, &[&VERSION, &oldest]).await.map(drop).map_err(Failure::from)
}

/// Returns the version of the database's schema; 0 if the database is empty. Refuses databases of other
/// programs, schemas that this program cannot use, and targets of unfinished copies.
async fn version(client: &impl GenericClient) -> Result<i64, Failure> {
    match find(client).await? {
        Found::Nothing => Ok(0),
        Found::Foreign => Err(Failure::Broken(StoreError::Foreign)),
        Found::Unfinished => Err(Failure::Broken(StoreError::Unfinished)),
        Found::Version { newer: true, .. } => Err(Failure::Broken(StoreError::Newer)),
        Found::Version { version, .. } => Ok(version),
    }
}

/// What a database holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    Nothing,
    /// Tables of another program.
    Foreign,
    /// A copy that is not finished.
    Unfinished,
    /// A schema of Menagerie.
    Version {
        /// The version of the schema.
        version: i64,
        /// Whether the schema is too new for this program.
        newer: bool,
    },
}

/// Finds out what a database holds.
pub(super) async fn find(client: &impl GenericClient) -> Result<Found, Failure> {
    // Use one statement, because another server may be creating the schema.
    let look = "SELECT to_regclass('menagerie_unfinished') IS NOT NULL,
                       to_regclass('menagerie_schema') IS NOT NULL,
                       EXISTS (SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                               WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f'))";
    let row = client.query_one(look, &[]).await?;
    let (is_unfinished, is_ours, is_used): (bool, bool, bool) =
        (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    if is_unfinished {
        return Ok(Found::Unfinished);
    }
    if !is_ours {
        return Ok(if is_used { Found::Foreign } else { Found::Nothing });
    }
    let row = match client.query_one("SELECT version, oldest FROM menagerie_schema", &[]).await {
        Ok(row) => row,
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_COLUMN) => return Ok(Found::Foreign),
        Err(error) => return Err(error.into()),
    };
    let (version, oldest): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    Ok(Found::Version { version, newer: oldest > VERSION })
}

/// Marks an empty or unfinished database as unfinished, and creates the tables anew. An older version of the
/// program treats such a database as one of another program.
pub(super) async fn begin(client: &mut Client) -> Result<(), Failure> {
    check_encoding(client).await?;
    // The mark comes first. From then on, everything in the schema is a part of the copy.
    client.batch_execute("CREATE TABLE IF NOT EXISTS menagerie_unfinished ()").await?;
    let transaction = client.transaction().await?;
    let tables = "SELECT string_agg(format('%I', relname), ', ')
                  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                  WHERE nspname = current_schema() AND relkind IN ('r', 'p') AND relname <> 'menagerie_unfinished'";
    let row = transaction.query_one(tables, &[]).await?;
    if let Some(tables) = row.try_get::<_, Option<&str>>(0)? {
        transaction.batch_execute(&format!("DROP TABLE {tables}")).await?;
    }
    for migration in MIGRATIONS {
        transaction.batch_execute(migration.sql).await?;
    }
    Ok(transaction.commit().await?)
}

/// Declares an unfinished database finished.
pub(super) async fn finish(client: &mut Client) -> Result<(), Failure> {
    let transaction = client.transaction().await?;
    note_version(&transaction).await?;
    transaction.batch_execute("DROP TABLE menagerie_unfinished").await?;
    Ok(transaction.commit().await?)
}
