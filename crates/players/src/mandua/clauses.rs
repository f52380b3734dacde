//! What a proof needs to know about Mandua. The latest moves to and fro of each player (MD-22) are part of
//! the position. A hundred quiet turns (MD-26) end the game in a draw.

use rules::{
    Outcome,
    mandua::{Mandua, QUIET_TURNS},
};
use search::Clauses;

/// Says how MD-22 and MD-26 affect proofs.
///
/// MD-22 can decide a game: a player who keeps moving one piece to and fro loses with the fifth such move.
/// The latest moves to and fro of a player are called a *run*. The runs of both players are part of the
/// position.
///
/// MD-26 can only end a game in a draw, after a hundred turns in a row in which nothing is placed, beaten or
/// removed. So a win within that time holds in spite of MD-26, and endless play wins for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ManduaClauses;

impl Clauses<Mandua> for ManduaClauses {
    fn state(&self, game: &Mandua) -> u128 {
        game.state()
    }

    fn rested(&self, game: &Mandua) -> Mandua {
        game.rested()
    }

    fn tires(&self, outcome: &Outcome) -> bool {
        outcome.ending().clause == "MD-26"
    }

    fn longest(&self, game: &Mandua) -> u32 {
        u32::from(QUIET_TURNS).saturating_sub(game.quiet_turns())
    }
}
