//! What is stored about people.

use async_trait::async_trait;
use table::Identity;
use wire::{Millis, TableId};

use super::{Hash, StoreError};

/// A session: a device that has the token of an identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The identity that the token authenticates.
    pub identity: Identity,
    /// When the use of the session was last [noted](Guests::use_session).
    pub used: Millis,
}

/// Keeps identities, their names and their sessions.
#[async_trait]
pub trait Guests: Send + Sync + 'static {
    /// Adds an identity and the hash of the token that authenticates it.
    async fn add_identity(&self, identity: &Identity, token: &Hash, now: Millis) -> Result<(), StoreError>;

    /// Returns the session of a token.
    async fn session(&self, token: &Hash) -> Result<Option<Session>, StoreError>;

    /// Notes that a session is used now.
    async fn use_session(&self, token: &Hash, now: Millis) -> Result<(), StoreError>;

    /// From the given tokens, returns those whose sessions have ended.
    async fn ended_sessions(&self, tokens: &[Hash]) -> Result<Vec<Hash>, StoreError> {
        let mut ended = Vec::new();
        for token in tokens {
            if self.session(token).await?.is_none() {
                ended.push(*token);
            }
        }
        Ok(ended)
    }

    /// Ends a session: its token authenticates nobody any more.
    async fn end_session(&self, token: &Hash) -> Result<(), StoreError>;

    /// Ends all sessions of an identity. Returns how many there were.
    async fn end_sessions(&self, identity: &str) -> Result<usize, StoreError>;

    /// Ends all sessions that were last used before a moment.
    async fn end_unused_sessions(&self, before: Millis) -> Result<(), StoreError>;

    /// Changes the name of an identity.
    async fn rename(&self, identity: &str, name: &str) -> Result<(), StoreError>;

    /// Returns the tables whose logs contain a name of this identity.
    async fn tables_naming(&self, identity: &str) -> Result<Vec<TableId>, StoreError>;

    /// Removes an identity with its name and its sessions. Its names in the logs remain until they are
    /// replaced. [`removals`](Guests::removals) lists the identity until [`end_removal`](Guests::end_removal)
    /// is called.
    async fn begin_removal(&self, identity: &str) -> Result<(), StoreError>;

    /// Returns the identities whose removal began and has not ended.
    async fn removals(&self) -> Result<Vec<String>, StoreError>;

    /// Ends a removal. Called once no log contains a name of this identity any more.
    async fn end_removal(&self, identity: &str) -> Result<(), StoreError>;
}
