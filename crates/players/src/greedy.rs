//! What an action brings at once. The greedy player looks at nothing else, and a weak level rarely overlooks
//! the actions that bring most. A page of the manual defines the greedy player, and the definition does not
//! change.

use std::cmp::Ordering;

use rules::{Game, Random, legal};

/// Chooses an action that wins the game outright, if there is one, and otherwise an action after which the
/// seat's score is highest. Ties are broken at random: the tied actions are sorted as text, and all are
/// equally likely.
pub(crate) fn greedy<G: Game>(mut game: G, random: &mut impl Random) -> Option<G::Action> {
    let (_, mut tied) = most_at_once(&mut game)?;
    let chosen = random.below(tied.len() as u32) as usize;
    tied.sort_by_cached_key(ToString::to_string);
    tied.get(chosen).copied()
}

/// Returns whether the seat to act can win at once, and its obvious actions. These are the winning actions.
/// Without a winning action, they are the actions that raise the seat's score most. The list is empty if no
/// action wins or raises the score.
pub(crate) fn obvious<G: Game>(game: &G) -> (bool, Vec<G::Action>) {
    let score = game.turn().seat().map_or(0, |seat| game.score(seat));
    match most_at_once(&mut game.clone()) {
        Some((best, actions)) if best.wins || best.score > score => (best.wins, actions),
        _ => (false, Vec::new()),
    }
}

/// What an action brings at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct AtOnce {
    /// Whether it wins the game outright.
    wins: bool,
    /// The seat's score after the action; 0 if the action wins.
    score: i32,
}

/// Returns the best result that an action of the seat to act brings at once, and the actions that bring it.
/// `None` when no seat is to act.
fn most_at_once<G: Game>(game: &mut G) -> Option<(AtOnce, Vec<G::Action>)> {
    let seat = game.turn().seat()?;
    let mut best = AtOnce { wins: false, score: i32::MIN };
    let mut tied: Vec<G::Action> = Vec::new();
    for action in legal(game) {
        let undo = game.play(action);
        let wins = game.outcome().is_some_and(|outcome| outcome.winner() == Some(seat));
        let result = AtOnce { wins, score: if wins { 0 } else { game.score(seat) } };
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
    Some((best, tied))
}
