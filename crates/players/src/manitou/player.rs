//! The computer player: a mixed choice of cards ([`Secret`]), and tree search for everything else.

use rules::manitou::{Action, Manitou, Phase, View};
use search::{Generator, Info, Mcts, SearchContext};

use super::{playouts::Playouts, secret::Secret};
use crate::searcher::{Searcher, first};

/// The search that plays Big Manitou best.
pub(super) struct Player {
    choice: Secret,
    hunt: Mcts<Manitou, Playouts>,
}

impl Player {
    pub(super) fn new() -> Player {
        Player { choice: Secret::default(), hunt: Mcts::new(Playouts) }
    }
}

impl Searcher<Manitou> for Player {
    fn think(
        &mut self,
        view: &View,
        without: &[Action],
        random: &mut Generator,
        context: &mut SearchContext<'_, Info<Action>>,
    ) -> Option<Info<Action>> {
        match view.public().phase() {
            Phase::Choose(_) => self.choice.search(view, random, context),
            _ => self.hunt.think(view, without, random, context),
        }
    }

    fn lines(
        &mut self,
        view: &View,
        count: usize,
        also: Option<Action>,
        random: &mut Generator,
        context: &SearchContext<'_, Info<Action>>,
    ) -> Vec<Info<Action>> {
        match view.public().phase() {
            Phase::Choose(seat) => {
                self.choice.search(view, random, &mut context.silent(context.limits));
                first(self.choice.lines(seat), count, also)
            }
            _ => Searcher::lines(&mut self.hunt, view, count, also, random, context),
        }
    }
}
