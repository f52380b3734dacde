//! What Monte-Carlo tree search knows about Big Manitou.

use rules::{
    Game, Random,
    manitou::{Action, Manitou, Phase, View},
};
use search::{Generator, Knowledge, Values};

use super::{choice, tactics, worth};

/// Plays the present hunt sensibly, and then evaluates what every seat has. Later hunts depend on chance, so
/// playouts do not go on to them. Where tree search chooses cards (the player `mcts`), it tries plausible
/// sets of cards. When it guesses what the other seats have chosen, it assumes plausible sets in most guesses
/// ([`DOUBT`]).
pub(crate) struct Playouts;

/// The percentage of guesses that assume uniformly random choices by the other seats. These guesses are
/// needed because every game that agrees with the view must be possible.
const DOUBT: u32 = 25;

impl Knowledge<Manitou> for Playouts {
    fn playout(&self, game: &Manitou, random: &mut Generator) -> Option<Action> {
        let table = game.public();
        match table.phase() {
            Phase::Choose(seat) => {
                let cards = choice::pick(table.available(seat), table.choice_size(seat), random);
                Some(Action::Choose(cards))
            }
            Phase::Play(seat) => tactics::play(game, seat, random),
            Phase::Eighth(seat) => tactics::eighth(game, seat, random),
            Phase::Move(seat) => Some(tactics::movement(table, seat)),
            Phase::Take(take) => worth::take(table, take),
            Phase::Discard(seat) => worth::discard(table, seat),
            Phase::Tiles | Phase::Deck(_) | Phase::Over => None,
        }
    }

    fn propose(&self, game: &Manitou, random: &mut Generator) -> Option<Action> {
        self.playout(game, random)
    }

    fn guess(&self, view: &View, random: &mut Generator) -> Manitou {
        if view.public().spec().random_cards() || random.below(100) < DOUBT {
            return Manitou::guess(view, random);
        }
        view.guess_by(random, |_, unseen, size, random| choice::pick(unseen, size, random))
    }

    fn exploration(&self) -> f64 {
        0.3
    }

    fn settled(&self, game: &Manitou) -> bool {
        game.public().phase() == Phase::Tiles
    }

    fn judge(&self, game: &Manitou) -> Values {
        worth::outlook(game.public())
    }
}

#[cfg(test)]
mod tests {
    use super::Playouts;
    use rules::Game;
    use search::Knowledge;

    use crate::manitou::sample_games;

    /// Checks at every action of many games that the proposed action is legal, that the guessed game agrees
    /// with the view, and that the expected scores add up to 1.
    #[test]
    fn playouts_are_legal_and_guesses_agree_with_views() {
        sample_games::play(
            120,
            |game, seat, random| {
                let view = game.view(seat.into());
                let guess = Playouts.guess(&view, random);
                assert_eq!(guess.view(seat.into()), view);
                Playouts.playout(&guess, random)
            },
            |game| {
                let sum: f64 = Playouts.judge(game).iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            },
        );
    }
}
