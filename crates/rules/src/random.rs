//! Randomness, which the caller supplies.

/// A source of uniformly distributed numbers.
pub trait Random {
    /// A uniformly random number below `bound`; 0 if `bound` is 0 or 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<R: Random + ?Sized> Random for &mut R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Fisher–Yates from the top: for i from the last index down to 1, swaps `items[i]` with a random one of
/// `items[0..=i]`.
pub fn shuffle<T>(items: &mut [T], random: &mut (impl Random + ?Sized)) {
    for i in (1..items.len()).rev() {
        let j = random.below(i as u32 + 1) as usize;
        items.swap(i, j);
    }
}
