//! Learns the weights of hand-made features.

use rules::Game;
use search::{Evaluation, Generator};

use super::{
    LearnedWeights, SelfPlay,
    fit::{Descent, shuffle},
    play,
    positions::{Position, Positions, chance},
    sorted,
};
use crate::linear::Features;

/// Number of epochs: passes over all positions.
const ROUNDS: u32 = 40;
/// Number of positions in a batch.
const BATCH: usize = 1_000;
/// The learning rate at the start; it falls to zero.
const STEP: f64 = 4.0;
/// Weights lie between this and its negative.
const BOUND: f64 = 20_000.0;

/// Plays games with an evaluation of the features `F` and these weights, and learns better weights.
pub(crate) fn tuned<G: Game, F: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: impl Fn() -> E + Sync,
    weights: &[i16],
    self_play: SelfPlay,
    doubt: f64,
) -> LearnedWeights {
    let numbers: Vec<u64> = (0..self_play.games).collect();
    let played = play(spec, &evaluation, self_play, &numbers, &|_| true);
    let [studied, trial] = sorted::<G, F, E>(spec, &evaluation(), &played, false);
    let start: Vec<f64> = weights.iter().copied().map(f64::from).collect();
    let learned = fit(&studied, &start, self_play, doubt);
    let rounded: Vec<i16> = learned.iter().map(|weight| weight.round() as i16).collect();
    LearnedWeights {
        positions: studied.len() + trial.len(),
        before: trial.log_loss(|position| sum(position, &start)),
        after: trial.log_loss(|position| sum(position, &rounded)),
        weights: rounded,
    }
}

/// Returns the weighted sum of a position's features.
pub(super) fn sum<W: Copy + Into<f64>>(position: Position<'_>, weights: &[W]) -> f64 {
    let features = position.features.iter();
    features.map(|(feature, amount)| f64::from(*amount) * weights[usize::from(*feature)].into()).sum()
}

/// Fits the weights by logistic regression.
fn fit(positions: &Positions, start: &[f64], self_play: SelfPlay, doubt: f64) -> Vec<f64> {
    let mut weights = start.to_vec();
    let mut random = Generator::new(self_play.seed);
    let mut order: Vec<usize> = (0..positions.len()).collect();
    let mut slopes = vec![0.0; weights.len()];
    let mut descent = Descent::new(weights.len());
    for round in 0..ROUNDS {
        shuffle(&mut order, &mut random);
        let length = STEP * (1.0 - f64::from(round) / f64::from(ROUNDS));
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for &at in batch {
                let position = positions.get(at);
                let error = (chance(sum(position, &weights)) - position.result) / batch.len() as f64;
                for (feature, amount) in position.features {
                    slopes[usize::from(*feature)] += error * f64::from(*amount);
                }
            }
            for ((slope, weight), start) in slopes.iter_mut().zip(&weights).zip(start) {
                *slope += doubt * (weight - start);
            }
            descent.step(&mut weights, &slopes, length, BOUND);
        }
    }
    weights
}
