//! What Monte-Carlo tree search knows about Mancala.

use rules::{
    Game, Seat,
    mancala::{Mancala, RuleSet},
};
use search::{Knowledge, Values, advantage};

/// Runs short playouts, and judges where they end by the stones in the mancalas. A banked stone stays banked,
/// but the result of a long uniform playout is mostly noise. Playouts are longer in the rule sets where
/// stones left in bowls count for nobody, because the race for the last stone matters more there. The lengths
/// were chosen by matches between a few candidates at 400 nodes.
pub(crate) struct Playouts;

/// The lead in stones at which the expected score is 0.75.
const SCALE: f64 = 4.0;

impl Knowledge<Mancala> for Playouts {
    fn proves(&self) -> bool {
        true
    }

    fn exploration(&self) -> f64 {
        0.3
    }

    fn horizon(&self, game: &Mancala) -> u32 {
        match game.spec().rule_set() {
            RuleSet::Egyptian | RuleSet::Ethiopian => 4,
            RuleSet::General | RuleSet::Nigerian => 20,
        }
    }

    fn judge(&self, game: &Mancala) -> Values {
        advantage(f64::from(game.score(Seat::FIRST) - game.score(Seat::SECOND)), SCALE)
    }
}
