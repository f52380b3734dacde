//! Learning what positions are worth from games that the computer plays against itself.
//!
//! [`tune`] learns the weights of features that were thought of by hand (Texel's method, after Österlund, 2014): those under
//! which the results of the games are most likely, by logistic regression. [`train`] trains a small
//! network, which finds out for itself what to look at.

mod course;
mod fit;
mod lesson;
mod linear;
mod network;
mod positions;

use rules::{
    Game,
    catalog::AnySpec,
    jungle::Jungle,
    mana::Mana,
    mancala::Mancala,
    mandua::{Mandua, Referee},
};
use search::{AlphaBeta, Evaluation};

pub use course::{Course, Untrained, has_network, train};

use self::{lesson::Lesson, positions::Positions};
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
    /// Games played at the same time.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The new weights, or the network's numbers.
    pub weights: Vec<i16>,
    /// Number of positions learned from.
    pub positions: usize,
    /// How unlikely the results of the games kept for a trial are under the evaluation from before: the mean negative
    /// logarithm.
    pub before: f64,
    /// The same under the new one.
    pub after: f64,
}

/// Each so many-th game is left for the trial.
const TRIAL: u64 = 10;

/// Learns better weights for a game; `None` where no evaluation of this kind is used. What it plays with, and starts from,
/// are the weights in use. `doubt` says how strongly each weight is held to what it was, so that what is rarely seen is not
/// believed.
pub fn tune(spec: AnySpec, lessons: Lessons, doubt: f64) -> Option<Learned> {
    match spec {
        AnySpec::Jungle(spec) => {
            let evaluation = || jungle::Weights(&jungle::WEIGHTS);
            Some(linear::tuned::<Jungle, jungle::Land, _>(spec, evaluation, &jungle::WEIGHTS, lessons, doubt))
        }
        AnySpec::Mana(spec) => {
            let evaluation = || mana::Weights(&mana::WEIGHTS);
            Some(linear::tuned::<Mana, mana::Board, _>(spec, evaluation, &mana::WEIGHTS, lessons, doubt))
        }
        AnySpec::Mancala(spec) => {
            let weights = mancala::WEIGHTS[spec.rule_set() as usize];
            Some(linear::tuned::<Mancala, mancala::Bowls, _>(
                spec,
                mancala::Weights::tuned,
                weights,
                lessons,
                doubt,
            ))
        }
        AnySpec::Mandua(spec) => {
            // At a strict table, what is thought about is a guided game.
            let spec = rules::mandua::Spec { referee: Referee::Guided, ..spec };
            let (evaluation, weights) = (mandua::Weights::tuned, &mandua::WEIGHTS);
            Some(linear::tuned::<Mandua, mandua::Hunt, _>(spec, evaluation, weights, lessons, doubt))
        }
        AnySpec::Manitou(_) => None,
    }
}

/// The games of these numbers, in their order, played by so many threads. `each` hears of each when it is done, and says
/// whether to go on; without that those that are done are returned.
fn play<G: Game, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: impl Fn() -> E + Sync,
    lessons: Lessons,
    numbers: &[u64],
    each: &(dyn Fn(&Lesson<G::Action>) -> bool + Sync),
) -> Vec<Lesson<G::Action>> {
    let threads = lessons.threads.max(1);
    let work = |thread: usize| {
        let mut search = AlphaBeta::new(evaluation());
        let mut played = Vec::new();
        for &number in numbers.iter().skip(thread).step_by(threads) {
            let lesson = Lesson::play(spec, &mut search, lessons, number);
            let on = each(&lesson);
            played.push(lesson);
            if !on {
                break;
            }
        }
        played
    };
    let mut played: Vec<Lesson<G::Action>> = std::thread::scope(|scope| {
        let working: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        working.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    played.sort_by_key(|lesson| lesson.number);
    played
}

/// The positions of games: those to learn from, and those for the trial; with `proven` also those whose end the search knew.
fn sorted<G: Game, F: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    evaluation: &E,
    lessons: &[Lesson<G::Action>],
    proven: bool,
) -> [Positions; 2] {
    let [mut studied, mut trial] = [Positions::default(), Positions::default()];
    for lesson in lessons {
        let positions = if lesson.number.is_multiple_of(TRIAL) { &mut trial } else { &mut studied };
        positions.add::<G, F, E>(spec, evaluation, lesson, proven);
    }
    [studied, trial]
}

#[cfg(test)]
mod tests;
