//! Even starts: openings after which neither player can win.

use std::{collections::HashSet, ops::ControlFlow};

use rules::{
    Game,
    mancala::{Action, Mancala},
};

use super::solver::{Context, Solver};

/// A report of [`even_starts`].
pub enum Examined<'a> {
    /// An opening whose position is proven to be worth 0.
    Even(&'a [Action]),
    /// The number of positions examined so far.
    Positions(usize),
}

/// Finds the openings of at most `plies` actions that lead to an even position: with perfect play, both
/// players bank equally many stones. It reports the shortest openings first, and openings of the same length
/// in the order of their texts. If several openings lead to the same position, it reports only the first of
/// them. The work ends early if it is stopped, or if `told` returns `Break`.
pub fn even_starts(
    start: &Mancala,
    plies: usize,
    solver: &Solver,
    context: &mut Context<'_>,
    mut told: impl FnMut(Examined) -> ControlFlow<()>,
) {
    let mut seen = HashSet::from([start.clone()]);
    let mut level: Vec<(Mancala, Vec<Action>)> = vec![(start.clone(), Vec::new())];
    let mut examined = 0;
    for _ in 0..plies {
        let mut next_level = Vec::new();
        for (game, opening) in &level {
            for action in rules::legal(game) {
                let mut next = game.clone();
                next.play(action);
                if next.outcome().is_some() || !seen.insert(next.clone()) {
                    continue;
                }
                let mut longer = opening.clone();
                longer.push(action);
                let Some(is_even) = solver.is_even(&next, context) else { return };
                if is_even && told(Examined::Even(&longer)).is_break() {
                    return;
                }
                examined += 1;
                if told(Examined::Positions(examined)).is_break() {
                    return;
                }
                next_level.push((next, longer));
            }
        }
        level = next_level;
    }
}
