//! The exact search, which answers whether the value of a position is at least some goal.
//!
//! It is alpha-beta with a null window, first to a few depths, then without a limit. At the depth limit, it
//! relies on an estimate by the players' tuned weights. A result that rests on an estimate is a *belief*. It
//! orders the moves of the next, deeper search, but does not count as proven. Moves that bank stones come
//! early, because fewer stones in bowls mean a smaller proof. Moves to positions that the weights rate highly
//! come early, too.

use std::{
    cmp::Reverse,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use rules::{Seat, mancala::Board};

use super::{
    certain::Certain,
    memory::{Belief, Known, Memory, NONE, Slot},
    proof::{Bounds, Proof},
    set::Set,
    side::Side,
    solver::{Context, Solver},
    tables::Tables,
};
use crate::mancala::{features::rest, weights::WEIGHTS};

/// With at least this many stones in the bowls, the search looks up all children in the memory before it
/// searches one. That saves few nodes, and with fewer stones it costs more than it saves. Solving Egyptian
/// with four stones in each bowl takes 4.34 million nodes with these lookups, and 4.45 million without them.
const LOOK: i32 = 20;
/// In the move order, the weight of a move that gives another turn. A banked stone weighs 64, and a bowl
/// weighs 4 more than the bowl to its left.
const AGAIN: i32 = 300;
/// In the move order, the weight of each stone of a certain lead. It counts only in rule sets where the tuned
/// weights do not order the moves.
const CERTAIN: i32 = 16;
/// Proofs of at least this many nodes are reported, to be stored.
const HEAVY: u64 = 1 << 20;
/// After this many nodes, a thread reports how far it is and checks whether it must stop.
const WATCH: u64 = 1 << 12;

/// The data that all threads share while they work on one question.
pub(super) struct Shared<'a> {
    pub(super) solver: &'a Solver<'a>,
    pub(super) tables: &'a Tables,
    pub(super) certain: &'a Certain,
    pub(super) memory: &'a Memory<'a>,
    /// The solver's node count at which the search ends.
    pub(super) end: u64,
    /// Set when all threads must end: the question is answered, or the search was stopped.
    pub(super) done: AtomicBool,
}

/// The search of one thread.
pub(super) struct SolverThread<'a> {
    shared: &'a Shared<'a>,
    /// Set only in the thread that started the search. This thread reports progress and obeys the stop
    /// signal.
    context: Option<Context<'a>>,
    /// The player for whom the search proves a bound. A cycle counts as their failure.
    prover: Seat,
    /// The positions from the first to the present one, if play can go round in cycles in this rule set.
    /// Otherwise empty.
    path: Vec<Board>,
    /// Whether the moves after the most promising one are searched in reverse order, so that two threads
    /// share the work.
    backwards: bool,
    nodes: u64,
    stopped: bool,
    /// The depth of the search, for reports.
    depth: i32,
    /// The part of the question that is done, for reports.
    part: f32,
}

/// An answer to whether a position's value reaches a goal: a lower bound if it does, otherwise an upper
/// bound.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    pub(super) value: i32,
    pub(super) proven: bool,
}

/// The part of a question that a node answers, from 0 to 1, assuming that all children of a node take equal
/// work.
#[derive(Clone, Copy)]
struct Span {
    from: f32,
    size: f32,
}

impl Span {
    /// Smaller parts are not reported.
    const LEAST: f32 = 1e-4;
    const WHOLE: Span = Span { from: 0.0, size: 1.0 };

    /// Records that this part is done, and returns the next part, which has the same size.
    #[inline(always)]
    fn next(self, part: &mut f32) -> Span {
        let from = self.from + self.size;
        if self.size > Span::LEAST {
            *part = from;
        }
        Span { from, ..self }
    }
}

#[derive(Clone, Copy)]
struct Node {
    board: Board,
    own: Side,
    other: Side,
    slot: Slot,
}

#[derive(Clone, Copy)]
struct Child {
    node: Node,
    /// The lead that the player gains by the sowing itself.
    gain: i32,
    /// Whether the same player acts again.
    same: bool,
    index: usize,
    /// An estimate of the lead that the player to act in the child still gains.
    guess: i32,
    order: i32,
}

impl Child {
    /// Converts a value of the child to the point of view of its parent.
    #[inline(always)]
    fn value(&self, value: i32) -> i32 {
        if self.same { self.gain + value } else { self.gain - value }
    }

    /// Estimates the value of the child and sets its place in the move order. `least` is a lower bound on the
    /// child's value from the point of view of its parent.
    #[inline(always)]
    fn judge<S: Set>(&mut self, board: Board, least: i32) {
        self.order = 4 * (self.index % 6) as i32;
        if !S::JUDGED {
            self.order += CERTAIN * least;
            return;
        }
        let [promise, stone] = rest(board, WEIGHTS[S::RULES as usize]);
        let stones = (self.node.own.stones + self.node.other.stones) as i32;
        self.guess = (promise / stone.max(1)).clamp(-stones, stones);
        self.order += 64 * self.gain + if self.same { AGAIN + promise / 4 } else { -promise / 4 };
    }

    /// Returns the goal for the search of the child. If the same player acts in the child, the parent reaches
    /// its own goal when the child's value reaches this goal. If the other player acts, the parent reaches
    /// its own goal when the child's value stays below this goal.
    #[inline(always)]
    fn goal(&self, goal: i32) -> i32 {
        if self.same { goal - self.gain } else { self.gain - goal + 1 }
    }
}

impl<'a> SolverThread<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        prover: Seat,
        backwards: bool,
        context: Option<Context<'a>>,
    ) -> SolverThread<'a> {
        SolverThread {
            shared,
            context,
            prover,
            path: Vec::new(),
            backwards,
            nodes: 0,
            stopped: false,
            depth: 0,
            part: 0.0,
        }
    }

    /// Whether the player to act still gains a lead of at least `goal`, as far as a search to this depth can
    /// tell. `None` if the search was stopped.
    pub(super) fn ask<S: Set>(mut self, board: Board, goal: i32, depth: i32) -> Option<Answer> {
        self.depth = depth;
        let node = self.at::<S>(board);
        let known = self.shared.memory.get(node.slot);
        let answer = match settled(&node, known, goal, depth) {
            Some(answer) => answer,
            None => self.node::<S>(&node, known, goal, depth, Span::WHOLE),
        };
        self.shared.solver.count(self.nodes % WATCH);
        (!self.stopped).then_some(answer)
    }

    #[inline(always)]
    fn at<S: Set>(&self, board: Board) -> Node {
        let [own, other] = board.bowls().map(Side::of);
        let by_actor = S::BOTH && board.actor() == self.prover;
        Node { board, own, other, slot: self.shared.memory.slot(own, other, by_actor) }
    }

    fn node<S: Set>(
        &mut self,
        node: &Node,
        known: Option<Known>,
        goal: i32,
        depth: i32,
        mut span: Span,
    ) -> Answer {
        self.nodes += 1;
        if self.nodes.is_multiple_of(WATCH) {
            self.watch();
        }
        let begun = self.nodes;
        let stones = (node.own.stones + node.other.stones) as i32;
        let mut known = known.unwrap_or(Known::nothing(stones));

        // 1. Sow each legal action, and start loading the entry of the result into the processor's cache.
        let [own_bowls, _] = node.board.bowls();
        let (lead, actor) = (node.board.lead(), node.board.actor());
        let mut sowings = [const { None }; 12];
        for index in 0..S::ACTIONS {
            if !S::is_legal(own_bowls, index) {
                continue;
            }
            let sown = S::sown(node.board, index);
            let at = self.at::<S>(sown.board);
            if !self.shared.tables.fetch(at.own, at.other) {
                self.shared.memory.fetch(at.slot);
            }
            if let Some(place) = sowings.get_mut(index) {
                *place = Some((sown, at));
            }
        }

        // 2. Check whether tables, certain stones or the memory answer the question without a search.
        let mut children = [const { None }; 12];
        let mut count = 0;
        let mut best = -stones;
        let mut best_index = NONE;
        let look = stones >= LOOK;
        for (index, sowing) in sowings.iter().enumerate() {
            let Some((sown, at)) = *sowing else { continue };
            let same = sown.board.actor() == actor;
            let gain = if same { sown.board.lead() } else { -sown.board.lead() } - lead;
            let by_actor = S::BOTH && sown.board.actor() == self.prover;
            let rest =
                if sown.is_over() { Some(0) } else { self.shared.tables.at(at.own, at.other, by_actor) };
            let mut child = Child { node: at, gain, same, index, guess: 0, order: 0 };
            let [least, most] = match rest {
                Some(rest) => [rest, rest],
                None => self.shared.certain.narrow(at.own, at.other, sown.board.bowls()[1], child.goal(goal)),
            };
            let [least, most] = [least, most].map(|rest| child.value(rest));
            let [least, most] = if same { [least, most] } else { [most, least] };
            if least >= goal || most < goal {
                let value = if least >= goal { least } else { most };
                if value > best {
                    (best, best_index) = (value, index);
                }
                if best >= goal {
                    break;
                }
                continue;
            }
            child.judge::<S>(sown.board, least);
            if index == known.best {
                child.order = i32::MAX;
            }
            if let Some(place) = children.get_mut(count) {
                *place = Some(child);
                count += 1;
            }
        }
        let children = children.get_mut(..count).unwrap_or_default();
        for child in children.iter().flatten() {
            if best >= goal || !look {
                break;
            }
            if let Some(found) = self.shared.memory.get(child.node.slot) {
                let least = if child.same { found.lower } else { found.upper };
                if child.value(least) > best {
                    (best, best_index) = (child.value(least), child.index);
                }
            }
        }
        if best >= goal {
            known = Known { lower: best.max(known.lower), best: best_index, ..known };
            self.shared.memory.put(node.slot, known, 0);
            return Answer { value: best, proven: true };
        }

        // 3. Search the other children, the most promising first.
        if S::BOTH {
            self.path.push(node.board);
        }
        let mut proven = true;
        span.size /= children.len().max(1) as f32;
        let mut left: u32 = (1 << children.len()) - 1;
        while let Some(child) = self.pick(children, &mut left) {
            let answer = self.child::<S>(child, goal, depth, span);
            span = span.next(&mut self.part);
            if self.stopped {
                break;
            }
            if answer.value >= goal {
                (best, best_index, proven) = (answer.value, child.index, answer.proven);
                break;
            }
            proven &= answer.proven;
            if answer.value > best {
                (best, best_index) = (answer.value, child.index);
            }
        }
        if S::BOTH {
            self.path.pop();
        }
        if self.stopped {
            return Answer { value: best, proven: false };
        }

        // 4. Store what was learned.
        let work = self.nodes - begun + 1;
        known.best = best_index;
        match (proven, best >= goal) {
            (true, true) => known.lower = known.lower.max(best),
            (true, false) => known.upper = known.upper.min(best),
            (false, at_least) => {
                known.belief = Belief { depth, bound: best.clamp(-stones, stones), at_least }
            }
        }
        self.shared.memory.put(node.slot, known, work.ilog2() / 2 + 1);
        if proven && work >= HEAVY {
            let bounds = Bounds { lower: known.lower, upper: known.upper };
            let by_actor = node.board.actor() == self.prover;
            self.shared.solver.found(Proof::by::<S>(node.board, by_actor, bounds));
        }
        Answer { value: best, proven }
    }

    /// Picks the most promising of the remaining children and removes its bit from `left`. After the first
    /// child, a thread that searches backwards picks the least promising.
    #[inline(always)]
    fn pick<'b>(&self, children: &'b [Option<Child>], left: &mut u32) -> Option<&'b Child> {
        let first = *left + 1 == 1 << children.len();
        let sign = if self.backwards && !first { -1 } else { 1 };
        let open = children.iter().enumerate().filter(|(nth, _)| *left >> nth & 1 == 1);
        let order = |child: &Option<Child>| child.as_ref().map_or(0, |child| sign * i64::from(child.order));
        // Among equals, pick the first child: sowing to the right comes before sowing to the left.
        let (nth, child) = open.max_by_key(|(nth, child)| (order(child), Reverse(*nth)))?;
        *left ^= 1 << nth;
        child.as_ref()
    }

    /// Returns the answer of a child, from the point of view of its parent.
    #[inline(always)]
    fn child<S: Set>(&mut self, child: &Child, goal: i32, depth: i32, span: Span) -> Answer {
        let depth = if child.same { depth } else { depth - 1 };
        // Look the child up now, because the search of a sibling may have added to what is known.
        let known = self.shared.memory.get(child.node.slot);
        let answer = if let Some(answer) = settled(&child.node, known, child.goal(goal), depth) {
            answer
        } else if depth <= 0 {
            Answer { value: child.guess, proven: false }
        } else if S::BOTH && self.path.contains(&child.node.board) {
            // A repetition is a failure of the prover.
            let stones = (child.node.own.stones + child.node.other.stones) as i32;
            let by_actor = child.node.board.actor() == self.prover;
            Answer { value: if by_actor { -stones } else { stones }, proven: true }
        } else {
            self.node::<S>(&child.node, known, child.goal(goal), depth, span)
        };
        Answer { value: child.value(answer.value), proven: answer.proven }
    }

    #[cold]
    fn watch(&mut self) {
        let Shared { solver, end, done, .. } = self.shared;
        let nodes = solver.count(WATCH);
        if let Some(context) = &mut self.context {
            solver.report(context, self.depth, self.part.into());
            if context.is_stopped() {
                done.store(true, Relaxed);
            }
        }
        self.stopped = nodes >= *end || done.load(Relaxed);
    }
}

/// Returns the answer to whether a node's value reaches the goal, if no search is needed.
#[inline(always)]
fn settled(node: &Node, known: Option<Known>, goal: i32, depth: i32) -> Option<Answer> {
    let stones = (node.own.stones + node.other.stones) as i32;
    let known = known.unwrap_or(Known::nothing(stones));
    let proven = |value| Some(Answer { value, proven: true });
    if known.lower >= goal {
        return proven(known.lower);
    }
    if known.upper < goal {
        return proven(known.upper);
    }
    let Belief { depth: deep, bound, at_least } = known.belief;
    (deep >= depth && deep > 0 && at_least == (bound >= goal))
        .then_some(Answer { value: bound, proven: false })
}
