//! Computer players, and how they decide.

use std::{collections::VecDeque, error, fmt, time::Duration};

use rules::{Game, Random, Seat, Task, legal};
use search::{Generator, Info, Limits, SearchContext};

use crate::{
    Budget, Clock, Strength, analyze,
    blur::Blur,
    greedy::{greedy, obvious},
    levels,
    oracle::{KnownBest, PROOF_NODES, TableSize},
    playable::Playable,
    searcher::{Searcher, most_promising},
};

/// A computer player. It knows a game only from the views that it is given.
///
/// With the same strength, seed and views it chooses the same actions on every machine, unless it is limited
/// by time.
#[derive(Clone, Debug)]
pub struct Computer {
    strength: Strength,
    random: Generator,
    clock: Option<Clock>,
}

/// What a computer player decides in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision<A> {
    /// It plays an action.
    Action(A),
    /// It chooses a side under the pie rule (C-10).
    Side {
        /// Whether the players exchange their seats.
        exchange: bool,
    },
    /// It names a number before the game, or passes (C-12).
    Bid {
        /// The number; `None` if it passes.
        number: Option<u8>,
    },
}

/// How a computer player decides on one action.
struct Plan<G: Playable> {
    searcher: Box<dyn Searcher<G>>,
    limits: Limits,
    /// Time for the proof and the search together, if time is limited.
    time: Option<Duration>,
    /// Actions that the player overlooks.
    without: Vec<G::Action>,
    /// Nodes for trying to prove a best action before the search; 0 to try no proof.
    proof_nodes: u64,
    tables: TableSize,
}

impl Computer {
    /// Creates a player of this strength. `seed` determines its random choices. Only time-limited players
    /// need a clock.
    ///
    /// # Errors
    /// The strength has a time limit, and there is no clock.
    pub fn new(strength: Strength, seed: u64, clock: Option<Clock>) -> Result<Computer, NoClock> {
        use Strength::{Mcts, Search, Uct};
        let timed = matches!(strength, Search(budget) | Mcts(budget) | Uct(budget) if budget.is_time());
        if timed && clock.is_none() {
            return Err(NoClock);
        }
        Ok(Computer { strength, random: Generator::new(seed), clock })
    }

    /// Returns how the computer plays.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// Decides what the player at `seat` does when `task` is due. Returns `None` if the task asks for an
    /// action but no seat is to act. The same limits apply as in [`choose`](Computer::choose).
    pub fn decide<G: Playable>(
        &mut self,
        task: Task,
        seat: Seat,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Decision<G::Action>> {
        let action = match task {
            Task::Act => self.choose::<G>(view, context),
            Task::OpenFairly => self.open::<G>(view, |unfairness| unfairness, context),
            Task::OpenUnevenly => self.open::<G>(view, |unfairness| unfairness.map(|part| -part), context),
            Task::ChooseSide => {
                let exchange = self.prefers_other_seat::<G>(view, seat, context);
                return Some(Decision::Side { exchange });
            }
            Task::Bid { most, first } => {
                let number = (first || most >= self.least_bid::<G>()).then_some(most);
                return Some(Decision::Bid { number });
            }
        };
        action.map(Decision::Action)
    }

    /// Returns the smallest number that the player bids for the first seat. Stronger players bid less. A
    /// player that searches without a level bids like the strongest level. A player that does not search bids
    /// like the weakest level.
    fn least_bid<G: Playable>(&self) -> u8 {
        let bids = G::LEAST_BIDS;
        let bid = match self.strength {
            Strength::Random | Strength::Greedy | Strength::Steady => bids.first(),
            Strength::Level(number) => bids.get(usize::from(number.saturating_sub(1))).or(bids.last()),
            Strength::Search(_) | Strength::Mcts(_) | Strength::Uct(_) => bids.last(),
        };
        bid.copied().unwrap_or_default()
    }

    /// Chooses an action for the seat to act. `None` when no seat is to act, or if the game has no such
    /// player ([`has_steady`](crate::has_steady)). Both the limits of the context and the limits of the
    /// player's strength apply.
    pub fn choose<G: Playable>(
        &mut self,
        view: &G::View,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<G::Action> {
        let game = G::guess(view, &mut self.random);
        let seat = game.turn().seat()?;
        match self.strength {
            Strength::Random => return game.sample(&mut self.random),
            Strength::Greedy => return greedy(game, &mut self.random),
            Strength::Steady => return G::STEADY.and_then(|steady| steady(&game, seat)),
            _ if game.count() == 1 => return game.sample(&mut self.random),
            _ => {}
        }
        let plan = self.plan(&game)?;
        if let Some(action) = plan.searcher.at_once(&game) {
            return Some(action);
        }
        self.search(&game, view, plan, context).map(|info| info.best)
    }

    /// Whether the player at `seat` would rather have the other seat of a two-seat game (pie rule, C-10). A
    /// player that searches judges the position as it judges its actions. A greedy player compares scores. A
    /// random player decides at random. The player `steady` keeps its seat.
    fn prefers_other_seat<G: Playable>(
        &mut self,
        view: &G::View,
        seat: Seat,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> bool {
        let game = G::guess(view, &mut self.random);
        match self.strength {
            Strength::Random => return self.random.below(2) == 0,
            Strength::Greedy => return game.score(seat) < game.score(seat.other()),
            _ => {}
        }
        let found = self.plan(&game).and_then(|plan| self.search(&game, view, plan, context));
        let value = found.map_or(EVEN, |info| info.value);
        if game.turn().seat() == Some(seat) { value < EVEN } else { value > EVEN }
    }

    /// Chooses the opening action with the lowest `cost`; `None` when no seat is to act. `cost` receives two
    /// numbers: how far the position after the turn is from even in points, and how far in expected score.
    ///
    /// The player compares whole turns. It analyses each turn with an equal share of its nodes or time. The
    /// analysis makes no random errors, so weak levels open better than they play. A player that does not
    /// search chooses the opening like any other action.
    fn open<G: Playable>(
        &mut self,
        view: &G::View,
        cost: impl Fn([f64; 2]) -> [f64; 2],
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<G::Action> {
        let game = G::guess(view, &mut self.random);
        let seat = game.turn().seat()?;
        let Some(plan) = self.plan(&game) else { return self.choose::<G>(view, context) };
        let openings = self.openings(&game, seat);
        let share = openings.len().max(1) as u32;
        let limits = Limits { nodes: (plan.limits.nodes / u64::from(share)).max(1), ..plan.limits };
        let limits = limits.and(context.limits);
        let clock = self.clock.zip(plan.time).map(|(clock, time)| (clock, clock(), time));
        let mut best: Option<([f64; 2], G::Action)> = None;
        for (number, (action, after)) in (1..).zip(openings) {
            let Some(next) = after.turn().seat() else { continue };
            let is_over =
                || clock.is_some_and(|(clock, begun, time)| clock() >= begun + time * number / share);
            let stop = || (context.stop)() || is_over();
            let within = SearchContext::new(limits).stop_when(&stop);
            let seed = self.random.below(u32::MAX).into();
            let lines = analyze::<G>(&after.view(next.into()), 1, None, seed, plan.tables, &within);
            let Some(line) = lines.first() else { continue };
            // Among openings that win for one side, those that win by fewer points are fairer.
            let cost = cost([line.margin.unwrap_or(0.0).abs(), (line.value - EVEN).abs()]);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, action));
            }
        }
        best.map(|(_, action)| action).or_else(|| self.choose::<G>(view, context))
    }

    /// Returns the turns with which the player at `seat` can open: for each, its first action and the game
    /// after the turn. If there are very many first actions, only some are used, drawn at random.
    fn openings<G: Game>(&mut self, game: &G, seat: Seat) -> Vec<(G::Action, G)> {
        let first = match game.count() {
            count if count <= MAX_OPENINGS as u64 => legal(game),
            _ => (0..MAX_OPENINGS).filter_map(|_| game.sample(&mut self.random)).collect(),
        };
        let after = |game: &G, action| {
            let mut after = game.clone();
            after.play(action);
            after
        };
        let mut open: VecDeque<_> = first.into_iter().map(|action| (action, after(game, action))).collect();
        let mut turns = Vec::new();
        while let Some((first, game)) = open.pop_front() {
            if game.turn().seat() == Some(seat) && turns.len() + open.len() < MAX_OPENINGS {
                open.extend(legal(&game).into_iter().map(|action| (first, after(&game, action))));
            } else {
                turns.push((first, game));
            }
        }
        turns
    }

    /// Tries to prove a best action, and searches for one if that fails. Returns the result.
    fn search<G: Playable>(
        &mut self,
        game: &G,
        view: &G::View,
        mut plan: Plan<G>,
        context: &mut SearchContext<'_, Info<G::Action>>,
    ) -> Option<Info<G::Action>> {
        let clock = match plan.time {
            Some(time) => Some((self.clock?, time)),
            None => None,
        };
        let begun = clock.map(|(clock, _)| clock());
        let over = |part: u32| {
            clock
                .zip(begun)
                .is_some_and(|((clock, time), begun)| clock() >= begun.saturating_add(time / part))
        };
        let (limits, stop) = (context.limits, context.stop);
        let (stop_proof, stop) = (|| stop() || over(PROOF_PART), || stop() || over(1));
        let mut context = context.within(plan.limits.and(limits)).stop_when(&stop);
        let proof_nodes = plan.proof_nodes.min(limits.nodes);
        if proof_nodes >= LEAST_PROOF {
            let proof = SearchContext::new(Limits::nodes(proof_nodes)).stop_when(&stop_proof);
            if let Some(best) = G::boxed_oracle().best(game, plan.tables, &proof) {
                let info = self.tell_equals_apart::<G>(view, best, &context);
                context.report(&info);
                return Some(info);
            }
        }
        plan.searcher.think(view, &plan.without, &mut self.random, &mut context)
    }

    /// Returns how the player decides on an action; `None` if it does not search.
    fn plan<G: Playable>(&mut self, game: &G) -> Option<Plan<G>> {
        let tables = table_size(self.strength);
        let mut plan = Plan {
            searcher: G::boxed_plain_search(),
            limits: Limits::default(),
            time: None,
            without: Vec::new(),
            proof_nodes: 0,
            tables,
        };
        match self.strength {
            Strength::Random | Strength::Greedy | Strength::Steady => return None,
            Strength::Level(number) => {
                let level = levels::level::<G>(number);
                let blur = Blur::new(level.blur, self.random.below(u32::MAX).into());
                plan.searcher = G::boxed_best_search(blur, tables);
                plan.limits = Limits { depth: level.depth, ..Limits::nodes(level.nodes) };
                plan.without = self.overlooked(game, level.overlooks);
                if usize::from(number) >= G::LEVELS.len() {
                    plan.proof_nodes = PROOF_NODES;
                }
            }
            Strength::Search(budget) => {
                // The tables are built before the clock starts, so that they cost the first action no time.
                prepare(game, self.strength);
                plan.searcher = G::boxed_best_search(Blur::NONE, tables);
                (plan.limits, plan.time) = limits(budget);
                plan.proof_nodes = proof_nodes(budget);
            }
            Strength::Mcts(budget) => {
                plan.searcher = G::boxed_tree_search();
                (plan.limits, plan.time) = limits(budget);
            }
            Strength::Uct(budget) => (plan.limits, plan.time) = limits(budget),
        }
        Some(plan)
    }

    /// If several actions are equally good, chooses the most promising of them.
    fn tell_equals_apart<G: Playable>(
        &mut self,
        view: &G::View,
        best: KnownBest<G::Action>,
        context: &SearchContext<'_, Info<G::Action>>,
    ) -> Info<G::Action> {
        let KnownBest { mut info, others } = best;
        if !others.is_empty() {
            let equals: Vec<_> = others.into_iter().chain([info.best]).collect();
            let chosen = most_promising::<G>(view, &equals, &mut self.random, context);
            info.best = chosen.unwrap_or(info.best);
            info.line = vec![info.best];
        }
        info
    }

    /// Draws the legal actions that the player overlooks: each with a probability of `percent` %, or twice
    /// that if the action does not [lead on](Playable::leads_on). The actions that gain most at once get a
    /// second look: the player overlooks one of them only if it misses it twice. The player never overlooks a
    /// win, and it always sees at least one action.
    fn overlooked<G: Playable>(&mut self, game: &G, percent: u32) -> Vec<G::Action> {
        let mut overlooked = Vec::new();
        if percent > 0 {
            overlooked = legal(game);
            let seen = self.random.below(overlooked.len().max(1) as u32) as usize;
            overlooked.swap_remove(seen);
            let (wins, best) = obvious(game);
            let mut misses = |percent| self.random.below(100) < percent;
            overlooked.retain(|&action| {
                if best.contains(&action) {
                    return !wins && misses(percent) && misses(percent);
                }
                misses(if game.leads_on(action) { percent } else { 2 * percent })
            });
        }
        overlooked
    }
}

/// Builds the tables in which a player of this strength looks up positions, if there are any. The first call
/// takes up to a second, so call it before a clock starts.
pub fn prepare<G: Playable>(game: &G, strength: Strength) {
    if matches!(strength, Strength::Search(_)) {
        G::boxed_oracle().prepare(game, table_size(strength));
    }
}

fn table_size(strength: Strength) -> TableSize {
    match strength {
        Strength::Search(budget) if budget.is_time() => TableSize::Large,
        _ => TableSize::Common,
    }
}

/// For each millisecond of time, memory is reserved for this many positions: more than any search enters.
const ROOM: u64 = 8_192;

/// The value of a position in which both sides are equally good.
const EVEN: f64 = 0.5;

/// Once a player has found this many openings, it no longer extends openings by further actions of the same
/// turn.
const MAX_OPENINGS: usize = 48;

/// With fewer nodes than this, no proof is tried, because it would rarely succeed.
const LEAST_PROOF: u64 = 1_000;
/// A proof may use the allowed nodes or time divided by this number.
const PROOF_PART: u32 = 4;
/// The node limit of a proof for each millisecond of time: more nodes than a proof can enter, so that only
/// time limits it.
const PROOF_ROOM: u64 = 2_000;

/// Returns the number of nodes for trying to prove a best action before the search.
fn proof_nodes(budget: Budget) -> u64 {
    match budget {
        Budget::Nodes(nodes) => (nodes / u64::from(PROOF_PART)).min(PROOF_NODES),
        Budget::Time(time) => (time.as_millis() as u64).saturating_mul(PROOF_ROOM),
    }
}

/// Returns the limits of a search with this budget and, if the budget is a time, the time. The context limits
/// memory and threads further.
fn limits(budget: Budget) -> (Limits, Option<Duration>) {
    let limits = Limits { memory: usize::MAX, threads: usize::MAX, ..Limits::default() };
    match budget {
        Budget::Nodes(nodes) => (Limits { nodes, ..limits }, None),
        Budget::Time(time) => {
            // Clearing memory that the search cannot fill would only take time.
            let room = (time.as_millis() as u64).saturating_mul(ROOM);
            (Limits { memory: usize::try_from(room).unwrap_or(usize::MAX), ..limits }, Some(time))
        }
    }
}

/// The error of creating a time-limited player without a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoClock;

impl fmt::Display for NoClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no clock here for a player that is limited by time; limit it by nodes")
    }
}

impl error::Error for NoClock {}
