//! What operators see and do: guests, bans, and the log of what operators did.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use wire::Millis;

use super::StoreError;

/// A guest, as operators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// When the guest first came.
    pub created: Millis,
    /// When a session of the guest was last used, to the day; `None` if they have no session.
    pub used: Option<Millis>,
    /// The number of the guest's sessions.
    pub sessions: u32,
    /// The number of tables at which the guest has a seat.
    pub tables: u32,
}

/// A ban of a guest or an address from the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ban {
    /// The id of a guest, or an address.
    pub subject: String,
    /// When the ban began.
    pub since: Millis,
    /// When the ban ends; `None` for never.
    pub until: Option<Millis>,
    /// The reason, in the operator's words.
    pub reason: Option<String>,
}

/// Something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AuditEntry {
    /// When the operator did it.
    pub at: Millis,
    /// The system account that gave the command.
    pub operator: String,
    /// The subcommand.
    pub action: String,
    /// The guest or address.
    pub subject: String,
    /// The reason, in the operator's words.
    pub reason: Option<String>,
}

/// Keeps bans and the log of what operators did, and lists guests.
#[async_trait]
pub trait Operators: Send + Sync + 'static {
    /// Returns the newest guests. With a search text, returns only those whose id or name contains it.
    async fn people(&self, search: Option<&str>, limit: u32) -> Result<Vec<Person>, StoreError>;

    /// Returns the guest with this id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;

    /// Returns all bans, newest first.
    async fn bans(&self) -> Result<Vec<Ban>, StoreError>;

    /// Adds a ban, in place of an earlier one of the same subject.
    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError>;

    /// Lifts a ban. Returns whether there was one.
    async fn lift_ban(&self, subject: &str) -> Result<bool, StoreError>;

    /// Notes what an operator is about to do.
    async fn add_audit(&self, entry: &AuditEntry) -> Result<(), StoreError>;

    /// Returns what operators did, newest first.
    async fn audit(&self, limit: u32) -> Result<Vec<AuditEntry>, StoreError>;
}
