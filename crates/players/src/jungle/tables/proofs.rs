//! Proofs that end where the tables begin.

use rules::{
    Game, Seat,
    jungle::{Action, Jungle},
};
use search::{Clauses, Known};

use super::table::Tables;
use crate::jungle::Proofs as Rules;

/// What a proof must know of Jungle, and who wins with few animals.
#[derive(Clone, Copy, Debug)]
pub struct Proofs<'a>(pub &'a Tables);

impl Clauses<Jungle> for Proofs<'_> {
    fn state(&self, game: &Jungle) -> u128 {
        Rules.state(game)
    }

    fn rested(&self, game: &Jungle) -> Jungle {
        Rules.rested(game)
    }

    fn can_draw(&self) -> bool {
        Rules.can_draw()
    }

    fn endless(&self, game: &Jungle) -> Option<Seat> {
        Rules.endless(game)
    }

    fn at_once(&self, game: &Jungle) -> Option<Action> {
        Rules.at_once(game)
    }

    fn known(&self, game: &Jungle) -> Option<Known> {
        let actor = game.turn().seat()?;
        let value = self.0.probe(game)?;
        Some(Known::Won { by: if value.wins { actor } else { actor.other() }, plies: value.plies })
    }
}
