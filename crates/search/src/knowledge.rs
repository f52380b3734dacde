//! What Monte-Carlo tree search knows about a game beyond its rules.

use rules::{Game, MAX_SEATS, Outcome, Seat, Turn};

use crate::Generator;

/// A score for each seat, from 0 to 1. The scores of a game's seats add up to 1.
pub type Values = [f64; MAX_SEATS];

/// What makes [`Mcts`](crate::Mcts) good at one game. The default methods know only the rules.
pub trait Knowledge<G: Game> {
    /// Returns the only action worth considering, such as an action that wins at once; `None` if there is no
    /// such action. The action must be legal, and depend only on what the seat to act can see.
    fn forced(&self, game: &G) -> Option<G::Action> {
        let _ = game;
        None
    }

    /// Whether a legal action is worth considering. If no action is worth considering, the search considers
    /// all of them.
    fn sensible(&self, game: &G, action: G::Action) -> bool {
        let _ = (game, action);
        true
    }

    /// Chooses an action for the seat to act. The search calls this in playouts when no action is
    /// [`forced`](Knowledge::forced), and in the tree for the secret choices of other seats.
    fn playout(&self, game: &G, random: &mut Generator) -> Option<G::Action> {
        game.sample(random)
    }

    /// Draws a legal action in a position that has too many actions to try them all. Better actions should be
    /// drawn more often.
    fn propose(&self, game: &G, random: &mut Generator) -> Option<G::Action> {
        game.sample(random)
    }

    /// Draws a complete game that agrees with a view. It must be able to draw every such game. Unlikely
    /// games, in which the other seats would hardly have played as they did, may be drawn less often.
    fn guess(&self, view: &G::View, random: &mut Generator) -> G {
        G::guess(view, random)
    }

    /// Returns the exploration constant. A lower constant makes the search trust playouts more and go deeper.
    /// 0.7 is the value of Cowling, Powley and Whitehouse, for playouts to the end of the game.
    fn exploration(&self) -> f64 {
        0.7
    }

    /// Returns the prior of an action: how promising it is before it is tried; 0 for an ordinary action. The
    /// search divides the prior by the action's visits and adds the result to the action's bound (progressive
    /// bias: Chaslot and others, "Progressive Strategies for Monte-Carlo Tree Search", 2008). It tries new
    /// actions in the order of their priors, the highest first.
    fn prior(&self, game: &G, action: G::Action) -> f64 {
        let _ = (game, action);
        0.0
    }

    /// Whether the search looks for proven values, beginning at the ends of the game that it reaches (Winands
    /// and others, "Monte-Carlo Tree Search Solver", 2008). May be true only in open games with two seats.
    fn proves(&self) -> bool {
        false
    }

    /// Returns the maximum length of a playout from this position, in plies. The position that the playout
    /// then reaches is [judged](Knowledge::judge).
    fn horizon(&self, game: &G) -> u32 {
        let _ = game;
        u32::MAX
    }

    /// Whether an iteration ends at this position and [judges](Knowledge::judge) it.
    fn settled(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Returns the expected score of each seat in an unfinished game. By default it is the same for all
    /// seats.
    fn judge(&self, game: &G) -> Values {
        let _ = game;
        [1.0 / seats(game) as f64; MAX_SEATS]
    }
}

/// No knowledge except the rules: playouts are uniformly random and run to the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Plain;

impl<G: Game> Knowledge<G> for Plain {}

/// Runs a playout to the end of the game, or to a position that the knowledge judges. Returns the result.
pub fn play_out<G: Game>(knowledge: &impl Knowledge<G>, game: &mut G, random: &mut Generator) -> Values {
    for _ in 0..knowledge.horizon(game) {
        let action = match game.turn() {
            Turn::Over => break,
            _ if knowledge.settled(game) => break,
            Turn::Chance => game.deal(random),
            Turn::Seat(_) => knowledge.forced(game).or_else(|| knowledge.playout(game, random)),
        };
        let Some(action) = action else { break };
        game.play(action);
    }
    match game.outcome() {
        Some(outcome) => result(&outcome),
        None => knowledge.judge(game),
    }
}

/// Returns the scores of a finished game.
pub fn result(outcome: &Outcome) -> Values {
    let scores = outcome.scores();
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(scores.seats()) {
        values[seat.index()] = scores.of(seat);
    }
    values
}

/// Converts a seat's evaluation (`lead`) to its expected score: 0.5 if `lead` is 0, and 0.75 if `lead` equals
/// `scale`. This is a rational function, because the exponential of a logistic curve differs between
/// machines.
#[inline]
pub fn worth(lead: f64, scale: f64) -> f64 {
    0.5 + 0.5 * lead / (lead.abs() + scale)
}

/// Returns the expected scores of two seats. `lead` is the evaluation for the first seat; see [`worth`].
pub fn advantage(lead: f64, scale: f64) -> Values {
    let mut values = [0.0; MAX_SEATS];
    values[0] = worth(lead, scale);
    values[1] = 1.0 - values[0];
    values
}

fn seats<G: Game>(game: &G) -> usize {
    rules::Spec::seats(&game.spec())
}
