//! What a proof must know of Jungle: that there is no draw, and who breaks off a play that comes round.

use rules::{
    Seat,
    jungle::{Action, Jungle},
};
use search::{Clauses, Evaluation};

use super::{WEIGHTS, Weights};

/// J-16 and J-17 by what they come to. The leading player may not repeat for ever, the other may: play that comes round to a
/// position is lost by who leads there. He cannot change by it, since an animal that is gone does not return.
///
/// That the leading player is stopped only when a position would occur for the fourth time makes no difference. If he
/// can force a win, he can without coming back to a position; if he cannot, the other can go on until nothing new is left to
/// him.
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
