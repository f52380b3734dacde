//! What alpha-beta knows about mancala.

use rules::{
    Game, Seat, Turn,
    mancala::{Action, Mancala},
};
use search::Evaluation;

/// The lead in stones banked.
pub(crate) struct Weights;

/// What a banked stone is worth.
const STONE: i32 = 100;

impl Evaluation<Mancala> for Weights {
    fn evaluate(&self, game: &Mancala) -> i32 {
        let lead = game.score(Seat::FIRST) - game.score(Seat::SECOND);
        STONE * if game.turn() == Turn::Seat(Seat::FIRST) { lead } else { -lead }
    }

    fn promise(&self, _: &Mancala, _: Action) -> i32 {
        0
    }

    fn scale(&self) -> f64 {
        400.0
    }
}
