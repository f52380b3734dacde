//! What is known about Big Manitou.
//!
//! What the next hunts bring is chance, so a hunt is played out by [`tactics`] and judged by what it leaves everybody
//! with ([`worth`]). The secret choice is searched over sets that [`choice`] proposes.

pub(crate) mod choice;
pub(crate) mod tactics;
pub(crate) mod worth;

use rules::{
    Game, Random,
    manitou::{Action, Manitou, Phase, View},
};
use search::{Generator, Knowledge, Values};

/// The knowledge of the levels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) style: tactics::Style,
    pub(crate) taste: choice::Taste,
    pub(crate) exploration: f64,
    pub(crate) doubt: u32,
}

impl Knowledge<Manitou> for Known {
    fn playout(&self, game: &Manitou, random: &mut Generator) -> Option<Action> {
        match game.table().phase() {
            Phase::Choose(seat) => Some(choice::propose(game.table(), seat, &self.taste, random)),
            Phase::Take(take) => worth::take(game.table(), take),
            Phase::Discard(seat) => worth::discard(game.table(), seat),
            Phase::Play(seat) => tactics::play(game, seat, &self.style, random),
            Phase::Eighth(seat) => tactics::eighth(game, seat, &self.style, random),
            Phase::Move(seat) => Some(tactics::movement(game.table(), seat, &self.style)),
            Phase::Tiles | Phase::Deck(_) | Phase::Over => None,
        }
    }

    fn propose(&self, game: &Manitou, random: &mut Generator) -> Option<Action> {
        self.playout(game, random)
    }

    fn guess(&self, view: &View, random: &mut Generator) -> Manitou {
        if view.table().spec().random_cards() || random.below(100) < self.doubt {
            return Manitou::guess(view, random);
        }
        view.guess_by(random, |_, unseen, size, random| choice::pick(unseen, size, &self.taste, random))
    }

    fn exploration(&self) -> f64 {
        self.exploration
    }

    fn settled(&self, game: &Manitou) -> bool {
        game.table().phase() == Phase::Tiles
    }

    fn judge(&self, game: &Manitou) -> Values {
        worth::outlook(game.table())
    }
}

pub(crate) const KNOWN: Known =
    Known { style: tactics::STYLE, taste: choice::TASTE, exploration: 0.3, doubt: 25 };
