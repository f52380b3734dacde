//! Questions about positions, in the database.
//!
//! Statements lock rows in the order of their ids, or skip rows that are already locked, so that two servers
//! do not wait for each other.

use async_trait::async_trait;
use tokio_postgres::Row;
use wire::Millis;

use super::{Postgres, connection::column, texts};
use crate::store::{Question, QuestionState, Questions, StoreError};

fn question(row: &Row) -> Result<Question, StoreError> {
    Ok(Question {
        id: column(row, 0)?,
        asker: column::<i64>(row, 1)? as u64,
        asked: column::<i64>(row, 2)? as Millis,
        content: column(row, 3)?,
    })
}

fn state(row: &Row) -> Result<QuestionState, StoreError> {
    Ok(QuestionState {
        id: column(row, 0)?,
        claimed: column::<i64>(row, 1)? as Millis,
        answer: column(row, 2)?,
    })
}

#[async_trait]
impl Questions for Postgres {
    async fn ask(&self, question: &Question) -> Result<(), StoreError> {
        let Question { id, asker, asked, content } = question;
        let ask = "INSERT INTO question (id, asker, asked, claimed, content) VALUES ($1, $2, $3, 0, $4)
                   ON CONFLICT DO NOTHING";
        self.pool.query(ask, &[id, &(*asker as i64), &(*asked as i64), content]).await.map(drop)
    }

    async fn claim_questions(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Question>, StoreError> {
        let claim = "UPDATE question SET claimed = $2 FROM (
                         SELECT id FROM question WHERE asked <= $1 AND claimed <= $1 AND answer IS NULL
                         ORDER BY asked LIMIT $3 FOR UPDATE SKIP LOCKED
                     ) AS free
                     WHERE question.id = free.id
                     RETURNING question.id, asker, asked, content";
        let params = [&(now as i64) as _, &(until as i64) as _, &i64::from(limit) as _];
        self.pool.query_once(claim, &params).await?.iter().map(question).collect()
    }

    async fn hold_questions(&self, ids: &[String], until: Millis) -> Result<Vec<String>, StoreError> {
        let hold = "UPDATE question SET claimed = $2 FROM (
                        SELECT id FROM question WHERE id = ANY($1) AND answer IS NULL ORDER BY id FOR UPDATE
                    ) AS held
                    WHERE question.id = held.id RETURNING question.id";
        texts(&self.pool.query(hold, &[&ids, &(until as i64)]).await?)
    }

    async fn answer(&self, id: &str, answer: &str) -> Result<bool, StoreError> {
        let write = "UPDATE question SET answer = $2 WHERE id = $1 AND answer IS NULL RETURNING 1";
        Ok(!self.pool.query_once(write, &[&id, &answer]).await?.is_empty())
    }

    async fn questions(&self, ids: &[String]) -> Result<Vec<QuestionState>, StoreError> {
        let read = "SELECT id, claimed, answer FROM question WHERE id = ANY($1)";
        self.pool.query(read, &[&ids]).await?.iter().map(state).collect()
    }

    async fn withdraw_questions(&self, ids: &[String]) -> Result<(), StoreError> {
        let delete = "DELETE FROM question USING (
                          SELECT id FROM question WHERE id = ANY($1) ORDER BY id FOR UPDATE
                      ) AS withdrawn
                      WHERE question.id = withdrawn.id";
        self.pool.query(delete, &[&ids]).await.map(drop)
    }

    async fn forget_questions(&self, before: Millis) -> Result<(), StoreError> {
        let delete = "DELETE FROM question USING (
                          SELECT id FROM question WHERE asked < $1 FOR UPDATE SKIP LOCKED
                      ) AS old
                      WHERE question.id = old.id";
        self.pool.query(delete, &[&(before as i64)]).await.map(drop)
    }
}
