//! Questions about positions, which web servers leave to the servers that think.

use async_trait::async_trait;
use wire::Millis;

use super::StoreError;

/// A question that one server asks the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The id, which the asking server chooses at random.
    pub id: String,
    /// Distinguishes the people who ask, so that they get equal shares of the threads. It does not reveal their
    /// addresses.
    pub asker: u64,
    /// When the question was asked.
    pub asked: Millis,
    /// What is asked. The store does not look at it.
    pub content: String,
}

/// What has become of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuestionState {
    /// The question's id.
    pub id: String,
    /// When the last claim on the question ends or has ended; 0 if no server has claimed it.
    pub claimed: Millis,
    /// The answer, once there is one.
    pub answer: Option<String>,
}

/// Keeps the questions that servers ask each other, until they are answered.
///
/// Questions need not survive a crash of the store, because whoever waits for the answer asks again.
#[async_trait]
pub trait Questions: Send + Sync + 'static {
    /// Adds a question. A second question with the same id changes nothing.
    async fn ask(&self, question: &Question) -> Result<(), StoreError>;

    /// Claims the oldest unanswered questions that were asked up to `now` and that nobody else claims. Until
    /// the moment `until`, nobody else gets these questions.
    async fn claim_questions(
        &self,
        now: Millis,
        until: Millis,
        limit: u32,
    ) -> Result<Vec<Question>, StoreError>;

    /// Moves the end of the claims on these questions to the moment `until`. Returns those that still wait
    /// for an answer.
    async fn hold_questions(&self, ids: &[String], until: Millis) -> Result<Vec<String>, StoreError>;

    /// Answers a question. Returns `false` if it was answered or withdrawn before.
    async fn answer(&self, id: &str, answer: &str) -> Result<bool, StoreError>;

    /// Returns the states of these questions. Questions that do not exist any more are left out.
    async fn questions(&self, ids: &[String]) -> Result<Vec<QuestionState>, StoreError>;

    /// Removes questions, with or without answers.
    async fn withdraw_questions(&self, ids: &[String]) -> Result<(), StoreError>;

    /// Removes the questions that were asked before this moment. The servers that asked them have crashed.
    async fn forget_questions(&self, before: Millis) -> Result<(), StoreError>;
}
