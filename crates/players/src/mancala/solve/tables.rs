//! Endgame tables. For every position with few stones in the bowls, they contain the lead that the player to
//! act still gains: the stones that this player banks, minus those that the other player banks.

use rules::mancala::{Board, RuleSet};
use search::prefetch;

use super::{
    proof::Bounds,
    side::{Side, sides},
};

/// The most stones for which there can be tables. 24 stones have 417 million positions.
pub const MOST_STONES: usize = 24;

/// The values of all positions with up to some number of stones in the bowls.
#[derive(Clone, Debug)]
pub struct Tables {
    rule_set: RuleSet,
    /// The levels by number of stones, from 0.
    pub(super) levels: Vec<Level>,
}

/// All positions with the same number of stones in the bowls.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Level {
    /// Lower bounds, ordered by the side to act, then by the other side. In rule sets without cycles they are
    /// the exact values.
    pub(super) lower: Vec<i8>,
    /// Upper bounds in rule sets with cycles; otherwise empty.
    pub(super) upper: Vec<i8>,
    /// For each number of stones on the side to act, the index at which its positions begin.
    pub(super) starts: Vec<usize>,
}

impl Level {
    pub(super) fn new(lower: Vec<i8>, upper: Vec<i8>, stones: usize) -> Level {
        Level { lower, upper, starts: starts(stones) }
    }

    /// Returns the index of a position in `lower` and `upper`.
    #[inline(always)]
    pub(super) fn place(&self, own: Side, other: Side) -> Option<usize> {
        Some(self.starts.get(own.stones)? + own.rank * sides(other.stones) + other.rank)
    }
}

/// Returns, for each number of stones on the side to act, the index at which its positions begin.
fn starts(stones: usize) -> Vec<usize> {
    let mut start = 0;
    (0..=stones)
        .map(|own| {
            let this = start;
            start += sides(own) * sides(stones - own);
            this
        })
        .collect()
}

/// Returns the number of positions with this many stones.
pub(super) fn positions(stones: usize) -> usize {
    (0..=stones).map(|own| sides(own) * sides(stones - own)).sum()
}

impl Tables {
    /// Creates tables without any level yet; [`grow`](Tables::grow) adds the levels.
    pub fn new(rule_set: RuleSet) -> Tables {
        Tables { rule_set, levels: Vec::new() }
    }

    /// Returns the rule set that the tables are for.
    pub fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    /// Returns the largest number of stones for which there is a table; `None` before the first level.
    pub fn stones(&self) -> Option<usize> {
        self.levels.len().checked_sub(1)
    }

    /// Returns the size of the tables in bytes.
    pub fn bytes(&self) -> usize {
        self.levels.iter().map(|level| level.lower.len() + level.upper.len()).sum()
    }

    /// Returns the size of one level in bytes.
    pub fn level_bytes(rule_set: RuleSet, stones: usize) -> usize {
        positions(stones) * if rule_set == RuleSet::Ethiopian { 2 } else { 1 }
    }

    /// Returns the number of stones up to which tables are worth building before solving a position of
    /// `stones` stones. The tables take at most `bytes` bytes. Building larger tables would take longer than
    /// searching without them.
    pub fn worth(rule_set: RuleSet, stones: usize, bytes: usize) -> usize {
        let worth = match (rule_set, stones) {
            // Tables of a rule set with cycles take many rounds to compute.
            (RuleSet::Ethiopian, 0..=30) => 7,
            (RuleSet::Ethiopian, _) => 10,
            // With relays, positions are computed one by one.
            (RuleSet::Nigerian, 0..=40) => 8,
            (RuleSet::Nigerian, 41..=50) => 10,
            (RuleSet::Nigerian, _) => 13,
            // In the rule set General, the bounds that need no tables help the most: 36 stones take 0.15 million
            // nodes with tables of 12 stones, and 0.12 million with tables of 16.
            (RuleSet::General, 41..=50) => 16,
            (_, 0..=30) => 8,
            (_, 31..=40) => 12,
            (_, 41..=50) => 17,
            (_, _) => 20,
        };
        let fits = |most: usize| {
            (0..=most).map(|stones| Tables::level_bytes(rule_set, stones)).sum::<usize>() <= bytes
        };
        (0..=worth.min(stones)).rev().find(|&most| fits(most)).unwrap_or(0)
    }

    /// Returns bounds on the lead that the player to act still gains; `None` if the position has more stones
    /// than the tables cover.
    pub fn bounds(&self, board: Board) -> Option<Bounds> {
        let [own, other] = board.bowls().map(Side::of);
        let lower = self.at(own, other, true)?;
        Some(Bounds { lower, upper: self.at(own, other, false)? })
    }

    /// Starts loading the value of a position into the processor's cache. Returns whether the tables contain
    /// it.
    #[inline(always)]
    pub(super) fn fetch(&self, own: Side, other: Side) -> bool {
        let level = self.levels.get(own.stones + other.stones);
        if let Some(value) = level.and_then(|level| level.lower.get(level.place(own, other)?)) {
            prefetch(value);
        }
        level.is_some()
    }

    /// Returns a bound on the lead that the player to act still gains: if `by_actor` is set, the bound that
    /// this player can prove, otherwise the bound that the other player can prove.
    #[inline(always)]
    pub(super) fn at(&self, own: Side, other: Side, by_actor: bool) -> Option<i32> {
        let level = self.levels.get(own.stones + other.stones)?;
        let values = if by_actor || level.upper.is_empty() { &level.lower } else { &level.upper };
        values.get(level.place(own, other)?).copied().map(i32::from)
    }
}
