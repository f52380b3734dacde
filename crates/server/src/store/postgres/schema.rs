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
//! 2. *Move*: a later version fills in the new form where it is missing, and reads only that.
//! 3. *Contract*: a version after that removes the old form, and sets `oldest` to the version of step 2.
//!
//! So a program may use a database with a newer schema, unless that schema names an `oldest` that is newer
//! than the program.

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
const MIGRATIONS: &[Migration] = &[Migration { sql: include_str!("schema.sql"), oldest: 1 }];
/// The version of this program.
const VERSION: i64 = MIGRATIONS.len() as i64;
/// The advisory lock that a server holds while it changes the schema.
const LOCK: i64 = 0x4d6e_6772_0001;

/// Creates the schema, or converts the schema of an older version.
pub(super) async fn update(client: &mut Client) -> Result<(), Failure> {
    let encoding: String = client.query_one("SHOW server_encoding", &[]).await?.try_get(0)?;
    if encoding != "UTF8" {
        let reason = format!("the encoding of the database must be UTF8 and is {encoding}");
        return Err(Failure::Broken(StoreError::broken(Reason::new(reason))));
    }
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
    if before == 0 {
        let create = "CREATE TABLE menagerie_schema (
                one     boolean NOT NULL PRIMARY KEY DEFAULT true CHECK (one),
                version bigint  NOT NULL,
                oldest  bigint  NOT NULL
            )";
        transaction.batch_execute(create).await?;
    }
    let oldest = MIGRATIONS.last().map_or(0, |migration| migration.oldest);
    let note = "INSERT INTO menagerie_schema (version, oldest) VALUES ($1, $2)
                ON CONFLICT (one) DO UPDATE SET version = excluded.version, oldest = excluded.oldest";
    if before < VERSION {
        transaction.execute(note, &[&VERSION, &oldest]).await?;
    }
    Ok(transaction.commit().await?)
}

/// The version of the database's schema; 0 if the database is empty. Refuses databases of other programs, and
/// schemas that this version cannot use.
async fn version(client: &impl GenericClient) -> Result<i64, Failure> {
    // One statement, because another server may be creating the schema.
    let look = "SELECT to_regclass('menagerie_schema') IS NOT NULL,
                       EXISTS (SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                               WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f'))";
    let row = client.query_one(look, &[]).await?;
    let (is_ours, is_used): (bool, bool) = (row.try_get(0)?, row.try_get(1)?);
    if !is_ours {
        return if is_used { Err(Failure::Broken(StoreError::Foreign)) } else { Ok(0) };
    }
    let row = match client.query_one("SELECT version, oldest FROM menagerie_schema", &[]).await {
        Ok(row) => row,
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_COLUMN) => {
            return Err(Failure::Broken(StoreError::Foreign));
        }
        Err(error) => return Err(error.into()),
    };
    let (version, oldest): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if oldest > VERSION { Err(Failure::Broken(StoreError::Newer)) } else { Ok(version) }
}
