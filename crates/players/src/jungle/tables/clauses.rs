//! Lets proof search stop at positions that have endgame tables.

use rules::{
    Game, Seat,
    jungle::{Action, Jungle},
};
use search::{Clauses, Known};

use super::table::Tables;
use crate::jungle::JungleClauses;

/// What a proof needs to know about Jungle, as in [`JungleClauses`], and the values from endgame tables.
#[derive(Clone, Copy, Debug)]
pub struct TableClauses<'a>(pub &'a Tables);

impl Clauses<Jungle> for TableClauses<'_> {
    fn state(&self, game: &Jungle) -> u128 {
        JungleClauses.state(game)
    }

    fn rested(&self, game: &Jungle) -> Jungle {
        JungleClauses.rested(game)
    }

    fn can_draw(&self) -> bool {
        JungleClauses.can_draw()
    }

    fn endless(&self, game: &Jungle) -> Option<Seat> {
        JungleClauses.endless(game)
    }

    fn at_once(&self, game: &Jungle) -> Option<Action> {
        JungleClauses.at_once(game)
    }

    fn known(&self, game: &Jungle) -> Option<Known> {
        let actor = game.turn().seat()?;
        let value = self.0.probe(game)?;
        Some(Known::Won { by: if value.wins { actor } else { actor.other() }, plies: value.plies })
    }
}
