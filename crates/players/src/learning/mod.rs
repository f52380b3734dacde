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

use rules::{Game, catalog::AnySpec};
use search::{AlphaBeta, Evaluation};

pub(crate) use course::trained;
pub use course::{Course, Untrained, has_network, train};
pub(crate) use linear::tuned;

use self::{lesson::Lesson, positions::Positions};
use crate::{
    linear::Features,
    playable::{Playable, PlayableSpecVisitor, visit_spec},
};

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

/// Learns better weights for a game from games played with the present ones; `None` if its evaluation has no weights.
/// `doubt` says how strongly each weight is held to its present value, so that rare features do not change at random.
pub fn tune(spec: AnySpec, lessons: Lessons, doubt: f64) -> Option<Learned> {
    struct Tuning {
        lessons: Lessons,
        doubt: f64,
    }
    impl PlayableSpecVisitor for Tuning {
        type Output = Option<Learned>;
        fn visit<G: Playable>(self, spec: G::Spec) -> Option<Learned> {
            G::tune(spec, self.lessons, self.doubt)
        }
    }
    visit_spec(spec, Tuning { lessons, doubt })
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
