//! Learns evaluations from games that the computer plays against itself.
//!
//! [`tune`] learns the weights of hand-made features by logistic regression. It finds the weights under which
//! the results of the games are most likely (Texel's method, after Österlund, 2014). [`train`] trains a small
//! network, which finds its own features.

mod fit;
mod linear;
mod network;
mod positions;
mod self_play;
mod training;

use rules::{Game, catalog::AnySpec};
use search::{AlphaBeta, Evaluation};

pub(crate) use linear::tuned;
pub(crate) use training::trained;
pub use training::{TrainError, Training, has_network, train};

use self::{positions::Positions, self_play::TrainingGame};
use crate::{
    linear::Features,
    playable::{Playable, PlayableSpecVisitor, visit_spec},
};

/// How the computer plays games against itself.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlay {
    /// Number of games.
    pub games: u64,
    /// Nodes searched for each action.
    pub nodes: u64,
    /// The most random plies at the start of a game, so that the games differ.
    pub opening: u32,
    /// The seed of all random choices.
    pub seed: u64,
    /// Number of games played in parallel.
    pub threads: usize,
}

/// The result of learning.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnedWeights {
    /// The new weights, or the parameters of the network.
    pub weights: Vec<i16>,
    /// Number of positions in the games, including those used for validation.
    pub positions: usize,
    /// The log loss of the old evaluation on the validation games: the mean negative logarithm of the
    /// results' likelihood.
    pub before: f64,
    /// The log loss of the new evaluation on the same games.
    pub after: f64,
}

/// One in this many games serves for validation.
const TRIAL: u64 = 10;

/// Learns better weights for a game, from games that are played with the present weights. Returns `None` if
/// the game's evaluation has no weights. `doubt` says how strongly each weight is held to its present value,
/// so that rare features do not change at random.
pub fn tune(spec: AnySpec, self_play: SelfPlay, doubt: f64) -> Option<LearnedWeights> {
    struct Tuning {
        self_play: SelfPlay,
        doubt: f64,
    }
    impl PlayableSpecVisitor for Tuning {
        type Output = Option<LearnedWeights>;
        fn visit<G: Playable>(self, spec: G::Spec) -> Option<LearnedWeights> {
            G::tune(spec, self.self_play, self.doubt)
        }
    }
    visit_spec(spec, Tuning { self_play, doubt })
}

/// Plays the games with these numbers, and returns the finished games in order. `each` is called with each
/// finished game. If it returns `false`, the thread that played this game begins no further game.
fn play<G: Game, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: impl Fn() -> E + Sync,
    self_play: SelfPlay,
    numbers: &[u64],
    each: &(dyn Fn(&TrainingGame<G::Action>) -> bool + Sync),
) -> Vec<TrainingGame<G::Action>> {
    let threads = self_play.threads.max(1);
    let work = |thread: usize| {
        let mut search = AlphaBeta::new(evaluation());
        let mut played = Vec::new();
        for &number in numbers.iter().skip(thread).step_by(threads) {
            let game = TrainingGame::play(spec, &mut search, self_play, number);
            let on = each(&game);
            played.push(game);
            if !on {
                break;
            }
        }
        played
    };
    let mut played: Vec<TrainingGame<G::Action>> = std::thread::scope(|scope| {
        let working: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        working.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    played.sort_by_key(|game| game.number);
    played
}

/// Collects the positions of games: first those for learning, then those for validation. If `proven` is set,
/// they include positions with a result that the search has proven.
fn sorted<G: Game, F: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: &E,
    games: &[TrainingGame<G::Action>],
    proven: bool,
) -> [Positions; 2] {
    let [mut studied, mut trial] = [Positions::default(), Positions::default()];
    for game in games {
        let positions = if game.number.is_multiple_of(TRIAL) { &mut trial } else { &mut studied };
        positions.add::<G, F, E>(spec, evaluation, game, proven);
    }
    [studied, trial]
}

#[cfg(test)]
mod tests;
