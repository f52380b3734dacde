//! What alpha-beta knows about Mancala.

use rules::{
    Game,
    mancala::{Action, Direction, Mancala, RuleSet},
};
use search::{Evaluation, MOST};

use super::{
    features::{Bowls, COUNT, Places, in_bowls},
    solve::Perfect,
    weights::{NETWORKS, WEIGHTS, has_network},
};
use crate::{data::NetworkFile, linear, network::Network};

/// Judges positions by a network, or by the features of [`Bowls`], depending on the rule set.
pub(crate) struct Weights {
    weights: [&'static [i16; COUNT]; 4],
    networks: [Option<Network<'static>>; 4],
    /// Returns the perfect player of a rule set, which looks up settled positions. `None` if every position
    /// is judged.
    perfect: Option<fn(RuleSet) -> Perfect<'static>>,
}

impl Weights {
    /// Creates an evaluation that judges by networks where there are any, and otherwise by the tuned weights.
    pub(crate) fn best() -> Weights {
        Weights { weights: WEIGHTS, networks: NETWORKS.each_ref().map(NetworkFile::network), perfect: None }
    }

    /// Creates an evaluation that judges by the tuned weights alone.
    #[cfg(feature = "threads")]
    pub(crate) fn tuned() -> Weights {
        Weights { weights: WEIGHTS, networks: [None; 4], perfect: None }
    }

    /// Returns the same evaluation, except for positions that tables or counting stones settle. It takes the
    /// values of these positions from the perfect player.
    ///
    /// This reduces errors, that is, actions that give a win or a draw away. Of every 100 errors of the
    /// search without tables, 71 remain with tables of 19 stones, and 77 with tables of 16. This was measured
    /// in Egyptian with searches of 60,000 nodes, in 2,629 positions of 26 to 48 stones. In each position, at
    /// least one action is an error.
    pub(crate) fn looking_up(self, perfect: fn(RuleSet) -> Perfect<'static>) -> Weights {
        Weights { perfect: Some(perfect), ..self }
    }
}

/// The promise of an action that gives another turn ([`Evaluation::promise`]).
const AGAIN: i32 = 1_000;

/// Returns the evaluation of a certain win or loss by this many stones.
fn decided(difference: i32) -> i32 {
    (MOST - 200 + difference.abs()) * difference.signum()
}

impl Evaluation<Mancala> for Weights {
    fn settled(&self, game: &Mancala) -> Option<i32> {
        let perfect = self.perfect?(game.spec().rule_set());
        perfect.settled(game.board()).map(decided)
    }

    fn evaluate(&self, game: &Mancala) -> i32 {
        let (lead, left) = (game.board().lead(), in_bowls(game.board()));
        if lead.abs() > left {
            // Nothing can change the winner any more.
            return decided(lead);
        }
        let (spec, number) = (game.spec(), game.spec().rule_set() as usize);
        let value = match self.networks[number] {
            Some(network) if has_network(spec) => network.judge::<Mancala, Places>(game),
            _ => linear::sum::<Mancala, Bowls>(game, self.weights[number]),
        };
        value.clamp(300 - MOST, MOST - 300)
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::{Game, Spec, mancala};
    use search::{Evaluation, Generator};

    use super::{AGAIN, Mancala, Weights};

    #[test]
    fn extra_turns_and_captures_are_promising() {
        let weights = Weights::best();
        let mut random = Generator::new(1);
        let mut counts = [0; 3];
        for spec in ["mancala", "mancala:rules=ethiopian"] {
            for _ in 0..50 {
                let mut game = Mancala::new(mancala::Spec::parse(spec).unwrap());
                while let Some(seat) = game.turn().seat() {
                    for action in rules::legal(&game) {
                        let promise = weights.promise(&game, action);
                        let (score, undo) = (game.score(seat), game.play(action));
                        let gain = game.score(seat) - score;
                        let again = game.turn().seat() == Some(seat);
                        let over = game.outcome().is_some();
                        game.undo(undo);
                        if promise >= AGAIN {
                            // A player with only single stones left is skipped (MC-14).
                            assert!(again || over || spec != "mancala", "{game:?} {action}");
                            counts[0] += 1;
                        } else if promise > 0 {
                            assert!(gain > promise, "{game:?} {action}: {promise} {gain}");
                            counts[1] += 1;
                        } else {
                            counts[2] += 1;
                        }
                    }
                    game.play(game.sample(&mut random).unwrap());
                }
            }
        }
        assert!(counts.iter().all(|count| *count > 1_000), "{counts:?}");
    }

    #[test]
    fn a_lead_that_cannot_be_lost_decides() {
        let weights = Weights::best();
        let spec = mancala::Spec::parse("mancala").unwrap();
        let value = |text: &str| weights.evaluate(&Mancala::from_position(spec, text).unwrap());
        assert!(value("1 0 0 0 0 0 24 / 0 0 0 0 0 1 22 S") < search::MOST - 300);
        assert!(value("1 0 0 0 0 0 25 / 0 0 0 0 0 1 21 S") > search::MOST - 300);
        assert!(value("1 0 0 0 0 0 25 / 0 0 0 0 0 1 21 N") < 300 - search::MOST);
    }
}
