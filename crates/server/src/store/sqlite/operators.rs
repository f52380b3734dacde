//! What operators see and do, in the SQLite file.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};
use wire::Millis;

use super::Sqlite;
use crate::store::{AuditEntry, Ban, Operators, Person, StoreError};

/// An SQL query that selects people and ends with `$rest`.
macro_rules! people {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, created, (SELECT max(used) FROM token WHERE identity = id),
                    (SELECT count(*) FROM token WHERE identity = id),
                    (SELECT count(*) FROM sitter WHERE identity = id)
             FROM identity ",
            $rest
        )
    };
}

fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: row.get(0)?,
        name: row.get(1)?,
        created: row.get::<_, i64>(2)? as Millis,
        used: row.get::<_, Option<i64>>(3)?.map(|used| used as Millis),
        sessions: row.get(4)?,
        tables: row.get(5)?,
    })
}

#[async_trait]
impl Operators for Sqlite {
    async fn people(&self, search: Option<&str>, limit: u32) -> Result<Vec<Person>, StoreError> {
        let search = search.map(str::to_lowercase);
        let query = people!(
            "WHERE ?1 IS NULL OR instr(lower(name), ?1) OR instr(lower(id), ?1)
             ORDER BY created DESC, id LIMIT ?2"
        );
        let find = move |connection: &Connection| {
            connection.prepare(query)?.query_map(params![search, limit], person)?.collect()
        };
        self.readers.read(find).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let id = id.to_owned();
        let find = move |connection: &Connection| {
            connection.prepare(people!("WHERE id = ?1"))?.query_row([id], person).optional()
        };
        self.readers.read(find).await
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let find = |connection: &Connection| {
            let ban = |row: &Row<'_>| {
                let until: Option<i64> = row.get(2)?;
                Ok(Ban {
                    subject: row.get(0)?,
                    since: row.get::<_, i64>(1)? as Millis,
                    until: until.map(|until| until as Millis),
                    reason: row.get(3)?,
                })
            };
            let query = "SELECT subject, since, until, reason FROM ban ORDER BY since DESC, subject";
            connection.prepare(query)?.query_map([], ban)?.collect()
        };
        self.readers.read(find).await
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        let Ban { subject, since, until, reason } = ban.clone();
        let add = move |connection: &Connection| {
            let until = until.map(|until| until as i64);
            let insert = "INSERT OR REPLACE INTO ban (subject, since, until, reason) VALUES (?1, ?2, ?3, ?4)";
            connection.execute(insert, params![subject, since as i64, until, reason]).map(drop)
        };
        self.writer.write(add).await
    }

    async fn lift_ban(&self, subject: &str) -> Result<bool, StoreError> {
        let subject = subject.to_owned();
        let delete = "DELETE FROM ban WHERE subject = ?1";
        self.writer.write(move |connection| Ok(connection.execute(delete, [subject])? > 0)).await
    }

    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        let AuditEntry { at, operator, action, subject, reason } = entry.clone();
        let add = move |connection: &Connection| {
            let insert =
                "INSERT INTO audit (at, operator, action, subject, reason) VALUES (?1, ?2, ?3, ?4, ?5)";
            connection.execute(insert, params![at as i64, operator, action, subject, reason]).map(drop)
        };
        self.writer.write(add).await
    }

    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError> {
        let find = move |connection: &Connection| {
            let entry = |row: &Row<'_>| {
                Ok(AuditEntry {
                    at: row.get::<_, i64>(0)? as Millis,
                    operator: row.get(1)?,
                    action: row.get(2)?,
                    subject: row.get(3)?,
                    reason: row.get(4)?,
                })
            };
            let query = "SELECT at, operator, action, subject, reason FROM audit ORDER BY id DESC LIMIT ?1";
            connection.prepare(query)?.query_map([limit], entry)?.collect()
        };
        self.readers.read(find).await
    }
}
