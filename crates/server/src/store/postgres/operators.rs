//! What operators see and do, in the database.

use async_trait::async_trait;
use tokio_postgres::Row;
use wire::Millis;

use super::{Postgres, connection::column, may_be_text};
use crate::store::{AuditEntry, Ban, Operators, Person, StoreError};

/// An SQL query that selects people and ends with `$rest`.
macro_rules! people {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, created, (SELECT max(used) FROM token WHERE identity = id),
                    (SELECT count(*) FROM token WHERE identity = id),
                    (SELECT count(*) FROM listing WHERE identities @> ARRAY[id])
             FROM identity ",
            $rest
        )
    };
}

fn millis(row: &Row, index: usize) -> Result<Millis, StoreError> {
    Ok(column::<i64>(row, index)? as Millis)
}

fn maybe_millis(row: &Row, index: usize) -> Result<Option<Millis>, StoreError> {
    Ok(column::<Option<i64>>(row, index)?.map(|at| at as Millis))
}

fn count(row: &Row, index: usize) -> Result<u32, StoreError> {
    u32::try_from(column::<i64>(row, index)?).map_err(StoreError::broken)
}

fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: column(row, 0)?,
        name: column(row, 1)?,
        created: millis(row, 2)?,
        used: maybe_millis(row, 3)?,
        sessions: count(row, 4)?,
        tables: count(row, 5)?,
    })
}

fn ban(row: &Row) -> Result<Ban, StoreError> {
    Ok(Ban {
        subject: column(row, 0)?,
        since: millis(row, 1)?,
        until: maybe_millis(row, 2)?,
        reason: column(row, 3)?,
    })
}

fn audit_entry(row: &Row) -> Result<AuditEntry, StoreError> {
    Ok(AuditEntry {
        at: millis(row, 0)?,
        operator: column(row, 1)?,
        action: column(row, 2)?,
        subject: column(row, 3)?,
        reason: column(row, 4)?,
    })
}

#[async_trait]
impl Operators for Postgres {
    async fn people(&self, search: Option<&str>, limit: u32) -> Result<Vec<Person>, StoreError> {
        let search = search.map(str::to_lowercase);
        if search.as_deref().is_some_and(|search| !may_be_text(search)) {
            return Ok(Vec::new());
        }
        let find = people!(
            "WHERE $1::text IS NULL OR strpos(lower(name), $1) > 0 OR strpos(lower(id), $1) > 0
             ORDER BY created DESC, id LIMIT $2"
        );
        self.pool.query(find, &[&search, &i64::from(limit)]).await?.iter().map(person).collect()
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        if !may_be_text(id) {
            return Ok(None);
        }
        self.pool.query(people!("WHERE id = $1"), &[&id]).await?.first().map(person).transpose()
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let query = "SELECT subject, since, until, reason FROM ban ORDER BY since DESC, subject";
        self.pool.query(query, &[]).await?.iter().map(ban).collect()
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        let Ban { subject, since, until, reason } = ban;
        let (since, until) = (*since as i64, until.map(|until| until as i64));
        let add = "INSERT INTO ban (subject, since, until, reason) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (subject)
                   DO UPDATE SET since = excluded.since, until = excluded.until, reason = excluded.reason";
        self.pool.query(add, &[subject, &since, &until, reason]).await.map(drop)
    }

    async fn lift_ban(&self, subject: &str) -> Result<bool, StoreError> {
        if !may_be_text(subject) {
            return Ok(false);
        }
        let delete = "DELETE FROM ban WHERE subject = $1 RETURNING 1";
        Ok(!self.pool.query_once(delete, &[&subject]).await?.is_empty())
    }

    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        let AuditEntry { at, operator, action, subject, reason } = entry;
        let add = "INSERT INTO audit (at, operator, action, subject, reason) VALUES ($1, $2, $3, $4, $5)";
        let params = [&(*at as i64) as _, operator as _, action as _, subject as _, reason as _];
        self.pool.query_once(add, &params).await.map(drop)
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let query = "SELECT at, operator, action, subject, reason FROM audit ORDER BY id DESC LIMIT $1";
        self.pool.query(query, &[&i64::from(limit)]).await?.iter().map(audit_entry).collect()
    }
}
