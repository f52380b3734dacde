//! Sources of exact values for some positions, in addition to the search that plays a game: tables, a solver
//! or a small proof search.

pub(crate) mod book;
mod proofs;

use rules::Game;
use search::{Info, SearchContext};

pub(crate) use proofs::SmallProofs;

/// Maximum number of nodes that the highest level spends on proving an action.
pub const PROOF_NODES: u64 = 500_000;

/// An action whose outcome is certain.
pub struct KnownLine<A> {
    /// The score of the seat that takes the action.
    pub(crate) value: f64,
    /// Plies within which the winner can end the game, if known.
    pub(crate) plies: Option<u32>,
    /// In games that count points: the points of the seat that takes the action, minus its opponent's, at the
    /// end.
    pub(crate) margin: Option<i32>,
    /// Orders actions of the same value: the greater, the better.
    pub(crate) rank: i32,
    /// Whether no action is better.
    pub(crate) is_best: bool,
    /// The action, and how play goes on after it.
    pub(crate) line: Vec<A>,
}

/// An action that is proven to be best.
pub struct KnownBest<A> {
    /// The action and its value.
    pub(crate) info: Info<A>,
    /// Other actions that are known to be equally good.
    pub(crate) others: Vec<A>,
}

impl<A: Copy> KnownBest<A> {
    /// Creates the result from an action, its score and the plies to the end. `nodes` is the number of nodes
    /// searched to find the action.
    pub(crate) fn new(action: A, value: f64, plies: Option<u32>, nodes: u64) -> KnownBest<A> {
        let line = vec![action];
        let info =
            Info { nodes, depth: 0, best: action, value, certain: true, proven: plies, margin: None, line };
        KnownBest { info, others: Vec::new() }
    }
}

/// Returns a number that orders wins and losses by their plies. It is greater for a shorter win and for a
/// longer loss.
pub(crate) fn rank(won: bool, plies: u32) -> i32 {
    let plies = i32::try_from(plies).unwrap_or(i32::MAX);
    if won { -plies } else { plies }
}

/// The size of the tables that are built when they are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableSize {
    /// No tables, for a first look that must not wait until tables are built.
    None,
    /// Small tables that every player has, so that all play alike.
    Common,
    /// Larger tables, for analyses that ask for them and for time-limited players, whose moves may differ
    /// from one machine to the next anyway.
    Large,
}

/// Knows the exact value of some positions of a game, taking the game's past into account.
pub trait Oracle<G: Game> {
    /// Examines the first action of each of these lines, and the best action of the position. Returns those
    /// of these actions whose outcome is certain. The node limit applies, approximately, to each proof.
    fn lines(
        &self,
        game: &G,
        lines: &[Info<G::Action>],
        tables: TableSize,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<KnownLine<G::Action>>;

    /// Returns the best action, if it can be proven or looked up within about the node limit.
    fn best(
        &self,
        game: &G,
        tables: TableSize,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Option<KnownBest<G::Action>>;

    /// Builds the tables that [`best`](Oracle::best) uses, if building them takes long.
    fn prepare(&self, game: &G, tables: TableSize) {
        let _ = (game, tables);
    }

    /// Returns the memory in bytes for building and keeping the large tables. `None` if they tell no more
    /// about this position than the common tables.
    fn large_table_bytes(&self, game: &G) -> Option<usize> {
        let _ = game;
        None
    }
}

/// An oracle that knows nothing.
pub(crate) struct NoOracle;

impl<G: Game> Oracle<G> for NoOracle {
    fn lines(
        &self,
        _: &G,
        _: &[Info<G::Action>],
        _: TableSize,
        _: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<KnownLine<G::Action>> {
        Vec::new()
    }

    fn best(
        &self,
        _: &G,
        _: TableSize,
        _: &SearchContext<'_, Info<G::Action>>,
    ) -> Option<KnownBest<G::Action>> {
        None
    }
}
