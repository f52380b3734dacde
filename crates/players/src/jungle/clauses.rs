//! What a proof needs to know about Jungle: that there is no draw, and who loses if play goes in a cycle.

use rules::{
    Seat,
    jungle::{Action, Jungle},
};
use search::{Clauses, Evaluation};

use super::{WEIGHTS, Weights};

/// Says what J-16 and J-17 mean for cycles. The leading player has more animals, or is Orange if the numbers
/// are equal. This player may not repeat positions forever; the other player may. So the leading player loses
/// if play goes in a cycle. The leading player does not change within a cycle, because animals that are gone
/// do not return.
///
/// J-16 stops the leading player only before the fourth occurrence of a position, but that makes no
/// difference. If they can force a win, they can do so without repeating a position. If they cannot, the
/// other player can wait until the leading player runs out of new positions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct JungleClauses;

impl Clauses<Jungle> for JungleClauses {
    fn state(&self, game: &Jungle) -> u128 {
        game.state()
    }

    fn rested(&self, game: &Jungle) -> Jungle {
        game.afresh()
    }

    fn can_draw(&self) -> bool {
        false
    }

    fn endless(&self, game: &Jungle) -> Option<Seat> {
        Some(game.leader().other())
    }

    fn at_once(&self, game: &Jungle) -> Option<Action> {
        Weights(&WEIGHTS).at_once(game)
    }
}
