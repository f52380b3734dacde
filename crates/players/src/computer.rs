//! A computer at a seat.

use std::{error, fmt};

use rules::{Game, Spec};
use search::{Generator, Info, Limits};

use crate::{
    Budget, Clock, Strength,
    greedy::greedy,
    levels,
    thinker::{self, Thinker},
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
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<G::Action> {
        let game = G::guess(view, &mut self.random);
        game.turn().seat()?;
        match self.strength {
            Strength::Random => game.sample(&mut self.random),
            Strength::Greedy => greedy(game, &mut self.random),
            _ if game.count() == 1 => game.sample(&mut self.random),
            Strength::Level(level) => {
                let budget = Budget::Nodes(levels::nodes(G::Spec::NAME, level));
                self.think(&game, thinker::mcts(), view, budget, stop, report)
            }
            Strength::Search(budget) => self.think(&game, thinker::best(), view, budget, stop, report),
            Strength::Mcts(budget) => self.think(&game, thinker::mcts(), view, budget, stop, report),
            Strength::Uct(budget) => self.think(&game, thinker::uct(), view, budget, stop, report),
        }
    }

    fn think<G: Game>(
        &mut self,
        game: &G,
        mut thinker: Box<dyn Thinker<G>>,
        view: &G::View,
        budget: Budget,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Info<G::Action>),
    ) -> Option<G::Action> {
        if let Some(action) = thinker.at_once(game) {
            return Some(action);
        }
        let (nodes, end) = match budget {
            Budget::Nodes(nodes) => (nodes, None),
            Budget::Time(time) => {
                let clock = self.clock?;
                (u64::MAX, Some((clock, clock().saturating_add(time))))
            }
        };
        let stop = || stop() || end.is_some_and(|(clock, end)| clock() >= end);
        thinker.think(view, Limits::nodes(nodes), &mut self.random, &stop, report).map(|info| info.best)
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
