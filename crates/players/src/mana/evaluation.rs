//! What alpha-beta knows about Mana.

use rules::{
    Game, Turn,
    mana::{Action, Mana},
};
use search::Evaluation;

/// Captured Ronin, and how many pieces may move.
pub(crate) struct Weights;

/// What a captured Ronin is worth.
const RONIN: i32 = 100;
/// What a Daimyo that can be taken is worth to try.
const DAIMYO: i32 = 10_000;

impl Evaluation<Mana> for Weights {
    fn evaluate(&self, game: &Mana) -> i32 {
        let Turn::Seat(seat) = game.turn() else { return 0 };
        let lead = game.score(seat) - game.score(seat.other());
        RONIN * lead
    }

    fn promise(&self, game: &Mana, action: Action) -> i32 {
        match action {
            Action::Move { to, .. } => match game.piece(to) {
                Some(_) if game.turn().seat().and_then(|seat| game.daimyo(seat.other())) == Some(to) => {
                    DAIMYO
                }
                Some(_) => RONIN,
                None => 0,
            },
            _ => 0,
        }
    }

    fn forcing(&self, game: &Mana, action: Action) -> bool {
        self.promise(game, action) > 0
    }
}
