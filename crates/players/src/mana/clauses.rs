//! What a proof needs to know about Mana: which draws result only from long play.

use rules::{
    Outcome,
    mana::{Action, Mana, QUIET_MOVES},
};
use search::{Clauses, Evaluation};

use super::{WEIGHTS, Weights};

/// Says how two draws affect proofs: the third occurrence of a position (MA-17) and a hundred quiet moves in
/// a row (MA-18). These clauses can only end a game in a draw. So a win holds in spite of them if it repeats
/// no position and comes before the hundredth quiet move. If neither player can force such a win, neither can
/// force any win.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ManaClauses;

impl Clauses<Mana> for ManaClauses {
    fn state(&self, game: &Mana) -> u128 {
        game.state()
    }

    fn rested(&self, game: &Mana) -> Mana {
        game.afresh()
    }

    fn tires(&self, outcome: &Outcome) -> bool {
        matches!(outcome.ending().clause, "MA-17" | "MA-18")
    }

    fn longest(&self, game: &Mana) -> u32 {
        u32::from(QUIET_MOVES).saturating_sub(game.quiet_moves())
    }

    fn at_once(&self, game: &Mana) -> Option<Action> {
        Weights(&WEIGHTS).at_once(game)
    }
}
