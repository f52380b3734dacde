//! What alpha-beta knows about a game beyond its rules.

use std::ops::ControlFlow;

use rules::Game;

/// The value of a game that is won now. A win that takes `n` plies has the value `WON - n`.
pub const WON: i32 = 32_000;

/// The highest evaluation; the lowest is its negative. A value outside this range stands for a proven win or
/// loss.
pub const MOST: i32 = 30_000;

/// Evaluates positions and orders actions for [`AlphaBeta`](crate::AlphaBeta), in an open game of two seats.
/// By convention, an evaluation of 100 is about the value of the game's most common unit, such as a stone or
/// a piece.
pub trait Evaluation<G: Game>: Send + Sync {
    /// Returns the value of an unfinished game for the seat to act, between [`MOST`] and its negative.
    fn evaluate(&self, game: &G) -> i32;

    /// Returns the value for the seat to act if it is known without a search, for example from endgame
    /// tables. This value lies between [`MOST`] and its negative, as in [`evaluate`](Evaluation::evaluate).
    /// The search calls this at almost every node except the root, so it must be fast.
    fn settled(&self, game: &G) -> Option<i32> {
        let _ = game;
        None
    }

    /// Returns an action that wins at once, if there is one. An implementation is useful only if it finds the
    /// action faster than by playing every action. By default there is none.
    fn at_once(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }

    /// Visits the actions worth searching, each with its [promise](Evaluation::promise), in an order that
    /// depends on the position alone. If `forcing` is set, it visits only [forcing](Evaluation::forcing)
    /// actions. By default it visits all legal actions.
    fn visit(&self, game: &G, forcing: bool, each: &mut impl FnMut(G::Action, i32)) {
        let _ = game.visit(|action| -> ControlFlow<()> {
            if !forcing || self.forcing(game, action) {
                each(action, self.promise(game, action));
            }
            ControlFlow::Continue(())
        });
    }

    /// Returns the static rank of an action, 0 for a quiet action. Actions of higher rank are searched first.
    fn promise(&self, game: &G, action: G::Action) -> i32 {
        let _ = (game, action);
        0
    }

    /// Whether quiescence search must try this action, such as a capture, before the position can be judged.
    fn forcing(&self, game: &G, action: G::Action) -> bool {
        let _ = (game, action);
        false
    }

    /// Whether quiescence search must try every action of a position, because the seat to act cannot keep the
    /// static value by standing pat. For example, it may have to answer a threat.
    fn tense(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Returns the evaluation at which the expected score is 0.75; see [`worth`](crate::worth).
    fn scale(&self) -> f64 {
        200.0
    }
}

/// Knows only the rules: every unfinished game is even.
impl<G: Game> Evaluation<G> for crate::Plain {
    fn evaluate(&self, _: &G) -> i32 {
        0
    }
}
