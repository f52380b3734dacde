//! What alpha-beta knows about a game beyond its rules.

use std::ops::ControlFlow;

use rules::Game;

/// A won game counts this much, less one for each ply until it is won.
pub const WON: i32 = 32_000;

/// Evaluations lie between this and its negative; anything beyond is the proven end of the game.
pub const MOST: i32 = 30_000;

/// Evaluation and order for [`AlphaBeta`](crate::AlphaBeta), in an open game of two seats. By convention 100 is about
/// what the commonest unit of the game is worth: a stone, a Ronin, a Cat, a hunter.
pub trait Evaluation<G: Game>: Send + Sync {
    /// What an unfinished game is worth to the seat to act, between [`MOST`] and its negative.
    fn evaluate(&self, game: &G) -> i32;

    /// What a position is worth to the seat to act where that is known without a search, as from tables, in the range of
    /// [`evaluate`](Evaluation::evaluate). Asked of nearly every position but the root, so it must be quick.
    fn settled(&self, game: &G) -> Option<i32> {
        let _ = game;
        None
    }

    /// An action that wins at once, if it is cheaper to see than to find by playing every action.
    fn at_once(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }

    /// Shows the actions that deserve to be searched, each with its [promise](Evaluation::promise), in an order that depends
    /// on the position alone; with `forcing` those alone that are [so](Evaluation::forcing). By default all legal ones.
    fn visit(&self, game: &G, forcing: bool, each: &mut impl FnMut(G::Action, i32)) {
        let _ = game.visit(|action| -> ControlFlow<()> {
            if !forcing || self.forcing(game, action) {
                each(action, self.promise(game, action));
            }
            ControlFlow::Continue(())
        });
    }

    /// How much an action promises, before anything is searched: the best come first. 0 for a quiet one.
    fn promise(&self, game: &G, action: G::Action) -> i32 {
        let _ = (game, action);
        0
    }

    /// Whether a position cannot be judged before this action was tried, as a capture: such actions are followed to
    /// their end.
    fn forcing(&self, game: &G, action: G::Action) -> bool {
        let _ = (game, action);
        false
    }

    /// Whether a position cannot be judged as it stands, since none of its actions may be declined, as where a threat
    /// must be answered: then each is followed.
    fn tense(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// The evaluation that is worth three quarters of a game; see [`worth`](crate::worth).
    fn scale(&self) -> f64 {
        200.0
    }
}

/// Nothing but the rules: whatever is not yet decided is even.
impl<G: Game> Evaluation<G> for crate::Plain {
    fn evaluate(&self, _: &G) -> i32 {
        0
    }
}
