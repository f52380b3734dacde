//! One thread of an alpha-beta search.

use std::{ops::ControlFlow, sync::atomic::Ordering::Relaxed};

use rules::{Game, Seat, Turn};

use crate::{
    Evaluation, Limits,
    evaluation::{MOST, WON},
    ordering::{Ordering, action_hash},
    shared::{Iteration, Shared},
    transposition::{Bound, TranspositionEntry, Transpositions},
};

/// The longest path from the root, in plies. Positions at its end are evaluated statically.
pub(crate) const MAX_PLIES: usize = 200;
/// A thread may put off an action that another thread is searching, but only if at least this many plies are
/// left to search.
const LEAST_SHARED: i32 = 2;
/// Putting an action off lowers its rank by this much, so that it ranks below all others.
const PUT_OFF: i32 = 1 << 30;
/// Nodes between two polls of the stop signal.
const POLL: u64 = 1024;

/// The inputs that all threads of a search share.
#[derive(Debug)]
pub(crate) struct Task<'a, G: Game, E> {
    pub(crate) evaluation: &'a E,
    pub(crate) table: &'a Transpositions,
    pub(crate) shared: &'a Shared<G::Action>,
    pub(crate) limits: Limits,
    /// Actions left out at the root.
    pub(crate) without: &'a [G::Action],
}

impl<G: Game, E> Clone for Task<'_, G, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, E> Copy for Task<'_, G, E> {}

/// A legal action, with the data that decide when it is searched.
#[derive(Clone, Copy, Debug)]
struct Choice<A> {
    action: A,
    /// The action's place in the order in which the evaluation visits the actions.
    place: u16,
    rank: i32,
    /// Whether the rank comes from killers and history, because the action has no positive
    /// [promise](Evaluation::promise) and no earlier search found it best.
    quiet: bool,
    /// For an action that was put off: the number of actions that come before it by rank.
    put_off: Option<usize>,
}

pub(crate) struct Worker<'a, G: Game, E> {
    evaluation: &'a E,
    table: &'a Transpositions,
    shared: &'a Shared<G::Action>,
    limits: Limits,
    /// Actions left out at the root.
    without: &'a [G::Action],
    stop: &'a (dyn Fn() -> bool + Sync),
    nodes: u64,
    /// How many of this thread's `nodes` are already counted in `shared`.
    reported: u64,
    /// Whether some action of the root was searched. Until then no limit applies.
    has_answer: bool,
    /// Whether the search is over.
    is_over: bool,
    /// Whether the iteration is over: the whole search is over, or another thread has finished this depth.
    stops: bool,
    /// The depth of the iteration.
    depth: u32,
    ordering: Ordering<G::Action>,
    /// The choices of all positions on the path, beginning with the root.
    choices: Vec<Choice<G::Action>>,
    /// The principal variation from each ply on.
    lines: Vec<Vec<G::Action>>,
    root_choices: usize,
}

impl<'a, G: Game, E: Evaluation<G>> Worker<'a, G, E> {
    /// Creates a worker for thread `number`. Thread 0 is the one that started the search.
    pub(crate) fn new(
        number: usize,
        task: Task<'a, G, E>,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Worker<'a, G, E> {
        let Task { evaluation, table, shared, limits, without } = task;
        Worker {
            evaluation,
            table,
            shared,
            limits,
            without,
            stop,
            nodes: 0,
            reported: 0,
            has_answer: false,
            is_over: false,
            stops: false,
            depth: 1,
            ordering: Ordering::of(number),
            choices: Vec::with_capacity(1024),
            lines: vec![Vec::new(); MAX_PLIES + 2],
            root_choices: 0,
        }
    }

    /// Begins the iteration of this depth.
    pub(crate) fn begin(&mut self, depth: u32) {
        self.depth = depth;
        self.stops = self.is_over;
    }

    /// Whether the iteration was interrupted: because the search is over, or because another thread finished
    /// its depth.
    pub(crate) fn is_broken_off(&self) -> bool {
        self.stops
    }

    /// Ends the iteration with this value, which is ignored if the iteration was interrupted. Returns the
    /// result of this depth from whichever thread found it; `None` if none did.
    pub(crate) fn finish(&mut self, value: i32) -> Option<Iteration<G::Action>> {
        if self.stops {
            let deepest = self.shared.deepest(self.depth).filter(|_| !self.is_over);
            self.has_answer |= deepest.is_some();
            return deepest;
        }
        let iteration = Iteration { depth: self.depth, value, line: self.lines[0].clone() };
        self.shared.finish(&iteration);
        Some(iteration)
    }

    /// Whether the root has a single action, so that a deeper search cannot change the choice.
    pub(crate) fn has_one_choice(&self) -> bool {
        self.root_choices == 1 && self.without.is_empty()
    }

    /// Returns the principal variation.
    pub(crate) fn line(&self) -> &[G::Action] {
        &self.lines[0]
    }

    pub(crate) fn nodes_of_all(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes - self.reported
    }

    /// Adds the nodes that are not yet reported to the count of all threads.
    pub(crate) fn end(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.reported, Relaxed);
        self.reported = self.nodes;
    }

    /// Returns the root's value within the window from `alpha` to `beta`. If the value exceeds `alpha`,
    /// [`line`](Worker::line) returns the principal variation that leads to it.
    pub(crate) fn root(&mut self, game: &mut G, alpha: i32, beta: i32) -> i32 {
        self.choices.clear();
        self.search(game, self.depth as i32, 0, alpha, beta)
    }

    /// Returns the value of a position for the seat to act. The value is exact if it lies within the window,
    /// and otherwise a bound.
    fn search(&mut self, game: &mut G, depth: i32, ply: usize, mut alpha: i32, mut beta: i32) -> i32 {
        // 1. Count the node, and narrow the window to the possible values: at best the next action wins, at
        //    worst the game is already lost.
        self.lines[ply].clear();
        if self.enter() {
            return 0;
        }
        let root = ply == 0;
        alpha = alpha.max(lost(ply));
        beta = beta.min(-lost(ply + 1));
        if !root && alpha >= beta {
            return alpha;
        }

        // 2. Some positions need no search: their value is known, or an action wins at once.
        let key = game.key();
        self.table.prefetch(key);
        if !root && let Some(value) = self.evaluation.settled(game) {
            return value;
        }
        if let Some(action) =
            self.evaluation.at_once(game).filter(|action| !root || !self.without.contains(action))
        {
            if root {
                self.root_choices = 1;
            }
            self.lines[ply + 1].clear();
            self.extend_line(ply, action);
            return -lost(ply + 1);
        }

        // 3. At the horizon, evaluate a quiet position statically. The table lookup comes after the
        //    evaluation, so that the processor loads the slot meanwhile. This is faster, although the lookup
        //    sometimes makes the evaluation unnecessary.
        let open = beta - alpha > 1;
        let quiescent = depth <= 0;
        let tense = quiescent && self.evaluation.tense(game);
        let judged = quiescent && !tense;
        let mut best = if judged { self.evaluation.evaluate(game) } else { -WON };
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| !root && !open && entry.depth >= depth) {
            let value = from_table(entry.value, ply);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if settles {
                return value;
            }
        }
        if ply >= MAX_PLIES {
            return self.evaluation.evaluate(game);
        }
        if best >= beta {
            return best;
        }
        let floor = alpha;
        alpha = alpha.max(best);

        // 4. List the actions. A position that is evaluated statically lists only its forcing actions. Their
        //    places differ from the places in the full list, so the table does not store them.
        let Turn::Seat(seat) = game.turn() else { return 0 };
        let best_before = known.filter(|_| !judged).map(|entry| entry.best);
        let first = self.list(game, ply, best_before, judged);
        let count = self.choices.len() - first;
        if judged && count == 0 {
            return best;
        }
        if root {
            self.root_choices = count;
        }

        // 5. Search the actions in order: the first with the full window, each other one with a null window,
        //    which shows only whether it is better. Search late actions less deeply. If one of these quick
        //    searches says that an action is better, search the action again in full. If a position has only
        //    one action, that action costs no depth.
        let next_depth = if count == 1 && !quiescent { depth } else { depth - 1 };
        let mut best_place = u16::MAX;
        let shared = !quiescent && next_depth >= LEAST_SHARED && self.limits.threads > 1;
        for index in 0..count {
            let (choice, before) = self.next(first, index, shared.then_some(key));
            let mark = shared.then(|| self.shared.active.mark(action_hash(key, choice.action)));
            let undo = game.play(choice.action);
            let less = if quiescent || !choice.quiet { 0 } else { reduction(next_depth, before, open) };
            let scout = open && index > 0 || less > 0;
            let mut value = 0;
            if scout {
                value = self.beyond(game, seat, next_depth - less, ply, [alpha, alpha + 1]);
                if less > 0 && value > alpha {
                    value = self.beyond(game, seat, next_depth, ply, [alpha, alpha + 1]);
                }
            }
            if !scout || open && alpha < value && value < beta {
                value = self.beyond(game, seat, next_depth, ply, [alpha, beta]);
            }
            game.undo(undo);
            drop(mark);
            if self.stops {
                break;
            }
            if value > best {
                best = value;
                best_place = choice.place;
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, choice.action);
                    if value >= beta {
                        if choice.quiet && !quiescent {
                            let tried = self.choices[first..first + index].iter();
                            let tried = tried.filter(|tried| tried.quiet).map(|tried| tried.action);
                            self.ordering.reward(seat, ply, depth, choice.action, tried);
                        }
                        break;
                    }
                }
            }
        }
        self.choices.truncate(first);

        // 6. Store the result in the table.
        if !self.stops {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > floor => Bound::Exact,
                _ => Bound::Upper,
            };
            let value = to_table(best, ply);
            let best = if judged { u16::MAX } else { best_place };
            self.table.put(key, TranspositionEntry { value, depth: depth.max(-1), bound, best });
        }
        best
    }

    /// Returns the value of the position after an action, for the seat that chose the action (`mover`).
    fn beyond(&mut self, game: &mut G, mover: Seat, depth: i32, ply: usize, [alpha, beta]: [i32; 2]) -> i32 {
        match game.turn() {
            Turn::Seat(seat) if seat == mover => self.search(game, depth, ply + 1, alpha, beta),
            Turn::Seat(_) => -self.search(game, depth, ply + 1, -beta, -alpha),
            Turn::Chance | Turn::Over => {
                self.lines[ply + 1].clear();
                let score = game.outcome().map_or(0.5, |outcome| outcome.score(mover));
                if score == 0.5 { 0 } else { lost(ply + 1) * if score > 0.5 { -1 } else { 1 } }
            }
        }
    }

    /// Counts a node, and returns whether the iteration must end.
    fn enter(&mut self) -> bool {
        self.is_over = self.is_over || self.has_answer && self.nodes >= self.limits.nodes;
        self.stops = self.stops || self.is_over;
        self.nodes += u64::from(!self.stops);
        if self.nodes.is_multiple_of(POLL) {
            self.end();
            let all = self.shared.nodes.load(Relaxed);
            let enough = self.shared.over.load(Relaxed) || all >= self.limits.nodes || (self.stop)();
            self.is_over = self.is_over || self.has_answer && enough;
            self.stops = self.is_over || self.shared.is_finished(self.depth);
        }
        self.stops
    }

    /// Appends the choices of a position to `choices`, and returns the index of the first. `known` is the
    /// place of the action that was best in an earlier search. If `forcing` is set, only forcing actions are
    /// listed.
    fn list(&mut self, game: &G, ply: usize, known: Option<u16>, forcing: bool) -> usize {
        let first = self.choices.len();
        let Turn::Seat(seat) = game.turn() else { return first };
        let mut place: u16 = 0;
        let (root, without) = (ply == 0, self.without);
        let (choices, ordering) = (&mut self.choices, &self.ordering);
        let mut list = |action, promise: i32| {
            let mut quiet = promise <= 0;
            let rank = if known == Some(place) {
                quiet = false;
                i32::MAX
            } else if quiet {
                promise.saturating_add(ordering.rank(seat, ply, action))
            } else {
                promise.saturating_add(Ordering::<G::Action>::MOST)
            };
            if !root || !without.contains(&action) {
                choices.push(Choice { action, place, rank, quiet, put_off: None });
            }
            place = place.saturating_add(1);
        };
        self.evaluation.visit(game, forcing, &mut list);
        if root && self.choices.len() == first {
            // `without` contains every action that the evaluation visits, so search the other legal actions.
            let (choices, without) = (&mut self.choices, self.without);
            let _ = game.visit(|action| -> ControlFlow<()> {
                if !without.contains(&action) {
                    choices.push(Choice { action, place: u16::MAX, rank: 0, quiet: true, put_off: None });
                }
                ControlFlow::Continue(())
            });
        }
        first
    }

    /// Moves the next choice to `first + index`, and returns it. Also returns the number of choices that rank
    /// before it, including those that were put off. If `key` is given, other threads may search the same
    /// position. A choice that another thread is searching is then put off, until only such choices are left.
    /// The first choice is never put off, because its value is the bound for the other searches.
    fn next(&mut self, first: usize, index: usize, key: Option<u64>) -> (Choice<G::Action>, usize) {
        let at = first + index;
        loop {
            let choice = self.pick(at);
            let Some(key) = key.filter(|_| index > 0) else { return (choice, index) };
            if let Some(before) = choice.put_off {
                return (choice, before);
            }
            let before = index + self.choices[at..].iter().filter(|one| one.put_off.is_some()).count();
            if !self.shared.active.contains(action_hash(key, choice.action)) {
                return (choice, before);
            }
            self.choices[at] =
                Choice { rank: choice.rank.saturating_sub(PUT_OFF), put_off: Some(before), ..choice };
        }
    }

    /// Finds the choice with the highest rank at or after index `at`, and moves it to `at`.
    fn pick(&mut self, at: usize) -> Choice<G::Action> {
        let mut best = at;
        for other in at + 1..self.choices.len() {
            if self.choices[other].rank > self.choices[best].rank {
                best = other;
            }
        }
        self.choices.swap(at, best);
        self.choices[at]
    }

    /// Sets the principal variation of this ply to the action, followed by the principal variation of the
    /// next ply.
    fn extend_line(&mut self, ply: usize, action: G::Action) {
        let [here, next] = &mut self.lines[ply..ply + 2] else { return };
        here.clear();
        here.push(action);
        here.extend_from_slice(next);
        self.has_answer |= ply == 0;
    }
}

/// Returns the value of a game lost at this ply.
fn lost(ply: usize) -> i32 {
    ply as i32 - WON
}

/// Returns the number of plies by which the first search of a late quiet action is shorter (late move
/// reduction).
fn reduction(depth: i32, index: usize, open: bool) -> i32 {
    if depth < 2 || index < 3 {
        return 0;
    }
    1 + i32::from(!open && index >= 8) + i32::from(depth >= 6 && index >= 16)
}

/// Converts a value for the table. The search counts the plies to a proven end from the root, the table from
/// the position.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value > MOST => value + ply as i32,
        _ if value < -MOST => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value > MOST => value - ply as i32,
        _ if value < -MOST => value + ply as i32,
        _ => value,
    }
}
