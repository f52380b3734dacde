//! The oracle of Jungle: it uses endgame tables if there are few animals, and proof search otherwise.

use rules::{
    Game,
    jungle::{Action, Jungle},
};
use search::{Info, SearchContext};

use super::{
    JungleClauses,
    tables::{Class, SHARED_ANIMALS, Tables, Value},
};
use crate::oracle::{KnownBest, KnownLine, Oracle, SmallProofs, TableSize};

/// Building a table takes as long as searching about this many nodes. If the node budget is smaller, tables
/// are not used.
const TABLE_NODES: u64 = 50_000;
/// The most animals for which an analysis builds tables. A table of one more animal would take minutes
/// and gigabytes.
const ANALYSIS_ANIMALS: usize = 4;
/// The most memory for each position of a table that is being built, in bytes. Two bytes hold the code of the
/// position, and one counts its moves that are not yet known to lose. The rest is for the list of settled
/// positions, which grows by doubling.
const POSITION_BYTES: usize = 9;

/// Uses endgame tables if there are few animals, and proofs otherwise.
pub(super) struct JungleOracle(SmallProofs<Jungle, JungleClauses>);

impl JungleOracle {
    pub(super) fn new() -> JungleOracle {
        // Because of earlier positions, J-16 may forbid a move that a proof needs, or a move that refutes it.
        let without_past = |game: &Jungle| (!game.is_bound_by_the_past()).then(|| game.afresh());
        JungleOracle(SmallProofs::new(JungleClauses).without_past(without_past))
    }
}

impl Oracle<Jungle> for JungleOracle {
    fn lines(
        &self,
        game: &Jungle,
        lines: &[Info<Action>],
        tables: TableSize,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Vec<KnownLine<Action>> {
        let Some((tables, known)) = looked_up(game, tables, context) else {
            return self.0.lines(game, lines, tables, context);
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
        // A large table takes seconds to build, and every capture would need another one.
        let (action, value) = *looked_up(game, TableSize::Common, context)?.1.first()?;
        Some(KnownBest::new(action, f64::from(u8::from(value.wins)), value.plies, 0))
    }

    fn large_table_bytes(&self, game: &Jungle) -> Option<usize> {
        let class = Class::of(game)?;
        if !(SHARED_ANIMALS + 1..=ANALYSIS_ANIMALS).contains(&class.count()) {
            return None;
        }
        Some(2 * class.positions() * POSITION_BYTES)
    }
}

/// Returns the shared tables, and the value of each action according to them, the best action first. Returns
/// `None` in four cases: `size` allows no tables with this many animals, the node budget is below
/// [`TABLE_NODES`], the work was stopped, or the tables do not know the value of the position.
fn looked_up(
    game: &Jungle,
    size: TableSize,
    context: &SearchContext<'_, Info<Action>>,
) -> Option<(&'static Tables, Vec<(Action, Value)>)> {
    if context.limits.nodes < TABLE_NODES {
        return None;
    }
    let animals = match size {
        TableSize::None => return None,
        TableSize::Common => SHARED_ANIMALS,
        TableSize::Large => ANALYSIS_ANIMALS,
    };
    let tables = Tables::shared(game, animals, context.stop)?;
    Some((tables, tables.actions(game)?))
}
