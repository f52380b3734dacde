//! Training a network, in a run or in several.

use std::collections::BTreeMap;

use rules::{Game, catalog::AnySpec};
use search::{Evaluation, Generator};

use super::{Learned, Lessons, lesson::Lesson, linear::sum, network::Pupil, play, sorted};
use crate::{
    linear::Features,
    network::Network,
    playable::{Playable, PlayableSpecVisitor, visit_spec},
};

/// How a network is trained.
pub struct Course<'a> {
    /// What is played.
    pub lessons: Lessons,
    /// Times that all positions are gone through.
    pub rounds: u32,
    /// Games of an earlier run, as they were told, one a line; what was cut short is played again.
    pub kept: &'a str,
    /// Hears of each game as a line, to be kept; says whether to go on.
    pub keep: &'a (dyn Fn(&str) -> bool + Sync),
    /// Hears of each time that the positions are gone through; says whether to go on.
    pub told: &'a mut dyn FnMut(u32) -> bool,
}

/// Why there is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untrained {
    /// The game is not judged by one.
    NoNetwork,
    /// The training was broken off.
    Stopped,
}

/// Whether games of this spec can be judged by a network.
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

/// Trains a network for a game from scratch. The games are played with the tuned weights, so that the same course gives the
/// same network, in however many runs and by however many threads. The trial compares the network with those weights.
///
/// # Errors
/// A game without a network, and being stopped.
pub fn train(spec: AnySpec, course: Course<'_>) -> Result<Learned, Untrained> {
    struct Training<'a>(Course<'a>);
    impl PlayableSpecVisitor for Training<'_> {
        type Output = Result<Learned, Untrained>;
        fn visit<G: Playable>(self, spec: G::Spec) -> Result<Learned, Untrained> {
            G::train(spec, self.0)
        }
    }
    visit_spec(spec, Training(course))
}

/// Trains a network on inputs `F`, tried against the `weights` of features `B`.
pub(crate) fn trained<G: Game, F: Features<G>, B: Features<G>, E: Evaluation<G>>(
    spec: G::Spec,
    inputs: usize,
    evaluation: impl Fn() -> E + Sync,
    weights: &[i16],
    course: Course<'_>,
) -> Result<Learned, Untrained> {
    let Course { lessons, rounds, kept, keep, told } = course;
    let kept = kept.lines().filter_map(Lesson::read).filter(|lesson| lesson.number < lessons.games);
    let mut played: BTreeMap<u64, Lesson<G::Action>> = kept.map(|lesson| (lesson.number, lesson)).collect();
    let missing: Vec<u64> = (0..lessons.games).filter(|number| !played.contains_key(number)).collect();
    let new = play(spec, &evaluation, lessons, &missing, &|lesson| keep(&lesson.to_string()));
    played.extend(new.into_iter().map(|lesson| (lesson.number, lesson)));
    if (played.len() as u64) < lessons.games {
        return Err(Untrained::Stopped);
    }
    let played: Vec<Lesson<G::Action>> = played.into_values().collect();

    let judge = evaluation();
    let [studied, trial] = sorted::<G, F, E>(spec, &judge, &played, true);
    let mut random = Generator::new(lessons.seed);
    let mut pupil = Pupil::new(inputs, &mut random);
    if !pupil.study(&studied, rounds, &mut random, told) {
        return Err(Untrained::Stopped);
    }
    let [_, tried_before] = sorted::<G, B, E>(spec, &judge, &played, true);
    let weights_learned = pupil.rounded();
    let network = Network::new(&weights_learned);
    Ok(Learned {
        positions: studied.len() + trial.len(),
        before: tried_before.surprise(|position| sum(position, weights)),
        after: trial.surprise(|position| {
            let shown: Vec<u16> = position.features.iter().map(|(input, _)| *input).collect();
            network.map_or(0.0, |network| position.sign() * f64::from(network.answer(&shown)))
        }),
        weights: weights_learned,
    })
}
