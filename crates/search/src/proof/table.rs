//! The table of proof search. It stores whole states, so that no position is ever mistaken for another.

use rules::{Seat, mix};

use super::numbers::{FREE, NEVER, Numbers};

/// A question about a position: can the attacker force a win?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    state: u128,
    /// The lowest bit is the attacker's seat. The bits above it hold the plies within which the attacker must
    /// win, 0 without such a limit, or [`ON_PATH`].
    question: u16,
}

/// The number of the first bit in a question that belongs to the limit of plies.
const PLIES: u32 = 1;
/// Replaces the limit of plies in a question about a position at the end of one particular path.
const ON_PATH: u16 = 0x3ffe;

impl Key {
    /// Asks whether the attacker can win.
    pub(super) fn plain(state: u128, attacker: Seat) -> Key {
        Key { state, question: attacker.index() as u16 & 1 }
    }

    /// The highest limit of plies that a question can have.
    pub(super) const MOST_PLIES: u32 = 4_000;

    /// Asks whether the attacker can win within this many plies, from 1 to [`MOST_PLIES`](Key::MOST_PLIES).
    pub(super) fn within(self, plies: u32) -> Key {
        Key { question: self.question | (plies as u16) << PLIES, ..self }
    }

    /// Asks the same question for the position at the end of the path with this hash.
    pub(super) fn after(self, path: u128) -> Key {
        Key { state: self.state ^ path, question: self.question | ON_PATH }
    }

    fn hash(self) -> u64 {
        let mixed = mix(self.state as u64 ^ 0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93);
        let mixed = mix(mixed ^ (self.state >> 64) as u64, 0xa076_1d64_78bd_642f);
        mix(mixed ^ u64::from(self.question), 0xe703_7ed1_a0b4_28db)
    }
}

/// Returns the hash of a path to which a state is appended.
pub(super) fn lengthen(path: u128, state: u128) -> u128 {
    let low = mix(path as u64 ^ state as u64 ^ 0x8ebc_6af0_9c88_c6e3, 0x5899_65cc_7537_4cc3);
    let high = mix((path >> 64) as u64 ^ (state >> 64) as u64 ^ low, 0x1d8e_4e27_c47d_124f);
    u128::from(mix(low ^ high.rotate_left(32), 0xeb44_acca_b455_d165)) | u128::from(high) << 64
}

/// The answer to a question.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProofEntry {
    pub(super) numbers: Numbers,
    /// Nodes spent on finding the answer.
    pub(super) work: u32,
    /// Whether the table also holds answers to this question that depend on the path.
    pub(super) has_hanging: bool,
    /// Whether the plies are the fewest possible.
    pub(super) is_exact: bool,
}

/// An entry with its key, packed into 32 bytes.
#[derive(Clone, Copy, Debug)]
struct Slot {
    state: [u64; 2],
    proof: u32,
    disproof: u32,
    /// Nodes spent on finding the answer; 0 in an empty slot.
    work: u32,
    /// The question of the key, and the bits [`HAS_HANGING`] and [`IS_EXACT`].
    question: u16,
    /// The bound on the plies. An answer that depends on the path has no such bound. Its slot holds
    /// [`Numbers::low`] plus one instead.
    plies: u16,
}

const EMPTY: Slot = Slot { state: [0; 2], proof: 0, disproof: 0, work: 0, question: 0, plies: 0 };
/// In [`Slot::question`], the bit that stores [`ProofEntry::has_hanging`]. It is not part of the key.
const HAS_HANGING: u16 = 1 << 15;
/// In [`Slot::question`], the bit that stores [`ProofEntry::is_exact`]. It is not part of the key.
const IS_EXACT: u16 = 1 << 14;

impl Slot {
    fn of(key: Key, entry: ProofEntry) -> Slot {
        let Numbers { proof, disproof, plies, low } = entry.numbers;
        Slot {
            state: [key.state as u64, (key.state >> 64) as u64],
            proof,
            disproof,
            work: entry.work.max(1),
            question: key.question
                | if entry.has_hanging { HAS_HANGING } else { 0 }
                | if entry.is_exact { IS_EXACT } else { 0 },
            plies: if low == FREE { plies } else { (low + 1) as u16 },
        }
    }

    fn key(&self) -> Key {
        let [low, high] = self.state.map(u128::from);
        Key { state: low | high << 64, question: self.question & !(HAS_HANGING | IS_EXACT) }
    }

    fn entry(&self) -> ProofEntry {
        let hangs = self.question & ON_PATH == ON_PATH;
        let (plies, low) = if hangs { (NEVER, i32::from(self.plies) - 1) } else { (self.plies, FREE) };
        ProofEntry {
            numbers: Numbers { proof: self.proof, disproof: self.disproof, plies, low },
            work: self.work,
            has_hanging: self.question & HAS_HANGING != 0,
            is_exact: self.question & IS_EXACT != 0,
        }
    }
}

/// Number of slots in which a key may be stored.
const WAYS: usize = 4;
/// Number of slots in a new table.
const LEAST: usize = 1 << 12;

/// A hash table that grows up to a limit. In a full bucket, a new entry replaces the one that took the least
/// work.
#[derive(Debug)]
pub(super) struct ProofTable {
    slots: Vec<Slot>,
    most: usize,
    used: usize,
}

impl ProofTable {
    pub(super) fn new(bytes: usize) -> ProofTable {
        // While the table grows, the old slots take memory besides the new ones.
        let most = (bytes / size_of::<Slot>() * 2 / 3).max(LEAST);
        let most = 1 << most.ilog2();
        ProofTable { slots: vec![EMPTY; LEAST], most, used: 0 }
    }

    fn bucket(&self, key: Key) -> usize {
        key.hash() as usize & (self.slots.len() - 1) & !(WAYS - 1)
    }

    pub(super) fn get(&self, key: Key) -> Option<ProofEntry> {
        let bucket = self.bucket(key);
        let slots = &self.slots[bucket..bucket + WAYS];
        slots.iter().find(|slot| slot.work > 0 && slot.key() == key).map(Slot::entry)
    }

    pub(super) fn put(&mut self, key: Key, numbers: Numbers, work: u32) {
        let has_hanging = self.get(key).is_some_and(|entry| entry.has_hanging);
        self.insert(Slot::of(key, ProofEntry { numbers, work, has_hanging, is_exact: false }));
    }

    /// Stores a solved result whose plies are the fewest possible.
    pub(super) fn put_exact(&mut self, key: Key, numbers: Numbers, work: u32) {
        self.insert(Slot::of(key, ProofEntry { numbers, work, has_hanging: false, is_exact: true }));
    }

    /// Stores an answer that depends on the path, and sets [`has_hanging`](ProofEntry::has_hanging) in the
    /// entry of the question itself. If the question has no entry yet, the new one gets the numbers `open`.
    pub(super) fn put_hanging(&mut self, key: Key, path: u128, numbers: Numbers, open: Numbers, work: u32) {
        let entry = ProofEntry { numbers, work, has_hanging: false, is_exact: false };
        self.insert(Slot::of(key.after(path), entry));
        let numbers = self.get(key).map_or(open, |entry| entry.numbers);
        self.insert(Slot::of(key, ProofEntry { numbers, work, has_hanging: true, is_exact: false }));
    }

    fn insert(&mut self, slot: Slot) {
        if self.used > self.slots.len() / 4 * 3 && self.slots.len() < self.most {
            self.grow();
        }
        let bucket = self.bucket(slot.key());
        let slots = &mut self.slots[bucket..bucket + WAYS];
        let same = slots.iter().position(|old| old.work > 0 && old.key() == slot.key());
        let least = || slots.iter().enumerate().min_by_key(|(_, old)| old.work).map(|(place, _)| place);
        let Some(place) = same.or_else(least) else { return };
        self.used += usize::from(slots[place].work == 0);
        slots[place] = slot;
    }

    fn grow(&mut self) {
        let larger = vec![EMPTY; self.slots.len() * 2];
        self.used = 0;
        let most = std::mem::replace(&mut self.most, 0);
        for slot in std::mem::replace(&mut self.slots, larger) {
            if slot.work > 0 {
                self.insert(slot);
            }
        }
        self.most = most;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got_and_work_decides_what_stays() {
        let mut table = ProofTable::new(LEAST * size_of::<Slot>() * 4);
        let key = |state: u128| Key::plain(state << 70 | state, Seat::FIRST);
        for state in 0..200 {
            table.put(key(state), Numbers::open(state as u32 + 1, 2), 100);
        }
        for state in 0..200 {
            let known = table.get(key(state)).map(|entry| entry.numbers);
            assert_eq!(known, Some(Numbers::open(state as u32 + 1, 2)));
            assert!(table.get(Key::plain(state << 70 | state, Seat::SECOND)).is_none());
            assert!(table.get(key(state).within(3)).is_none() && table.get(key(state).after(7)).is_none());
        }
        for state in 200..100_000 {
            table.put(key(state), Numbers::open(1, 1), 1);
        }
        assert!(table.slots.len() <= table.most && table.slots.len() > LEAST);
        let kept = (0..200).filter(|&state| table.get(key(state)).is_some()).count();
        assert!(kept > 190, "{kept}");
    }
}
