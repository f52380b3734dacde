//! Questions about positions, in the SQLite file.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};
use wire::Millis;

use super::Sqlite;
use crate::store::{Question, QuestionState, Questions, StoreError};

fn question(row: &Row<'_>) -> rusqlite::Result<Question> {
    Ok(Question {
        id: row.get(0)?,
        asker: row.get::<_, i64>(1)? as u64,
        asked: row.get::<_, i64>(2)? as Millis,
        content: row.get(3)?,
    })
}

fn state(row: &Row<'_>) -> rusqlite::Result<QuestionState> {
    Ok(QuestionState { id: row.get(0)?, claimed: row.get::<_, i64>(1)? as Millis, answer: row.get(2)? })
}

#[async_trait]
impl Questions for Sqlite {
    async fn ask(&self, question: &Question) -> Result<(), StoreError> {
        let Question { id, asker, asked, content } = question.clone();
        let ask = move |connection: &Connection| {
            let insert = "INSERT OR IGNORE INTO question (id, asker, asked, claimed, content)
                          VALUES (?1, ?2, ?3, 0, ?4)";
            let params = params![id, asker as i64, asked as i64, content];
            connection.prepare_cached(insert)?.execute(params).map(drop)
        };
        self.writer.write(ask).await
    }

    async fn claim_questions(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Question>, StoreError> {
        let (now, until) = (now as i64, until as i64);
        // Most of the time no question waits, and then nothing is written.
        let find = "SELECT 1 FROM question WHERE asked <= ?1 AND claimed <= ?1 AND answer IS NULL LIMIT 1";
        let waits = move |connection: &Connection| connection.prepare_cached(find)?.exists([now]);
        if !self.readers.read(waits).await? {
            return Ok(Vec::new());
        }
        let claim = move |connection: &Connection| {
            let update = "UPDATE question SET claimed = ?2
                          WHERE id IN (
                              SELECT id FROM question WHERE asked <= ?1 AND claimed <= ?1 AND answer IS NULL
                              ORDER BY asked LIMIT ?3
                          )
                          RETURNING id, asker, asked, content";
            connection.prepare_cached(update)?.query_map(params![now, until, limit], question)?.collect()
        };
        self.writer.write(claim).await
    }

    async fn hold_questions(&self, ids: &[String], until: Millis) -> Result<Vec<String>, StoreError> {
        let ids = ids.to_vec();
        let hold = move |connection: &Connection| {
            let update = "UPDATE question SET claimed = ?2 WHERE id = ?1 AND answer IS NULL";
            let mut update = connection.prepare_cached(update)?;
            let mut waiting = Vec::new();
            for id in ids {
                if update.execute(params![id, until as i64])? > 0 {
                    waiting.push(id);
                }
            }
            Ok(waiting)
        };
        self.writer.write(hold).await
    }

    async fn answer(&self, id: &str, answer: &str) -> Result<bool, StoreError> {
        let (id, answer) = (id.to_owned(), answer.to_owned());
        let update = "UPDATE question SET answer = ?2 WHERE id = ?1 AND answer IS NULL";
        self.writer
            .write(move |connection| Ok(connection.prepare_cached(update)?.execute([id, answer])? > 0))
            .await
    }

    async fn questions(&self, ids: &[String]) -> Result<Vec<QuestionState>, StoreError> {
        let ids = ids.to_vec();
        let read = move |connection: &Connection| {
            let query = "SELECT id, claimed, answer FROM question WHERE id = ?1";
            let mut query = connection.prepare_cached(query)?;
            let mut states = Vec::new();
            for id in ids {
                states.extend(query.query_row([id], state).optional()?);
            }
            Ok(states)
        };
        self.readers.read(read).await
    }

    async fn withdraw_questions(&self, ids: &[String]) -> Result<(), StoreError> {
        let ids = ids.to_vec();
        let delete = move |connection: &Connection| {
            let mut delete = connection.prepare_cached("DELETE FROM question WHERE id = ?1")?;
            ids.iter().try_for_each(|id| delete.execute([id]).map(drop))
        };
        self.writer.write(delete).await
    }

    async fn forget_questions(&self, before: Millis) -> Result<(), StoreError> {
        let delete = "DELETE FROM question WHERE asked < ?1";
        self.writer.write(move |connection| connection.execute(delete, [before as i64]).map(drop)).await
    }
}
