//! People in the SQLite file.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};
use table::Identity;
use wire::{Millis, TableId};

use super::{Sqlite, texts};
use crate::store::{Guests, Hash, Session, StoreError};

/// An SQL condition for the entries that contain a name of the person `?1`. It uses the index `entry_named`.
macro_rules! named {
    () => {
        "substr(event, 11, 4) IN ('sat\"', 'kept', 'rena') AND coalesce(event ->> '$.identity', identity) = ?1"
    };
}

/// Replaces every name of an identity in a table's log.
pub(super) fn replace_names(
    connection: &Connection,
    table: &str,
    identity: &str,
    name: &str,
) -> rusqlite::Result<()> {
    let replace = concat!(
        "UPDATE entry SET event = json_set(event, '$.name', ?3)
         WHERE log = (SELECT id FROM log WHERE tbl = ?2) AND ",
        named!()
    );
    connection.prepare_cached(replace)?.execute([identity, table, name]).map(drop)
}

#[async_trait]
impl Guests for Sqlite {
    async fn add_identity(&self, identity: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError> {
        let (identity, token) = (identity.clone(), *token);
        let add = move |connection: &Connection| {
            connection
                .prepare_cached("INSERT INTO identity (id, name, created) VALUES (?1, ?2, ?3)")?
                .execute(params![identity.id, identity.name, now as i64])?;
            connection
                .prepare_cached("INSERT INTO token (hash, identity, used) VALUES (?1, ?2, ?3)")?
                .execute(params![token, identity.id, now as i64])?;
            Ok(())
        };
        self.writer.write(add).await
    }

    async fn session(&self, token: &Hash) -> Result<Option<Session>, StoreError> {
        let token = *token;
        let find = move |connection: &Connection| {
            let query = "SELECT id, name, coalesce(used, created) FROM token JOIN identity ON id = identity
                         WHERE hash = ?1";
            let row = |row: &rusqlite::Row<'_>| {
                let identity = Identity { id: row.get(0)?, name: row.get(1)? };
                Ok(Session { identity, used: row.get::<_, i64>(2)? as Millis })
            };
            connection.prepare_cached(query)?.query_row([token], row).optional()
        };
        self.readers.read(find).await
    }

    async fn use_session(&self, token: &Hash, now: Millis) -> Result<(), StoreError> {
        let token = *token;
        let update = "UPDATE token SET used = ?2 WHERE hash = ?1";
        self.writer
            .write(move |connection| connection.execute(update, params![token, now as i64]).map(drop))
            .await
    }

    async fn end_session(&self, token: &Hash) -> Result<(), StoreError> {
        let token = *token;
        let delete = "DELETE FROM token WHERE hash = ?1";
        self.writer.write(move |connection| connection.execute(delete, [token]).map(drop)).await
    }

    async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError> {
        let identity = identity.to_owned();
        let delete = "DELETE FROM token WHERE identity = ?1";
        self.writer.write(move |connection| connection.execute(delete, [identity])).await
    }

    async fn end_unused_sessions(&self, before: Millis) -> Result<(), StoreError> {
        let delete = "DELETE FROM token WHERE used < ?1";
        self.writer.write(move |connection| connection.execute(delete, [before as i64]).map(drop)).await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError> {
        let (identity, name) = (identity.to_owned(), name.to_owned());
        let update = "UPDATE identity SET name = ?2 WHERE id = ?1";
        self.writer.write(move |connection| connection.execute(update, [identity, name]).map(drop)).await
    }

    async fn tables_naming(&self, identity: &str) -> Result<Vec<TableId>, StoreError> {
        let identity = identity.to_owned();
        let query = concat!(
            "SELECT DISTINCT tbl FROM entry INDEXED BY entry_named JOIN log ON log.id = entry.log WHERE ",
            named!()
        );
        self.readers.read(move |connection| texts(connection, query, [identity])).await
    }

    async fn begin_removal(&self, identity: &str) -> Result<(), StoreError> {
        let identity = identity.to_owned();
        let remove = move |connection: &Connection| {
            for change in [
                "INSERT OR IGNORE INTO leaving (identity) VALUES (?1)",
                "DELETE FROM token WHERE identity = ?1",
                "DELETE FROM identity WHERE id = ?1",
            ] {
                connection.execute(change, [&identity])?;
            }
            Ok(())
        };
        self.writer.write(remove).await
    }

    async fn removals(&self) -> Result<Vec<String>, StoreError> {
        self.readers.read(|connection| texts(connection, "SELECT identity FROM leaving", [])).await
    }

    async fn end_removal(&self, identity: &str) -> Result<(), StoreError> {
        let identity = identity.to_owned();
        let delete = "DELETE FROM leaving WHERE identity = ?1";
        self.writer.write(move |connection| connection.execute(delete, [identity]).map(drop)).await
    }
}
