//! The tables in memory.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use wire::{Millis, TableId};

use crate::room::Room;

/// How long a table stays in memory after its last event while nobody watches it.
const IDLE: Millis = 10 * 60_000;

/// The tables in memory, by id. Their order does not depend on chance, so that a simulation can be repeated.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<BTreeMap<TableId, Arc<Room>>>);

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<Room>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, id: &str) -> Option<Arc<Room>> {
        self.lock().get(id).cloned()
    }

    /// Adds a room, unless another task has added one for the same table. Returns the room that is kept.
    pub(crate) fn insert(&self, room: Arc<Room>) -> Arc<Room> {
        self.lock().entry(room.id.clone()).or_insert(room).clone()
    }

    pub(crate) fn remove(&self, id: &str) {
        self.lock().remove(id);
    }

    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// Unloads tables that nobody watches or changes, once they are over or idle. Their logs stay in the
    /// store.
    pub(crate) fn unload_idle(&self, now: Millis) {
        self.lock().retain(|_, room| {
            room.is_watched() || Arc::strong_count(room) > 1 || !room.is_idle(now.saturating_sub(IDLE))
        });
    }
}
