//! What the search has proven, remembered.
//!
//! A position is remembered by its bowls alone and exactly: its number is spread by a bijection, one part of the result
//! says where it lies, the other is kept with it. So no position is ever taken for another, and an entry is one word, which
//! several threads can read and write without a lock.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::side::{Side, sides_below};

/// Entries that are looked through together: one line of the processor's cache.
const BUCKET: usize = 4;
/// Bits of a position's number that an entry keeps.
const KEPT: u32 = 40;

/// What is known of a position's value, and the action that was best last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) lower: i32,
    pub(super) upper: i32,
    /// The number of an action, or 15 for none.
    pub(super) best: usize,
    pub(super) soft: Soft,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Soft {
    pub(super) depth: i32,
    pub(super) bound: i32,
    pub(super) at_least: bool,
}

/// Where a position is remembered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    bucket: usize,
    kept: u64,
}

/// A memory for positions of one solve.
pub(super) struct Memory<'a> {
    entries: &'a [AtomicU64],
    /// Bits of a side's number.
    side_bits: u32,
    /// Bits by which a spread number is shifted to tell its bucket.
    shift: u32,
    mask: u64,
}

impl<'a> Memory<'a> {
    /// A memory for positions of at most so many stones in the bowls, in at most so many bytes, unless exactness needs more.
    pub(super) fn new(stones: usize, bytes: usize, pages: &'a mut memmap2::MmapMut) -> Memory<'a> {
        let side_bits = sides_below(stones + 1).max(2).next_power_of_two().trailing_zeros();
        let number_bits = 2 * side_bits;
        let wanted = (bytes / (16 * BUCKET)).max(1).ilog2();
        let bucket_bits = wanted.max(number_bits.saturating_sub(KEPT)).min(number_bits - 1);
        Memory {
            entries: { let _ = pages.advise(memmap2::Advice::HugePage); <[AtomicU64] as zerocopy::FromBytes>::mut_from_bytes(&mut pages[..16 * BUCKET << bucket_bits]).unwrap() },
            side_bits,
            shift: number_bits - bucket_bits,
            mask: u64::MAX >> (64 - number_bits),
        }
    }

    #[inline(always)]
    pub(super) fn slot(&self, own: Side, other: Side) -> Slot {
        let number = (own.index() as u64) << self.side_bits | other.index() as u64;
        // Each step can be turned back: multiplying by an odd number, and adding high bits to low ones.
        let mut spread = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) & self.mask;
        spread ^= spread >> self.side_bits;
        spread = spread.wrapping_mul(0xd1b5_4a32_d192_ed03) & self.mask;
        Slot { bucket: (spread >> self.shift) as usize * 2 * BUCKET, kept: spread & !(u64::MAX << self.shift) }
    }

    #[inline(always)]
    fn bucket(&self, slot: Slot) -> &[AtomicU64] {
        self.entries.get(slot.bucket..slot.bucket + 2 * BUCKET).unwrap_or_default()
    }

    #[inline(always)]
    pub(super) fn get(&self, slot: Slot) -> Option<Known> {
        for pair in self.bucket(slot).chunks_exact(2) {
            let entry = Entry(pair[0].load(Relaxed));
            if entry.is_of(slot) {
                let soft = pair[1].load(Relaxed);
                return Some(Known { soft: Soft { depth: (soft & 0xff) as i32, bound: (soft >> 8 & 0xff) as i32 - 128, at_least: soft >> 16 & 1 == 1 }, ..entry.known() });
            }
        }
        None
    }

    #[inline(always)]
    pub(super) fn touch(&self, slot: Slot) -> u64 {
        self.entries.get(slot.bucket).map_or(0, |entry| entry.load(Relaxed))
    }

    /// Remembers. `work` is a measure of what it took to find out.
    #[inline(always)]
    pub(super) fn put(&self, slot: Slot, known: Known, work: u32) {
        let entry = Entry::new(slot, known, work);
        let bucket = self.bucket(slot);
        let mut victim = 0;
        let mut least = u64::MAX;
        for (i, old) in bucket.iter().enumerate().step_by(2) {
            let old = Entry(old.load(Relaxed));
            if old.is_of(slot) || old.0 == 0 {
                victim = i;
                least = 0;
                break;
            }
            if old.work() < least {
                least = old.work();
                victim = i;
            }
        }
        // A bucket full of heavy entries makes room slowly: what is pushed against wears.
        if let Some(place) = bucket.get(victim) {
            if least > u64::from(work) {
                let old = Entry(place.load(Relaxed));
                place.store(old.worn().0, Relaxed);
            } else {
                place.store(entry.0, Relaxed);
                let soft = known.soft;
                bucket[victim + 1].store(soft.depth as u64 & 0xff | ((soft.bound + 128) as u64) << 8 | u64::from(soft.at_least) << 16, Relaxed);
            }
        }
    }
}

/// From the lowest: 40 bits of the number, lower and upper bound plus 128, four bits for the best action, four for the work.
/// Zero is empty: no lower bound is -128.
#[derive(Clone, Copy)]
struct Entry(u64);

impl Entry {
    #[inline(always)]
    fn new(slot: Slot, known: Known, work: u32) -> Entry {
        let bound = |value: i32| (value + 128) as u64 & 0xff;
        Entry(
            slot.kept
                | bound(known.lower) << 40
                | bound(known.upper) << 48
                | (known.best as u64 & 15) << 56
                | u64::from(work.min(15)) << 60,
        )
    }

    #[inline(always)]
    fn is_of(self, slot: Slot) -> bool {
        self.0 & !(u64::MAX << KEPT) == slot.kept && self.0 != 0
    }

    #[inline(always)]
    fn work(self) -> u64 {
        self.0 >> 60
    }

    fn worn(self) -> Entry {
        Entry(self.0 - (1 << 60))
    }

    #[inline(always)]
    fn known(self) -> Known {
        let bound = |shift: u32| (self.0 >> shift & 0xff) as i32 - 128;
        Known { lower: bound(40), upper: bound(48), best: (self.0 >> 56 & 15) as usize, soft: Soft::default() }
    }
}

