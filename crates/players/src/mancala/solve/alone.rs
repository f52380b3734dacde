//! Computes the lead that a player is certain to gain in the rule set General, given their own bowls and the
//! number of the other player's stones.
//!
//! In General, nobody takes stones from a side, so the only danger is that the other player banks faster. The
//! calculation assumes that the other player may bank a stone in each turn, if they have any. They may also
//! drop any number of their other stones on the player's side, whatever their bowls look like. A result that
//! is certain against such an opponent is certain in the game. When a player runs out of stones, the game
//! ends as the rules say.

use super::{
    set::General,
    side::{self, Side, sides_below},
    solver::Context,
    sowing::{Sowing, drops},
};

/// Less than any certain result.
const UNKNOWN: i8 = i8::MIN;

/// Holds the lead that the player of a side is certain to gain: the stones that this player banks, minus
/// those that the other player banks. The lists are indexed by the number of stones in all bowls, then by the
/// side.
pub(super) struct Alone {
    /// The values if the side's own player acts.
    acting: Vec<Vec<i8>>,
    /// The values if the other player acts.
    waiting: Vec<Vec<i8>>,
    /// For each bowl and number of stones in it: the stones that a sowing drops on the player's own side, and
    /// the number of stones that it banks.
    sowings: [Vec<(u64, u8)>; 6],
}

impl Alone {
    /// Computes the values for up to `most` stones in all bowls, or for fewer if it is stopped.
    pub(super) fn new(most: usize, context: &Context<'_>) -> Alone {
        let sowing = |bowl: usize, count: usize| {
            let sowing = Sowing::new::<General>((count as u64) << (8 * bowl), bowl);
            (sowing.side, sowing.banked)
        };
        let sowings = std::array::from_fn(|bowl| (0..=most).map(|count| sowing(bowl, count)).collect());
        let mut alone = Alone { acting: Vec::new(), waiting: Vec::new(), sowings };
        let sides_by_stones: Vec<Vec<u64>> = (0..=most).map(side::all).collect();
        for stones in 0..=most {
            // With an empty side the game is over.
            let nothing = vec![0; sides_below(stones + 1)];
            alone.acting.push(nothing.clone());
            alone.waiting.push(nothing);
            for (own, sides) in sides_by_stones.iter().enumerate().take(stones).skip(1) {
                // A sowing that banks nothing leads to a side with a smaller index, whose value is known.
                for (number, &side) in (sides_below(own)..).zip(sides) {
                    if context.is_stopped() {
                        alone.acting.pop();
                        alone.waiting.pop();
                        return alone;
                    }
                    let acting = alone.act(side, stones);
                    alone.acting[stones][number] = acting;
                    alone.waiting[stones][number] = alone.wait(side, stones - own, stones).min(acting);
                }
            }
        }
        alone
    }

    fn act(&self, side: u64, stones: usize) -> i8 {
        let played = self.sowings.iter().enumerate().filter_map(|(bowl, sowings)| {
            let count = side >> (8 * bowl) & 0xff;
            let &(dropped, banked) = sowings.get(count as usize).filter(|_| count > 0)?;
            let after = (side & !(0xff << (8 * bowl))) + dropped;
            let rest = if after == 0 { 0 } else { at(&self.waiting, stones - usize::from(banked), after) };
            Some(banked as i8 + rest)
        });
        played.max().unwrap_or(0)
    }

    /// Returns the lead that the side's owner is certain to gain if the other player, who has `others`
    /// stones, acts now and banks at least one stone in this turn.
    fn wait(&self, side: u64, others: usize, stones: usize) -> i8 {
        let mut least = i8::MAX;
        // A sowing that banks twice has gone all the way round in between.
        for banked in 1..=others {
            let around = 6 * (banked - 1);
            for dropped in around..=around + 6 {
                if others < banked + dropped + around {
                    return least;
                }
                let over = others == banked + dropped;
                let rest = if over { 0 } else { at(&self.acting, stones - banked, side + drops(dropped)) };
                least = least.min(rest.saturating_sub(banked as i8));
            }
        }
        least
    }

    /// Returns bounds on the lead that the player to act still gains.
    #[inline(always)]
    pub(super) fn narrow(&self, own: Side, other: Side) -> [i32; 2] {
        let stones = own.stones + other.stones;
        let known = |known: &[Vec<i8>], side: Side| {
            let value = known.get(stones).and_then(|known| known.get(side.index())).copied();
            value.map_or(-(stones as i32), i32::from)
        };
        [known(&self.acting, own), -known(&self.waiting, other)]
    }
}

fn at(known: &[Vec<i8>], stones: usize, side: u64) -> i8 {
    known.get(stones).and_then(|known| known.get(Side::of(side).index())).copied().unwrap_or(UNKNOWN)
}

#[cfg(test)]
mod tests {
    use rules::mancala::Board;
    use search::{Limits, SearchContext};

    use super::{Alone, Context};
    use crate::mancala::solve::{
        Tables,
        set::{General, Set},
        side::{self, Side},
    };

    /// Compares the values with tables in all positions in which a sowing may go all the way round the board.
    #[test]
    fn large_bowls_are_reckoned_with() {
        let mut tables = Tables::new(General::RULES);
        while tables.stones() < Some(16) {
            tables.grow(&SearchContext::new(Limits { threads: 2, ..Limits::default() }));
        }
        let alone = Alone::new(16, &Context::unlimited());
        let large = |bowls: u64| bowls.to_le_bytes().into_iter().any(|stones| stones > 12);
        let (mut looked_at, mut narrowed) = (0, 0);
        for stones in 14..=16_usize {
            for own in 1..stones {
                let others: Vec<u64> = side::all(stones - own);
                for own_bowls in side::all(own) {
                    for &other_bowls in others.iter().filter(|&&other| large(own_bowls) || large(other)) {
                        let value = tables.bounds(Board::from_bowls(own_bowls, other_bowls)).unwrap();
                        let [lower, upper] = alone.narrow(Side::of(own_bowls), Side::of(other_bowls));
                        assert!(
                            lower <= value.lower && value.upper <= upper,
                            "{own_bowls:x} {other_bowls:x}"
                        );
                        looked_at += 1;
                        narrowed += usize::from(upper - lower < 6);
                    }
                }
            }
        }
        assert!(looked_at > 4_000 && narrowed > 100, "{narrowed} of {looked_at}");
    }
}
