//! One thread of an alpha-beta search.

use std::{ops::ControlFlow, sync::atomic::Ordering::Relaxed};

use rules::{Game, Seat, Turn};

use crate::{
    Evaluation, Limits,
    evaluation::{MOST, WON},
    ordering::{Ordering, mixed},
    shared::{Iteration, Shared},
    transposition::{Bound, Entry, Transpositions},
};

/// Longest way from the root; what lies beyond is evaluated as it is.
pub(crate) const MAX_PLIES: usize = 200;
/// Threads put off what another is at where at least so many plies are left to search.
const LEAST_SHARED: i32 = 2;
/// By how much the rank falls of what is put off: below all others.
const PUT_OFF: i32 = 1 << 30;
/// Nodes between two looks at the signal to stop.
const POLL: u64 = 1024;

/// A legal action, and how early it deserves to be tried.
#[derive(Clone, Copy, Debug)]
struct Choice<A> {
    action: A,
    /// Its place in the order in which the game shows the actions.
    place: u16,
    rank: i32,
    /// Whether it comes among the last only because nothing speaks for it.
    quiet: bool,
    /// How many came before it, if it was put off.
    put_off: Option<usize>,
}

#[derive(Debug)]
pub(crate) struct Worker<'a, G: Game, E> {
    evaluation: &'a E,
    table: &'a Transpositions,
    shared: &'a Shared<G::Action>,
    limits: Limits,
    /// Actions of the root that are left aside.
    without: &'a [G::Action],
    nodes: u64,
    /// Nodes already told to the others.
    told: u64,
    /// Whether some action of the root was searched: before, no limit holds.
    has_answer: bool,
    /// Whether the search is over.
    is_over: bool,
    /// Whether the iteration is: with the search, or because another thread finished its depth.
    stops: bool,
    /// The depth of the iteration.
    depth: u32,
    ordering: Ordering<G::Action>,
    /// The choices of every position on the way, one after the other.
    choices: Vec<Choice<G::Action>>,
    /// The best line from each ply on.
    lines: Vec<Vec<G::Action>>,
    root_choices: usize,
}

impl<'a, G: Game, E: Evaluation<G>> Worker<'a, G, E> {
    pub(crate) fn new(
        number: usize,
        evaluation: &'a E,
        table: &'a Transpositions,
        shared: &'a Shared<G::Action>,
        limits: Limits,
        without: &'a [G::Action],
    ) -> Worker<'a, G, E> {
        Worker {
            evaluation,
            table,
            shared,
            limits,
            without,
            nodes: 0,
            told: 0,
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

    /// Whether the iteration was broken off: because the search is over, or because another thread finished this depth.
    pub(crate) fn is_broken_off(&self) -> bool {
        self.stops
    }

    /// Ends the iteration, with this value unless it was broken off. What is known of its depth, if it was finished by
    /// any thread.
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

    /// Whether the root leaves no choice, so that there is nothing to find out.
    pub(crate) fn has_one_choice(&self) -> bool {
        self.root_choices == 1 && self.without.is_empty()
    }

    /// What is expected to follow.
    pub(crate) fn line(&self) -> &[G::Action] {
        &self.lines[0]
    }

    pub(crate) fn scale(&self) -> f64 {
        self.evaluation.scale()
    }

    pub(crate) fn nodes_of_all(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + self.nodes - self.told
    }

    /// Tells the others what was not told yet.
    pub(crate) fn end(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.told, Relaxed);
        self.told = self.nodes;
    }

    /// The root's value within a window. If it lies above `alpha`, [`line`](Worker::line) holds how.
    pub(crate) fn root(&mut self, game: &mut G, alpha: i32, beta: i32, stop: &dyn Fn() -> bool) -> i32 {
        self.choices.clear();
        self.search(game, self.depth as i32, 0, alpha, beta, stop)
    }

    /// The worth of a position to the seat to act.
    fn search(
        &mut self,
        game: &mut G,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        stop: &dyn Fn() -> bool,
    ) -> i32 {
        self.lines[ply].clear();
        if self.enter(stop) {
            return 0;
        }
        let root = ply == 0;
        // Nothing here can be better than to win with the next action, or worse than to have lost already.
        alpha = alpha.max(lost(ply));
        beta = beta.min(-lost(ply + 1));
        if !root && alpha >= beta {
            return alpha;
        }
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
            self.note(ply, action);
            return -lost(ply + 1);
        }
        let open = beta - alpha > 1;
        let quiescent = depth <= 0;
        let tense = quiescent && self.evaluation.tense(game);
        // Judged before what is known is looked up, though that may make it idle: meanwhile the memory answers.
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
        let Turn::Seat(seat) = game.turn() else { return 0 };
        // What was judged is only searched for what forces; places are those among all choices.
        let best_before = known.filter(|_| !judged).map(|entry| entry.best);
        let first = self.list(game, ply, best_before, judged);
        let count = self.choices.len() - first;
        if judged && count == 0 {
            return best;
        }
        if root {
            self.root_choices = count;
        }
        // Where there is no choice, nothing is decided, so nothing is paid for it.
        let next_depth = if count == 1 && !quiescent { depth } else { depth - 1 };
        let mut best_place = u16::MAX;
        let shared = !quiescent && next_depth >= LEAST_SHARED && self.limits.threads > 1;
        for index in 0..count {
            let (choice, before) = self.next(first, index, shared.then_some(key));
            let busy = shared.then(|| self.shared.busy.with(mixed(key, choice.action)));
            let undo = game.play(choice.action);
            let less = if quiescent || !choice.quiet { 0 } else { reduction(next_depth, before, open) };
            // All but the first are only asked whether they are better; what seems so is searched in full.
            let scout = open && index > 0 || less > 0;
            let mut value = 0;
            if scout {
                value = self.beyond(game, seat, next_depth - less, ply, alpha, alpha + 1, stop);
                if less > 0 && value > alpha {
                    value = self.beyond(game, seat, next_depth, ply, alpha, alpha + 1, stop);
                }
            }
            if !scout || open && alpha < value && value < beta {
                value = self.beyond(game, seat, next_depth, ply, alpha, beta, stop);
            }
            game.undo(undo);
            drop(busy);
            if self.stops {
                break;
            }
            if value > best {
                best = value;
                best_place = choice.place;
                if value > alpha {
                    alpha = value;
                    self.note(ply, choice.action);
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
        if !self.stops {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > floor => Bound::Exact,
                _ => Bound::Upper,
            };
            let value = to_table(best, ply);
            self.table.put(
                key,
                Entry {
                    value,
                    depth: depth.max(-1),
                    bound,
                    best: if judged { u16::MAX } else { best_place },
                },
            );
        }
        best
    }

    /// The worth of the position after an action to the seat that played it.
    #[allow(clippy::too_many_arguments, reason = "a window, where it stands and what ends it")]
    fn beyond(
        &mut self,
        game: &mut G,
        mover: Seat,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        stop: &dyn Fn() -> bool,
    ) -> i32 {
        match game.turn() {
            Turn::Seat(seat) if seat == mover => self.search(game, depth, ply + 1, alpha, beta, stop),
            Turn::Seat(_) => -self.search(game, depth, ply + 1, -beta, -alpha, stop),
            Turn::Chance | Turn::Over => {
                self.lines[ply + 1].clear();
                let score = game.outcome().map_or(0.5, |outcome| outcome.score(mover));
                if score == 0.5 { 0 } else { lost(ply + 1) * if score > 0.5 { -1 } else { 1 } }
            }
        }
    }

    /// Counts a node. Whether the iteration shall end.
    fn enter(&mut self, stop: &dyn Fn() -> bool) -> bool {
        self.is_over = self.is_over || self.has_answer && self.nodes >= self.limits.nodes;
        self.stops = self.stops || self.is_over;
        self.nodes += u64::from(!self.stops);
        if self.nodes.is_multiple_of(POLL) {
            self.end();
            let all = self.shared.nodes.load(Relaxed);
            let enough = self.shared.over.load(Relaxed) || all >= self.limits.nodes || stop();
            self.is_over = self.is_over || self.has_answer && enough;
            self.stops = self.is_over || self.shared.is_finished(self.depth);
        }
        self.stops
    }

    /// Lists the choices of a position behind those of the positions before; returns where they begin. `known` is the place
    /// of the one that was best before.
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
            // Nothing is left of what deserves a search, so that the rest does.
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

    /// The next choice after so many, moved behind them, and how many come before it by rank. In a position that is shared, given its
    /// key, what another thread is searching is put off until nothing else is left; but never the first, which settles
    /// most.
    fn next(&mut self, first: usize, index: usize, key: Option<u64>) -> (Choice<G::Action>, usize) {
        let at = first + index;
        loop {
            let choice = self.pick(at);
            let Some(key) = key.filter(|_| index > 0) else { return (choice, index) };
            if let Some(before) = choice.put_off {
                return (choice, before);
            }
            let before = index + self.choices[at..].iter().filter(|one| one.put_off.is_some()).count();
            if !self.shared.busy.is_searched(mixed(key, choice.action)) {
                return (choice, before);
            }
            self.choices[at] =
                Choice { rank: choice.rank.saturating_sub(PUT_OFF), put_off: Some(before), ..choice };
        }
    }

    /// The choice of the highest rank from `at` on, moved to `at`.
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

    /// The line of this ply is this action, and what follows.
    fn note(&mut self, ply: usize, action: G::Action) {
        let [here, next] = &mut self.lines[ply..ply + 2] else { return };
        here.clear();
        here.push(action);
        here.extend_from_slice(next);
        self.has_answer |= ply == 0;
    }
}

/// The value of having lost at this ply.
fn lost(ply: usize) -> i32 {
    ply as i32 - WON
}

/// By how much less a quiet action that comes late is searched at first.
fn reduction(depth: i32, index: usize, open: bool) -> i32 {
    if depth < 2 || index < 3 {
        return 0;
    }
    1 + i32::from(!open && index >= 8) + i32::from(depth >= 6 && index >= 16)
}

/// In the table, a proven end counts from the position; on the way, from the root.
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
