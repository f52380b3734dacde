//! Chance is handed in: the crate holds no randomness of its own.

/// A source of uniform numbers.
pub trait Random {
    /// A number below `bound`, all equally likely; 0 when `bound` is 0 or 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<R: Random + ?Sized> Random for &mut R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Fisher–Yates from the top: `items[i]` for i from the last down to 1 changes places with one of `items[0..=i]`.
pub fn shuffle<T>(items: &mut [T], random: &mut (impl Random + ?Sized)) {
    for i in (1..items.len()).rev() {
        let j = random.below(i as u32 + 1) as usize;
        items.swap(i, j);
    }
}
