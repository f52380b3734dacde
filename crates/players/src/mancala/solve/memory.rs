//! The solver's transposition table.
//!
//! The bowls alone identify a position. A bijection spreads the position's index: one part of the result
//! selects the bucket, and the entry stores the other part. So the table never mistakes one position for
//! another. Proven bounds fit into one word, which threads read and write without a lock. A second word
//! stores a [`Belief`], which is not proven. If two threads write at the same time, the second word may
//! belong to another position. That does no harm, because no proof rests on a belief.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use search::prefetch;
use zerocopy::FromBytes;

use super::side::{Side, sides_below};

/// Number of entries in a bucket, which fills one cache line.
const BUCKET: usize = 4;
/// Number of bits of a position's spread index that an entry stores.
const KEPT: u32 = 40;
/// The greatest value of an entry's work.
const MOST_WORK: u64 = 15;
/// The smallest size of the table's memory, in bytes.
const LEAST_BYTES: usize = 1 << 16;
/// Replaces the index of the best action if no best action is known.
pub(super) const NONE: usize = 15;

/// Known bounds on the lead that the player to act still gains: the stones that this player banks, minus
/// those that the other player banks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) lower: i32,
    pub(super) upper: i32,
    /// The index of the action that was best in the last search, or [`NONE`].
    pub(super) best: usize,
    pub(super) belief: Belief,
}

impl Known {
    /// Returns the bounds that hold in every position with this many stones: nobody can bank more stones than
    /// there are.
    pub(super) fn nothing(stones: i32) -> Known {
        Known { lower: -stones, upper: stones, best: NONE, belief: Belief::default() }
    }
}

/// The result of a search of limited depth: a lower or an upper bound that is not proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Belief {
    pub(super) depth: i32,
    pub(super) bound: i32,
    /// Whether `bound` is a lower bound.
    pub(super) at_least: bool,
}

impl Belief {
    fn word(self) -> u64 {
        let bound = (self.bound + 128) as u64 & 0xff;
        self.depth as u64 & 0xff | bound << 8 | u64::from(self.at_least) << 16
    }

    fn of_word(word: u64) -> Belief {
        Belief {
            depth: (word & 0xff) as i32,
            bound: (word >> 8 & 0xff) as i32 - 128,
            at_least: word >> 16 & 1 == 1,
        }
    }
}

/// The memory of the solver's transposition table: an anonymous memory map.
#[cfg(feature = "threads")]
pub struct Pages(memmap2::MmapMut);

/// The memory of the solver's transposition table.
#[cfg(not(feature = "threads"))]
pub struct Pages(Vec<u64>);

#[cfg(feature = "threads")]
impl Pages {
    /// Reserves this many bytes. The system provides them only when they are written to.
    ///
    /// # Errors
    /// The system cannot reserve the memory.
    pub fn new(bytes: usize) -> std::io::Result<Pages> {
        let pages = memmap2::MmapMut::map_anon(bytes.max(LEAST_BYTES))?;
        // The memory is read at random, which is faster with large pages. Without them, the table is only
        // slower.
        #[cfg(target_os = "linux")]
        let _ = pages.advise(memmap2::Advice::HugePage);
        Ok(Pages(pages))
    }

    fn bytes(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

#[cfg(not(feature = "threads"))]
impl Pages {
    /// Allocates this many bytes.
    ///
    /// # Errors
    /// Never. The signature is the same as in the version that asks the system for memory, which can fail.
    pub fn new(bytes: usize) -> std::io::Result<Pages> {
        Ok(Pages(vec![0; bytes.max(LEAST_BYTES) / 8]))
    }

    fn bytes(&mut self) -> &mut [u8] {
        zerocopy::IntoBytes::as_mut_bytes(self.0.as_mut_slice())
    }
}

/// Where a position is stored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    bucket: usize,
    kept: u64,
}

/// The table for the positions of one solve.
pub(super) struct Memory<'a> {
    /// One pair of words for each entry: proven bounds ([`Packed`]), then a [`Belief`].
    words: &'a [AtomicU64],
    /// Number of bits in a side's index.
    side_bits: u32,
    /// Shifting a spread index right by this many bits gives its bucket.
    shift: u32,
    mask: u64,
}

impl<'a> Memory<'a> {
    /// Creates a table for positions with at most this many stones in the bowls. Returns `None` if the memory
    /// is too small to tell all these positions apart.
    pub(super) fn new(stones: usize, pages: &'a mut Pages) -> Option<Memory<'a>> {
        let side_bits = sides_below(stones + 1).max(2).next_power_of_two().trailing_zeros();
        let number_bits = 2 * side_bits + 1;
        let bytes = pages.bytes();
        let bucket_bits = (bytes.len() / (16 * BUCKET)).max(1).ilog2().min(number_bits - 1);
        if number_bits - bucket_bits > KEPT {
            return None;
        }
        let bytes = bytes.get_mut(..(16 * BUCKET) << bucket_bits)?;
        Some(Memory {
            words: <[AtomicU64]>::mut_from_bytes(bytes).ok()?,
            side_bits,
            shift: number_bits - bucket_bits,
            mask: u64::MAX >> (64 - number_bits),
        })
    }

    /// Returns the slot of a position. In a rule set with cycles, a position has two slots: one for proofs by
    /// the player to act (`by_actor`), and one for proofs by the other player.
    #[inline(always)]
    pub(super) fn slot(&self, own: Side, other: Side, by_actor: bool) -> Slot {
        let number =
            ((own.index() as u64) << self.side_bits | other.index() as u64) << 1 | u64::from(by_actor);
        // `rules::mix` would not do: each step must be invertible on this number of bits, because an entry
        // stores only a part of the result. Multiplying by an odd number is invertible, and so is xoring high
        // bits into low ones.
        let mut spread = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) & self.mask;
        spread ^= spread >> self.side_bits;
        spread = spread.wrapping_mul(0xd1b5_4a32_d192_ed03) & self.mask;
        Slot {
            bucket: (spread >> self.shift) as usize * 2 * BUCKET,
            kept: spread & !(u64::MAX << self.shift),
        }
    }

    #[inline(always)]
    fn bucket(&self, slot: Slot) -> &[AtomicU64] {
        self.words.get(slot.bucket..slot.bucket + 2 * BUCKET).unwrap_or_default()
    }

    /// Starts loading a slot into the processor's cache.
    #[inline(always)]
    pub(super) fn fetch(&self, slot: Slot) {
        if let Some(word) = self.words.get(slot.bucket) {
            prefetch(word);
        }
    }

    #[inline(always)]
    pub(super) fn get(&self, slot: Slot) -> Option<Known> {
        self.bucket(slot).chunks_exact(2).find_map(|pair| {
            let entry = Packed(pair[0].load(Relaxed));
            entry.is_of(slot).then(|| entry.known(Belief::of_word(pair[1].load(Relaxed))))
        })
    }

    /// Stores what is known about a position. `work` is a measure of the nodes that this took, from 0 to
    /// [`MOST_WORK`]. An entry with more work is harder to replace.
    #[inline(always)]
    pub(super) fn put(&self, slot: Slot, known: Known, work: u32) {
        let mut victim = None;
        let mut least = u64::MAX;
        for pair in self.bucket(slot).chunks_exact(2) {
            let old = Packed(pair[0].load(Relaxed));
            if old.is_of(slot) || old.0 == 0 {
                least = 0;
                victim = Some(pair);
                break;
            }
            if old.work() < least {
                least = old.work();
                victim = Some(pair);
            }
        }
        let Some(pair) = victim else { return };
        if least > u64::from(work) {
            // Each failed attempt to store something lowers the work of one entry. So even a bucket full of
            // entries with much work accepts new ones in the end.
            let old = Packed(pair[0].load(Relaxed));
            pair[0].store(old.worn().0, Relaxed);
        } else {
            pair[0].store(Packed::new(slot, known, work).0, Relaxed);
            pair[1].store(known.belief.word(), Relaxed);
        }
    }
}

/// The first word of an entry. From the lowest bit up:
///
/// | bits | content |
/// |---:|---|
/// | 40 | the part of the spread index that does not select the bucket |
/// | 8 | the lower bound plus 128 |
/// | 8 | the upper bound plus 128 |
/// | 4 | the index of the best action, or [`NONE`] |
/// | 4 | the work |
///
/// Zero means an empty entry. No lower bound is -128, so no other entry is zero.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    #[inline(always)]
    fn new(slot: Slot, known: Known, work: u32) -> Packed {
        let bound = |value: i32| (value + 128) as u64 & 0xff;
        let best = known.best as u64 & 15;
        let work = u64::from(work).min(MOST_WORK);
        Packed(slot.kept | bound(known.lower) << 40 | bound(known.upper) << 48 | best << 56 | work << 60)
    }

    #[inline(always)]
    fn is_of(self, slot: Slot) -> bool {
        self.0 & !(u64::MAX << KEPT) == slot.kept && self.0 != 0
    }

    #[inline(always)]
    fn work(self) -> u64 {
        self.0 >> 60
    }

    fn worn(self) -> Packed {
        Packed(self.0 - (u64::from(self.work() > 0) << 60))
    }

    #[inline(always)]
    fn known(self, belief: Belief) -> Known {
        let bound = |shift: u32| (self.0 >> shift & 0xff) as i32 - 128;
        Known { lower: bound(40), upper: bound(48), best: (self.0 >> 56 & 15) as usize, belief }
    }
}

#[cfg(test)]
mod tests {
    use super::{Belief, Known, Memory, Pages};
    use crate::mancala::solve::side::{self, Side};

    #[test]
    fn no_position_is_taken_for_another() {
        let mut pages = Pages::new(1 << 16).unwrap();
        let memory = Memory::new(12, &mut pages).unwrap();
        let sides: Vec<Side> = (0..=6).flat_map(side::all).map(Side::of).step_by(5).collect();
        let told = |own: Side, other: Side| (own.index() * 31 + other.index()) as i32 % 90;
        for &own in &sides {
            for &other in &sides {
                let lower = told(own, other);
                let belief = Belief { depth: 3, bound: -7, at_least: true };
                memory.put(memory.slot(own, other, false), Known { lower, upper: 96, best: 4, belief }, 1);
                let kept = memory.get(memory.slot(own, other, false));
                assert_eq!(kept, Some(Known { lower, upper: 96, best: 4, belief }));
            }
        }
        let mut kept = 0;
        for &own in &sides {
            for &other in &sides {
                if let Some(known) = memory.get(memory.slot(own, other, false)) {
                    assert_eq!(known.lower, told(own, other));
                    kept += 1;
                }
                assert_eq!(memory.get(memory.slot(own, other, true)), None);
            }
        }
        assert!(kept > 1000, "{kept}");
    }

    #[test]
    fn a_room_too_small_is_refused() {
        let mut pages = Pages::new(1 << 16).unwrap();
        assert!(Memory::new(96, &mut pages).is_none());
    }
}
