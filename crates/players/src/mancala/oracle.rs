//! Finds what is certain about Mancala positions, by the opening book, the tables and the solver.

use rules::{
    Game,
    mancala::{Action, Mancala, RuleSet},
};
use search::{Info, Limits, SearchContext};

use super::solve::{Choice, Perfect, Way};
use crate::oracle::{KnownBest, KnownLine, Oracle, PROOF_NODES, TableSize};

/// Returns the perfect player of each rule set, with tables of this size; `None` without tables.
pub(super) fn perfect(tables: TableSize) -> Option<fn(RuleSet) -> Perfect<'static>> {
    match tables {
        TableSize::None => None,
        TableSize::Common => Some(Perfect::of),
        TableSize::Large => Some(Perfect::large),
    }
}

/// Asks the perfect player of the game's rule set.
pub(super) struct MancalaOracle;

impl Oracle<Mancala> for MancalaOracle {
    fn lines(
        &self,
        game: &Mancala,
        lines: &[Info<Action>],
        tables: TableSize,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Vec<KnownLine<Action>> {
        if game.has_past() {
            // Play may return to an earlier position. MC-15 may then end the game on the line that a proof
            // relies on.
            return Vec::new();
        }
        let Some(perfect) = perfect(tables) else { return Vec::new() };
        let perfect = perfect(game.spec().rule_set());
        let actions: Vec<_> = lines.iter().map(|info| info.best).collect();
        let limits = Limits::nodes(context.limits.nodes.min(PROOF_NODES));
        let ways = perfect.ways(game, &actions, &context.silent(limits)).unwrap_or_default();
        let known_line = |way: Way| KnownLine {
            value: score(way.value),
            plies: None,
            margin: Some(way.value),
            rank: way.value,
            is_best: way.is_best,
            line: way.line,
        };
        ways.into_iter().map(known_line).collect()
    }

    fn best(
        &self,
        game: &Mancala,
        tables: TableSize,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Option<KnownBest<Action>> {
        let perfect = perfect(tables)?(game.spec().rule_set());
        if tables == TableSize::Large && perfect.is_hard(game, context.limits.nodes) {
            return None;
        }
        let Choice { action, others, value, nodes } =
            perfect.best(game, &context.silent(context.limits)).ok()??;
        Some(KnownBest { others, ..KnownBest::new(action, score(value), None, nodes) })
    }

    fn prepare(&self, game: &Mancala, tables: TableSize) {
        if let Some(perfect) = perfect(tables) {
            perfect(game.spec().rule_set());
        }
    }

    fn large_table_bytes(&self, game: &Mancala) -> Option<usize> {
        Perfect::large_table_bytes(game)
    }
}

/// Returns the score of a player who banks this many more stones than the opponent.
fn score(difference: i32) -> f64 {
    f64::from(difference.signum() + 1) / 2.0
}
