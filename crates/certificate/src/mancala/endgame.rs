//! The values of endgames, worked out backwards from the ends of the game with the rules alone.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use rules::mancala::RuleSet;

use super::{Bowls, play};

/// The maximum number of stones in the bowls of an endgame. With that many, the values take 226 megabytes.
pub const MOST_STONES: usize = 20;
/// Number of bowls.
const BOWLS: usize = 12;
/// Added to each value before the list stores it. A stored 0 marks a value that is not worked out yet.
const MIDDLE: i32 = 1 << 7;

/// `CHOOSE[k][n]` is the binomial coefficient "n + k choose k + 1": the number of ways to spread fewer than n
/// stones over k + 1 bowls.
const CHOOSE: [[usize; MOST_STONES + 2]; BOWLS] = {
    let mut choose = [[0; MOST_STONES + 2]; BOWLS];
    let mut n = 1;
    while n < MOST_STONES + 2 {
        choose[0][n] = n;
        let mut k = 1;
        while k < BOWLS {
            choose[k][n] = choose[k][n - 1] + choose[k - 1][n];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// The values of all positions with up to some number of stones in the bowls. Each value is worked out when
/// it is first needed.
pub struct Endgame {
    rule_set: RuleSet,
    stones: usize,
    /// One byte for each position. Threads may work out the same value twice, but they get the same result.
    values: Vec<AtomicU8>,
}

impl Endgame {
    /// Creates the list of endgames with at most this many stones in the bowls, but never more than
    /// [`MOST_STONES`]. The rule set must be one in which play never leads back to an earlier position
    /// ([`has_values`](super::has_values)).
    pub fn new(rule_set: RuleSet, stones: usize) -> Endgame {
        let stones = stones.min(MOST_STONES);
        let positions = CHOOSE[BOWLS - 1][stones + 1];
        Endgame { rule_set, stones, values: (0..positions).map(|_| AtomicU8::new(0)).collect() }
    }

    /// Returns what the player to act still gains with perfect play of both players. `None` if the position
    /// has too many stones to be in the list.
    pub fn gain(&self, bowls: Bowls) -> Option<i32> {
        (bowls.stones() <= self.stones).then(|| self.value(bowls))
    }

    fn value(&self, bowls: Bowls) -> i32 {
        let place = self.values.get(index(bowls));
        let known = place.map_or(0, |value| value.load(Relaxed));
        if known != 0 {
            return i32::from(known) - MIDDLE;
        }
        let gains = bowls.actions().map(|action| {
            let played = play(bowls, action, self.rule_set);
            let rest = if played.is_over { 0 } else { self.value(played.bowls) };
            played.gain + if played.again { rest } else { -rest }
        });
        // With an empty side, the game would be over.
        let value = gains.max().unwrap_or(0);
        if let Some(place) = place {
            place.store((value + MIDDLE) as u8, Relaxed);
        }
        value
    }
}

/// Returns the place of a position in the list. The stones in the first bowl, in the first two bowls and so
/// on form a combination, and the place is its rank in the combinatorial number system.
fn index(bowls: Bowls) -> usize {
    let sums = bowls.own.into_iter().chain(bowls.other).scan(0, |sum, stones| {
        *sum += usize::from(stones);
        Some(*sum)
    });
    CHOOSE.iter().zip(sums).map(|(choose, sum)| choose[sum]).sum()
}
