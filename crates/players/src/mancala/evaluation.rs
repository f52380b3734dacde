//! What alpha-beta knows about mancala.

use rules::{
    Game,
    mancala::{Action, Direction, Mancala, RuleSet},
};
use search::{Evaluation, MOST};

use super::features::{Bowls, COUNT, in_bowls};
use crate::linear;

/// The features of the bowls, by rule set.
pub(crate) struct Weights(pub(crate) [&'static [i16; COUNT]; 4]);

/// What another turn promises.
const AGAIN: i32 = 1_000;

impl Evaluation<Mancala> for Weights {
    fn evaluate(&self, game: &Mancala) -> i32 {
        let (lead, left) = (game.board().lead(), in_bowls(game.board()));
        if lead.abs() > left {
            // Nothing can change the winner any more.
            return (MOST - 200 + lead.abs()) * lead.signum();
        }
        let weights = self.0[game.spec().rule_set() as usize];
        linear::sum::<Mancala, Bowls>(game, weights).clamp(300 - MOST, MOST - 300)
    }

    fn promise(&self, game: &Mancala, action: Action) -> i32 {
        let from = action.bowl.index();
        let [own, other] = game.board().bowls();
        let stones = |bowls: u64, bowl: usize| (bowls >> (8 * bowl) & 0xff) as usize;
        let hand = stones(own, from);
        match (game.spec().rule_set(), action.direction) {
            (RuleSet::General | RuleSet::Nigerian, _) => 0,
            (_, Some(Direction::Left)) => match from.checked_sub(hand) {
                Some(to) if stones(own, to) == 0 => stones(other, 5 - to) as i32,
                _ if hand == from + 7 => AGAIN,
                _ => 0,
            },
            _ => match from + hand {
                6 => AGAIN + from as i32,
                to if to < 6 && stones(own, to) == 0 => stones(other, 5 - to) as i32,
                _ => 0,
            },
        }
    }

    fn forcing(&self, game: &Mancala, action: Action) -> bool {
        self.promise(game, action) > 0
    }
}
