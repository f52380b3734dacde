//! Finds the best lines of a position, in an endgame table or by search.

use std::{
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    time::{Duration, Instant},
};

use players::{
    Budget, Limits, Playable, PlayableGameVisitor, SearchContext, Strength, TableSize, visit_game,
};
use rules::catalog::AnyGame;

use super::{Args, Line};
use crate::{
    games::{Tablebase, all_tables},
    interrupt::is_stopped,
    thinking::choice_seed,
};

/// The default node budget of each line.
pub(super) const NODES: u64 = 200_000;
/// The default node budget in games with hidden cards. It is smaller than [`NODES`], because a node of tree
/// search takes longer, and such a game has about four times as many plies as other games. But one tree
/// search finds all lines.
pub(super) const HIDDEN_NODES: u64 = 50_000;

/// The memory for endgame tables, in bytes.
const TABLE_BYTES: usize = 1 << 30;

/// Finds the best lines of positions.
pub(super) struct Analyst {
    tables: Vec<Box<dyn Tablebase>>,
    lines: usize,
    limits: Limits,
    /// The node budget, if one was given.
    nodes: Option<u64>,
    time: Option<Duration>,
}

impl Analyst {
    /// `lines` is the number of best lines to find.
    pub(super) fn new(args: &Args, lines: u8) -> Analyst {
        Analyst {
            tables: all_tables().filter_map(|tables| tables.open(&args.folder, TABLE_BYTES)).collect(),
            lines: lines.into(),
            limits: Limits { threads: args.threads.number(), ..Limits::default() },
            nodes: args.nodes,
            time: args.time.map(Duration::from_millis),
        }
    }

    /// Returns the best lines of the player to act. If the action `played` begins none of them, its line
    /// comes last. `ply` seeds the choice between equally good actions.
    pub(super) fn lines(&self, game: &AnyGame, played: Option<&str>, ply: usize) -> Vec<Line> {
        let known = self.tables.iter().find_map(|tables| tables.lines(game, self.lines, played));
        let lines = known.unwrap_or_else(|| visit_game(game, Search { analyst: self, played, ply }));
        lines.into_iter().map(|line| line.with_stones(game)).collect()
    }
}

struct Search<'a> {
    analyst: &'a Analyst,
    played: Option<&'a str>,
    ply: usize,
}

impl PlayableGameVisitor for Search<'_> {
    type Output = Vec<Line>;

    fn visit<G: Playable>(self, game: &G) -> Vec<Line> {
        let Some(seat) = game.turn().seat() else { return Vec::new() };
        let Analyst { lines, limits, nodes, time, .. } = *self.analyst;
        let nodes = match (nodes, time) {
            (_, Some(_)) => u64::MAX,
            (Some(nodes), None) => nodes,
            (None, None) if G::HIDDEN => HIDDEN_NODES,
            (None, None) => NODES,
        };
        let limits = Limits { nodes, ..limits };
        let played = self.played.and_then(|action| action.parse().ok());
        players::prepare(game, Strength::Search(Budget::Nodes(limits.nodes)));
        // Tree search finds all lines at once. Alpha-beta searches one line after the other, and looks for
        // proofs at the end; each of these parts gets an equal share of the time.
        let parts = if G::HIDDEN { 1 } else { lines as u32 + u32::from(played.is_some()) + 1 };
        let (began, ended) = (Instant::now(), AtomicU32::new(0));
        let stop = || {
            let part = parts.min(ended.load(Relaxed) + 1);
            let due = is_stopped() || time.is_some_and(|time| began.elapsed() >= time * part / parts);
            if due {
                ended.store(part, Relaxed);
            }
            due
        };
        let context = SearchContext::new(limits).stop_when(&stop);
        let seed = choice_seed(0, self.ply);
        let found =
            players::analyze::<G>(&game.view(seat.into()), lines, played, seed, TableSize::Common, &context);
        found.into_iter().map(Line::new).collect()
    }
}
