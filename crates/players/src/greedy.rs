//! The greedy player, which looks one action ahead. A page of the manual defines it, and the definition does
//! not change.

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

/// What catches the eye in a position.
pub(crate) enum Catching<A> {
    /// These actions win at once.
    Wins(Vec<A>),
    /// These actions raise the score of the seat to act, and none raises it more. Empty if no action raises it.
    Gains(Vec<A>),
}

/// Returns the actions that catch anybody's eye.
pub(crate) fn catching<G: Game>(game: &G) -> Catching<G::Action> {
    let best = most_at_once(&mut game.clone());
    let score = game.turn().seat().map_or(0, |seat| game.score(seat));
    match best {
        Some((AtOnce { wins: true, .. }, actions)) => Catching::Wins(actions),
        Some((best, actions)) if best.score > score => Catching::Gains(actions),
        _ => Catching::Gains(Vec::new()),
    }
}

/// What an action brings at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct AtOnce {
    /// Whether it wins the game outright.
    wins: bool,
    /// The seat's score after it; 0 if it wins.
    score: i32,
}

/// Returns the most that an action of the seat to act brings at once, and the actions that bring it. `None`
/// when no seat is to act.
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
