//! Computes whole rows of values at once, in rule sets without relays and cycles.
//!
//! A *side* is a way to fill the six bowls of one player. A position consists of the side of the player to
//! act and the side of the other player.
//!
//! A sowing changes the player's own side, and drops stones on the other side. Apart from captures, neither
//! effect depends on the other side. So one sowing is evaluated against all other sides at once, with whole
//! rows of known values. A row contains the values of one own side against all sides of the other player. In
//! the row that a sowing leads to, the value for a side of the other player lies at the rank that this side
//! has after the sowing.
//!
//! Rows are contiguous only if the own side is the major index, whoever acts next. So the known values are
//! needed twice: with the acting side as the major index, and transposed, with the waiting side as the major
//! index.

use super::{
    set::Set,
    side::{self, Side, sides},
    sowing::{Sowing, drops},
    tables::Level,
};

/// The values of all positions with fewer stones than the positions to compute.
pub(super) struct Below<'a> {
    /// The values, ordered by the side to act, then by the other side.
    acting: &'a [Level],
    /// The same values, ordered by the waiting side, then by the side to act. They include the ends of the
    /// game, where a side is empty.
    waiting: Vec<Level>,
}

/// The values of all positions in which one player has `a` stones and the other player has `b`.
pub(super) struct Blocks {
    pub(super) a: usize,
    pub(super) b: usize,
    /// The values of the positions in which the player to act has `a` stones.
    pub(super) forth: Vec<i8>,
    /// The values of the positions in which the player to act has `b` stones. Empty if `a` and `b` are equal.
    pub(super) back: Vec<i8>,
}

/// Lists how sowings change the other player's sides. The innermost lists are indexed by the sides' ranks.
struct Moved {
    /// For each number of stones dropped on a side, the new rank of each side.
    dropped: Vec<Vec<u32>>,
    /// For each number of whole rounds in which stones are dropped on a side, and for each captured bowl: the
    /// number of captured stones and the new rank of each side.
    captured: Vec<[Vec<(u8, u32)>; 6]>,
}

impl<'a> Below<'a> {
    pub(super) fn new<S: Set>(acting: &'a [Level]) -> Below<'a> {
        Below {
            acting,
            waiting: acting.iter().enumerate().map(|(n, level)| waiting::<S>(level, n)).collect(),
        }
    }

    /// Returns the leads that the player of side `own` gains if this player acts: one lead for each possible
    /// side of the other player with `other` stones.
    fn acting(&self, own: Side, other: usize) -> &[i8] {
        row(self.acting, own, other)
    }

    /// Returns the leads that the player to act gains against the waiting side `own`: one lead for each
    /// possible side of the player to act with `other` stones.
    fn waiting(&self, own: Side, other: usize) -> &[i8] {
        row(&self.waiting, own, other)
    }

    /// Computes the values of all positions in which one player has `a` stones and the other has `b`. Both
    /// players' turns are computed together, because they lead to each other: a sowing that banks nothing
    /// passes the turn.
    pub(super) fn blocks<S: Set>(&self, a: usize, b: usize) -> Blocks {
        let (sides_a, sides_b) = (side::all(a), side::all(b));
        let mut forth = self.banking::<S>(&sides_a, b, &Moved::new::<S>(&sides_b, a));
        let back = match a == b {
            true => forth.clone(),
            false => self.banking::<S>(&sides_b, a, &Moved::new::<S>(&sides_a, b)),
        };
        // From here on, `back` is ordered by the waiting side.
        let mut back = turned(&back, sides_b.len());
        let quiet_b: Vec<Vec<u32>> = sides_b.iter().map(|&side| quiet::<S>(side)).collect();
        for (rank, &side) in sides_a.iter().enumerate() {
            let begin = rank * sides_b.len();
            let Some(forth) = forth.get_mut(begin..begin + sides_b.len()) else { break };
            // A sowing that banks nothing lowers the rank, so the rows it leads to are done.
            for after in quiet::<S>(side) {
                let after = after as usize * sides_b.len();
                let rest = back.get(after..after + sides_b.len()).unwrap_or_default();
                forth.iter_mut().zip(rest).for_each(|(best, rest)| *best = (*best).max(-rest));
            }
            let Some(back) = back.get_mut(begin..begin + sides_b.len()) else { break };
            for (best, after) in back.iter_mut().zip(&quiet_b) {
                let rest = after.iter().filter_map(|&after| forth.get(after as usize)).min();
                *best = rest.map_or(*best, |rest| (*best).max(-rest));
            }
        }
        let back = if a == b { Vec::new() } else { turned(&back, sides_a.len()) };
        Blocks { a, b, forth, back }
    }

    /// Returns the value of the best sowing that banks something, for each pair of a side to act (one of
    /// `own`) and a side of the other player with `other` stones. The pairs are sorted by the side to act,
    /// then by the other side. If a pair has no such sowing, its entry is less than any value.
    fn banking<S: Set>(&self, own: &[u64], other: usize, moved: &Moved) -> Vec<i8> {
        let length = sides(other);
        let mut values = vec![-i8::MAX; own.len() * length];
        for (&side, best) in own.iter().zip(values.chunks_exact_mut(length)) {
            for index in (0..S::ACTIONS).filter(|&index| S::is_legal(side, index)) {
                let sowing = Sowing::new::<S>(side, index);
                if sowing.banked > 0 {
                    self.sow::<S>(&sowing, other, moved, best);
                }
            }
        }
        values
    }

    /// Raises each value in `best` to the value of this sowing, if that is higher.
    #[inline(always)]
    fn sow<S: Set>(&self, sowing: &Sowing, other: usize, moved: &Moved, best: &mut [i8]) {
        let Sowing { banked, dropped, .. } = *sowing;
        let (own, other, gain) = (Side::of(sowing.side), other + dropped, banked as i8);
        if let Some(bowl) = sowing.captured {
            let rows: Vec<&[i8]> = (0..=other).map(|taken| self.waiting(own, other - taken)).collect();
            let places = moved.captured.get(dropped / 6).map_or([].as_slice(), |bowls| &bowls[bowl]);
            for (best, &(taken, rank)) in best.iter_mut().zip(places) {
                let rest = rows.get(usize::from(taken)).and_then(|row| row.get(rank as usize));
                *best = (*best).max(gain + taken as i8 - rest.copied().unwrap_or(0));
            }
            return;
        }
        // With an empty side the game is over, and the values by waiting side include such ends.
        let again = sowing.again && own.stones > 0;
        let (row, sign) = if again { (self.acting(own, other), 1) } else { (self.waiting(own, other), -1) };
        match dropped {
            0 => best.iter_mut().zip(row).for_each(|(best, rest)| *best = (*best).max(gain + sign * rest)),
            _ => {
                let places = moved.dropped.get(dropped).map_or([].as_slice(), Vec::as_slice);
                for (best, &rank) in best.iter_mut().zip(places) {
                    let rest = row.get(rank as usize).copied().unwrap_or(0);
                    *best = (*best).max(gain + sign * rest);
                }
            }
        }
    }
}

impl Moved {
    /// Computes the changes by sowings that drop fewer than `most` stones on the other player's sides.
    fn new<S: Set>(sides: &[u64], most: usize) -> Moved {
        let rank = |side: u64| Side::of(side).rank as u32;
        let dropped = (0..most).map(|count| sides.iter().map(|side| rank(side + drops(count))).collect());
        let rounds = if S::CAPTURES { most.div_ceil(6) } else { 0 };
        let captured = (0..rounds).map(|round| {
            std::array::from_fn(|bowl| {
                let after = sides.iter().map(|side| side + drops(6 * round));
                after.map(|side| ((side >> (8 * bowl)) as u8, rank(side & !(0xff << (8 * bowl))))).collect()
            })
        });
        Moved { dropped: dropped.collect(), captured: captured.collect() }
    }
}

/// Returns the rank of the player's own side after each sowing that banks nothing.
fn quiet<S: Set>(side: u64) -> Vec<u32> {
    let sowings = (0..S::ACTIONS).filter(|&index| S::is_legal(side, index));
    sowings
        .map(|index| Sowing::new::<S>(side, index))
        .filter(|sowing| sowing.banked == 0)
        .map(|sowing| Side::of(sowing.side).rank as u32)
        .collect()
}

fn row(levels: &[Level], own: Side, other: usize) -> &[i8] {
    let level = levels.get(own.stones + other);
    let begin = level.and_then(|level| level.place(own, Side { stones: other, rank: 0 }));
    let values = level.zip(begin).and_then(|(level, begin)| level.lower.get(begin..begin + sides(other)));
    values.unwrap_or_default()
}

/// Transposes a level so that the waiting side is the major index.
fn waiting<S: Set>(level: &Level, stones: usize) -> Level {
    let mut waiting = Vec::with_capacity(level.lower.len());
    for own in 0..=stones {
        let other = stones - own;
        if own > 0 && other > 0 {
            let begin = level.starts.get(other).copied().unwrap_or(0);
            let block = level.lower.get(begin..begin + sides(own) * sides(other));
            waiting.extend(turned(block.unwrap_or_default(), sides(other)));
        } else {
            // At the end, each player banks the stones on their own side if the rule set has captures (MC-10).
            // In other rule sets, these stones count for nobody.
            let left = if S::CAPTURES { other as i8 - own as i8 } else { 0 };
            waiting.resize(waiting.len() + sides(own) * sides(other), left);
        }
    }
    Level::new(waiting, Vec::new(), stones)
}

/// Transposes a block of this many rows.
fn turned(block: &[i8], rows: usize) -> Vec<i8> {
    /// Number of rows and of columns of a tile. A tile and its transpose together fit into the cache.
    const TILE: usize = 64;
    let columns = block.len() / rows.max(1);
    let mut turned = vec![0; block.len()];
    for left in (0..columns).step_by(TILE) {
        for top in (0..rows).step_by(TILE) {
            let bottom = rows.min(top + TILE);
            for column in left..columns.min(left + TILE) {
                let Some(line) = turned.get_mut(column * rows + top..column * rows + bottom) else {
                    continue;
                };
                for (row, value) in (top..).zip(line) {
                    *value = block.get(row * columns + column).copied().unwrap_or(0);
                }
            }
        }
    }
    turned
}
