//! What a player's results say about its strength.

/// Results of one player in one contest. Games that hang together, such as those from the same opening with sides changed, are one
/// round, and the error is that of the rounds.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) won: u64,
    pub(crate) shared: u64,
    pub(crate) lost: u64,
    rounds: u64,
    sum: f64,
    squares: f64,
}

/// 95 of 100 times the truth lies within so many standard errors.
const CONFIDENCE: f64 = 1.959_964;

/// A variance below this is none, but for rounding.
const ALIKE: f64 = 1e-9;

impl Tally {
    /// The score of a seat in one game: 1 for a win alone, a share for a win with others, 0 for a loss.
    pub(crate) fn game(&mut self, score: f64) {
        match score {
            1.0 => self.won += 1,
            0.0 => self.lost += 1,
            _ => self.shared += 1,
        }
    }

    /// The mean score of a round.
    pub(crate) fn round(&mut self, mean: f64) {
        self.rounds += 1;
        self.sum += mean;
        self.squares += mean * mean;
    }

    /// The mean score of all rounds, from 0 to 1; a half before the first.
    pub(crate) fn mean(&self) -> f64 {
        if self.rounds == 0 { 0.5 } else { self.sum / self.rounds as f64 }
    }

    /// The variance of a round's score. Rounds that were all alike cannot tell how much others would differ: one that is won and one
    /// that is lost are thought beside them.
    fn variance(&self) -> f64 {
        let rounds = self.rounds as f64;
        if rounds < 2.0 {
            return 0.25;
        }
        let variance = (self.squares - self.sum * self.sum / rounds) / (rounds - 1.0);
        if variance >= ALIKE {
            return variance;
        }
        let mut beside = *self;
        beside.round(1.0);
        beside.round(0.0);
        beside.variance()
    }

    /// How far the true score may lie from the mean, to 95 %.
    pub(crate) fn error(&self) -> f64 {
        CONFIDENCE * (self.variance() / self.rounds.max(1) as f64).sqrt()
    }

    /// The mean with its error, in words.
    pub(crate) fn percent(&self) -> String {
        let [mean, error] = [self.mean(), self.error()].map(|share| 100.0 * share);
        format!("{mean:.1} % ± {error:.1}")
    }

    /// Elo points ahead of the opponent, with the lower and the upper end of the interval.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let (mean, error) = (self.mean(), self.error());
        [mean, mean - error, mean + error].map(elo_of)
    }

    /// How much likelier these rounds are if the player is `elos[1]` Elo points ahead than if it is `elos[0]`, as a
    /// logarithm: the generalised sequential probability ratio of Van den Bergh, with the variance of whole rounds.
    pub(crate) fn log_likelihood(&self, elos: [f64; 2]) -> f64 {
        if self.rounds < 2 {
            return 0.0;
        }
        let [low, high] = elos.map(score_of);
        self.rounds as f64 * (high - low) * (2.0 * self.mean() - low - high) / (2.0 * self.variance())
    }
}

/// Elo points by which a mean score is ahead; a clean sweep is infinitely far.
fn elo_of(mean: f64) -> f64 {
    match mean {
        _ if mean <= 0.0 => f64::NEG_INFINITY,
        _ if mean >= 1.0 => f64::INFINITY,
        _ => -400.0 * (1.0 / mean - 1.0).log10(),
    }
}

/// The mean score of a player that is so many Elo points ahead.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(rounds: &[f64]) -> Tally {
        let mut tally = Tally::default();
        rounds.iter().for_each(|mean| tally.round(*mean));
        tally
    }

    #[test]
    fn elo_is_a_matter_of_the_mean() {
        let [even, low, high] = tally(&[1.0, 0.5, 0.0, 0.5]).elo();
        assert!(even.abs() < 1e-9 && (low + high).abs() < 1e-9 && high > 0.0);
        let [elo, ..] = tally(&[0.75; 4]).elo();
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        let [elo, low, high] = tally(&[1.0; 100]).elo();
        assert!(low > 600.0 && low < 700.0 && [elo, high] == [f64::INFINITY; 2], "{low}");
        assert!((score_of(elo_of(0.3)) - 0.3).abs() < 1e-12);
    }

    #[test]
    fn rounds_that_differ_less_say_more() {
        let alike = [2, 10, 100].map(|rounds| tally(&vec![1.0; rounds]).error());
        assert!(alike.is_sorted_by(|few, many| few > many && *many > 0.0), "{alike:?}");
        assert!(tally(&[0.25, 0.75].repeat(5)).error() < tally(&[0.0, 1.0].repeat(5)).error());
        // Four rounds with a variance of 1/3: 1.96 * sqrt(1/3 / 4).
        assert!((tally(&[1.0, 0.0, 1.0, 0.0]).error() - 0.5658).abs() < 1e-4);
    }

    #[test]
    fn the_likelihood_tells_the_hypotheses_apart() {
        let strong = tally(&[1.0, 0.75, 0.5, 1.0].repeat(20));
        assert!(strong.log_likelihood([0.0, 50.0]) > 2.94);
        let even = tally(&[1.0, 0.5, 0.0, 0.5].repeat(100));
        assert!(even.log_likelihood([0.0, 50.0]) < -2.94);
        let [few, many] = [2, 40].map(|rounds| tally(&vec![1.0; rounds]).log_likelihood([0.0, 20.0]));
        assert!(few > 0.0 && few < 0.2 && many > 2.94, "{few} {many}");
        assert_eq!(tally(&[0.5]).log_likelihood([0.0, 5.0]), 0.0);
    }
}
