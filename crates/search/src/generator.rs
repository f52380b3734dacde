//! Random numbers that are the same on every machine.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::Random;

/// The xoshiro256++ generator by Blackman and Vigna: small, fast and portable. Computer players, tools and
/// tests use it. The referee's dice use another generator, because players must be able to check them.
///
/// ```
/// use rules::Random;
/// use search::Generator;
///
/// let mut random = Generator::new(7);
/// let again = random.clone().below(1000);
/// assert_eq!(random.below(1000), again);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generator(Xoshiro256PlusPlus);

impl Generator {
    /// Creates a generator with this seed.
    pub fn new(seed: u64) -> Generator {
        Generator(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Random for Generator {
    /// Uses the method of Lemire, "Fast Random Integer Generation in an Interval" (2019), which is unbiased
    /// and nearly always needs no division.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            // Products whose low half lies below 2^32 mod `bound` would favour some results.
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_never_changes() {
        let mut random = Generator::new(1);
        let numbers: Vec<u32> = (0..6).map(|_| random.below(1000)).collect();
        assert_eq!(numbers, [811, 747, 100, 746, 184, 590], "as computed by hand from the papers");
    }

    #[test]
    fn numbers_are_below_the_bound_and_fair() {
        let mut random = Generator::new(2);
        assert_eq!((random.below(0), random.below(1)), (0, 0));
        let mut counts = [0_i32; 7];
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 400), "{counts:?}");
        // With this bound, a plain modulus would give a result of the lower third twice as often as any
        // other.
        let bound = 3 << 30;
        let low = (0..30_000).filter(|_| random.below(bound) < 1 << 30).count();
        assert!((9_500..10_500).contains(&low), "{low}");
    }
}
