//! In games small enough to be solved, the searches find the actions that are known to be best.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::missing_docs_in_private_items, reason = "tests")]

mod alpha_beta;
mod mcts;
mod toys;

use rules::Game;

/// Mancala positions near the end of the game, some won and some lost for the seat to act.
const MANCALA_ENDS: [&str; 4] = [
    "0 0 0 2 0 1 20 / 0 1 0 0 2 0 22 S",
    "0 0 0 2 0 1 22 / 0 1 0 0 2 0 20 S",
    "1 0 0 2 0 1 21 / 0 1 0 0 2 0 20 S",
    "0 0 1 0 0 1 22 / 0 0 2 1 0 0 21 N",
];

/// The score of the seat to act under perfect play, found by an exhaustive search of the game tree.
pub(crate) fn minimax<G: Game>(game: &mut G) -> f64 {
    let seat = game.turn().seat().unwrap();
    let mut best: f64 = 0.0;
    for action in rules::legal(game) {
        let undo = game.play(action);
        let value = match (game.outcome(), game.turn().seat()) {
            (Some(outcome), _) => outcome.score(seat),
            (None, Some(next)) if next == seat => minimax(game),
            _ => 1.0 - minimax(game),
        };
        game.undo(undo);
        best = best.max(value);
    }
    best
}
