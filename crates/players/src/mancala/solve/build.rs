//! Builds endgame tables, one number of stones after the other.
//!
//! A sowing to the right that banks no stone stays on the player's own side, because the player's mancala
//! comes before the other side. It only moves stones to the right, so it lowers the rank of the player's own
//! side. Therefore no position repeats unless players may sow to the left. If the sides are processed in the
//! order of their ranks, all positions that a position leads to are known before it.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rules::mancala::{Board, RuleSet};
use search::SearchContext;

use super::{
    rows::{Below, Blocks},
    set::{Egyptian, Ethiopian, General, Nigerian, Set},
    side::{self, Side, sides},
    tables::{Level, Tables, positions},
};

impl Tables {
    /// Adds the table of the next number of stones. Of the context's limits, only the number of threads
    /// matters. Returns `false` and adds nothing if it was stopped.
    pub fn grow(&mut self, context: &SearchContext<'_, ()>) -> bool {
        let level = match self.rule_set() {
            RuleSet::General => self.next_by_rows::<General>(context),
            RuleSet::Egyptian => self.next_by_rows::<Egyptian>(context),
            RuleSet::Ethiopian => self.next_with_circles(context),
            RuleSet::Nigerian => self.next(context, |a, b| self.blocks_one_by_one::<Nigerian>(a, b)),
        };
        level.map(|level| self.levels.push(level)).is_some()
    }

    /// Checks whether the values of all positions with this many stones follow from the values of the
    /// positions that they lead to. Returns the first position whose value does not follow; `None` if there
    /// is none, or if the check was stopped. The tables must include this number of stones.
    pub fn fault(&self, stones: usize, context: &SearchContext<'_, ()>) -> Option<Board> {
        match self.rule_set() {
            RuleSet::General => self.fault_by::<General>(stones, context),
            RuleSet::Egyptian => self.fault_by::<Egyptian>(stones, context),
            RuleSet::Ethiopian => self.fault_by::<Ethiopian>(stones, context),
            RuleSet::Nigerian => self.fault_by::<Nigerian>(stones, context),
        }
    }

    /// Computes the next level (all positions with one more stone) of a rule set without cycles. Each way to
    /// divide the stones between the sides is a block.
    fn next(
        &self,
        context: &SearchContext<'_, ()>,
        blocks: impl Fn(usize, usize) -> Blocks + Sync,
    ) -> Option<Level> {
        let (stop, threads) = (context.stop, context.limits.threads);
        let stones = self.levels.len();
        let next = AtomicUsize::new(0);
        // Start with the largest blocks, so that all threads finish at about the same time.
        let work = || {
            let mut done = Vec::new();
            loop {
                let nth = next.fetch_add(1, Relaxed);
                if nth >= stones / 2 || stop() {
                    return done;
                }
                let a = stones / 2 - nth;
                done.push(blocks(a, stones - a));
            }
        };
        let blocks: Vec<Blocks> = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
            let mut blocks = work();
            blocks.extend(others.into_iter().filter_map(|thread| thread.join().ok()).flatten());
            blocks
        });
        if blocks.len() < stones / 2 {
            return None;
        }
        let mut level = Level::new(vec![0; positions(stones)], Vec::new(), stones);
        for Blocks { a, b, forth, back } in blocks {
            for (own, block) in [(a, forth), (b, back)] {
                if let Some(values) =
                    level.lower.get_mut(level.starts[own]..).and_then(|values| values.get_mut(..block.len()))
                {
                    values.copy_from_slice(&block);
                }
            }
        }
        Some(level)
    }

    fn next_by_rows<S: Set>(&self, context: &SearchContext<'_, ()>) -> Option<Level> {
        let below = Below::new::<S>(&self.levels);
        self.next(context, |a, b| below.blocks::<S>(a, b))
    }

    /// Computes two blocks. In one, the player to act has `a` stones and the other player has `b`; in the
    /// other block, the numbers are exchanged. They are computed together, because they lead to each other: a
    /// sowing that banks nothing passes the turn.
    fn blocks_one_by_one<S: Set>(&self, a: usize, b: usize) -> Blocks {
        let (sides_a, sides_b) = (side::all(a), side::all(b));
        let mut forth = vec![0; sides_a.len() * sides_b.len()];
        let mut back = if a == b { Vec::new() } else { forth.clone() };
        for (rank_a, &side_a) in sides_a.iter().enumerate() {
            for (rank_b, &side_b) in sides_b.iter().enumerate() {
                let value = self.value::<S>(Board::from_bowls(side_a, side_b), a + b, a, &forth, &back);
                forth[rank_a * sides_b.len() + rank_b] = value;
                if a == b && rank_a == rank_b {
                    // The rest of the row is computed with the sides exchanged.
                    break;
                }
                let value = self.value::<S>(Board::from_bowls(side_b, side_a), a + b, a, &forth, &back);
                let block = if a == b { &mut forth } else { &mut back };
                block[rank_b * sides_a.len() + rank_a] = value;
            }
        }
        Blocks { a, b, forth, back }
    }

    #[inline(always)]
    fn value<S: Set>(&self, board: Board, stones: usize, a: usize, forth: &[i8], back: &[i8]) -> i8 {
        best::<S>(board, |own, other, _| {
            if own.stones + other.stones < stones {
                return self.at(own, other, true).unwrap_or(0);
            }
            let block = if own.stones == a { forth } else { back };
            block.get(own.rank * sides(other.stones) + other.rank).copied().map_or(0, i32::from)
        })
    }

    /// Computes the next level for rule sets with cycles: the bounds that each player can prove if a cycle
    /// counts as their failure. The bounds start from values that hold in any game, and improve until no
    /// bound changes. So each bound rests on earlier bounds and never on itself.
    fn next_with_circles(&self, context: &SearchContext<'_, ()>) -> Option<Level> {
        let stones = self.levels.len();
        let mut level = Level::new(
            vec![-(stones as i8); positions(stones)],
            vec![stones as i8; positions(stones)],
            stones,
        );
        let all: Vec<Vec<u64>> = (0..=stones).map(side::all).collect();
        let mut better = true;
        while better {
            better = false;
            for own in 1..stones {
                for (own_rank, &own_side) in all[own].iter().enumerate() {
                    if context.is_stopped() {
                        return None;
                    }
                    let place = level.starts[own] + own_rank * all[stones - own].len();
                    for (other_rank, &other_side) in all[stones - own].iter().enumerate() {
                        let board = Board::from_bowls(own_side, other_side);
                        let [lower, upper] = self.bounds_with_circles(&level, board, stones);
                        let (old_lower, old_upper) =
                            (&mut level.lower[place + other_rank], &mut level.upper[place + other_rank]);
                        better |= lower > *old_lower || upper < *old_upper;
                        (*old_lower, *old_upper) = ((*old_lower).max(lower), (*old_upper).min(upper));
                    }
                }
            }
        }
        Some(level)
    }

    fn bounds_with_circles(&self, level: &Level, board: Board, stones: usize) -> [i8; 2] {
        let at = |own: Side, other: Side, by_actor: bool| {
            if own.stones + other.stones < stones {
                return self.at(own, other, by_actor).unwrap_or(0);
            }
            let values = if by_actor { &level.lower } else { &level.upper };
            level.place(own, other).and_then(|place| values.get(place)).copied().map_or(0, i32::from)
        };
        // The bound that the player to act can prove, and the bound that the other player can prove.
        [true, false]
            .map(|by_actor| best::<Ethiopian>(board, |own, other, same| at(own, other, by_actor == same)))
    }

    fn fault_by<S: Set>(&self, stones: usize, context: &SearchContext<'_, ()>) -> Option<Board> {
        for own in 1..stones {
            for &own_side in &side::all(own) {
                if context.is_stopped() {
                    return None;
                }
                for &other_side in &side::all(stones - own) {
                    let board = Board::from_bowls(own_side, other_side);
                    let follows = |by_actor: bool| {
                        let value = best::<S>(board, |own, other, same| {
                            self.at(own, other, by_actor == same).unwrap_or(0)
                        });
                        self.at(Side::of(own_side), Side::of(other_side), by_actor) == Some(value.into())
                    };
                    let playable = (0..S::ACTIONS).any(|index| S::is_legal(own_side, index));
                    if playable && !(follows(true) && follows(false)) {
                        return Some(board);
                    }
                }
            }
        }
        None
    }
}

/// Returns the largest lead that the player to act can gain. `rest` returns the lead that the next player to
/// act gains after a sowing. Its last argument says whether the next player is the one who sowed. The result
/// is 0 if the player to act cannot play.
#[inline(always)]
fn best<S: Set>(board: Board, rest: impl Fn(Side, Side, bool) -> i32) -> i8 {
    let [own_bowls, _] = board.bowls();
    let mut best = None;
    for index in 0..S::ACTIONS {
        if !S::is_legal(own_bowls, index) {
            continue;
        }
        let sown = S::sown(board, index);
        let same = sown.board.actor() == board.actor();
        let rest = if sown.is_over() {
            0
        } else {
            let [own, other] = sown.board.bowls().map(Side::of);
            rest(own, other, same)
        };
        let value = sown.board.lead() + rest;
        best = best.max(Some(if same { value } else { -value }));
    }
    best.unwrap_or(0) as i8
}

#[cfg(test)]
mod tests {
    use super::{Below, Blocks, Egyptian, General, SearchContext, Set, Tables};

    fn rows_are_right<S: Set>() {
        let mut tables = Tables::new(S::RULES);
        while tables.stones() < Some(10) {
            tables.grow(&SearchContext::unlimited());
        }
        let stones = tables.levels.len();
        let below = Below::new::<S>(&tables.levels);
        for a in 1..=stones / 2 {
            let Blocks { forth, back, .. } = below.blocks::<S>(a, stones - a);
            let slow = tables.blocks_one_by_one::<S>(a, stones - a);
            assert!(forth == slow.forth && back == slow.back, "{a} of {stones}");
        }
    }

    #[test]
    fn whole_rows_tell_the_same_as_one_position_after_the_other() {
        rows_are_right::<Egyptian>();
        rows_are_right::<General>();
    }
}
