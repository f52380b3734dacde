//! Monte-Carlo tree search over views.
//!
//! **UCT** (Kocsis and Szepesvári, "Bandit based Monte-Carlo Planning", 2006). Each iteration descends the
//! tree by upper confidence bounds, adds one node, plays a playout, and backs its result up to every node on
//! the path. A node keeps the value of its action for the seat that chose that action. So two to five seats,
//! extra turns and skipped turns need nothing special; with more than two seats this is max^n.
//!
//! **Hidden information.** Each iteration begins with a game that agrees with the view ([`Game::guess`]). In
//! an open game, this is the game itself. In a hidden game, it is the determinization of single-observer
//! information-set MCTS (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
//! Each node of the tree then stands for the actions that the observer has been shown, in sequence. Chance
//! actions and the secret choices of other seats are played, but get no node. The legal actions may differ
//! between visits, so a child's bound counts the iterations in which the search could choose it. The known
//! limitation of a single observer applies: in the tree, the other seats choose as if they knew no more than
//! the observer.
//!
//! **Proofs.** If [`Knowledge::proves`] returns true, a node at an end of the game gets a proven value
//! instead of an average. A node is won for the seat to act if one action wins, and lost or drawn if all
//! legal actions are proven. Proven nodes are not searched again.
//!
//! **Wide positions.** A position may have thousands of actions, too many to try each once. There the number
//! of children grows with the square root of the visits, and [`Knowledge::propose`] draws each new child
//! (progressive widening: Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007; Couëtoux
//! and others, "Continuous Upper Confidence Trees", 2011).

use std::ops::ControlFlow;

use rules::{Game, Random, Seat, Turn, Viewer};

use crate::knowledge::{Knowledge, Values, play_out};
use crate::tree::{Node, Proven, ROOT, Tree};
use crate::{Generator, Info, SearchContext};

/// Positions with more actions than this are widened progressively.
const WIDE: u64 = 64;
/// Maximum number of attempts to draw a new child. After that, the search descends to an existing child.
const DRAWS: u32 = 8;
/// The first report comes at this many nodes, and further ones at each power of two.
const FIRST_REPORT: u64 = 1024;

/// Monte-Carlo tree search with some [`Knowledge`] of the game. Searches reuse the tree's memory, but no
/// results of earlier searches.
///
/// ```
/// use rules::{Game, Seat};
/// use search::{Generator, Limits, Mcts, Plain, SearchContext};
///
/// /// What plain UCT plays for the first seat.
/// fn choose<G: Game>(game: &G) -> Option<G::Action> {
///     let (mut search, mut random) = (Mcts::<G, _>::new(Plain), Generator::new(1));
///     let mut context = SearchContext::new(Limits::nodes(500));
///     search.search(&game.view(Seat::FIRST.into()), &mut random, &mut context).map(|info| info.best)
/// }
/// ```
#[derive(Debug)]
pub struct Mcts<G: Game, K> {
    knowledge: K,
    tree: Tree<G::Action>,
    /// The nodes that this iteration has descended through.
    path: Vec<u32>,
    /// Legal actions of the current position that have no child yet.
    fresh: Vec<G::Action>,
    /// The existing children of the current node whose actions are legal.
    offered: Vec<u32>,
}

/// An action, and the child that it leads to, if there is one yet.
type Step<G> = (Option<u32>, <G as Game>::Action);

impl<G: Game, K: Knowledge<G>> Mcts<G, K> {
    /// Creates a search with this knowledge and an empty tree.
    pub fn new(knowledge: K) -> Mcts<G, K> {
        Mcts { knowledge, tree: Tree::new(), path: Vec::new(), fresh: Vec::new(), offered: Vec::new() }
    }

    /// Returns the knowledge that this search was created with.
    pub fn knowledge(&self) -> &K {
        &self.knowledge
    }

    /// Looks for the best action of the seat to act. It reports its progress at 1024 nodes and at each
    /// further power of two. Its last report is the result. It returns `None` if no seat is to act.
    pub fn search(
        &mut self,
        view: &G::View,
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        let root = self.knowledge.guess(view, random);
        let observer = root.turn().seat()?;
        let limits = context.limits;
        self.tree.clear(limits.memory);
        let mut game = root.clone();
        let mut nodes = 0;
        loop {
            self.iterate(&mut game, observer, random);
            nodes += 1;
            // A node counts its visits in 32 bits, which limits the number of iterations.
            let decided = self.tree.get(ROOT).proven.is_some();
            if nodes >= limits.nodes.min(u64::from(u32::MAX)) || decided || context.is_stopped() {
                break;
            }
            if nodes >= FIRST_REPORT && nodes.is_power_of_two() {
                self.info(nodes).iter().for_each(|info| context.report(info));
            }
            if G::HIDDEN {
                game = self.knowledge.guess(view, random);
            } else {
                game.clone_from(&root);
            }
        }
        let info = self.info(nodes);
        info.iter().for_each(|info| context.report(info));
        info
    }

    /// Returns what the last search found out about each action it tried, the best action first.
    pub fn lines(&self) -> Vec<Info<G::Action>> {
        let nodes = self.tree.get(ROOT).visits.into();
        let children = self.tree.favourites(ROOT).into_iter();
        children.filter_map(|child| self.info_of(child, nodes)).collect()
    }

    fn info(&self, nodes: u64) -> Option<Info<G::Action>> {
        self.info_of(self.tree.favourite(ROOT)?, nodes)
    }

    fn info_of(&self, child: u32, nodes: u64) -> Option<Info<G::Action>> {
        let node = self.tree.get(child);
        Some(Info {
            nodes,
            depth: 0,
            best: node.action?,
            value: node.mean(),
            certain: false,
            proven: None,
            margin: None,
            line: self.tree.line(child),
        })
    }

    /// Runs one iteration: descends the tree, runs a playout and backs up its result.
    fn iterate(&mut self, game: &mut G, observer: Seat, random: &mut Generator) {
        self.descend(game, observer, random);
        let known = self.path.last().map(|&last| self.tree.get(last));
        let values = match known.and_then(|node| node.proven.map(|proven| (node.seat, proven))) {
            Some((seat, proven)) => proven_values(seat, proven),
            None => play_out(&self.knowledge, game, random),
        };
        self.tree.at(ROOT).visits += 1;
        for &number in &self.path {
            let node = self.tree.at(number);
            node.visits += 1;
            node.total += values[node.seat.index()];
        }
        if self.knowledge.proves() {
            self.back_up_proof();
        }
    }

    /// If the last node of the path is proven, proves the nodes before it, from the end of the path to the
    /// root. Stops at a node whose children do not prove its value.
    fn back_up_proof(&mut self) {
        for place in (0..self.path.len()).rev() {
            let child = self.tree.get(self.path[place]);
            if child.proven.is_none() {
                return;
            }
            let actor = child.seat;
            let parent = place.checked_sub(1).map_or(ROOT, |before| self.path[before]);
            let Some(proven) = self.tree.follows(parent) else { return };
            let node = self.tree.at(parent);
            let same = parent == ROOT || node.seat == actor;
            node.proven = Some(if same { proven } else { proven.turned() });
        }
    }

    /// Descends until it reaches a new child, a proven child, a position that the knowledge settles, or the
    /// end of the game. If the tree is full, it also stops where it would add a child.
    fn descend(&mut self, game: &mut G, observer: Seat, random: &mut Generator) {
        self.path.clear();
        let mut parent = ROOT;
        loop {
            match game.turn() {
                Turn::Over => {
                    if self.knowledge.proves()
                        && parent != ROOT
                        && let Some(outcome) = game.outcome()
                    {
                        let node = self.tree.at(parent);
                        node.proven = Some(Proven::of(outcome.score(node.seat)));
                    }
                    return;
                }
                Turn::Chance | Turn::Seat(_) if parent != ROOT && self.knowledge.settled(game) => return,
                Turn::Chance => {
                    let Some(action) = game.deal(random) else { return };
                    game.play(action);
                }
                Turn::Seat(seat) => {
                    if G::HIDDEN && seat != observer && game.hides(Viewer::Seat(observer)) {
                        let Some(secret) = self.knowledge.playout(game, random) else { return };
                        game.play(secret);
                        continue;
                    }
                    let Some((child, action)) = self.step(game, parent, seat, random) else { return };
                    let prior = if child.is_none() { self.knowledge.prior(game, action) } else { 0.0 };
                    game.play(action);
                    let grown = child.or_else(|| self.tree.grow(parent, seat, action, prior as f32));
                    let Some(child) = grown else { return };
                    self.path.push(child);
                    let node = self.tree.get(child);
                    if node.proven.is_some() || node.visits == 0 && game.turn() != Turn::Over {
                        return;
                    }
                    parent = child;
                }
            }
        }
    }

    /// Chooses the action along which the search descends. Returns it with its child, if it has one yet.
    fn step(&mut self, game: &G, parent: u32, seat: Seat, random: &mut Generator) -> Option<Step<G>> {
        if !self.tree.get(parent).complete {
            self.fresh.clear();
            self.offered.clear();
            let forced = self.knowledge.forced(game);
            if forced.is_none() && game.count() > WIDE {
                self.offer_some(game, parent, seat, random);
            } else {
                match forced {
                    Some(action) => self.offer(parent, seat, action),
                    None => self.offer_all(game, parent, seat),
                }
                if !G::HIDDEN && self.fresh.is_empty() {
                    let whole = self.offered.len() as u64 == game.count();
                    let node = self.tree.at(parent);
                    (node.complete, node.whole) = (true, whole);
                }
            }
            if !self.fresh.is_empty() && (self.offered.is_empty() || !self.tree.is_full()) {
                return self.draw(game, random).map(|action| (None, action));
            }
        }
        let child = self.favoured(parent)?;
        self.tree.get(child).action.map(|action| (Some(child), action))
    }

    /// Draws a random action from the actions in `fresh` that have the highest prior.
    fn draw(&mut self, game: &G, random: &mut Generator) -> Option<G::Action> {
        let prior = |action: &G::Action| self.knowledge.prior(game, *action);
        let most = self.fresh.iter().map(prior).fold(0.0, f64::max);
        if most > 0.0 {
            let knowledge = &self.knowledge;
            self.fresh.retain(|action| knowledge.prior(game, *action) >= most);
        }
        let drawn = random.below(self.fresh.len() as u32) as usize;
        self.fresh.get(drawn).copied()
    }

    /// Adds a legal action to `offered` if it has a child, and otherwise to `fresh`.
    fn offer(&mut self, parent: u32, seat: Seat, action: G::Action) {
        match self.tree.find(parent, seat, action) {
            Some(child) => {
                self.tree.at(child).offers += 1;
                self.offered.push(child);
            }
            None => self.fresh.push(action),
        }
    }

    /// Offers every sensible action, or every legal action if none is sensible. So each of them is tried once
    /// before any is tried twice.
    fn offer_all(&mut self, game: &G, parent: u32, seat: Seat) {
        for strict in [true, false] {
            let _ = game.visit(|action| -> ControlFlow<()> {
                if !strict || self.knowledge.sensible(game, action) {
                    self.offer(parent, seat, action);
                }
                ControlFlow::Continue(())
            });
            if !self.offered.is_empty() || !self.fresh.is_empty() {
                break;
            }
        }
    }

    /// Offers the actions that have a child, and a new one if the position is due to be widened.
    fn offer_some(&mut self, game: &G, parent: u32, seat: Seat, random: &mut Generator) {
        let children = self.tree.children(parent);
        let legal = children.filter(|(_, node)| {
            !G::HIDDEN || node.seat == seat && node.action.is_some_and(|action| game.check(action).is_ok())
        });
        self.offered.extend(legal.map(|(number, _)| number));
        for &child in &self.offered {
            self.tree.at(child).offers += 1;
        }
        if self.offered.len() > self.tree.get(parent).visits.isqrt() as usize {
            return;
        }
        for draw in 0..DRAWS {
            let Some(action) = self.knowledge.propose(game, random) else { return };
            let last = draw + 1 == DRAWS && self.offered.is_empty();
            if (last || self.knowledge.sensible(game, action))
                && self.tree.find(parent, seat, action).is_none()
            {
                self.fresh.push(action);
                return;
            }
        }
    }

    /// Returns the child with the highest bound: among all children if the node is complete, and otherwise
    /// among the children in `offered`.
    fn favoured(&self, parent: u32) -> Option<u32> {
        let node = self.tree.get(parent);
        let exploration = self.knowledge.exploration();
        let tries = ln(node.visits);
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        let mut weigh = |number: u32, child: &Node<G::Action>| {
            let tries = if G::HIDDEN { ln(child.offers) } else { tries };
            let bias = f64::from(child.prior) / f64::from(child.visits + 1);
            let mut bound = child.mean() + exploration * (tries / f64::from(child.visits)).sqrt() + bias;
            if child.proven == Some(Proven::Lost) {
                // Any other child is better than a proven loss.
                bound -= LOST;
            }
            if bound > highest {
                (best, highest) = (Some(number), bound);
            }
        };
        if node.complete {
            self.tree.children(parent).for_each(|(number, child)| weigh(number, child));
        } else {
            self.offered.iter().for_each(|&number| weigh(number, self.tree.get(number)));
        }
        best
    }
}

/// Subtracted from the bound of a child that is proven lost, so that it ranks below all others.
const LOST: f64 = 1e6;

/// Returns the scores of both seats, given the proven value for one of them.
fn proven_values(seat: Seat, proven: Proven) -> Values {
    let mut values = Values::default();
    values[seat.index()] = proven.score();
    values[seat.other().index()] = proven.turned().score();
    values
}

/// Computes the natural logarithm with operations that give the same bits on every platform. `f64::ln` does
/// not.
fn ln(number: u32) -> f64 {
    let exponent = number.max(1).ilog2();
    let mantissa = f64::from(number.max(1)) / f64::from(1_u32 << exponent);
    // The series of the inverse hyperbolic tangent, for a mantissa from 1 to 2.
    let z = (mantissa - 1.0) / (mantissa + 1.0);
    let square = z * z;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0)));
    f64::from(exponent) * std::f64::consts::LN_2 + 2.0 * z * series
}

#[cfg(test)]
mod tests {
    use super::ln;

    #[test]
    fn the_logarithm_is_near_enough() {
        for number in (1..5000).chain([1 << 20, (1 << 31) - 1, u32::MAX]) {
            assert!((ln(number) - f64::from(number).ln()).abs() < 1e-5, "{number}");
        }
    }
}
