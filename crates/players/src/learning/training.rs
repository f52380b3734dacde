//! Trains a network, in one run or, after an interruption, in several.

use std::collections::BTreeMap;

use rules::{Game, catalog::AnySpec};
use search::{Evaluation, Generator};

use super::{
    LearnedWeights, SelfPlay, linear::sum, network::NetworkTrainer, play, self_play::TrainingGame, sorted,
};
use crate::{
    linear::Features,
    network::Network,
    playable::{Playable, PlayableSpecVisitor, visit_spec},
};

/// How a network is trained.
pub struct Training<'a> {
    /// The games to learn from.
    pub self_play: SelfPlay,
    /// Number of epochs: passes over all positions.
    pub rounds: u32,
    /// The lines that `keep` received in earlier runs. Games whose lines are missing or incomplete are played
    /// again.
    pub kept: &'a str,
    /// Called with each game as a line of text, to be stored. Returns whether to go on.
    pub keep: &'a (dyn Fn(&str) -> bool + Sync),
    /// Called with the number of each epoch before it begins. Returns whether to go on.
    pub epoch: &'a mut dyn FnMut(u32) -> bool,
}

/// Why no network was trained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainError {
    /// The players of this spec use no network.
    NoNetwork,
    /// The training was stopped.
    Stopped,
}

/// Whether a network can be trained for this spec.
pub fn has_network(spec: AnySpec) -> bool {
    struct HasNetwork;
    impl PlayableSpecVisitor for HasNetwork {
        type Output = bool;
        fn visit<G: Playable>(self, spec: G::Spec) -> bool {
            G::has_network(spec)
        }
    }
    visit_spec(spec, HasNetwork)
}

/// Trains a network for a game from scratch. The games are played with the tuned weights, never with the new
/// network. So the same training gives the same network, with any number of threads and even after an
/// interruption. The validation compares the network with the tuned weights.
///
/// # Errors
/// The players of this spec use no network, or the training was stopped.
pub fn train(spec: AnySpec, training: Training<'_>) -> Result<LearnedWeights, TrainError> {
    struct Trains<'a>(Training<'a>);
    impl PlayableSpecVisitor for Trains<'_> {
        type Output = Result<LearnedWeights, TrainError>;
        fn visit<G: Playable>(self, spec: G::Spec) -> Result<LearnedWeights, TrainError> {
            G::train(spec, self.0)
        }
    }
    visit_spec(spec, Trains(training))
}

/// Trains a network on the inputs `F`. The validation compares it with the `weights` of the features `B`.
pub(crate) fn trained<G: Game, F: Features<G>, B: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    inputs: usize,
    evaluation: impl Fn() -> E + Sync,
    weights: &[i16],
    training: Training<'_>,
) -> Result<LearnedWeights, TrainError> {
    let Training { self_play, rounds, kept, keep, epoch } = training;
    let kept = kept.lines().filter_map(TrainingGame::read).filter(|game| game.number < self_play.games);
    let mut played: BTreeMap<u64, TrainingGame<G::Action>> = kept.map(|game| (game.number, game)).collect();
    let missing: Vec<u64> = (0..self_play.games).filter(|number| !played.contains_key(number)).collect();
    let new = play(spec, &evaluation, self_play, &missing, &|game| keep(&game.to_string()));
    played.extend(new.into_iter().map(|game| (game.number, game)));
    if (played.len() as u64) < self_play.games {
        return Err(TrainError::Stopped);
    }
    let played: Vec<TrainingGame<G::Action>> = played.into_values().collect();

    let judge = evaluation();
    let [studied, trial] = sorted::<G, F, E>(spec, &judge, &played, true);
    let mut random = Generator::new(self_play.seed);
    let mut trainer = NetworkTrainer::new(inputs, &mut random);
    if !trainer.study(&studied, rounds, &mut random, epoch) {
        return Err(TrainError::Stopped);
    }
    let [_, tried_before] = sorted::<G, B, E>(spec, &judge, &played, true);
    let weights_learned = trainer.rounded();
    let network = Network::new(&weights_learned);
    Ok(LearnedWeights {
        positions: studied.len() + trial.len(),
        before: tried_before.log_loss(|position| sum(position, weights)),
        after: trial.log_loss(|position| {
            let shown: Vec<u16> = position.features.iter().map(|(input, _)| *input).collect();
            network.map_or(0.0, |network| position.sign() * f64::from(network.answer(&shown)))
        }),
        weights: weights_learned,
    })
}
