//! Questions to the search: the value of a position, of each move, and a line of perfect play.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU32, AtomicU64, Ordering::Relaxed};

use rules::{
    Game, Seat,
    mancala::{Action, Board, Mancala, RuleSet},
};

use super::{
    certain::Certain,
    memory::{Known, Memory, NONE, Pages},
    proof::{Bounds, Proof},
    search::{Answer, Search, Shared},
    set::{Egyptian, Ethiopian, General, Nigerian, Set},
    side::Side,
    tables::Tables,
};

/// No limit to the depth.
const ENDLESS: i32 = i32::MAX;
/// Below this depth one thread is faster than several.
const ALONE: i32 = 10;
/// After so many nodes without an answer, easier questions are asked first, so that something is proven early. No question takes
/// as many in Egyptian with four stones.
const PATIENCE: u64 = 1 << 22;
/// How many times as patient one is after that.
const MORE_PATIENCE: u64 = 8;
/// A goal that narrows a bound is on one part in so many of the way to what is believed; and if that is out of reach and nothing is
/// known, on one in so many times as many.
const HALF: i32 = 2;
const NEARER: i32 = 4;
/// With so many stones fewer than at the start it is worth to tell what is certain by the own side alone.
const BANKED: usize = 8;

/// What the outside says and hears while a question is worked on.
pub struct Control<'a> {
    /// Whether to end, asked now and then.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// End after so many positions.
    pub limit: u64,
    /// How far it is.
    pub gauge: &'a Gauge,
    /// Told of what took much work to prove, to be kept and [learned](Solver::learn) another time.
    pub found: &'a (dyn Fn(Proof) + Sync),
}

impl Control<'_> {
    /// The same, but for so many nodes at most.
    fn within(&self, nodes: u64) -> Control<'_> {
        let limit = self.limit.min(self.gauge.nodes.load(Relaxed).saturating_add(nodes));
        Control { stop: self.stop, limit, gauge: self.gauge, found: self.found }
    }

    fn is_over(&self) -> bool {
        (self.stop)() || self.gauge.nodes.load(Relaxed) >= self.limit
    }
}

/// How far a search is.
#[derive(Default, Debug)]
pub struct Gauge {
    /// Positions looked at so far.
    pub nodes: AtomicU64,
    /// Depth of the search at present, in turns; without limit at the end.
    pub depth: AtomicI32,
    /// The part of the search to this depth that is settled, in millionths; a rough guess.
    pub settled: AtomicU32,
}

/// Everything about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The final difference of the mancalas, seen by the player to act.
    pub value: Bounds,
    /// The same after each legal action, sorted as text, still seen by the player to act before it.
    pub moves: Vec<MoveValue>,
}

/// What an action is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveValue {
    /// The action.
    pub action: Action,
    /// The final difference after it.
    pub value: Bounds,
}

/// Solves positions of one rule set, and remembers from one to the next.
pub struct Solver<'a> {
    tables: &'a Tables,
    memory: Memory<'a>,
    threads: usize,
    /// What is certain, where this solver knows more of it than all do.
    certain: Option<Certain>,
}

impl<'a> Solver<'a> {
    /// A solver for positions with at most so many stones in the bowls; `None` if the room is too small for so many stones.
    pub fn new(
        tables: &'a Tables,
        pages: &'a mut Pages,
        stones: usize,
        threads: usize,
    ) -> Option<Solver<'a>> {
        let memory = Memory::new(stones, pages)?;
        Some(Solver { tables, memory, threads: threads.max(1), certain: None })
    }

    /// Has it look farther, for a long search from a position of so many stones: in General it finds out first what is certain with
    /// many stones. With 48 that takes seconds and 126 megabytes, or less if `stop` says so.
    #[must_use]
    pub fn far(self, stones: usize, stop: &dyn Fn() -> bool) -> Solver<'a> {
        let certain = match self.tables.rule_set() {
            RuleSet::General => Certain::far::<General>(stones.saturating_sub(BANKED), stop),
            _ => None,
        };
        Solver { certain, ..self }
    }

    /// Takes a proof of another time for granted. It must come from [`Control::found`], of the same rule set.
    pub fn learn(&self, proof: &Proof) {
        let [own, other] = proof.board().bowls().map(Side::of);
        let stones = (own.stones + other.stones) as i32;
        let Bounds { lower, upper } = proof.bounds;
        if !(-stones <= lower && lower <= upper && upper <= stones) {
            return;
        }
        // Where play can go round in circles, the lower bound was proven by the player to act, the upper one by the other.
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

    /// The final difference, seen by the player to act, or at the end of the game by South; if it was stopped, what was proven
    /// by then.
    pub fn value(&self, game: &Mancala, control: &Control) -> Bounds {
        if game.outcome().is_some() {
            let difference = game.score(Seat::FIRST) - game.score(Seat::SECOND);
            return Bounds { lower: difference, upper: difference };
        }
        let board = game.board();
        let rest = match self.tables.bounds(board) {
            Some(bounds) => bounds,
            None => match self.tables.rule_set() {
                RuleSet::General => self.rest::<General>(board, control),
                RuleSet::Egyptian => self.rest::<Egyptian>(board, control),
                RuleSet::Ethiopian => self.rest::<Ethiopian>(board, control),
                RuleSet::Nigerian => self.rest::<Nigerian>(board, control),
            },
        };
        rest.plus(board.lead())
    }

    /// The value of every legal action, told one by one; then of the position. If it was stopped, what was proven by then.
    pub fn solve(&self, game: &Mancala, control: &Control, mut told: impl FnMut(&MoveValue)) -> Solution {
        // The best action's value is the position's: once that is known, the others are easier.
        let mut value = self.value(game, control);
        let mut moves: Vec<MoveValue> = Vec::new();
        for action in rules::legal(game) {
            let value = self.after(game, action, control);
            moves.push(MoveValue { action, value });
            told(&MoveValue { action, value });
        }
        if let (Some(lower), Some(upper)) =
            (moves.iter().map(|one| one.value.lower).max(), moves.iter().map(|one| one.value.upper).max())
        {
            let narrowed = value.and(Bounds { lower, upper });
            if narrowed != value && self.tables.rule_set() != RuleSet::Ethiopian {
                let board = game.board();
                (control.found)(Proof { bowls: board.bowls(), bounds: narrowed.plus(-board.lead()) });
            }
            value = narrowed;
        }
        Solution { value, moves }
    }

    /// A line of play in which no action gives away what is proven for the player who takes it, as long as it is proven.
    pub fn line(&self, game: &Mancala, control: &Control) -> Vec<Action> {
        let mut game = self.game_without_past(game);
        let mut line = Vec::new();
        while game.outcome().is_none() {
            let Some((action, _)) = self.best(&game, control) else { break };
            game.play(action);
            line.push(action);
        }
        line
    }

    /// An action that gives nothing away, and what the position is worth; `None` if that is not proven, or at the end of the
    /// game.
    pub fn best(&self, game: &Mancala, control: &Control) -> Option<(Action, i32)> {
        let game = self.game_without_past(game);
        let value = self.value(&game, control).value()?;
        let mut actions = rules::legal(&game);
        // What was best in the proof of the value is most likely proven already.
        let likely = self.remembered(game.board());
        actions.sort_by_key(|&action| Some(action) != likely);
        let best =
            actions.into_iter().find(|&action| self.keeps(&game, action, value, control) == Some(true))?;
        Some((best, value))
    }

    /// The action that was best when a position was searched last.
    fn remembered(&self, board: Board) -> Option<Action> {
        let [own, other] = board.bowls().map(Side::of);
        let index = self.memory.get(self.memory.slot(own, other, false))?.best;
        match self.tables.rule_set() {
            RuleSet::Ethiopian => None,
            _ => (index != NONE).then(|| Egyptian::action(index)),
        }
    }

    /// Whether an action keeps this value, which takes less than to find out its own; `None` if it was stopped.
    pub(super) fn keeps(
        &self,
        game: &Mancala,
        action: Action,
        value: i32,
        control: &Control,
    ) -> Option<bool> {
        let mut next = self.game_without_past(game);
        next.play(action);
        let board = next.board();
        let same = next.turn().seat() == game.turn().seat();
        if next.outcome().is_some() || self.tables.bounds(board).is_some() {
            return Some(self.after(game, action, control).lower >= value);
        }
        let goal = if same { value - board.lead() } else { 1 - value - board.lead() };
        let prover = game.board().actor();
        let answer = match self.tables.rule_set() {
            RuleSet::General => self.decide::<General>(board, prover, goal, control),
            RuleSet::Egyptian => self.decide::<Egyptian>(board, prover, goal, control),
            RuleSet::Ethiopian => self.decide::<Ethiopian>(board, prover, goal, control),
            RuleSet::Nigerian => self.decide::<Nigerian>(board, prover, goal, control),
        };
        answer.map(|reached| reached == same)
    }

    /// Whether the player to act banks at least so much more; `None` if it was stopped.
    fn decide<S: Set>(&self, board: Board, prover: Seat, goal: i32, control: &Control) -> Option<bool> {
        let answer = self.ask::<S>(&self.shared::<S>(control), board, prover, goal, ENDLESS)?;
        Some(answer.value >= goal)
    }

    /// A position is solved as its own first occurrence.
    fn game_without_past(&self, game: &Mancala) -> Mancala {
        match game.position().map(|text| Mancala::from_position(game.spec(), &text)) {
            Some(Ok(fresh)) => fresh,
            _ => game.clone(),
        }
    }

    /// The value after an action, seen by the player who takes it.
    pub(super) fn after(&self, game: &Mancala, action: Action, control: &Control) -> Bounds {
        let mut next = self.game_without_past(game);
        next.play(action);
        let value = self.value(&next, control);
        let seen_by = next.turn().seat().unwrap_or(Seat::FIRST);
        if Some(seen_by) == game.turn().seat() { value } else { value.turned() }
    }

    /// How much more the player to act banks from here on.
    fn rest<S: Set>(&self, board: Board, control: &Control) -> Bounds {
        let actor = board.actor();
        if !S::BOTH {
            return self.proven::<S>(board, actor, true, control);
        }
        // Something is proven of each before either is proven to the end.
        let both = |to_the_end| {
            [actor, actor.other()].map(|prover| self.proven::<S>(board, prover, to_the_end, control))
        };
        let mut bounds = both(false);
        if bounds.iter().any(|bounds| bounds.value().is_none()) && !control.is_over() {
            bounds = both(true);
        }
        Bounds { lower: bounds[0].lower, upper: bounds[1].upper }
    }

    fn shared<'b, S: Set>(&'b self, control: &'b Control<'b>) -> Shared<'b> {
        let certain = self.certain.as_ref().unwrap_or_else(|| Certain::of::<S>());
        Shared { tables: self.tables, certain, memory: &self.memory, control }
    }

    /// Deeper and deeper, until nothing rests on belief, or it is to end. Each depth's value is looked for around that of the
    /// depth before. Where an answer takes long, bounds are proven before one goes on; they are all that is told if it is
    /// not to go on to the end.
    fn proven<S: Set>(&self, board: Board, prover: Seat, to_the_end: bool, control: &Control) -> Bounds {
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
            control.gauge.depth.store(depth, Relaxed);
            let mut believed = bounds;
            while believed.lower < believed.upper {
                let above = believed.lower + step;
                let goal = (above + (value - above).max(0) / step * step).min(believed.upper);
                let part = control.within(patience);
                let Some(answer) = self.ask::<S>(&self.shared::<S>(&part), board, prover, goal, depth) else {
                    if !control.is_over() {
                        self.narrow::<S>(board, prover, &mut bounds, value, patience, control);
                    }
                    if control.is_over() || !to_the_end {
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
                    (control.found)(Proof::by::<S>(board, prover == board.actor(), bounds));
                }
                value = if reached { goal + step } else { goal - step };
            }
            value = believed.lower;
        }
        bounds
    }

    /// Narrows bounds from outside, since it is easier to prove that a value is not far below or above what is believed: each
    /// goal is halfway to that, until one takes more than so many nodes; as long as nothing is known, nearer ones are tried.
    fn narrow<S: Set>(
        &self,
        board: Board,
        prover: Seat,
        bounds: &mut Bounds,
        believed: i32,
        patience: u64,
        control: &Control,
    ) {
        let step = step::<S>();
        let actor = prover == board.actor();
        let stones = board.bowls().map(|bowls| Side::of(bowls).stones as i32).iter().sum::<i32>();
        for from_below in [true, false] {
            // Of two provers each proves his own bound.
            let asked = !S::BOTH || from_below == actor;
            let mut part = HALF;
            while asked && bounds.lower < bounds.upper {
                // What is proven may have left it behind.
                let believed = believed.clamp(bounds.lower, bounds.upper);
                let bound = if from_below { bounds.lower } else { bounds.upper };
                let way = step.max((believed - bound).abs() / part / step * step);
                let goal = if from_below { bound + way } else { bound - way + step };
                let within = control.within(patience);
                match self.ask::<S>(&self.shared::<S>(&within), board, prover, goal, ENDLESS) {
                    Some(answer) => {
                        bounds.learn(goal, step, answer.value >= goal);
                        (control.found)(Proof::by::<S>(board, actor, *bounds));
                    }
                    None if bound.abs() < stones || way == step || control.is_over() => break,
                    None => part *= NEARER,
                }
            }
        }
    }

    /// Asks with all threads: the helpers take the moves of a position in another order and leave what they find in the
    /// memory.
    fn ask<S: Set>(
        &self,
        shared: &Shared,
        board: Board,
        prover: Seat,
        goal: i32,
        depth: i32,
    ) -> Option<Answer> {
        let done = AtomicBool::new(false);
        let ask = |helper: usize| {
            let answer = Search::new(shared, &done, prover, helper % 2 == 1).ask::<S>(board, goal, depth);
            done.store(true, Relaxed);
            answer
        };
        if self.threads == 1 || depth < ALONE {
            return ask(0);
        }
        std::thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads).map(|helper| scope.spawn(move || ask(helper))).collect();
            let answer = ask(0);
            helpers.into_iter().filter_map(|helper| helper.join().ok()).fold(answer, Option::or)
        })
    }
}

/// By what goals go: where all stones are banked, the difference is even when their number is.
fn step<S: Set>() -> i32 {
    if S::CAPTURES { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use rules::{
        Game, Spec as _,
        mancala::{Mancala, RuleSet, Spec},
    };

    use super::{Bounds, Control, Egyptian, Gauge, Pages, Solver, Tables};

    /// What is proven of a start of Egyptian by narrowing bounds.
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
        let gauge = Gauge::default();
        let control = Control { stop: &|| false, limit: u64::MAX, gauge: &gauge, found: &|_| () };
        let board = start.board();
        solver.narrow::<Egyptian>(board, board.actor(), &mut bounds, believed, patience, &control);
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
        // Halfway to what is believed would be 30.
        assert!(30 < bounds.upper && bounds.upper < 48, "{bounds:?}");
        Ok(())
    }
}
