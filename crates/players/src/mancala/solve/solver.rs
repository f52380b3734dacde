//! Questions to the search: the value of a position, of each move, and a line of perfect play.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};

use rules::{
    Game, Seat,
    mancala::{Action, Board, Mancala, RuleSet},
};

use super::{
    memory::{Known, Memory, NONE, Pages},
    proof::{Bounds, Proof},
    search::{Answer, STEP, Search, Shared},
    set::{Egyptian, Ethiopian, General, Nigerian, Set},
    side::Side,
    tables::Tables,
};

/// What the outside says and hears while a question is worked on.
pub struct Control<'a> {
    /// Set from outside: end as soon as possible.
    pub stop: &'a AtomicBool,
    /// Positions looked at so far.
    pub nodes: &'a AtomicU64,
    /// Depth of the search at present, in turns.
    pub depth: &'a AtomicI32,
    /// Told of what took much work to prove, to be kept and [learned](Solver::learn) another time.
    pub found: &'a (dyn Fn(Proof) + Sync),
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
}

impl<'a> Solver<'a> {
    /// A solver for positions with at most so many stones in the bowls; `None` if the room is too small for so many stones.
    pub fn new(
        tables: &'a Tables,
        pages: &'a mut Pages,
        stones: usize,
        threads: usize,
    ) -> Option<Solver<'a>> {
        Some(Solver { tables, memory: Memory::new(stones, pages)?, threads: threads.max(1) })
    }

    /// Takes a proof of another time for granted. It must come from [`Control::found`], of the same rule set.
    pub fn learn(&self, proof: &Proof) {
        let [own, other] = proof.board().bowls().map(Side::of);
        let stones = (own.stones + other.stones) as i32;
        let Bounds { lower, upper } = proof.bounds;
        if self.tables.rule_set() != RuleSet::Ethiopian
            && -stones <= lower
            && lower <= upper
            && upper <= stones
        {
            let slot = self.memory.slot(own, other, false);
            let known = self.memory.get(slot).unwrap_or(Known::nothing(stones));
            let Bounds { lower, upper } = Bounds { lower: known.lower, upper: known.upper }.and(proof.bounds);
            self.memory.put(slot, Known { lower, upper, best: NONE, ..known }, 15);
        }
    }

    /// The final difference, seen by the player to act, or at the end of the game by South. `None` if it was stopped.
    pub fn value(&self, game: &Mancala, control: &Control) -> Option<Bounds> {
        if game.outcome().is_some() {
            let difference = game.score(Seat::FIRST) - game.score(Seat::SECOND);
            return Some(Bounds { lower: difference, upper: difference });
        }
        let board = game.board();
        let rest = match self.tables.bounds(board) {
            Some(bounds) => bounds,
            None => match self.tables.rule_set() {
                RuleSet::General => self.rest::<General>(board, control)?,
                RuleSet::Egyptian => self.rest::<Egyptian>(board, control)?,
                RuleSet::Ethiopian => self.rest::<Ethiopian>(board, control)?,
                RuleSet::Nigerian => self.rest::<Nigerian>(board, control)?,
            },
        };
        Some(rest.plus(board.lead()))
    }

    /// The value of every legal action, told one by one; then of the position. `None` if it was stopped.
    pub fn solve(
        &self,
        game: &Mancala,
        control: &Control,
        mut told: impl FnMut(&MoveValue),
    ) -> Option<Solution> {
        // The best action's value is the position's: once that is known, the others are easier.
        let mut value = self.value(game, control)?;
        let mut moves: Vec<MoveValue> = Vec::new();
        for action in rules::legal(game) {
            let value = self.after(game, action, control)?;
            moves.push(MoveValue { action, value });
            told(&MoveValue { action, value });
        }
        if let (Some(lower), Some(upper)) =
            (moves.iter().map(|one| one.value.lower).max(), moves.iter().map(|one| one.value.upper).max())
        {
            value = value.and(Bounds { lower, upper });
        }
        Some(Solution { value, moves })
    }

    /// A line of play in which no action gives away what is proven for the player who takes it, as long as it is proven.
    pub fn line(&self, game: &Mancala, control: &Control) -> Option<Vec<Action>> {
        let mut game = self.game_without_past(game);
        let mut line = Vec::new();
        while game.outcome().is_none() {
            let Some(value) = self.value(&game, control)?.value() else { break };
            let mut good = None;
            for action in rules::legal(&game) {
                if self.after(&game, action, control)?.value() == Some(value) {
                    good = Some(action);
                    break;
                }
            }
            let Some(action) = good else { break };
            game.play(action);
            line.push(action);
        }
        Some(line)
    }

    /// A position is solved as its own first occurrence.
    fn game_without_past(&self, game: &Mancala) -> Mancala {
        match game.position().map(|text| Mancala::from_position(game.spec(), &text)) {
            Some(Ok(fresh)) => fresh,
            _ => game.clone(),
        }
    }

    /// The value after an action, seen by the player who takes it.
    fn after(&self, game: &Mancala, action: Action, control: &Control) -> Option<Bounds> {
        let mut next = self.game_without_past(game);
        next.play(action);
        let value = self.value(&next, control)?;
        let seen_by = next.turn().seat().unwrap_or(Seat::FIRST);
        Some(if Some(seen_by) == game.turn().seat() { value } else { value.turned() })
    }

    /// How much more the player to act banks from here on.
    fn rest<S: Set>(&self, board: Board, control: &Control) -> Option<Bounds> {
        let actor = board.actor();
        let mine = self.proven::<S>(board, actor, control)?;
        if !S::BOTH {
            return Some(mine);
        }
        let others = self.proven::<S>(board, actor.other(), control)?;
        Some(Bounds { lower: mine.lower, upper: others.upper })
    }

    /// Deeper and deeper, until nothing rests on belief. Each depth's value is looked for around that of the depth before.
    fn proven<S: Set>(&self, board: Board, prover: Seat, control: &Control) -> Option<Bounds> {
        let stones: i32 = board.bowls().map(|bowls| Side::of(bowls).stones as i32).iter().sum();
        let shared = Shared {
            tables: self.tables,
            memory: &self.memory,
            nodes: control.nodes,
            stop: control.stop,
            found: control.found,
        };
        let mut bounds = Bounds { lower: -stones, upper: stones };
        let mut value = 0;
        let mut depth = 2;
        loop {
            control.depth.store(depth, Relaxed);
            let mut believed = bounds;
            let mut goal = value.clamp(bounds.lower + 1, bounds.upper);
            while believed.lower < believed.upper {
                let answer = self.ask::<S>(&shared, board, prover, goal, depth)?;
                let reached = answer.value >= goal;
                for window in
                    [Some(&mut believed), answer.proven.then_some(&mut bounds)].into_iter().flatten()
                {
                    match reached {
                        true => window.lower = window.lower.max(answer.value),
                        false => window.upper = window.upper.min(answer.value),
                    }
                }
                goal = if reached { answer.value + 1 } else { answer.value };
            }
            if bounds.lower >= bounds.upper {
                let mut found = bounds;
                found.upper = found.lower;
                if !S::BOTH {
                    (control.found)(Proof { bowls: board.bowls(), bounds: found });
                }
                return Some(bounds);
            }
            value = believed.lower;
            depth += STEP;
        }
    }

    /// Asks with all threads: the helpers look a little deeper and leave what they find in the memory.
    fn ask<S: Set>(
        &self,
        shared: &Shared,
        board: Board,
        prover: Seat,
        goal: i32,
        depth: i32,
    ) -> Option<Answer> {
        let never = AtomicBool::new(false);
        let ask = |done: &AtomicBool, depth| Search::new(shared, done, prover).ask::<S>(board, goal, depth);
        if self.threads == 1 || depth < 12 {
            return ask(&never, depth);
        }
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for helper in 1..self.threads {
                let done = &done;
                scope.spawn(move || ask(done, depth + helper as i32));
            }
            let answer = ask(&never, depth);
            done.store(true, Relaxed);
            answer
        })
    }
}
