//! The interface through which players use every search.

use rules::Game;
use search::{AlphaBeta, Evaluation, Generator, Info, Knowledge, Limits, Mcts, SearchContext};

use crate::{
    blur::{Blur, Blurred},
    oracle::TableSize,
    playable::Playable,
};

/// A search that finds the best actions of a position, whatever its algorithm.
pub trait Searcher<G: Game> {
    /// Looks for the best action of the seat to act, from its view alone. It leaves out the actions in
    /// `without`, if the algorithm can.
    fn think(
        &mut self,
        view: &G::View,
        without: &[G::Action],
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>>;

    /// Returns the `count` best actions, the best first, followed by `also` if it is not among them. The
    /// limits apply to each search. The node count of a line includes its own search and all searches before
    /// it. No progress is reported.
    fn lines(
        &mut self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        random: &mut Generator,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<Info<G::Action>>;

    /// Returns an action that can be played without a search, because no other action needs to be considered.
    fn at_once(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }
}

impl<G: Game, E: Evaluation<G>> Searcher<G> for AlphaBeta<G, E> {
    fn think(
        &mut self,
        view: &G::View,
        without: &[G::Action],
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        self.search(&G::guess(view, random), without, context)
    }

    fn lines(
        &mut self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        random: &mut Generator,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<Info<G::Action>> {
        let game = G::guess(view, random);
        let mut nodes = 0;
        let mut search = |without: &[_]| {
            let mut info = self.search(&game, without, &mut context.silent(context.limits))?;
            nodes += info.nodes;
            info.nodes = nodes;
            Some(info)
        };
        let mut lines: Vec<Info<G::Action>> = Vec::new();
        let mut without = Vec::new();
        while lines.len() < count
            && let Some(info) = search(&without)
        {
            without.push(info.best);
            lines.push(info);
        }
        // A later search may find a better action than an earlier one.
        lines.sort_by(|one, other| other.value.total_cmp(&one.value));
        if let Some(also) = also.filter(|action| !without.contains(action)) {
            without = rules::legal(&game);
            without.retain(|action| *action != also);
            lines.extend(search(&without));
        }
        lines
    }
}

impl<G: Game, K: Knowledge<G>> Searcher<G> for Mcts<G, K> {
    fn think(
        &mut self,
        view: &G::View,
        _without: &[G::Action],
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        self.search(view, random, context)
    }

    fn lines(
        &mut self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        random: &mut Generator,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Vec<Info<G::Action>> {
        self.search(view, random, &mut context.silent(context.limits));
        first(Mcts::lines(self), count, also)
    }

    fn at_once(&self, game: &G) -> Option<G::Action> {
        self.knowledge().forced(game)
    }
}

/// Returns the first `count` of these lines, followed by the line of `also` if it is not among them.
pub(crate) fn first<A: PartialEq>(mut lines: Vec<Info<A>>, count: usize, also: Option<A>) -> Vec<Info<A>> {
    let rest = lines.split_off(count.min(lines.len()));
    lines.extend(rest.into_iter().find(|info| also.as_ref() == Some(&info.best)));
    lines
}

/// Looks for the best action of the seat to act, from its view alone, with the search that plays the game
/// best. `random` makes the random choices of the search.
pub fn think<G: Playable>(
    view: &G::View,
    random: &mut Generator,
    context: &mut SearchContext<'_, Info<G::Action>>,
) -> Option<Info<G::Action>> {
    G::boxed_best_search(Blur::NONE, TableSize::Common).think(view, &[], random, context)
}

/// Maximum number of playouts for choosing among equally good actions.
const PLAYOUTS: u64 = 20_000;

/// Chooses the one of these equally good actions that plain UCT values most. Its playouts are random, so a
/// high value means that an imperfect opponent is likely to err.
pub(crate) fn most_promising<G: Playable>(
    view: &G::View,
    equals: &[G::Action],
    random: &mut Generator,
    context: &SearchContext<'_, Info<G::Action>>,
) -> Option<G::Action> {
    let limits = Limits { nodes: context.limits.nodes.min(PLAYOUTS), ..context.limits };
    let mut uct = G::boxed_plain_search();
    let lines = uct.lines(view, usize::MAX, None, random, &context.silent(limits));
    let lines = lines.into_iter().filter(|info| equals.contains(&info.best));
    lines.max_by(|one, other| one.value.total_cmp(&other.value)).map(|info| info.best)
}

/// Creates an alpha-beta search that evaluates positions with the errors of a blur.
pub(crate) fn alpha_beta<G: Game, E: Evaluation<G>>(evaluation: E, blur: Blur) -> AlphaBeta<G, Blurred<E>> {
    AlphaBeta::new(Blurred { evaluation, blur })
}
