//! Learning the weights of an evaluation from games (Texel's method, after Österlund, 2014): positions of games that the
//! computer played against itself, and how those ended. The weights are those under which the results are most likely,
//! by logistic regression.

use rules::{
    Game, Random, Seat,
    catalog::AnySpec,
    jungle::Jungle,
    mana::Mana,
    mancala::Mancala,
    mandua::{Mandua, Referee},
};
use search::{AlphaBeta, Evaluation, Generator, Limits};

use crate::{jungle, linear::Features, mana, mancala, mandua};

/// How much is played, and from where the games start.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lessons {
    /// Number of games.
    pub games: u64,
    /// Nodes searched at an action.
    pub nodes: u64,
    /// Most plies played at random first, so that the games differ.
    pub opening: u32,
    /// Number from which everything left to chance follows.
    pub seed: u64,
    /// How strongly each weight is held to what it was, so that what is rarely seen is not believed.
    pub doubt: f64,
    /// Games played at the same time.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The new weights.
    pub weights: Vec<i16>,
    /// Number of positions learned from.
    pub positions: usize,
    /// How unlikely the results of the games kept for a trial are under the weights from before: the mean negative
    /// logarithm.
    pub before: f64,
    /// The same under the new weights.
    pub after: f64,
}

/// Learns better weights for a game; `None` where no evaluation of this kind is used. What it plays with, and starts from,
/// are the weights in use.
pub fn tune(spec: AnySpec, lessons: Lessons) -> Option<Learned> {
    match spec {
        AnySpec::Jungle(spec) => {
            let evaluation = || jungle::Weights(&jungle::WEIGHTS);
            Some(learn::<Jungle, jungle::Land, _>(spec, evaluation, &jungle::WEIGHTS, lessons))
        }
        AnySpec::Mana(spec) => {
            let evaluation = || mana::Weights(&mana::WEIGHTS);
            Some(learn::<Mana, mana::Board, _>(spec, evaluation, &mana::WEIGHTS, lessons))
        }
        AnySpec::Mancala(spec) => {
            let evaluation = || mancala::Weights(mancala::WEIGHTS);
            let weights = mancala::WEIGHTS[spec.rule_set() as usize];
            Some(learn::<Mancala, mancala::Bowls, _>(spec, evaluation, weights, lessons))
        }
        AnySpec::Mandua(spec) => {
            // At a strict table, what is thought about is a guided game.
            let spec = rules::mandua::Spec { referee: Referee::Guided, ..spec };
            let evaluation = || mandua::Weights(&mandua::WEIGHTS);
            Some(learn::<Mandua, mandua::Hunt, _>(spec, evaluation, &mandua::WEIGHTS, lessons))
        }
        AnySpec::Manitou(_) => None,
    }
}

/// The evaluation at which the odds are e to one: at 200, a game is worth three quarters.
const UNIT: f64 = 182.0;
/// Each so many-th game is left for the trial.
const TRIAL: u64 = 10;
/// Times that all positions are gone through.
const ROUNDS: u32 = 40;
/// Positions between two steps of the weights.
const BATCH: usize = 1_000;
/// The first length of a step; it shrinks to nothing.
const STEP: f64 = 4.0;

/// Positions as lists of features, and the results for the seats to act.
#[derive(Default)]
struct Positions {
    features: Vec<(u16, i16)>,
    /// Where the features of each end, and its result.
    ends: Vec<(usize, f64)>,
}

/// Plays games with an evaluation that has these weights, and learns better ones.
pub(crate) fn learn<G: Game, F: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: impl Fn() -> E + Sync,
    weights: &[i16],
    lessons: Lessons,
) -> Learned {
    let (mut studied, mut trial) = (Positions::default(), Positions::default());
    let threads = lessons.threads.max(1) as u64;
    let played = std::thread::scope(|scope| {
        let played: Vec<_> = (0..threads)
            .map(|thread| {
                let evaluation = &evaluation;
                scope.spawn(move || {
                    let (judge, mut search) = (evaluation(), AlphaBeta::new(evaluation()));
                    let numbers = (thread..lessons.games).step_by(threads as usize);
                    numbers
                        .map(|number| game::<G, F, E>(spec, &judge, &mut search, lessons, number))
                        .collect()
                })
            })
            .collect();
        played.into_iter().map(|thread| thread.join().unwrap_or_default()).collect::<Vec<Vec<Positions>>>()
    });
    for number in 0..lessons.games {
        let game =
            played.get((number % threads) as usize).and_then(|games| games.get((number / threads) as usize));
        if let Some(game) = game {
            if number.is_multiple_of(TRIAL) { &mut trial } else { &mut studied }.append(game);
        }
    }
    let start: Vec<f64> = weights.iter().copied().map(f64::from).collect();
    let learned = fit(&studied, &start, lessons);
    let rounded: Vec<i16> = learned.iter().map(|weight| weight.round() as i16).collect();
    let values: Vec<f64> = rounded.iter().copied().map(f64::from).collect();
    Learned {
        weights: rounded,
        positions: studied.ends.len() + trial.ends.len(),
        before: trial.surprise(&start),
        after: trial.surprise(&values),
    }
}

/// The positions of one game, but for those of its random opening.
fn game<G: Game, F: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: &E,
    search: &mut AlphaBeta<G, E>,
    lessons: Lessons,
    number: u64,
) -> Positions {
    let mut random = Generator::new(lessons.seed.wrapping_add(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut game = G::new(spec);
    for _ in 0..random.below(lessons.opening + 1) {
        if let Some(action) = game.sample(&mut random) {
            game.play(action);
        }
    }
    let mut seen: Vec<(Seat, usize)> = Vec::new();
    let mut positions = Positions::default();
    search.forget();
    while let Some(seat) = game.turn().seat() {
        let Some(info) = search.search(&game, &[], Limits::nodes(lessons.nodes), &|| false, &mut |_| ())
        else {
            break;
        };
        // What follows from a capture is for the search to see.
        if info.proven.is_none() && !evaluation.forcing(&game, info.best) {
            F::visit(&game, &mut |feature, amount| {
                if amount != 0 {
                    positions.features.push((feature as u16, amount as i16));
                }
            });
            seen.push((seat, positions.features.len()));
        }
        game.play(info.best);
    }
    if let Some(outcome) = game.outcome() {
        positions.ends = seen.into_iter().map(|(seat, end)| (end, outcome.score(seat))).collect();
    }
    positions
}

impl Positions {
    fn append(&mut self, other: &Positions) {
        let before = self.features.len();
        self.features.extend_from_slice(&other.features);
        self.ends.extend(other.ends.iter().map(|(end, result)| (before + end, *result)));
    }

    fn get(&self, at: usize) -> (&[(u16, i16)], f64) {
        let start = if at == 0 { 0 } else { self.ends[at - 1].0 };
        let (end, result) = self.ends[at];
        (&self.features[start..end], result)
    }

    /// The mean negative logarithm of the results' probability.
    fn surprise(&self, weights: &[f64]) -> f64 {
        let one = |at| {
            let (features, result) = self.get(at);
            let chance = chance(features, weights).clamp(1e-9, 1.0 - 1e-9);
            -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
        };
        (0..self.ends.len()).map(one).sum::<f64>() / self.ends.len().max(1) as f64
    }
}

/// The expected score of the seat to act.
fn chance(features: &[(u16, i16)], weights: &[f64]) -> f64 {
    let sum: f64 =
        features.iter().map(|(feature, amount)| f64::from(*amount) * weights[usize::from(*feature)]).sum();
    1.0 / (1.0 + (-sum / UNIT).exp())
}

/// Logistic regression by Adam (Kingma and Ba, 2015).
fn fit(positions: &Positions, start: &[f64], lessons: Lessons) -> Vec<f64> {
    let mut weights = start.to_vec();
    let mut random = Generator::new(lessons.seed);
    let mut order: Vec<usize> = (0..positions.ends.len()).collect();
    let (mut mean, mut square) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    let mut gradient = vec![0.0; weights.len()];
    let mut step = 0;
    for round in 0..ROUNDS {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let length = STEP * (1.0 - f64::from(round) / f64::from(ROUNDS));
        for batch in order.chunks(BATCH) {
            gradient.fill(0.0);
            for &at in batch {
                let (features, result) = positions.get(at);
                let error = (chance(features, &weights) - result) / batch.len() as f64;
                for (feature, amount) in features {
                    gradient[usize::from(*feature)] += error * f64::from(*amount);
                }
            }
            step += 1;
            for (i, weight) in weights.iter_mut().enumerate() {
                let slope = gradient[i] + lessons.doubt * (*weight - start[i]);
                mean[i] = 0.9 * mean[i] + 0.1 * slope;
                square[i] = 0.999 * square[i] + 0.001 * slope * slope;
                let (mean, square): (f64, f64) =
                    (mean[i] / (1.0 - 0.9_f64.powi(step)), square[i] / (1.0 - 0.999_f64.powi(step)));
                *weight = (*weight - length * mean / (square.sqrt() + 1e-12)).clamp(-20_000.0, 20_000.0);
            }
        }
    }
    weights
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rules::catalog::AnySpec;

    use super::{Lessons, tune};

    #[test]
    fn the_same_games_teach_the_same_whatever_the_threads() {
        let spec = AnySpec::parse("mancala:rules=nigerian").unwrap();
        let lessons = Lessons { games: 40, nodes: 50, opening: 8, seed: 3, doubt: 1e-7, threads: 1 };
        let learned = tune(spec, lessons).unwrap();
        assert_eq!(tune(spec, Lessons { threads: 3, ..lessons }).unwrap(), learned);
        assert_ne!(tune(spec, Lessons { seed: 4, ..lessons }).unwrap().weights, learned.weights);
        assert!(learned.positions > 500, "{learned:?}");
    }

    #[test]
    fn what_has_no_weights_learns_none() {
        let lessons = Lessons { games: 1, nodes: 1, opening: 0, seed: 0, doubt: 0.0, threads: 1 };
        assert_eq!(tune(AnySpec::parse("manitou").unwrap(), lessons), None);
    }
}
