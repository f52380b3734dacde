//! Orders the quiet actions by the cutoffs that they caused earlier in the search.

use std::hash::{Hash, Hasher};

use rules::{Random, Seat};

use crate::Generator;

/// Records which quiet actions caused cutoffs in this search. For each ply, it keeps the two actions that
/// last caused one there ("killers": Akl and Newborn, 1977). For each action, it keeps a score over all
/// plies, which rises with each cutoff ("history": Schaeffer, 1989).
#[derive(Debug)]
pub(crate) struct Ordering<A> {
    killers: Vec<[Option<A>; 2]>,
    history: Vec<i32>,
}

/// Number of history slots for each seat.
const SLOTS: usize = 1 << 12;
/// A helper thread starts with random history values below this.
const TASTE: u32 = 200;
/// History values lie between this and its negative.
const BOUND: i32 = 8_192;

impl<A: Copy + Eq + Hash> Ordering<A> {
    /// Exceeds the rank of every quiet action.
    pub(crate) const MOST: i32 = 4 * BOUND;

    /// Creates the initial order of a thread. The first thread keeps the game's own order. Each other thread
    /// starts from random values, so that threads do not repeat each other's work.
    pub(crate) fn of(thread: usize) -> Ordering<A> {
        let mut random = Generator::new(thread as u64);
        let mut taste = || if thread == 0 { 0 } else { random.below(TASTE) as i32 };
        Ordering { killers: Vec::new(), history: (0..2 * SLOTS).map(|_| taste()).collect() }
    }

    /// Returns the rank of a quiet action. The highest is searched first.
    pub(crate) fn rank(&self, seat: Seat, ply: usize, action: A) -> i32 {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        match killers.iter().position(|killer| *killer == Some(action)) {
            Some(place) => (3 - place as i32) * BOUND,
            None => self.history[slot(seat, action)],
        }
    }

    /// Records that an action caused a cutoff, and that the actions `tried` before it caused none.
    pub(crate) fn reward(
        &mut self,
        seat: Seat,
        ply: usize,
        depth: i32,
        action: A,
        tried: impl Iterator<Item = A>,
    ) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let gain = (depth * depth).min(400);
        self.learn(slot(seat, action), gain);
        for action in tried {
            self.learn(slot(seat, action), -gain);
        }
    }

    /// Adds a gain to a history value. The step shrinks as the value approaches [`BOUND`].
    fn learn(&mut self, slot: usize, gain: i32) {
        let value = &mut self.history[slot];
        *value += gain - *value * gain.abs() / BOUND;
    }
}

/// Returns an action's slot in the history. Different actions rarely share a slot.
fn slot<A: Hash>(seat: Seat, action: A) -> usize {
    seat.index() % 2 * SLOTS + (action_hash(seat.index() as u64, action) >> 52) as usize
}

/// Hashes an action together with a number, such as the key of its position.
pub(crate) fn action_hash<A: Hash>(number: u64, action: A) -> u64 {
    let mut hasher = Mix(number);
    action.hash(&mut hasher);
    hasher.finish()
}

/// A fast hash that is the same on every machine. It does not use [`rules::mix`], because a different hash
/// would change the node counts.
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64((*byte).into());
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
