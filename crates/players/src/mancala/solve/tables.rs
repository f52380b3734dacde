//! Endgame tables: how much more the player to act banks from every position with few stones in the bowls.

use rules::mancala::{Board, RuleSet};
use search::prefetch;

use super::{
    proof::Bounds,
    side::{Side, sides},
};

/// Most stones that tables are made for: 24 stones lie in 417 million ways.
pub const MOST_STONES: usize = 24;

/// What is known of all positions with up to some number of stones in the bowls.
#[derive(Clone, Debug)]
pub struct Tables {
    rule_set: RuleSet,
    /// By number of stones in the bowls, from none.
    pub(super) levels: Vec<Level>,
}

/// All positions with one number of stones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Level {
    /// Lower bounds by own side, then by the other's; the values, where no position comes back.
    pub(super) lower: Vec<i8>,
    /// Upper bounds, where positions come back; otherwise nothing.
    pub(super) upper: Vec<i8>,
    /// Where the positions with so many own stones begin.
    pub(super) starts: Vec<usize>,
}

impl Level {
    pub(super) fn new(lower: Vec<i8>, upper: Vec<i8>, stones: usize) -> Level {
        Level { lower, upper, starts: starts(stones) }
    }

    /// Where a position lies.
    #[inline(always)]
    pub(super) fn place(&self, own: Side, other: Side) -> Option<usize> {
        Some(self.starts.get(own.stones)? + own.rank * sides(other.stones) + other.rank)
    }
}

/// Where the positions with so many own stones begin.
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

/// How many positions there are with this many stones.
pub(super) fn positions(stones: usize) -> usize {
    (0..=stones).map(|own| sides(own) * sides(stones - own)).sum()
}

impl Tables {
    /// Tables that know nothing yet.
    pub fn new(rule_set: RuleSet) -> Tables {
        Tables { rule_set, levels: Vec::new() }
    }

    /// The rule set they are for.
    pub fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    /// Most stones of which all is known; `None` before the first level.
    pub fn stones(&self) -> Option<usize> {
        self.levels.len().checked_sub(1)
    }

    /// Bytes they take.
    pub fn bytes(&self) -> usize {
        self.levels.iter().map(|level| level.lower.len() + level.upper.len()).sum()
    }

    /// Bytes that all positions with so many stones take.
    pub fn level_bytes(rule_set: RuleSet, stones: usize) -> usize {
        positions(stones) * if rule_set == RuleSet::Ethiopian { 2 } else { 1 }
    }

    /// How many stones it is worth to have tables of, to solve a position of so many stones with at most so
    /// many bytes of tables: building more takes longer than searching without.
    pub fn worth(rule_set: RuleSet, stones: usize, bytes: usize) -> usize {
        let worth = match (rule_set, stones) {
            // Circles take many rounds.
            (RuleSet::Ethiopian, 0..=30) => 7,
            (RuleSet::Ethiopian, _) => 10,
            // Relays go one position after the other.
            (RuleSet::Nigerian, 0..=40) => 8,
            (RuleSet::Nigerian, 41..=50) => 10,
            (RuleSet::Nigerian, _) => 13,
            // What is certain without tables does the most (three stones: 0.15 million nodes with 12, 0.12
            // with 16).
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

    /// What is proven of how much more the player to act banks from here on, if there are few enough stones.
    pub fn bounds(&self, board: Board) -> Option<Bounds> {
        let [own, other] = board.bowls().map(Side::of);
        let lower = self.at(own, other, true)?;
        Some(Bounds { lower, upper: self.at(own, other, false)? })
    }

    /// Begins to fetch what is looked at soon; whether there is anything.
    #[inline(always)]
    pub(super) fn fetch(&self, own: Side, other: Side) -> bool {
        let level = self.levels.get(own.stones + other.stones);
        if let Some(value) = level.and_then(|level| level.lower.get(level.place(own, other)?)) {
            prefetch(value);
        }
        level.is_some()
    }

    /// What the player to act can prove, or what the other can.
    #[inline(always)]
    pub(super) fn at(&self, own: Side, other: Side, by_actor: bool) -> Option<i32> {
        let level = self.levels.get(own.stones + other.stones)?;
        let values = if by_actor || level.upper.is_empty() { &level.lower } else { &level.upper };
        values.get(level.place(own, other)?).copied().map(i32::from)
    }
}
