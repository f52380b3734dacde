//! Perft: counting action sequences, to test move generation.

use std::ops::ControlFlow;

use crate::Game;

/// Number of sequences of exactly `depth` actions from here. Games that end earlier do not count. The last
/// ply is counted in bulk, without being played. The game is unchanged afterwards.
pub fn perft<G: Game>(game: &mut G, depth: u32) -> u64 {
    descend(game, depth, &mut Vec::new())
}

/// Counts the sequences as [`perft`] does. `stack` holds the actions that the callers have still to try. When
/// the function returns, `stack` is unchanged.
fn descend<G: Game>(game: &mut G, depth: u32, stack: &mut Vec<G::Action>) -> u64 {
    match depth {
        0 => 1,
        1 => game.count(),
        _ => {
            let floor = stack.len();
            let _ = game.visit(|action| -> ControlFlow<()> {
                stack.push(action);
                ControlFlow::Continue(())
            });
            let mut total = 0;
            while stack.len() > floor {
                let Some(action) = stack.pop() else { break };
                let undo = game.play(action);
                total += descend(game, depth - 1, stack);
                game.undo(undo);
            }
            total
        }
    }
}
