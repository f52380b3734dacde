//! The greedy player, which looks one action ahead. A page of the manual defines it, and the definition does
//! not change.

use std::{cmp::Ordering, ops::ControlFlow};

use rules::{Game, Random};

/// Chooses an action that wins the game outright, if there is one, and otherwise an action after which the
/// seat's score is highest. Ties are broken at random: the tied actions are sorted as text, and all are
/// equally likely.
pub(crate) fn greedy<G: Game>(mut game: G, random: &mut impl Random) -> Option<G::Action> {
    let seat = game.turn().seat()?;
    let mut actions = Vec::new();
    let _ = game.visit(|action| -> ControlFlow<()> {
        actions.push(action);
        ControlFlow::Continue(())
    });
    let mut best = (false, i32::MIN);
    let mut tied: Vec<G::Action> = Vec::new();
    for action in actions {
        let undo = game.play(action);
        let wins = game.outcome().is_some_and(|outcome| outcome.winner() == Some(seat));
        // The score before the action is the same for all actions, so comparing scores is comparing gains.
        let result = (wins, if wins { 0 } else { game.score(seat) });
        game.undo(undo);
        match result.cmp(&best) {
            Ordering::Less => {}
            Ordering::Equal => tied.push(action),
            Ordering::Greater => {
                best = result;
                tied.clear();
                tied.push(action);
            }
        }
    }
    let chosen = random.below(tied.len() as u32) as usize;
    tied.sort_by_cached_key(ToString::to_string);
    tied.get(chosen).copied()
}
