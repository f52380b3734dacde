//! The transposition table, which all threads share without locks.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::prefetch::prefetch;

/// What an earlier search found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TranspositionEntry {
    /// The value for the seat to act. The plies to a proven end are counted from this position.
    pub(crate) value: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The index of the best action in the order in which the evaluation visits the actions.
    pub(crate) best: u16,
}

/// What an entry's value says about the position's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position's value is at least this.
    Lower,
    /// The position's value is at most this.
    Upper,
    /// The position's value is exactly this.
    Exact,
}

/// Two words. The first is the exclusive or of the key and the data; the second is the data. A slot written
/// by two threads at once matches no key, so it counts as empty (Hyatt and Mann, "A lock-less transposition
/// table implementation for parallel search chess engines", 2002).
type Slot = [AtomicU64; 2];

/// The size of a slot.
pub(crate) const SLOT_BYTES: usize = size_of::<Slot>();

/// A transposition table.
#[derive(Debug)]
pub(crate) struct Transpositions {
    slots: Vec<Slot>,
    /// The number of the current search. It tells the entries of this search from older ones.
    generation: u8,
}

/// Maximum number of slots: 2^32, or 2^26 on platforms with 32-bit addresses.
const MOST_ROOM: usize = 1 << if usize::BITS > 32 { 32 } else { 26 };

impl Transpositions {
    pub(crate) fn new() -> Transpositions {
        Transpositions { slots: Vec::new(), generation: 0 }
    }

    /// Prepares for a new search: makes room for this many positions, rounded up to a power of two, and marks
    /// the present entries as old. A change of size empties the table.
    pub(crate) fn prepare(&mut self, room: usize) {
        let room = room.clamp(2, MOST_ROOM).next_power_of_two();
        if self.slots.len() == room {
            self.generation = (self.generation + 1) % GENERATIONS;
        } else {
            self.slots = std::iter::repeat_with(|| [const { AtomicU64::new(0) }; 2]).take(room).collect();
            self.generation = 0;
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot = [const { AtomicU64::new(0) }; 2];
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> &Slot {
        // All bits of a key are well mixed. The lower bits select the slot. The upper bits tell apart the
        // positions that share a slot.
        &self.slots[key as usize & (self.slots.len() - 1)]
    }

    /// Starts loading the slot of a position into the processor's cache.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.slot(key));
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<TranspositionEntry> {
        let [check, data] = self.slot(key);
        let data = data.load(Relaxed);
        (check.load(Relaxed) ^ data == key && data != 0).then(|| unpack(data))
    }

    /// Stores an entry. The old entry of the slot stays only if it is from this search, belongs to another
    /// position and is deeper by more than two plies.
    #[inline]
    pub(crate) fn put(&self, key: u64, entry: TranspositionEntry) {
        let slot = self.slot(key);
        let old = slot[1].load(Relaxed);
        let same = slot[0].load(Relaxed) ^ old == key;
        if old != 0 && !same && (old >> 56) as u8 == self.generation {
            let old = unpack(old);
            if old.depth > entry.depth + 2 {
                return;
            }
        }
        let data = pack(entry, self.generation);
        slot[1].store(data, Relaxed);
        slot[0].store(key ^ data, Relaxed);
    }
}

/// Number of generations before they start again at 0.
const GENERATIONS: u8 = 255;

/// Packs an entry into one word. From the lowest bit on, it has 16 bits for `best`, 16 for `value`, 16 for
/// `depth`, 8 for `bound` (never 0) and 8 for `generation`.
fn pack(entry: TranspositionEntry, generation: u8) -> u64 {
    u64::from(entry.best)
        | u64::from(entry.value as i16 as u16) << 16
        | u64::from(entry.depth as i16 as u16) << 32
        | (entry.bound as u64 + 1) << 48
        | u64::from(generation) << 56
}

fn unpack(data: u64) -> TranspositionEntry {
    let bound = match data >> 48 & 255 {
        1 => Bound::Lower,
        2 => Bound::Upper,
        _ => Bound::Exact,
    };
    let signed = |shift: u32| i32::from((data >> shift) as u16 as i16);
    TranspositionEntry { value: signed(16), depth: signed(32), bound, best: data as u16 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let mut table = Transpositions::new();
        table.prepare(10);
        assert_eq!(table.slots.len(), 16);
        for (key, bound) in [(3, Bound::Lower), (1 << 40, Bound::Upper), (u64::MAX, Bound::Exact)] {
            let entry = TranspositionEntry { value: -31_999, depth: -1, bound, best: 65_535 };
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!((table.get(key), table.get(key ^ 16)), (Some(entry), None));
        }
        table.prepare(16);
        assert!(table.get(3).is_some(), "an old entry is still there");
        table.clear();
        assert_eq!(table.get(3), None);
    }

    #[test]
    fn deep_entries_of_this_search_stay() {
        let mut table = Transpositions::new();
        table.prepare(2);
        let entry = |depth| TranspositionEntry { value: 1, depth, bound: Bound::Exact, best: 0 };
        table.put(2, entry(9));
        table.put(4, entry(3));
        assert_eq!((table.get(2), table.get(4)), (Some(entry(9)), None));
        table.put(2, entry(3));
        assert_eq!(table.get(2), Some(entry(3)), "the same position is always renewed");
        table.put(4, entry(3));
        table.prepare(2);
        table.put(6, entry(0));
        assert_eq!(table.get(6), Some(entry(0)), "old entries are replaced");
    }
}
