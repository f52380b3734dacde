//! What a small proof search adds to what a game's own search found.

use std::any::Any;

use rules::{Game, jungle::Jungle, mana::Mana, mandua::Mandua};
use search::{Clauses, Prover, Watch};

use super::{OfJungle, OfMana, OfMandua};

/// Memory of a small proof search.
const BYTES: usize = 16 << 20;

/// A proven end of the game.
pub(crate) struct End<A> {
    /// Whether the seat that acts first wins.
    pub(crate) won: bool,
    /// Plies within which the winner can end it.
    pub(crate) plies: u32,
    /// How it goes on, the action in question first.
    pub(crate) line: Vec<A>,
}

/// The actions, of these or one that wins, after which the end is proven within about so many nodes. The game's past is
/// taken into account.
pub(crate) fn ends<G: Game>(
    game: &G,
    actions: &[G::Action],
    nodes: u64,
    stop: &dyn Fn() -> bool,
) -> Vec<End<G::Action>> {
    // What J-16 forbids because of the past may be what a proof rests on, or what refutes it.
    let free = |game: &Jungle| (!game.is_bound_by_the_past()).then(|| game.afresh());
    None.or_else(|| offer::<G, Jungle>(Small { clauses: OfJungle, stand: free }))
        .or_else(|| offer::<G, Mana>(Small { clauses: OfMana, stand: |game: &Mana| Some(game.clone()) }))
        .or_else(|| {
            offer::<G, Mandua>(Small { clauses: OfMandua, stand: |game: &Mandua| Some(game.clone()) })
        })
        .map_or_else(Vec::new, |certain: Box<dyn Certain<G>>| certain.ends(game, actions, nodes, stop))
}

/// A proof search of some game.
trait Certain<G: Game> {
    /// See [`ends`].
    fn ends(
        &self,
        game: &G,
        actions: &[G::Action],
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Vec<End<G::Action>>;
}

/// The proof search, if it is of this game.
fn offer<G: Game, Played: Game>(search: impl Certain<Played> + 'static) -> Option<Box<dyn Certain<G>>> {
    let certain: Box<dyn Certain<Played>> = Box::new(search);
    let any: Box<dyn Any> = Box::new(certain);
    any.downcast().ok().map(|certain| *certain)
}

struct Small<G, C> {
    clauses: C,
    /// The game to prove something about, so that it holds for this one with its past; none if nothing would.
    stand: fn(&G) -> Option<G>,
}

impl<G: Game, C: Clauses<G> + Copy> Certain<G> for Small<G, C> {
    fn ends(
        &self,
        game: &G,
        actions: &[G::Action],
        nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Vec<End<G::Action>> {
        let (Some(game), Some(seat)) = ((self.stand)(game), game.turn().seat()) else { return Vec::new() };
        let mut prover = Prover::new(self.clauses, BYTES);
        let mut watch = Watch { stop, report: &mut |_| () };
        // Half for the position, half for the actions.
        let whole = prover.value(&game, seat, nodes / 2, &mut watch);
        let mut actions = actions.to_vec();
        let mut ends = Vec::new();
        if whole.value() == Some(1)
            && let Some(best) = prover.line(&game, nodes / 2, &mut watch).first()
        {
            actions.retain(|action| action != best);
            actions.insert(0, *best);
        }
        let each = nodes / 2 / actions.len().max(1) as u64;
        for action in actions {
            let verdict = prover.value_after(&game, action, seat, each, &mut watch);
            let (verdict, _) = prover.shortest_after(&game, action, seat, verdict, each, &mut watch);
            if let (Some(value @ (1 | -1)), Some(plies)) = (verdict.value(), verdict.plies) {
                let mut next = game.clone();
                next.play(action);
                let mut line = vec![action];
                line.extend(prover.line(&next, each, &mut watch));
                ends.push(End { won: value > 0, plies, line });
            }
        }
        ends
    }
}
