//! The proof search itself. It goes depth-first, within thresholds for the proof and disproof numbers.

use std::ops::ControlFlow;

use rules::{Game, Seat, Turn};

use super::{
    Clauses, Known, Proof, Prover,
    numbers::{INFINITE, NEVER, Numbers, TIRED, weigh},
    settle::ProofProgress,
    table::{Key, ProofEntry, lengthen},
};
use crate::SearchContext;

/// Plies after which a path is abandoned.
const MAX_PLIES: usize = 400;
/// Number of nodes after which the search reports its progress and polls the stop signal.
const POLL: u64 = 1 << 12;
/// A result that took at least this many nodes is worth storing between runs.
const LONG: u32 = 1 << 14;

/// An action, and what is known about the position after it.
#[derive(Clone, Copy, Debug)]
struct Child<A> {
    action: A,
    state: u128,
    numbers: Numbers,
}

/// One question, and the path to the position under search.
pub(super) struct Walk<'a, G: Game, C> {
    prover: &'a mut Prover<G, C>,
    context: SearchContext<'a, ProofProgress>,
    attacker: Seat,
    /// Plies within which the attacker must win, if the question has such a limit.
    within: Option<u32>,
    /// The states from the root to the position under search.
    path: Vec<u128>,
    /// For each value of a state's lowest byte, how many states of the path have it.
    filter: [u16; 256],
    /// For each state of the path, a hash of the states before it.
    path_hashes: Vec<u128>,
    children: Vec<Child<G::Action>>,
    /// The prover's node count at which the search ends.
    end: u64,
    over: bool,
    root: Numbers,
}

impl<'a, G: Game, C: Clauses<G>> Walk<'a, G, C> {
    pub(super) fn new(
        prover: &'a mut Prover<G, C>,
        attacker: Seat,
        within: Option<u32>,
        context: SearchContext<'a, ProofProgress>,
    ) -> Walk<'a, G, C> {
        let end = prover.nodes.saturating_add(context.limits.nodes);
        Walk {
            prover,
            context,
            attacker,
            within,
            path: Vec::new(),
            filter: [0; 256],
            path_hashes: vec![within.map_or(0, u128::from)],
            children: Vec::new(),
            end,
            over: false,
            root: Numbers::open(1, 1),
        }
    }

    /// Searches this position. Returns what is known about it when the search ends.
    #[inline(never)]
    pub(super) fn root(mut self, game: &G) -> Numbers {
        let (numbers, state) = self.look(game, 0);
        if numbers.is_solved() || self.over {
            return numbers;
        }
        self.root = numbers;
        self.search(&mut game.clone(), state, INFINITE, INFINITE)
    }

    /// Returns what is known about a position before the search goes below it, and the position's state.
    fn look(&mut self, game: &G, ply: usize) -> (Numbers, u128) {
        self.prover.nodes += 1;
        if self.prover.nodes.is_multiple_of(POLL) {
            let Numbers { proof, disproof, .. } = self.root;
            let proofs = std::mem::take(&mut self.prover.fresh);
            let (nodes, attacker) = (self.prover.nodes, self.attacker);
            self.context.report(&ProofProgress { nodes, attacker, proof, disproof, proofs });
            self.over |= self.context.is_stopped();
        }
        self.over |= self.prover.nodes >= self.end;
        let actor = match game.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance => return (Numbers::solved(false, None).hanging(TIRED), 0),
            Turn::Over => return (self.ended(game), 0),
        };
        let clauses = &self.prover.clauses;
        let state = clauses.state(game);
        if let Some(ply) = self.on_path(state) {
            // A cycle wastes plies, so it never wins within a limit of plies.
            let won = self.within.is_none() && clauses.endless(game) == Some(self.attacker);
            return (Numbers::solved(won, None).hanging(ply as i32), state);
        }
        if let Some(numbers) = self.recall(state, ply) {
            return (numbers, state);
        }
        if self.within.is_none()
            && let Some(known) = clauses.known(game)
        {
            let numbers = match known {
                Known::Drawn => Numbers::solved(false, None),
                Known::Won { by, plies } => Numbers::solved(by == self.attacker, plies),
            };
            return (numbers, state);
        }
        if clauses.at_once(game).is_some() {
            return (Numbers::solved(actor == self.attacker, Some(1)), state);
        }
        if ply >= MAX_PLIES {
            return (Numbers::solved(false, None).hanging(TIRED), state);
        }
        // The seat to act needs only one good action; the other seat needs an answer to every action.
        let count = u32::try_from(game.count()).unwrap_or(INFINITE).clamp(1, INFINITE / 2);
        (Numbers::of_seen(actor == self.attacker, 1, count), state)
    }

    /// Returns what is known about a position from the table. If no plies are left, the answer follows from
    /// the question: the attacker cannot win.
    fn recall(&self, state: u128, ply: usize) -> Option<Numbers> {
        let (plain, asked) = self.keys(state, ply);
        let table = &self.prover.table;
        if let Some(within) = self.within {
            let left = within.saturating_sub(ply as u32);
            if left == 0 {
                return Some(Numbers::solved(false, None));
            }
            let entry = table.get(plain).filter(|entry| entry.numbers.is_solved());
            if let Some(ProofEntry { numbers, is_exact, .. }) = entry {
                // A win counts only within the plies left.
                if !numbers.is_won() || u32::from(numbers.plies) <= left {
                    return Some(numbers);
                }
                if is_exact {
                    return Some(Numbers::solved(false, None));
                }
            }
        }
        let entry = table.get(asked)?;
        let hanging = (entry.has_hanging && !entry.numbers.is_solved())
            .then(|| table.get(asked.after(self.path_hashes[ply])))
            .flatten();
        Some(hanging.unwrap_or(entry).numbers)
    }

    /// Returns the keys of two questions: whether the attacker can win here, and whether they can win here
    /// within the plies left. Without a limit of plies, both keys are the same.
    fn keys(&self, state: u128, ply: usize) -> (Key, Key) {
        let plain = Key::plain(state, self.attacker);
        (plain, self.within.map_or(plain, |within| plain.within(within.saturating_sub(ply as u32))))
    }

    /// Returns the numbers of a finished game.
    fn ended(&self, game: &G) -> Numbers {
        let Some(outcome) = game.outcome() else { return Numbers::solved(false, None).hanging(TIRED) };
        if self.prover.clauses.tires(&outcome) {
            return Numbers::solved(false, None).hanging(TIRED);
        }
        match outcome.winner() {
            Some(winner) => Numbers::solved(winner == self.attacker, Some(0)),
            None => Numbers::solved(false, None),
        }
    }

    /// Returns where on the path a position last occurred, if it may not occur again. If the question has a
    /// limit of plies, a position may occur twice, so that few results depend on the path. It may not occur
    /// three times, so that no clause about repetition applies.
    fn on_path(&self, state: u128) -> Option<usize> {
        if self.filter[state as usize & 255] == 0 {
            return None;
        }
        let mut places = (0..self.path.len()).rev().filter(|place| self.path[*place] == state);
        let last = places.next()?;
        if self.within.is_some() { places.next().map(|_| last) } else { Some(last) }
    }

    /// Searches a position until it is solved or one of its numbers reaches a threshold.
    fn search(&mut self, game: &mut G, state: u128, most_proof: u32, most_disproof: u32) -> Numbers {
        let ply = self.path.len();
        let by_attacker = game.turn() == Turn::Seat(self.attacker);
        let begun = self.prover.nodes;
        self.enter(state);
        let first = self.expand(game, by_attacker);
        let mut numbers;
        loop {
            let children = self.children[first..].iter().map(|child| child.numbers);
            let weighed = weigh(by_attacker, ply as i32, children);
            numbers = weighed.numbers;
            if ply == 0 {
                self.root = numbers;
            }
            let Numbers { proof, disproof, .. } = numbers;
            if self.over || numbers.is_solved() || proof >= most_proof || disproof >= most_disproof {
                break;
            }
            let (most_own, most_other) = Numbers::open(most_proof, most_disproof).seen(by_attacker);
            // The threshold exceeds the number of the second best child by a quarter, so that the search does
            // not keep switching between children (Pawlewicz and Lew, "Improving depth-first PN-search:
            // 1 + ε trick", 2006). Without this margin, positions near the ends of random games take 0.9 to
            // 3.1 times as many nodes, depending on the game, and many are not solved at all.
            let own = most_own.min(weighed.second.saturating_add(weighed.second / 4 + 1)).min(INFINITE);
            let other = if most_other >= INFINITE { INFINITE } else { most_other - (weighed.open - 1) };
            let limits = Numbers::of_seen(by_attacker, own, other);
            let place = first + weighed.place;
            let Child { action, state, .. } = self.children[place];
            let undo = game.play(action);
            self.children[place].numbers = self.search(game, state, limits.proof, limits.disproof);
            game.undo(undo);
        }
        self.children.truncate(first);
        self.leave(state);
        let work = u32::try_from(self.prover.nodes - begun).unwrap_or(u32::MAX);
        self.keep(state, ply, numbers, work);
        numbers
    }

    /// Appends the children of a position to `children` and looks each one up, until one of them solves the
    /// position. Returns the index of the first child.
    fn expand(&mut self, game: &mut G, by_attacker: bool) -> usize {
        let first = self.children.len();
        let children = &mut self.children;
        let _ = game.visit(|action| -> ControlFlow<()> {
            children.push(Child { action, state: 0, numbers: Numbers::open(1, 1) });
            ControlFlow::Continue(())
        });
        let ply = self.path.len();
        for place in first..self.children.len() {
            let undo = game.play(self.children[place].action);
            let (numbers, state) = self.look(game, ply);
            game.undo(undo);
            self.children[place].numbers = numbers;
            self.children[place].state = state;
            if numbers.is_certain() && numbers.is_won() == by_attacker && numbers.plies != NEVER {
                self.children.truncate(place + 1);
                break;
            }
        }
        first
    }

    fn enter(&mut self, state: u128) {
        let hash = self.path_hashes.last().copied().unwrap_or_default();
        self.path.push(state);
        self.filter[state as usize & 255] += 1;
        self.path_hashes.push(lengthen(hash, state));
    }

    fn leave(&mut self, state: u128) {
        self.path.pop();
        self.filter[state as usize & 255] -= 1;
        self.path_hashes.pop();
    }

    /// Stores what is known about a position, under every question that it answers.
    fn keep(&mut self, state: u128, ply: usize, numbers: Numbers, work: u32) {
        let (plain, asked) = self.keys(state, ply);
        let table = &mut self.prover.table;
        let before = table.get(asked);
        // The position may have been solved on another path in the meantime.
        if !numbers.is_solved() && before.is_some_and(|entry| entry.numbers.is_solved()) {
            return;
        }
        let work = work.saturating_add(before.map_or(0, |entry| entry.work));
        if numbers.is_solved() && !numbers.is_certain() {
            table.put_hanging(asked, self.path_hashes[ply], numbers, Numbers::open(1, 1), work);
            return;
        }
        table.put(asked, numbers, work);
        // A win within a limit of plies is also a win without one.
        let is_plain = self.within.is_none() || numbers.is_won();
        if !is_plain || !numbers.is_solved() {
            return;
        }
        if asked != plain {
            table.put(plain, numbers, work);
        }
        if work >= LONG {
            let plies = numbers.bound().map(|plies| plies as u16);
            self.prover.fresh.push(Proof { state, attacker: self.attacker, won: numbers.is_won(), plies });
        }
    }
}
