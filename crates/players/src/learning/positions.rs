//! Turns the positions of games into lists of features with values.

use rules::{Game, Seat};
use search::{Evaluation, MOST};

use super::self_play::TrainingGame;
use crate::linear::Features;

/// The evaluation at which the odds are e to one. At an evaluation of 200, the expected score is three
/// quarters.
pub(super) const UNIT: f64 = 182.0;

/// An evaluation above this, or below its negative, means that the game is decided.
const DECIDED: i32 = MOST - 300;

/// Positions as lists of features, with their values for the seat to act.
#[derive(Default)]
pub(super) struct Positions {
    features: Vec<(u16, i16)>,
    seen: Vec<Seen>,
}

#[derive(Clone, Copy)]
struct Seen {
    /// Where the position's features end in the list of all features.
    end: usize,
    /// The final score of the game for the seat to act.
    result: f64,
    /// The expected score that the search found for the seat to act.
    expected: f64,
}

/// A position to learn from.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) features: &'a [(u16, i16)],
    /// The final score of the game for the seat to act, from 0 to 1.
    pub(super) result: f64,
    /// The expected score that the search found for the seat to act, from 0 to 1.
    pub(super) expected: f64,
}

impl Position<'_> {
    /// Returns -1 if the features describe the position from the other seat's side, otherwise 1.
    pub(super) fn sign(&self) -> f64 {
        self.features.first().map_or(1.0, |(_, amount)| f64::from(amount.signum()))
    }
}

impl Positions {
    /// Adds the quiet positions of a game. It leaves out positions in which the game is decided. It also
    /// leaves out positions before a forcing action, because the search resolves forcing actions. Positions
    /// with a proven result are added only if `proven` is set.
    pub(super) fn add<G: Game, F: Features<G>, E: Evaluation<G>>(
        &mut self,
        spec: G::Spec,
        evaluation: &E,
        game: &TrainingGame<G::Action>,
        proven: bool,
    ) {
        let (features, before) = (&mut self.features, self.seen.len());
        let mut seen: Vec<(Seat, Seen)> = Vec::new();
        let end = game.replay::<G>(spec, |game, action, value| {
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

    /// Returns the log loss of an evaluation: the mean negative logarithm of the likelihood of the results.
    pub(super) fn log_loss(&self, judge: impl Fn(Position<'_>) -> f64) -> f64 {
        let one = |at| {
            let position = self.get(at);
            let chance = chance(judge(position)).clamp(1e-9, 1.0 - 1e-9);
            -(position.result * chance.ln() + (1.0 - position.result) * (1.0 - chance).ln())
        };
        (0..self.len()).map(one).sum::<f64>() / self.len().max(1) as f64
    }
}

/// Returns the expected score that corresponds to an evaluation.
pub(super) fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value / UNIT).exp())
}
