//! A numbering, without gaps, of all ways to fill the six bowls of a side.

/// The most stones on a board.
pub(super) const MOST: usize = 96;

/// `CHOOSE[k][n]` is the binomial coefficient "n + k choose k + 1": the number of ways to spread fewer than n
/// stones over k + 1 bowls.
const CHOOSE: [[u32; MOST + 2]; 6] = {
    let mut choose = [[0; MOST + 2]; 6];
    let mut n = 0;
    while n < MOST + 2 {
        choose[0][n] = n as u32;
        let mut k = 1;
        while k < 6 {
            choose[k][n] = if n == 0 { 0 } else { choose[k][n - 1] + choose[k - 1][n] };
            k += 1;
        }
        n += 1;
    }
    choose
};

/// The index of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Side {
    /// Number of stones.
    pub(super) stones: usize,
    /// The rank, from 0, among all sides with the same number of stones. It falls when stones move right.
    pub(super) rank: usize,
}

impl Side {
    /// Returns the index of a side. `bowls` has the form of [`rules::mancala::Board::bowls`].
    ///
    /// The stones in the first bowl, in the first two bowls and so on determine the side. These sums form a
    /// combination. Its rank in the combinatorial number system is the sum of one binomial coefficient for
    /// each sum of stones.
    #[inline(always)]
    pub(super) fn of(bowls: u64) -> Side {
        // No sum exceeds 96, so none overflows its byte: byte k of the product is the sum of bowls 0 to k.
        let sums = bowls.wrapping_mul(0x0101_0101_0101);
        let sum = |k: u32| ((sums >> (8 * k)) as usize & 0xff).min(MOST);
        let rank = (0..5).map(|k| CHOOSE[k as usize][sum(k)] as usize).sum();
        Side { stones: sum(5), rank }
    }

    /// Returns the index among all sides, whatever their number of stones.
    #[inline(always)]
    pub(super) fn index(self) -> usize {
        CHOOSE[5][self.stones.min(MOST)] as usize + self.rank
    }
}

/// Returns the number of sides with this many stones.
#[inline(always)]
pub(super) fn sides(stones: usize) -> usize {
    CHOOSE[4][stones.min(MOST) + 1] as usize
}

/// Returns the number of sides with fewer stones.
pub(super) fn sides_below(stones: usize) -> usize {
    CHOOSE[5][stones.min(MOST + 1)] as usize
}

/// Returns the bowls of each side with this many stones, in the order of the ranks.
pub(super) fn all(stones: usize) -> Vec<u64> {
    let mut all = Vec::with_capacity(sides(stones));
    spread(stones, 5, 0, &mut all);
    all
}

/// Lists every way to spread stones over bowls 0 to `bowl`. Ways that put more stones into the last bowl come
/// first, because their rank is lower.
fn spread(stones: usize, bowl: u32, side: u64, all: &mut Vec<u64>) {
    if bowl == 0 {
        all.push(side | stones as u64);
        return;
    }
    for before in 0..=stones {
        spread(before, bowl - 1, side | ((stones - before) as u64) << (8 * bowl), all);
    }
}

#[cfg(test)]
mod tests {
    use super::{Side, all, sides, sides_below};

    #[test]
    fn sides_are_numbered_without_gaps() {
        for stones in 0..=12 {
            let sides_with = all(stones);
            assert_eq!(sides_with.len(), sides(stones));
            for (rank, &side) in sides_with.iter().enumerate() {
                assert_eq!(Side::of(side), Side { stones, rank });
                assert_eq!(Side::of(side).index(), sides_below(stones) + rank);
            }
        }
    }

    #[test]
    fn stones_moved_to_the_right_make_the_rank_smaller() {
        for side in all(7) {
            for bowl in 0..5 {
                if side >> (8 * bowl) & 0xff > 0 {
                    let moved = side - (1 << (8 * bowl)) + (1 << (8 * (bowl + 1)));
                    assert!(Side::of(moved).rank < Side::of(side).rank);
                }
            }
        }
    }

    #[test]
    fn the_largest_sides_fit() {
        assert_eq!(Side::of(96).rank, sides(96) - 1);
        assert_eq!(Side::of(96 << 40).rank, 0);
    }
}
