//! A computer at a seat.

use std::{error, fmt, time::Duration};

use rules::{Game, Random, Spec, legal};
use search::{Generator, Info, Limits};

use crate::{
    Budget, Clock, Strength,
    blur::Blur,
    greedy::greedy,
    levels,
    mancala::solve::PROOF,
    proof::{self, Best, Size},
    thinker::{self, Means},
};

/// A computer player: what it knows of a game is what the views hold that it is given.
///
/// With the same strength, seed and views it chooses the same actions on every machine, unless it is limited by time.
#[derive(Clone, Debug)]
pub struct Computer {
    strength: Strength,
    random: Generator,
    clock: Option<Clock>,
}

impl Computer {
    /// A player of this strength. `seed` decides what is left to chance in its play; `clock` is for those limited by time.
    ///
    /// # Errors
    /// A time limit without a clock.
    pub fn new(strength: Strength, seed: u64, clock: Option<Clock>) -> Result<Computer, NoClock> {
        use Strength::{Mcts, Search, Uct};
        let timed = matches!(strength, Search(budget) | Mcts(budget) | Uct(budget) if budget.is_time());
        if timed && clock.is_none() {
            return Err(NoClock);
        }
        Ok(Computer { strength, random: Generator::new(seed), clock })
    }

    /// How well it plays.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// The action it chooses for the seat to act; `None` when no seat is to act. It ends its thoughts soon after `stop`
    /// says so; `report` hears of them now and then.
    pub fn choose<G: Game>(
        &mut self,
        view: &G::View,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<G::Action> {
        let game = G::guess(view, &mut self.random);
        game.turn().seat()?;
        let mut proof = 0;
        let size = size_of(self.strength);
        let (mut thinker, without, (limits, time)) = match self.strength {
            Strength::Random => return game.sample(&mut self.random),
            Strength::Greedy => return greedy(game, &mut self.random),
            _ if game.count() == 1 => return game.sample(&mut self.random),
            Strength::Level(level) => {
                if level >= levels(G::Spec::NAME) {
                    proof = PROOF;
                }
                let level = levels::level(G::Spec::NAME, level);
                let blur = Blur::new(level.blur, self.random.below(u32::MAX).into());
                let without = self.overlooked(&game, level.overlooks);
                let limits = Limits { depth: level.depth, ..Limits::nodes(level.nodes) };
                (thinker::best(blur, size), without, (limits, None))
            }
            Strength::Search(budget) => {
                proof = proof_nodes(budget);
                // Not at the cost of the first action.
                prepare(&game, self.strength);
                (thinker::best(Blur::NONE, size), Vec::new(), limits(budget))
            }
            Strength::Mcts(budget) => (thinker::mcts(), Vec::new(), limits(budget)),
            Strength::Uct(budget) => (thinker::uct(), Vec::new(), limits(budget)),
        };
        if let Some(action) = thinker.at_once(&game) {
            return Some(action);
        }
        let clock = match time {
            Some(time) => Some((self.clock?, time)),
            None => None,
        };
        let begun = clock.map(|(clock, _)| clock());
        let over = |part: u32| {
            clock
                .zip(begun)
                .is_some_and(|((clock, time), begun)| clock() >= begun.saturating_add(time / part))
        };
        let proof = thinker::prove(&game, proof, size, &|| stop() || over(PROOF_PART));
        let stop = || stop() || over(1);
        let mut means = Means { limits, random: &mut self.random, stop: &stop };
        if let Some(Best { mut info, others }) = proof {
            if !others.is_empty() {
                let equals: Vec<_> = others.into_iter().chain([info.best]).collect();
                info.best = thinker::most_promising::<G>(view, &equals, &mut means).unwrap_or(info.best);
                info.line = vec![info.best];
            }
            report(&info);
            return Some(info.best);
        }
        thinker.think(view, &without, &mut means, report).map(|info| info.best)
    }

    /// Legal actions that are not thought of, so many of a hundred, but never all.
    fn overlooked<G: Game>(&mut self, game: &G, percent: u32) -> Vec<G::Action> {
        let mut overlooked = Vec::new();
        if percent > 0 {
            overlooked = legal(game);
            let seen = self.random.below(overlooked.len().max(1) as u32) as usize;
            overlooked.swap_remove(seen);
            overlooked.retain(|_| self.random.below(100) < percent);
        }
        overlooked
    }
}

/// Builds the tables in which a player of this strength looks things up while it searches, if there are any, once. They take up
/// to a second: who runs a clock calls it before that begins.
pub fn prepare<G: Game>(game: &G, strength: Strength) {
    if matches!(strength, Strength::Search(_)) {
        proof::prepare(game, size_of(strength));
    }
}

fn size_of(strength: Strength) -> Size {
    match strength {
        Strength::Search(budget) if budget.is_time() => Size::Large,
        _ => Size::Common,
    }
}

/// Nodes whose positions find room for each millisecond: more than any search here enters.
const ROOM: u64 = 8_192;

/// Proofs get one part in so many of what a budget allows, at most.
const PROOF_PART: u32 = 4;
/// Nodes that a proof has for each millisecond: more than it looks at.
const PROOF_ROOM: u64 = 2_000;

/// In how many nodes it is tried to prove an action, before one is looked for by judgement.
fn proof_nodes(budget: Budget) -> u64 {
    match budget {
        Budget::Nodes(nodes) => (nodes / u64::from(PROOF_PART)).min(PROOF),
        Budget::Time(time) => (time.as_millis() as u64).saturating_mul(PROOF_ROOM),
    }
}

/// What a budget allows.
fn limits(budget: Budget) -> (Limits, Option<Duration>) {
    match budget {
        Budget::Nodes(nodes) => (Limits::nodes(nodes), None),
        Budget::Time(time) => {
            // Room that cannot be filled takes time to clear.
            let room = (time.as_millis() as u64).saturating_mul(ROOM).min(Limits::MEMORY as u64);
            (Limits { memory: room as usize, ..Limits::default() }, Some(time))
        }
    }
}

/// A player was limited by time where there is no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoClock;

impl fmt::Display for NoClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no clock here for a player that is limited by time; limit it by nodes")
    }
}

impl error::Error for NoClock {}
