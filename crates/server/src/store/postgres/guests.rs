//! People in the database.

use async_trait::async_trait;
use table::Identity;
use tokio_postgres::Row;
use wire::{Millis, TableId};

use super::{Postgres, connection::column, texts};
use crate::store::{Guests, Hash, Session, StoreError};

fn session(row: &Row) -> Result<Session, StoreError> {
    let identity = Identity { id: column(row, 0)?, name: column(row, 1)? };
    Ok(Session { identity, used: column::<i64>(row, 2)? as Millis })
}

#[async_trait]
impl Guests for Postgres {
    async fn add_identity(&self, identity: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError> {
        let add = "WITH added AS (
                       INSERT INTO identity (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
                   )
                   INSERT INTO token (hash, identity, used) VALUES ($4, $1, $3) ON CONFLICT DO NOTHING";
        let params = [&identity.id as _, &identity.name as _, &(now as i64) as _, &token.as_slice() as _];
        self.pool.query(add, &params).await.map(drop)
    }

    async fn session(&self, token: &Hash) -> Result<Option<Session>, StoreError> {
        let find = "SELECT id, name, used FROM token JOIN identity ON id = identity WHERE hash = $1";
        self.pool.query(find, &[&token.as_slice()]).await?.first().map(session).transpose()
    }

    async fn use_session(&self, token: &Hash, now: Millis) -> Result<(), StoreError> {
        let update = "UPDATE token SET used = $2 WHERE hash = $1";
        self.pool.query(update, &[&token.as_slice(), &(now as i64)]).await.map(drop)
    }

    async fn ended_sessions(&self, tokens: &[Hash]) -> Result<Vec<Hash>, StoreError> {
        let tokens: Vec<&[u8]> = tokens.iter().map(Hash::as_slice).collect();
        let find = "SELECT open FROM unnest($1::bytea[]) WITH ORDINALITY AS open (open, number)
                    WHERE NOT EXISTS (SELECT FROM token WHERE hash = open) ORDER BY number";
        let rows = self.pool.query(find, &[&tokens]).await?;
        rows.iter().map(|row| column::<&[u8]>(row, 0)?.try_into().map_err(StoreError::broken)).collect()
    }

    async fn end_session(&self, token: &Hash) -> Result<(), StoreError> {
        self.pool.query("DELETE FROM token WHERE hash = $1", &[&token.as_slice()]).await.map(drop)
    }

    async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError> {
        let delete = "DELETE FROM token WHERE identity = $1 RETURNING 1";
        Ok(self.pool.query_once(delete, &[&identity]).await?.len())
    }

    async fn end_unused_sessions(&self, before: Millis) -> Result<(), StoreError> {
        self.pool.query("DELETE FROM token WHERE used < $1", &[&(before as i64)]).await.map(drop)
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError> {
        self.pool.query("UPDATE identity SET name = $2 WHERE id = $1", &[&identity, &name]).await.map(drop)
    }

    async fn tables_naming(&self, identity: &str) -> Result<Vec<TableId>, StoreError> {
        let query =
            "SELECT DISTINCT tbl FROM entry JOIN log ON log.id = entry.log WHERE named = $1 ORDER BY tbl";
        texts(&self.pool.query(query, &[&identity]).await?)
    }

    async fn begin_removal(&self, identity: &str) -> Result<(), StoreError> {
        let remove = "WITH noted AS (
                          INSERT INTO leaving (identity) VALUES ($1) ON CONFLICT DO NOTHING
                      ), ended AS (
                          DELETE FROM token WHERE identity = $1
                      )
                      DELETE FROM identity WHERE id = $1";
        self.pool.query(remove, &[&identity]).await.map(drop)
    }

    async fn removals(&self) -> Result<Vec<String>, StoreError> {
        texts(&self.pool.query("SELECT identity FROM leaving", &[]).await?)
    }

    async fn end_removal(&self, identity: &str) -> Result<(), StoreError> {
        self.pool.query("DELETE FROM leaving WHERE identity = $1", &[&identity]).await.map(drop)
    }
}
