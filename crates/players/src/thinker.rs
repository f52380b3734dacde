//! Which search plays which game, and with what knowledge.

use std::any::Any;

use rules::{Game, jungle::Jungle, mana::Mana, mancala::Mancala, mandua::Mandua, manitou::Manitou};
use search::{AlphaBeta, Evaluation, Generator, Info, Knowledge, Limits, Mcts, Plain};

use crate::{
    blur::{Blur, Blurred},
    jungle, mana, mancala, mandua, manitou,
    proof::{self, Best, Size},
};

/// What a search may use.
pub(crate) struct Means<'a> {
    pub(crate) limits: Limits,
    pub(crate) random: &'a mut Generator,
    pub(crate) stop: &'a dyn Fn() -> bool,
}

impl Means<'_> {
    /// The same within other limits.
    pub(crate) fn within(&mut self, limits: Limits) -> Means<'_> {
        Means { limits, random: self.random, stop: self.stop }
    }
}

/// A search, whichever it is.
pub(crate) trait Thinker<G: Game> {
    /// Looks for the best action of the seat to act, from its view alone. Those in `without` are left aside where the search
    /// can.
    fn think(
        &mut self,
        view: &G::View,
        without: &[G::Action],
        means: &mut Means<'_>,
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<Info<G::Action>>;

    /// The `count` best actions, the best first, and after them `also`, if it is not among them; the limits are those of
    /// each search.
    fn lines(
        &mut self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        means: &mut Means<'_>,
    ) -> Vec<Info<G::Action>>;

    /// The one action to play where nothing else deserves a thought.
    fn at_once(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }
}

impl<G: Game, E: Evaluation<G>> Thinker<G> for AlphaBeta<G, E> {
    fn think(
        &mut self,
        view: &G::View,
        without: &[G::Action],
        means: &mut Means<'_>,
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<Info<G::Action>> {
        self.search(&G::guess(view, means.random), without, means.limits, means.stop, report)
    }

    fn lines(
        &mut self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        means: &mut Means<'_>,
    ) -> Vec<Info<G::Action>> {
        let game = G::guess(view, means.random);
        let Means { limits, stop, .. } = *means;
        let mut lines: Vec<Info<G::Action>> = Vec::new();
        let mut without = Vec::new();
        while lines.len() < count
            && let Some(info) = self.search(&game, &without, limits, stop, &mut |_| ())
        {
            without.push(info.best);
            lines.push(info);
        }
        // A later search may find more than an earlier one saw.
        lines.sort_by(|one, other| other.value.total_cmp(&one.value));
        if let Some(also) = also.filter(|action| !without.contains(action)) {
            without = rules::legal(&game);
            without.retain(|action| *action != also);
            lines.extend(self.search(&game, &without, limits, stop, &mut |_| ()));
        }
        lines
    }
}

impl<G: Game, K: Knowledge<G>> Thinker<G> for Mcts<G, K> {
    fn think(
        &mut self,
        view: &G::View,
        _without: &[G::Action],
        means: &mut Means<'_>,
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<Info<G::Action>> {
        self.search(view, means.limits, means.random, means.stop, report)
    }

    fn lines(
        &mut self,
        view: &G::View,
        count: usize,
        also: Option<G::Action>,
        means: &mut Means<'_>,
    ) -> Vec<Info<G::Action>> {
        self.search(view, means.limits, means.random, means.stop, &mut |_| ());
        let mut lines = Mcts::lines(self);
        let also = lines.iter().position(|info| Some(info.best) == also).filter(|place| *place >= count);
        let also = also.map(|place| lines.swap_remove(place));
        lines.truncate(count);
        lines.extend(also);
        lines
    }

    fn at_once(&self, game: &G) -> Option<G::Action> {
        self.knowledge().forced(game)
    }
}

/// Looks for the best action of the seat to act from its view alone, by the search that is best at the game, as well as
/// its limits allow. `random` decides what is left to chance; see [`Info`] for what is reported and returned.
pub fn think<G: Game>(
    view: &G::View,
    limits: Limits,
    random: &mut Generator,
    stop: &dyn Fn() -> bool,
    report: &mut dyn FnMut(&Info<G::Action>),
) -> Option<Info<G::Action>> {
    best::<G>(Blur::NONE, Size::Common).think(view, &[], &mut Means { limits, random, stop }, report)
}

/// Fewer nodes prove too little to begin with.
const LEAST_PROOF: u64 = 1_000;

/// An action that is proven to give nothing away, where there are proofs of such a kind and about so many nodes are enough.
pub(crate) fn prove<G: Game>(
    game: &G,
    nodes: u64,
    size: Size,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Best<G::Action>> {
    if nodes < LEAST_PROOF { None } else { proof::best(game, nodes, size, stop) }
}

/// Playouts that tell equals apart.
const PLAYOUTS: u64 = 20_000;

/// Of actions that are equally good the one after which random play ends best: who plays worse than perfectly errs there
/// most easily.
pub(crate) fn most_promising<G: Game>(
    view: &G::View,
    equals: &[G::Action],
    means: &mut Means<'_>,
) -> Option<G::Action> {
    let limits = Limits { nodes: means.limits.nodes.min(PLAYOUTS), ..means.limits };
    let lines = uct::<G>().lines(view, usize::MAX, None, &mut means.within(limits));
    let lines = lines.into_iter().filter(|info| equals.contains(&info.best));
    lines.max_by(|one, other| one.value.total_cmp(&other.value)).map(|info| info.best)
}

/// The search that is best at a game, through a blur; without one it looks things up in tables, too.
pub(crate) fn best<G: Game>(blur: Blur, size: Size) -> Box<dyn Thinker<G>> {
    let mancala = mancala::Weights::best();
    let mancala = if blur.is_none() { mancala.looking_up(size.perfect()) } else { mancala };
    None.or_else(|| offer::<G, Jungle>(alpha_beta(jungle::Weights(&jungle::WEIGHTS), blur)))
        .or_else(|| offer::<G, Mana>(alpha_beta(mana::Weights(&mana::WEIGHTS), blur)))
        .or_else(|| offer::<G, Mancala>(alpha_beta(mancala, blur)))
        .or_else(|| offer::<G, Mandua>(mandua::Strict(alpha_beta(mandua::Weights::best(), blur))))
        .unwrap_or_else(mcts)
}

fn alpha_beta<G: Game, E: Evaluation<G>>(evaluation: E, blur: Blur) -> AlphaBeta<G, Blurred<E>> {
    AlphaBeta::new(Blurred { evaluation, blur })
}

/// Monte-Carlo tree search with what is known of a game.
pub(crate) fn mcts<G: Game>() -> Box<dyn Thinker<G>> {
    None.or_else(|| offer::<G, Jungle>(Mcts::new(jungle::Playouts)))
        .or_else(|| offer::<G, Mana>(Mcts::new(mana::Playouts)))
        .or_else(|| offer::<G, Mancala>(Mcts::new(mancala::Playouts)))
        .or_else(|| offer::<G, Mandua>(Mcts::new(mandua::Playouts)))
        .or_else(|| offer::<G, Manitou>(Mcts::new(manitou::Playouts)))
        .unwrap_or_else(uct)
}

/// Monte-Carlo tree search that knows nothing but the rules.
pub(crate) fn uct<G: Game>() -> Box<dyn Thinker<G>> {
    Box::new(Mcts::new(Plain))
}

/// The search, if it is of this game.
fn offer<G: Game, Played: Game>(search: impl Thinker<Played> + 'static) -> Option<Box<dyn Thinker<G>>> {
    let thinker: Box<dyn Thinker<Played>> = Box::new(search);
    let any: Box<dyn Any> = Box::new(thinker);
    any.downcast().ok().map(|thinker| *thinker)
}
