//! Keeps track of the actions that the threads of an alpha-beta search are searching at the moment.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The actions under search, each hashed together with its position. A new entry may overwrite another one.
/// Two threads may then search the same action, which costs only time.
#[derive(Debug)]
pub(crate) struct ActiveActions([[AtomicU64; WAYS]; SETS]);

/// Number of sets of slots. It is far more than the number of threads times the plies of a path.
const SETS: usize = 1 << 10;
/// Number of slots in each set.
const WAYS: usize = 4;
/// The value of a free slot. An action whose hash happens to be 0 always seems to be under search, so other
/// actions are searched before it. That does no harm.
const NONE: u64 = 0;

impl ActiveActions {
    pub(crate) fn new() -> ActiveActions {
        ActiveActions([const { [const { AtomicU64::new(NONE) }; WAYS] }; SETS])
    }

    /// Whether a thread is searching the action with this hash.
    pub(crate) fn contains(&self, hash: u64) -> bool {
        self.set(hash).iter().any(|slot| slot.load(Relaxed) == hash)
    }

    /// Marks an action as under search until the mark is dropped.
    pub(crate) fn mark(&self, hash: u64) -> Mark<'_> {
        let set = self.set(hash);
        let slot = set.iter().find(|slot| slot.load(Relaxed) == NONE).unwrap_or(&set[0]);
        slot.store(hash, Relaxed);
        Mark { slot, hash }
    }

    fn set(&self, hash: u64) -> &[AtomicU64; WAYS] {
        &self.0[(hash >> 32) as usize % SETS]
    }
}

/// Keeps an action marked as under search until this mark is dropped.
#[derive(Debug)]
pub(crate) struct Mark<'a> {
    slot: &'a AtomicU64,
    hash: u64,
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        // Another thread may have taken the slot over.
        let _ = self.slot.compare_exchange(self.hash, NONE, Relaxed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_marked_until_the_mark_is_dropped() {
        let active = ActiveActions::new();
        let first = active.mark(5);
        let others: Vec<_> = (6..6 + WAYS as u64).map(|hash| active.mark(hash)).collect();
        // The last action took over the slot of the first.
        assert!(!active.contains(5) && (6..6 + WAYS as u64).all(|hash| active.contains(hash)));
        drop(first);
        assert!(active.contains(5 + WAYS as u64));
        drop(others);
        assert!((5..6 + WAYS as u64).all(|hash| !active.contains(hash)));
    }
}
