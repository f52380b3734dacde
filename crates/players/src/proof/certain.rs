//! What is certain, by tables or by a small proof search, beside what a game's own search finds.

use std::any::Any;

use rules::{
    Game,
    jungle::{self, Jungle},
    mana::Mana,
    mancala::{self, Mancala},
    mandua::{HUNTER, Mandua, Referee},
};
use search::{Clauses, Info, Prover, Watch};

use super::{OfJungle, OfMana, OfMandua};
use crate::{
    jungle::tables::{Tables, Value},
    mancala::solve::{Choice, PROOF, Perfect, Way},
};

/// Memory of a small proof search.
const BYTES: usize = 16 << 20;
/// Its nodes: at most, and as a share of those that are allowed.
const NODES: u64 = 100_000;
const SHARE: u64 = 2;
/// So many nodes take as long as building a table of Jungle: with fewer, none is built.
const TABLE: u64 = 50_000;

/// What is certain about an action.
pub(crate) struct End<A> {
    /// The score of the seat that acts first.
    pub(crate) value: f64,
    /// Plies within which the winner can end it, where that is known.
    pub(crate) plies: Option<u32>,
    /// Among actions of the same value, the greater the better.
    pub(crate) rank: i32,
    /// Whether no action is better.
    pub(crate) is_best: bool,
    /// How it goes on, the action in question first.
    pub(crate) line: Vec<A>,
}

/// An action than which none is better.
pub(crate) struct Best<A> {
    pub(crate) info: Info<A>,
    /// Others that are as good, where that is known.
    pub(crate) others: Vec<A>,
}

/// Of two wins the shorter is better, of two losses the longer.
pub(crate) fn rank(won: bool, plies: u32) -> i32 {
    let plies = i32::try_from(plies).unwrap_or(i32::MAX);
    if won { -plies } else { plies }
}

/// The actions, of those that begin these lines or the best one, of which it is certain what comes of them, as far as about
/// so many nodes for each tell. The game's past is taken into account.
pub(crate) fn ends<G: Game>(
    game: &G,
    lines: &[Info<G::Action>],
    nodes: u64,
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<End<G::Action>> {
    certain::<G>().map_or_else(Vec::new, |certain| certain.ends(game, lines, nodes, stop))
}

/// The best action, if it can be proven or looked up at the cost of about so many nodes.
pub(crate) fn best<G: Game>(
    game: &G,
    nodes: u64,
    size: Size,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Best<G::Action>> {
    certain::<G>()?.best(game, nodes, size, stop)
}

/// Builds what [`best`] looks things up in, if that takes long.
pub(crate) fn prepare<G: Game>(game: &G, size: Size) {
    if let Some(certain) = certain::<G>() {
        certain.prepare(game, size);
    }
}

/// How large the tables are that are built where they are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// So small that all have them, and so play alike.
    Common,
    /// Those for who is limited by time, and so does not play alike everywhere.
    Large,
}

impl Size {
    /// Who looks mancala up in tables of this size.
    pub(crate) fn perfect(self) -> fn(mancala::RuleSet) -> Perfect<'static> {
        match self {
            Size::Common => Perfect::of,
            Size::Large => Perfect::large,
        }
    }
}

/// What is known of the best action, its score and the plies to the end, after so many nodes.
fn known<A: Copy>(action: A, value: f64, proven: Option<u32>, nodes: u64) -> Info<A> {
    Info { nodes, depth: 0, best: action, value, certain: true, proven, line: vec![action] }
}

/// What is certain in a game, where anything is.
fn certain<G: Game>() -> Option<Box<dyn Certain<G>>> {
    // What J-16 forbids because of the past may be what a proof rests on, or what refutes it.
    let free = |game: &Jungle| (!game.is_bound_by_the_past()).then(|| game.afresh());
    let jungle = Small { clauses: OfJungle, stand: free, is_far_sighted: |_| false };
    None.or_else(|| offer::<G, Jungle>(Tabled(jungle)))
        .or_else(|| offer::<G, Mancala>(Solved))
        .or_else(|| offer::<G, Mana>(Small { clauses: OfMana, stand: as_it_is, is_far_sighted: |_| false }))
        .or_else(|| {
            // Tiger must beat what Hunter gives him, so that long ways have few turns; at a strict table he may choose not to.
            let is_forcing =
                |game: &Mandua| game.spec().referee == Referee::Guided && game.turn().seat() == Some(HUNTER);
            offer::<G, Mandua>(Small { clauses: OfMandua, stand: as_it_is, is_far_sighted: is_forcing })
        })
}

/// Where a game's past can be taken along.
fn as_it_is<G: Game>(game: &G) -> Option<G> {
    Some(game.clone())
}

/// A way to be certain in some game.
trait Certain<G: Game> {
    /// See [`ends`].
    fn ends(
        &self,
        game: &G,
        lines: &[Info<G::Action>],
        nodes: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<End<G::Action>>;

    /// See [`prepare`].
    fn prepare(&self, game: &G, size: Size) {
        let _ = (game, size);
    }

    /// See [`best`].
    fn best(
        &self,
        game: &G,
        nodes: u64,
        size: Size,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Best<G::Action>> {
        let _ = (game, nodes, size, stop);
        None
    }
}

/// It, if it is of this game.
fn offer<G: Game, Played: Game>(search: impl Certain<Played> + 'static) -> Option<Box<dyn Certain<G>>> {
    let certain: Box<dyn Certain<Played>> = Box::new(search);
    let any: Box<dyn Any> = Box::new(certain);
    any.downcast().ok().map(|certain| *certain)
}

/// By proof search.
struct Small<G, C> {
    clauses: C,
    /// The game to prove something about, so that it holds for this one with its past; none if nothing would.
    stand: fn(&G) -> Option<G>,
    /// Whether proofs of wins reach further than the game's own search, so that one is looked for before.
    is_far_sighted: fn(&G) -> bool,
}

impl<G: Game, C: Clauses<G> + Copy> Certain<G> for Small<G, C> {
    fn ends(
        &self,
        game: &G,
        lines: &[Info<G::Action>],
        nodes: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<End<G::Action>> {
        let nodes = (nodes / SHARE).min(NODES);
        let open = lines.iter().filter(|info| !info.certain).map(|info| info.best);
        let mut actions: Vec<G::Action> = open.collect();
        if actions.is_empty() {
            return Vec::new();
        }
        let (Some(game), Some(seat)) = ((self.stand)(game), game.turn().seat()) else { return Vec::new() };
        let mut prover = Prover::new(self.clauses, BYTES);
        let mut watch = Watch { stop, report: &mut |_| () };
        // Half for the position, half for the actions.
        let whole = prover.value(&game, seat, nodes / 2, &mut watch);
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
                let won = value > 0;
                ends.push(End {
                    value: f64::from(u8::from(won)),
                    plies: Some(plies),
                    rank: rank(won, plies),
                    is_best: false,
                    line,
                });
            }
        }
        ends
    }

    fn best(
        &self,
        game: &G,
        nodes: u64,
        _: Size,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Best<G::Action>> {
        if !(self.is_far_sighted)(game) {
            return None;
        }
        let game = (self.stand)(game)?;
        let mut prover = Prover::new(self.clauses, BYTES);
        let mut watch = Watch { stop, report: &mut |_| () };
        let (action, plies) = prover.win(&game, nodes.min(NODES), &mut watch)?;
        Some(Best { info: known(action, 1.0, plies, prover.nodes()), others: Vec::new() })
    }
}

/// Jungle: with few animals by tables, else as before.
struct Tabled<S>(S);

impl<S: Certain<Jungle>> Certain<Jungle> for Tabled<S> {
    fn ends(
        &self,
        game: &Jungle,
        lines: &[Info<jungle::Action>],
        nodes: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<End<jungle::Action>> {
        let Some((tables, known)) = looked_up(game, nodes) else {
            return self.0.ends(game, lines, nodes, stop);
        };
        let known = known.into_iter().enumerate();
        let asked =
            known.filter(|(place, (action, _))| *place == 0 || lines.iter().any(|info| info.best == *action));
        let end = |(place, (action, value)): (usize, (jungle::Action, Value))| {
            let mut next = game.clone();
            next.play(action);
            let mut line = vec![action];
            line.extend(tables.line(&next));
            End {
                value: f64::from(u8::from(value.wins)),
                plies: value.plies,
                rank: -(place as i32),
                is_best: place == 0,
                line,
            }
        };
        asked.map(end).collect()
    }

    fn best(
        &self,
        game: &Jungle,
        nodes: u64,
        _: Size,
        _: &(dyn Fn() -> bool + Sync),
    ) -> Option<Best<jungle::Action>> {
        let (action, value) = *looked_up(game, nodes)?.1.first()?;
        let info = known(action, f64::from(u8::from(value.wins)), value.plies, 0);
        Some(Best { info, others: Vec::new() })
    }
}

/// What tables say of each action, the best first; they are built at the cost of so many nodes.
fn looked_up(game: &Jungle, nodes: u64) -> Option<(&'static Tables, Vec<(jungle::Action, Value)>)> {
    if nodes < TABLE {
        return None;
    }
    let tables = Tables::shared(game)?;
    Some((tables, tables.actions(game)?))
}

/// Mancala, by its book, its tables and its solver.
struct Solved;

impl Certain<Mancala> for Solved {
    fn ends(
        &self,
        game: &Mancala,
        lines: &[Info<mancala::Action>],
        nodes: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<End<mancala::Action>> {
        if game.has_past() {
            // Where play may come back to it, MC-15 may end what a proof goes on with.
            return Vec::new();
        }
        let perfect = Perfect::of(game.spec().rule_set());
        let actions: Vec<_> = lines.iter().map(|info| info.best).collect();
        let ways = perfect.ways(game, &actions, nodes.min(PROOF), stop).unwrap_or_default();
        let end = |way: Way| End {
            value: score(way.value),
            plies: None,
            rank: way.value,
            is_best: way.is_best,
            line: way.line,
        };
        ways.into_iter().map(end).collect()
    }

    fn prepare(&self, game: &Mancala, size: Size) {
        size.perfect()(game.spec().rule_set());
    }

    fn best(
        &self,
        game: &Mancala,
        nodes: u64,
        size: Size,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Best<mancala::Action>> {
        let perfect = size.perfect()(game.spec().rule_set());
        if size == Size::Large && perfect.is_hard(game, nodes) {
            return None;
        }
        let Choice { action, others, value, nodes } = perfect.best(game, nodes, stop).ok()??;
        Some(Best { info: known(action, score(value), None, nodes), others })
    }
}

/// The score of who gets so much more in mancala.
fn score(difference: i32) -> f64 {
    f64::from(difference.signum() + 1) / 2.0
}
