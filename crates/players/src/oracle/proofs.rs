//! An oracle that runs a small proof search.

use rules::Game;
use search::{Clauses, Info, Limits, Prover, SearchContext};

use super::{KnownBest, KnownLine, Oracle, TableSize, book, rank};
use crate::data::BookFile;

/// Memory of the proof search in bytes.
const BYTES: usize = 16 << 20;
/// The most nodes of the proof search.
const NODES: u64 = 100_000;
/// The proofs for [`Oracle::lines`] may use the allowed nodes divided by this number.
const SHARE: u64 = 2;

/// Proves wins and losses by the clauses of a game.
pub(crate) struct SmallProofs<G: Game, C> {
    clauses: C,
    without_past: fn(&G) -> Option<G>,
    is_far_sighted: fn(&G) -> bool,
    book: fn(G::Spec) -> Option<&'static BookFile>,
    /// The maximum number of plies that a win from the book takes.
    book_plies: u32,
}

impl<G: Game, C: Clauses<G> + Copy> SmallProofs<G, C> {
    pub(crate) fn new(clauses: C) -> SmallProofs<G, C> {
        SmallProofs {
            clauses,
            without_past: |game| Some(game.clone()),
            is_far_sighted: |_| false,
            book: |_| None,
            book_plies: 0,
        }
    }

    /// Returns the same oracle, for a game in which earlier positions may invalidate a proof. `without_past`
    /// returns the game to search for a proof, or `None` if a proof would not hold for the real game.
    pub(crate) fn without_past(self, without_past: fn(&G) -> Option<G>) -> SmallProofs<G, C> {
        SmallProofs { without_past, ..self }
    }

    /// Returns the same oracle, for a game in which proofs of wins reach further than the search in some
    /// positions. Where `is_far_sighted` is true, a proof is tried before the search.
    pub(crate) fn far_sighted(self, is_far_sighted: fn(&G) -> bool) -> SmallProofs<G, C> {
        SmallProofs { is_far_sighted, ..self }
    }

    /// Returns the same oracle, with an opening book for some specs. A win from a book takes at most
    /// `book_plies` plies.
    pub(crate) fn with_book(
        self,
        book: fn(G::Spec) -> Option<&'static BookFile>,
        book_plies: u32,
    ) -> SmallProofs<G, C> {
        SmallProofs { book, book_plies, ..self }
    }

    fn book_win(&self, game: &G) -> Option<G::Action> {
        // Quiet moves may end the game in a draw before the win.
        if self.clauses.longest(game) < self.book_plies {
            return None;
        }
        let book = (self.book)(game.spec())?.text()?;
        let position = self.clauses.rested(game).position()?;
        book::win(book, game, &position)
    }
}

impl<G: Game, C: Clauses<G> + Copy> Oracle<G> for SmallProofs<G, C> {
    fn lines(
        &self,
        game: &G,
        lines: &[Info<G::Action>],
        _: TableSize,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<KnownLine<G::Action>> {
        let nodes = (context.limits.nodes / SHARE).min(NODES);
        let open = lines.iter().filter(|info| !info.certain).map(|info| info.best);
        let mut actions: Vec<G::Action> = open.collect();
        if actions.is_empty() {
            return Vec::new();
        }
        let (Some(game), Some(seat)) = ((self.without_past)(game), game.turn().seat()) else {
            return Vec::new();
        };
        let mut prover = Prover::new(self.clauses, BYTES);
        // Half the nodes for the position, half for the actions.
        let half = &mut context.silent(Limits::nodes(nodes / 2));
        let whole = prover.value(&game, seat, half);
        let mut known = Vec::new();
        if whole.value() == Some(1)
            && let Some(best) = prover.line(&game, half).first()
        {
            actions.retain(|action| action != best);
            actions.insert(0, *best);
        }
        let each = &mut context.silent(Limits::nodes(nodes / 2 / actions.len().max(1) as u64));
        for action in actions {
            let verdict = prover.value_after(&game, action, seat, each);
            let (verdict, _) = prover.shortest_after(&game, action, seat, verdict, each);
            let mut next = game.clone();
            next.play(action);
            let (won, plies, rest) =
                if let (Some(value @ (1 | -1)), Some(plies)) = (verdict.value(), verdict.plies) {
                    (value > 0, Some(plies), prover.line(&next, each))
                } else if next.turn().seat() != Some(seat)
                    && let Some(reply) = self.book_win(&next)
                {
                    (false, None, vec![reply])
                } else {
                    continue;
                };
            let mut line = vec![action];
            line.extend(rest);
            known.push(KnownLine {
                value: f64::from(u8::from(won)),
                plies,
                margin: None,
                rank: rank(won, plies.unwrap_or(self.book_plies)),
                is_best: false,
                line,
            });
        }
        known
    }

    fn best(
        &self,
        game: &G,
        _: TableSize,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Option<KnownBest<G::Action>> {
        if let Some(action) = self.book_win(game) {
            return Some(KnownBest::new(action, 1.0, None, 0));
        }
        if !(self.is_far_sighted)(game) {
            return None;
        }
        let game = (self.without_past)(game)?;
        let mut prover = Prover::new(self.clauses, BYTES);
        let limits = Limits::nodes(context.limits.nodes.min(NODES));
        let (action, plies) = prover.win(&game, &mut context.silent(limits))?;
        Some(KnownBest::new(action, 1.0, plies, prover.nodes()))
    }
}
