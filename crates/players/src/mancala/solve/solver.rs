//! Uses the search to find the value of a position, the value of each move, and a line of perfect play.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
};

use rules::{
    Game, Seat,
    mancala::{Action, Board, Mancala, RuleSet},
};
use search::{Limits, SearchContext};

use super::{
    certain::Certain,
    memory::{Known, Memory, NONE, Pages},
    proof::{Bounds, Proof},
    search::{Answer, Shared, SolverThread},
    set::{Egyptian, Ethiopian, General, Nigerian, Set},
    side::Side,
    tables::Tables,
};

/// The depth of a search without a limit.
const ENDLESS: i32 = i32::MAX;
/// Below this depth one thread is faster than several.
const ALONE: i32 = 10;
/// After this many nodes without an answer, the solver first asks easier questions, so that it can report
/// some bounds early. In Egyptian with four stones in each bowl, no question takes that many nodes.
const PATIENCE: u64 = 1 << 22;
/// The factor by which [`PATIENCE`] grows each time it runs out.
const MORE_PATIENCE: u64 = 8;
/// The solver narrows a bound in steps. At first, a step is the distance between the bound and the value that
/// the solver expects, divided by this number.
const HALF: i32 = 2;
/// If a goal takes too many nodes and nothing about the bound is proven yet, the next step is shorter by this
/// factor.
const NEARER: i32 = 4;
/// Before a long search, the solver computes the certain lead for every position that has at least this many
/// stones fewer in its bowls than the position to solve.
const BANKED: usize = 8;

/// The progress of the solver.
#[derive(Clone, PartialEq, Debug)]
pub struct SolverProgress {
    /// Nodes that this [`Solver`] has searched so far.
    pub nodes: u64,
    /// Depth of the search in turns; [`ENDLESS`](SolverProgress::ENDLESS) in the last search, which has no
    /// limit.
    pub depth: i32,
    /// The fraction of the search to this depth that is done, from 0 to 1. This is a rough estimate.
    pub done: f64,
    /// Results worth storing that were found since the last report. A later run can
    /// [learn](Solver::learn) them.
    pub proofs: Vec<Proof>,
}

impl SolverProgress {
    /// The depth of a search without a limit.
    pub const ENDLESS: i32 = ENDLESS;
}

/// The context of a solver.
pub(super) type Context<'a> = SearchContext<'a, SolverProgress>;

/// The values of a position and of its actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The final difference of the mancalas, as seen by the player to act.
    pub value: Bounds,
    /// The value of each legal action, as seen by the player who chooses it. The actions are in the order of
    /// their text forms.
    pub moves: Vec<MoveValue>,
}

/// The value of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveValue {
    /// A legal action.
    pub action: Action,
    /// The final difference of the mancalas after the action, as seen by the player who chooses it.
    pub value: Bounds,
}

/// Solves positions of one rule set. The transposition table is kept between questions.
pub struct Solver<'a> {
    tables: &'a Tables,
    memory: Memory<'a>,
    threads: usize,
    /// The certain lead, if this solver has computed it for more positions than the shared data covers.
    certain: Option<Certain>,
    nodes: AtomicU64,
    /// Results that are worth storing and not reported yet.
    proofs: Mutex<Vec<Proof>>,
}

impl<'a> Solver<'a> {
    /// Creates a solver for positions with at most this many stones in the bowls. Returns `None` if the
    /// memory is too small for them.
    pub fn new(
        tables: &'a Tables,
        pages: &'a mut Pages,
        stones: usize,
        threads: usize,
    ) -> Option<Solver<'a>> {
        let memory = Memory::new(stones, pages)?;
        Some(Solver {
            tables,
            memory,
            threads: threads.max(1),
            certain: None,
            nodes: AtomicU64::new(0),
            proofs: Mutex::default(),
        })
    }

    /// Returns the same solver, prepared for a long search from a position with this many stones. In General,
    /// this first computes the certain lead for positions with many stones. For 48 stones that takes seconds
    /// and 126 megabytes. The stop signal ends the computation early.
    #[must_use]
    pub fn far(self, stones: usize, context: &SearchContext<'_, SolverProgress>) -> Solver<'a> {
        let certain = match self.tables.rule_set() {
            RuleSet::General => Certain::far::<General>(stones.saturating_sub(BANKED), context),
            _ => None,
        };
        Solver { certain, ..self }
    }

    /// Returns the number of nodes searched so far, by all threads and for all questions.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Stores a result of an earlier run in the transposition table. It must come from
    /// [`SolverProgress::proofs`] and belong to the same rule set.
    pub fn learn(&self, proof: &Proof) {
        let [own, other] = proof.board().bowls().map(Side::of);
        let stones = (own.stones + other.stones) as i32;
        let Bounds { lower, upper } = proof.bounds;
        if !(-stones <= lower && lower <= upper && upper <= stones) {
            return;
        }
        // In a rule set with cycles, a search for the player to act proved the lower bound, and a search for
        // the other player the upper bound.
        let parts = match self.tables.rule_set() {
            RuleSet::Ethiopian => {
                vec![(true, Bounds { lower, upper: stones }), (false, Bounds { lower: -stones, upper })]
            }
            _ => vec![(false, proof.bounds)],
        };
        for (by_actor, bounds) in parts {
            let slot = self.memory.slot(own, other, by_actor);
            let known = self.memory.get(slot).unwrap_or(Known::nothing(stones));
            let Bounds { lower, upper } = Bounds { lower: known.lower, upper: known.upper }.and(bounds);
            self.memory.put(slot, Known { lower, upper, best: NONE, ..known }, 15);
        }
    }

    /// Returns the number of stones by which the player to act ends ahead. If the game is already over,
    /// returns the number of stones by which South is ahead. If the search is stopped, returns the bounds
    /// proven by then.
    pub fn value(&self, game: &Mancala, context: &mut Context<'_>) -> Bounds {
        if game.outcome().is_some() {
            let difference = game.score(Seat::FIRST) - game.score(Seat::SECOND);
            return Bounds { lower: difference, upper: difference };
        }
        let board = game.board();
        let rest = match self.tables.bounds(board) {
            Some(bounds) => bounds,
            None => match self.tables.rule_set() {
                RuleSet::General => self.rest::<General>(board, context),
                RuleSet::Egyptian => self.rest::<Egyptian>(board, context),
                RuleSet::Ethiopian => self.rest::<Ethiopian>(board, context),
                RuleSet::Nigerian => self.rest::<Nigerian>(board, context),
            },
        };
        rest.plus(board.lead())
    }

    /// Finds the value of the position and of every legal action. Passes each action and its value to `each`
    /// as soon as the value is found. If the search is stopped, returns the bounds proven by then.
    pub fn solve(
        &self,
        game: &Mancala,
        context: &mut Context<'_>,
        mut each: impl FnMut(&MoveValue),
    ) -> Solution {
        let end = self.end(context);
        // The best action has the value of the position. Once this value is known, the other actions are
        // easier to solve.
        let mut value = self.value(game, &mut self.rest_of(context, end));
        let mut moves: Vec<MoveValue> = Vec::new();
        for action in rules::legal(game) {
            let value = self.after(game, action, &mut self.rest_of(context, end));
            moves.push(MoveValue { action, value });
            each(&MoveValue { action, value });
        }
        if let (Some(lower), Some(upper)) =
            (moves.iter().map(|one| one.value.lower).max(), moves.iter().map(|one| one.value.upper).max())
        {
            let narrowed = value.and(Bounds { lower, upper });
            if narrowed != value && self.tables.rule_set() != RuleSet::Ethiopian {
                let board = game.board();
                self.found(Proof { bowls: board.bowls(), bounds: narrowed.plus(-board.lead()) });
                self.report(context, ENDLESS, 1.0);
            }
            value = narrowed;
        }
        Solution { value, moves }
    }

    /// Returns a line of perfect play, as far as it is proven.
    pub fn line(&self, game: &Mancala, context: &mut Context<'_>) -> Vec<Action> {
        let end = self.end(context);
        let mut game = self.game_without_past(game);
        let mut line = Vec::new();
        while game.outcome().is_none() {
            let Some((action, _)) = self.best(&game, &mut self.rest_of(context, end)) else { break };
            game.play(action);
            line.push(action);
        }
        line
    }

    /// Returns a best action and the value of the position. `None` if they are not proven, or if the game is
    /// over.
    pub fn best(&self, game: &Mancala, context: &mut Context<'_>) -> Option<(Action, i32)> {
        let end = self.end(context);
        let game = self.game_without_past(game);
        let value = self.value(&game, &mut self.rest_of(context, end)).value()?;
        let mut actions = rules::legal(&game);
        // The action that was best in the proof of the value is most likely proven already.
        let likely = self.remembered(game.board());
        actions.sort_by_key(|&action| Some(action) != likely);
        let best = actions.into_iter().find(|&action| {
            self.keeps(&game, action, value, &mut self.rest_of(context, end)) == Some(true)
        })?;
        Some((best, value))
    }

    /// Returns the action that was best in the last search of a position.
    fn remembered(&self, board: Board) -> Option<Action> {
        let [own, other] = board.bowls().map(Side::of);
        let index = self.memory.get(self.memory.slot(own, other, false))?.best;
        match self.tables.rule_set() {
            RuleSet::Ethiopian => None,
            _ => (index != NONE).then(|| Egyptian::action(index)),
        }
    }

    /// Whether an action keeps this value of the position; `None` if the search was stopped. This takes fewer
    /// nodes than solving the action.
    pub(super) fn keeps(
        &self,
        game: &Mancala,
        action: Action,
        value: i32,
        context: &mut Context<'_>,
    ) -> Option<bool> {
        let mut next = self.game_without_past(game);
        next.play(action);
        let board = next.board();
        let same = next.turn().seat() == game.turn().seat();
        if next.outcome().is_some() || self.tables.bounds(board).is_some() {
            return Some(self.after(game, action, context).lower >= value);
        }
        let goal = if same { value - board.lead() } else { 1 - value - board.lead() };
        let answer = self.decide(board, game.board().actor(), goal, context);
        answer.map(|reached| reached == same)
    }

    /// Whether the player to act still gains a lead of at least `goal`. `None` if the search was stopped. In
    /// a rule set with cycles, the player must be able to force this lead without repeating a position.
    pub fn reaches(&self, board: Board, goal: i32, context: &mut Context<'_>) -> Option<bool> {
        if let Some(bounds) = self.tables.bounds(board) {
            return Some(bounds.lower >= goal);
        }
        self.decide(board, board.actor(), goal, context)
    }

    /// Whether a position is proven to be worth 0; `None` if the search was stopped. This takes fewer nodes
    /// than finding the value.
    pub(super) fn is_even(&self, game: &Mancala, context: &mut Context<'_>) -> Option<bool> {
        let end = self.end(context);
        let board = self.game_without_past(game).board();
        let (actor, even) = (board.actor(), -board.lead());
        if let Some(bounds) = self.tables.bounds(board) {
            return Some(bounds.value() == Some(even));
        }
        Some(
            self.decide(board, actor, even, &mut self.rest_of(context, end))?
                && !self.decide(board, actor.other(), even + 1, &mut self.rest_of(context, end))?,
        )
    }

    /// Whether the player to act still gains a lead of at least `goal`; `None` if the search was stopped.
    /// `prover` is the player for whom the search proves a bound. A repetition counts as their failure.
    fn decide(&self, board: Board, prover: Seat, goal: i32, context: &mut Context<'_>) -> Option<bool> {
        match self.tables.rule_set() {
            RuleSet::General => self.decide_by::<General>(board, prover, goal, context),
            RuleSet::Egyptian => self.decide_by::<Egyptian>(board, prover, goal, context),
            RuleSet::Ethiopian => self.decide_by::<Ethiopian>(board, prover, goal, context),
            RuleSet::Nigerian => self.decide_by::<Nigerian>(board, prover, goal, context),
        }
    }

    fn decide_by<S: Set>(
        &self,
        board: Board,
        prover: Seat,
        goal: i32,
        context: &mut Context<'_>,
    ) -> Option<bool> {
        let answer = self.ask::<S>(board, prover, goal, ENDLESS, context)?;
        Some(answer.value >= goal)
    }

    /// Returns the same position in a game without a past, as if it occurred for the first time. The solver
    /// solves positions in this form.
    fn game_without_past(&self, game: &Mancala) -> Mancala {
        match game.position().map(|text| Mancala::from_position(game.spec(), &text)) {
            Some(Ok(fresh)) => fresh,
            _ => game.clone(),
        }
    }

    /// Returns the value after an action, as seen by the player who chooses it.
    pub(super) fn after(&self, game: &Mancala, action: Action, context: &mut Context<'_>) -> Bounds {
        let mut next = self.game_without_past(game);
        next.play(action);
        let value = self.value(&next, context);
        let seen_by = next.turn().seat().unwrap_or(Seat::FIRST);
        if Some(seen_by) == game.turn().seat() { value } else { value.turned() }
    }

    /// Returns bounds on the lead that the player to act still gains.
    fn rest<S: Set>(&self, board: Board, context: &mut Context<'_>) -> Bounds {
        let actor = board.actor();
        if !S::BOTH {
            return self.proven::<S>(board, actor, true, context);
        }
        // First search each player's question until some bound is proven. Then search both to the end.
        let end = self.end(context);
        let provers = [actor, actor.other()];
        let both = |to_the_end, context: &mut Context<'_>| {
            provers.map(|prover| self.proven::<S>(board, prover, to_the_end, &mut self.rest_of(context, end)))
        };
        let mut bounds = both(false, context);
        if bounds.iter().any(|bounds| bounds.value().is_none()) && !self.is_over(context, end) {
            bounds = both(true, context);
        }
        Bounds { lower: bounds[0].lower, upper: bounds[1].upper }
    }

    /// Returns the solver's node count at which a search that begins now reaches its limit.
    fn end(&self, context: &Context<'_>) -> u64 {
        self.nodes().saturating_add(context.limits.nodes)
    }

    /// Returns the same context, limited to the nodes that are left until the solver's count reaches `end`.
    fn rest_of<'b>(&self, context: &'b mut Context<'_>, end: u64) -> Context<'b> {
        context.within(Limits::nodes(end.saturating_sub(self.nodes())))
    }

    fn is_over(&self, context: &Context<'_>, end: u64) -> bool {
        context.is_stopped() || self.nodes() >= end
    }

    /// Keeps a result for the next report.
    pub(super) fn found(&self, proof: Proof) {
        self.proofs.lock().unwrap_or_else(PoisonError::into_inner).push(proof);
    }

    /// Reports the progress and the results that were found since the last report.
    pub(super) fn report(&self, context: &mut Context<'_>, depth: i32, done: f64) {
        let proofs = std::mem::take(&mut *self.proofs.lock().unwrap_or_else(PoisonError::into_inner));
        context.report(&SolverProgress { nodes: self.nodes(), depth, done, proofs });
    }

    /// Searches with growing depth, until the value is proven or the limit is reached. The search to each
    /// depth first tries goals near the value that the previous depth found. If an answer takes long, the
    /// solver first proves bounds. It then returns these bounds, unless `to_the_end` is set.
    fn proven<S: Set>(
        &self,
        board: Board,
        prover: Seat,
        to_the_end: bool,
        context: &mut Context<'_>,
    ) -> Bounds {
        let end = self.end(context);
        let [own, other] = board.bowls().map(Side::of);
        let stones = (own.stones + other.stones) as i32;
        let slot = self.memory.slot(own, other, S::BOTH && prover == board.actor());
        let known = self.memory.get(slot).unwrap_or(Known::nothing(stones));
        let mut bounds = Bounds { lower: known.lower, upper: known.upper };
        let step = step::<S>();
        let mut value = 0;
        let mut patience = PATIENCE;
        let mut depths = S::DEPTHS.iter();
        while bounds.lower < bounds.upper {
            let depth = depths.next().copied().unwrap_or(ENDLESS);
            let mut believed = bounds;
            while believed.lower < believed.upper {
                let above = believed.lower + step;
                let goal = (above + (value - above).max(0) / step * step).min(believed.upper);
                let part = &mut self.rest_of(context, end.min(self.nodes().saturating_add(patience)));
                let Some(answer) = self.ask::<S>(board, prover, goal, depth, part) else {
                    if !self.is_over(context, end) {
                        let rest = &mut self.rest_of(context, end);
                        self.narrow::<S>(board, prover, &mut bounds, value, patience, rest);
                    }
                    if self.is_over(context, end) || !to_the_end {
                        return bounds;
                    }
                    believed = believed.within(bounds);
                    patience = patience.saturating_mul(MORE_PATIENCE);
                    continue;
                };
                let reached = answer.value >= goal;
                believed.learn(goal, step, reached);
                if answer.proven {
                    bounds.learn(goal, step, reached);
                    self.found(Proof::by::<S>(board, prover == board.actor(), bounds));
                    self.report(context, depth, 1.0);
                }
                value = if reached { goal + step } else { goal - step };
            }
            value = believed.lower;
        }
        bounds
    }

    /// Narrows bounds from outside, because goals far from the believed value are easier to prove. Each goal
    /// lies halfway between a bound and the believed value. When a goal takes more than `patience` nodes, the
    /// solver leaves this bound as it is. But if nothing about the bound is proven yet, the solver first
    /// tries goals nearer to the bound.
    fn narrow<S: Set>(
        &self,
        board: Board,
        prover: Seat,
        bounds: &mut Bounds,
        believed: i32,
        patience: u64,
        context: &mut Context<'_>,
    ) {
        let end = self.end(context);
        let step = step::<S>();
        let actor = prover == board.actor();
        let stones = board.bowls().map(|bowls| Side::of(bowls).stones as i32).iter().sum::<i32>();
        for from_below in [true, false] {
            // In a rule set with cycles, each player's search proves only that player's own bound.
            let asked = !S::BOTH || from_below == actor;
            let mut steps = HALF;
            while asked && bounds.lower < bounds.upper {
                // The proven bounds may exclude the believed value.
                let believed = believed.clamp(bounds.lower, bounds.upper);
                let bound = if from_below { bounds.lower } else { bounds.upper };
                let way = step.max((believed - bound).abs() / steps / step * step);
                let goal = if from_below { bound + way } else { bound - way + step };
                let part = &mut self.rest_of(context, end.min(self.nodes().saturating_add(patience)));
                match self.ask::<S>(board, prover, goal, ENDLESS, part) {
                    Some(answer) => {
                        bounds.learn(goal, step, answer.value >= goal);
                        self.found(Proof::by::<S>(board, actor, *bounds));
                        self.report(context, ENDLESS, 1.0);
                    }
                    None if bound.abs() < stones || way == step || self.is_over(context, end) => break,
                    None => steps *= NEARER,
                }
            }
        }
    }

    /// Runs the search on all threads. Every second helper searches the moves of a position in reverse order.
    /// All threads share their results through the memory. `None` if the search was stopped.
    fn ask<S: Set>(
        &self,
        board: Board,
        prover: Seat,
        goal: i32,
        depth: i32,
        context: &mut Context<'_>,
    ) -> Option<Answer> {
        let shared = Shared {
            solver: self,
            tables: self.tables,
            certain: self.certain.as_ref().unwrap_or_else(|| Certain::of::<S>()),
            memory: &self.memory,
            end: self.end(context),
            done: AtomicBool::new(false),
        };
        let ask = |thread: SolverThread<'_>| {
            let answer = thread.ask::<S>(board, goal, depth);
            shared.done.store(true, Relaxed);
            answer
        };
        let first = SolverThread::new(&shared, prover, false, Some(context.within(context.limits)));
        if self.threads == 1 || depth < ALONE {
            return ask(first);
        }
        std::thread::scope(|scope| {
            let (shared, ask) = (&shared, &ask);
            let helper = |number: usize| {
                scope.spawn(move || ask(SolverThread::new(shared, prover, number % 2 == 1, None)))
            };
            let helpers: Vec<_> = (1..self.threads).map(helper).collect();
            let answer = ask(first);
            helpers.into_iter().filter_map(|helper| helper.join().ok()).fold(answer, Option::or)
        })
    }

    pub(super) fn count(&self, nodes: u64) -> u64 {
        self.nodes.fetch_add(nodes, Relaxed) + nodes
    }
}

/// Returns the step between goals. In rule sets in which all stones are banked at the end, the difference has
/// the parity of the number of stones, so the step is 2.
fn step<S: Set>() -> i32 {
    if S::CAPTURES { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use rules::{
        Game, Spec as _,
        mancala::{Mancala, RuleSet, Spec},
    };

    use super::{Bounds, Context, Egyptian, Limits, Pages, Solver, Tables};

    /// Narrows these bounds on the value of the starting position of a spec of Egyptian.
    fn narrowed(
        spec: &str,
        mut bounds: Bounds,
        believed: i32,
        patience: u64,
    ) -> Result<Bounds, Box<dyn std::error::Error>> {
        let start = Mancala::new(Spec::parse(spec).map_err(|illegal| format!("{illegal:?}"))?);
        let tables = Tables::new(RuleSet::Egyptian);
        let mut pages = Pages::new(1 << 22)?;
        let solver = Solver::new(&tables, &mut pages, 48, 1).ok_or("too little room")?;
        let mut context = Context::new(Limits::default());
        let board = start.board();
        solver.narrow::<Egyptian>(board, board.actor(), &mut bounds, believed, patience, &mut context);
        Ok(bounds)
    }

    #[test]
    fn bounds_are_narrowed_whatever_is_believed() -> Result<(), Box<dyn std::error::Error>> {
        for believed in [-60, -24, 0, 10, 24, 60] {
            for bounds in [Bounds { lower: -24, upper: 24 }, Bounds { lower: 8, upper: 12 }] {
                let value = narrowed("mancala:stones=2", bounds, believed, u64::MAX)?.value();
                assert_eq!(value, Some(10), "{believed}");
            }
        }
        Ok(())
    }

    #[test]
    fn nearer_goals_are_tried_as_long_as_nothing_is_known() -> Result<(), Box<dyn std::error::Error>> {
        let bounds = narrowed("mancala", Bounds { lower: -48, upper: 48 }, 10, 100)?;
        assert!(-48 < bounds.lower && bounds.lower <= 10, "{bounds:?}");
        // A goal halfway to the believed value would prove 30.
        assert!(30 < bounds.upper && bounds.upper < 48, "{bounds:?}");
        Ok(())
    }
}
