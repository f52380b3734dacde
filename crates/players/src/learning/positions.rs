//! Positions of games as lists of features, with what they turned out to be worth.

use rules::{Game, Seat};
use search::{Evaluation, MOST};

use super::lesson::Lesson;
use crate::linear::Features;

/// The evaluation at which the odds are e to one: at 200, a game is worth three quarters.
pub(super) const UNIT: f64 = 182.0;

/// Beyond this, an evaluation says that the game is decided.
const DECIDED: i32 = MOST - 300;

/// Positions as lists of features, and what they were worth to the seats to act.
#[derive(Default)]
pub(super) struct Positions {
    features: Vec<(u16, i16)>,
    seen: Vec<Seen>,
}

#[derive(Clone, Copy)]
struct Seen {
    /// Where its features end.
    end: usize,
    /// How the game ended.
    result: f64,
    /// What the search expected.
    expected: f64,
}

/// A position to learn from.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) features: &'a [(u16, i16)],
    /// How the game ended, from 0 to 1.
    pub(super) result: f64,
    /// What the search expected, from 0 to 1.
    pub(super) expected: f64,
}

impl Position<'_> {
    /// -1 where the features are seen from the other side, otherwise 1.
    pub(super) fn sign(&self) -> f64 {
        self.features.first().map_or(1.0, |(_, amount)| f64::from(amount.signum()))
    }
}

impl Positions {
    /// Adds the positions of a game that can be judged as they stand: what follows from a capture is for the search to see,
    /// and what is decided is not judged. Where the search proved the end, they count only if `proven` says so.
    pub(super) fn add<G: Game, F: Features<G>, E: Evaluation<G>>(
        &mut self,
        spec: G::Spec,
        evaluation: &E,
        lesson: &Lesson<G::Action>,
        proven: bool,
    ) {
        let (features, before) = (&mut self.features, self.seen.len());
        let mut seen: Vec<(Seat, Seen)> = Vec::new();
        let end = lesson.replay::<G>(spec, |game, action, value| {
            let Some(seat) = game.turn().seat() else { return };
            if !proven && i32::from(value).abs() == MOST
                || evaluation.forcing(game, action)
                || evaluation.evaluate(game).abs() > DECIDED
            {
                return;
            }
            F::visit(game, &mut |feature, amount| {
                if amount != 0 {
                    features.push((feature as u16, amount as i16));
                }
            });
            seen.push((seat, Seen { end: features.len(), result: 0.5, expected: chance(value.into()) }));
        });
        match end.and_then(|game| game.outcome()) {
            Some(outcome) => {
                self.seen
                    .extend(seen.into_iter().map(|(seat, one)| Seen { result: outcome.score(seat), ..one }));
            }
            None => {
                let end = before.checked_sub(1).map_or(0, |last| self.seen[last].end);
                self.features.truncate(end);
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.seen.len()
    }

    pub(super) fn get(&self, at: usize) -> Position<'_> {
        let start = at.checked_sub(1).map_or(0, |before| self.seen[before].end);
        let Seen { end, result, expected } = self.seen[at];
        Position { features: &self.features[start..end], result, expected }
    }

    /// How unlikely the results are where a judge tells what each position is worth: the mean negative logarithm.
    pub(super) fn surprise(&self, judge: impl Fn(Position<'_>) -> f64) -> f64 {
        let one = |at| {
            let position = self.get(at);
            let chance = chance(judge(position)).clamp(1e-9, 1.0 - 1e-9);
            -(position.result * chance.ln() + (1.0 - position.result) * (1.0 - chance).ln())
        };
        (0..self.len()).map(one).sum::<f64>() / self.len().max(1) as f64
    }
}

/// The expected score where the evaluation says this.
pub(super) fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value / UNIT).exp())
}
