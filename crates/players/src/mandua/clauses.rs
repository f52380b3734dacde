//! What a proof must know of Mandua: that runs are part of the position, and that quiet turns draw.

use rules::{
    Outcome,
    mandua::{Mandua, QUIET_TURNS},
};
use search::Clauses;

/// MD-22 can be what wins: Tiger's last free step to and fro loses at the fifth. So a position is one with its runs. MD-26 only ever
/// draws: a win within a hundred turns is one under it, and play without end is none.
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
