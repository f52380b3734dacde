//! Removing people: their name is replaced by "Guest" at every table, and their games stay.
//!
//! The store remembers a removal that has begun, so that the server can continue the removal after a crash or
//! a failure. The removal ends when no earlier request of the person can be in progress any more.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use table::Identity;
use wire::Millis;

use crate::{app::App, error::Error, limits::REMOVED_REFUSED, store::StoreError};

/// People who were removed a moment ago, here or at another server. Their requests may still be in progress.
#[derive(Default)]
pub(crate) struct Removed {
    /// When each person was removed, by identity.
    moments: Mutex<HashMap<String, Millis>>,
    /// The removals that the store contained when they were last read.
    known: Mutex<HashSet<String>>,
}

impl Removed {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Millis>> {
        self.moments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds the people that are new in the store's list of removals, and returns them.
    pub(crate) fn follow(&self, removals: Vec<String>, now: Millis) -> Vec<String> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let new: Vec<String> =
            removals.iter().filter(|identity| !known.contains(*identity)).cloned().collect();
        *known = removals.into_iter().collect();
        let mut moments = self.lock();
        for identity in &new {
            moments.entry(identity.clone()).or_insert(now);
        }
        new
    }

    pub(crate) fn contains(&self, identity: &str) -> bool {
        self.lock().contains_key(identity)
    }

    /// Forgets people whose removal is so long ago that all their earlier requests have ended.
    pub(crate) fn forget_old(&self, now: Millis) {
        self.lock().retain(|_, at| now < at.saturating_add(REMOVED_REFUSED));
    }
}

impl App {
    /// Removes a person: ends their sessions, ends their games, and replaces their name everywhere.
    pub(crate) async fn remove_person(&self, identity: &str) -> Result<(), Error> {
        self.store.begin_removal(identity).await?;
        self.sockets.close(identity, |_| true);
        // From now on no order of theirs changes a table, so that no log gets the name again.
        self.tables.removed.lock().insert(identity.to_owned(), self.time.now());
        self.leave_tables(identity).await
    }

    /// Disconnects the people whose removal has begun at another server, and refuses their orders from now
    /// on.
    pub(crate) async fn follow_removals(&self) -> Result<(), StoreError> {
        for identity in self.tables.removed.follow(self.store.removals().await?, self.time.now()) {
            self.sockets.close(&identity, |_| true);
        }
        Ok(())
    }

    /// Gives a person another name in the logs and at all their tables, including finished ones.
    pub(crate) async fn rename_everywhere(&self, person: &Identity) -> Result<(), Error> {
        self.store.rename(&person.id, &person.name).await?;
        for table in self.store.tables_naming(&person.id).await? {
            match self.tables.replace_name(&table, person).await {
                // The table was removed meanwhile.
                Ok(()) | Err(Error::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Continues the removals that have not ended.
    pub(crate) async fn finish_removals(&self) -> Result<(), Error> {
        for identity in self.store.removals().await? {
            if !self.tables.removed.contains(&identity) {
                self.leave_tables(&identity).await?;
                self.store.end_removal(&identity).await?;
            }
        }
        Ok(())
    }

    async fn leave_tables(&self, identity: &str) -> Result<(), Error> {
        for table in self.store.tables_naming(identity).await? {
            match self.tables.depart(&table, identity).await {
                // The table was removed meanwhile.
                Ok(()) | Err(Error::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
