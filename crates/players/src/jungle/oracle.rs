//! Finds what is certain about Jungle positions: by tables if there are few animals, otherwise by proof
//! search.

use rules::{
    Game,
    jungle::{Action, Jungle},
};
use search::{Info, SearchContext};

use super::{
    JungleClauses,
    tables::{Tables, Value},
};
use crate::oracle::{KnownBest, KnownLine, Oracle, SmallProofs, TableSize};

/// Building a table takes as long as searching about this many nodes. With a smaller budget, tables are not
/// used.
const TABLE_NODES: u64 = 50_000;

/// Uses endgame tables if there are few animals, and proofs otherwise.
pub(super) struct JungleOracle(SmallProofs<Jungle, JungleClauses>);

impl JungleOracle {
    pub(super) fn new() -> JungleOracle {
        // Because of the past, J-16 may forbid a move that a proof needs, or one that would refute it.
        let without_past = |game: &Jungle| (!game.is_bound_by_the_past()).then(|| game.afresh());
        JungleOracle(SmallProofs::new(JungleClauses).without_past(without_past))
    }
}

impl Oracle<Jungle> for JungleOracle {
    fn lines(
        &self,
        game: &Jungle,
        lines: &[Info<Action>],
        context: &SearchContext<'_, Info<Action>>,
    ) -> Vec<KnownLine<Action>> {
        let Some((tables, known)) = looked_up(game, context.limits.nodes) else {
            return self.0.lines(game, lines, context);
        };
        let known = known.into_iter().enumerate();
        let asked =
            known.filter(|(place, (action, _))| *place == 0 || lines.iter().any(|info| info.best == *action));
        let known_line = |(place, (action, value)): (usize, (Action, Value))| {
            let mut next = game.clone();
            next.play(action);
            let mut line = vec![action];
            line.extend(tables.line(&next));
            KnownLine {
                value: f64::from(u8::from(value.wins)),
                plies: value.plies,
                margin: None,
                rank: -(place as i32),
                is_best: place == 0,
                line,
            }
        };
        asked.map(known_line).collect()
    }

    fn best(
        &self,
        game: &Jungle,
        _: TableSize,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Option<KnownBest<Action>> {
        let (action, value) = *looked_up(game, context.limits.nodes)?.1.first()?;
        Some(KnownBest::new(action, f64::from(u8::from(value.wins)), value.plies, 0))
    }
}

/// The value of each action according to the shared tables, the best first; `None` if the position has too
/// many animals or building a table exceeds the budget.
fn looked_up(game: &Jungle, nodes: u64) -> Option<(&'static Tables, Vec<(Action, Value)>)> {
    if nodes < TABLE_NODES {
        return None;
    }
    let tables = Tables::shared(game)?;
    Some((tables, tables.actions(game)?))
}
