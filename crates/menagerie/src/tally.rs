//! Counts the results of a player, and estimates its strength from them.

/// The results of one player in one contest. Games that are not independent form a round. An example is two
/// games from the same opening, with sides swapped. The error is computed from the scores of whole rounds,
/// because rounds are independent.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) won: u64,
    pub(crate) shared: u64,
    pub(crate) lost: u64,
    rounds: u64,
    sum: f64,
    squares: f64,
}

/// A 95 % confidence interval extends this many standard errors to each side.
const CONFIDENCE: f64 = 1.959_964;

/// A variance below this differs from zero only by rounding errors.
const NO_VARIANCE: f64 = 1e-9;

impl Tally {
    /// Counts a game. The score is 1 for a sole win, 0 for a loss, and a share of 1 for a shared win.
    pub(crate) fn game(&mut self, score: f64) {
        match score {
            1.0 => self.won += 1,
            0.0 => self.lost += 1,
            _ => self.shared += 1,
        }
    }

    /// Counts a round by its mean score.
    pub(crate) fn round(&mut self, mean: f64) {
        self.rounds += 1;
        self.sum += mean;
        self.squares += mean * mean;
    }

    /// The mean score of all rounds, from 0 to 1; one half before the first round.
    pub(crate) fn mean(&self) -> f64 {
        if self.rounds == 0 { 0.5 } else { self.sum / self.rounds as f64 }
    }

    /// The variance of a round's score. If all rounds have the same score, they do not show how much the
    /// scores of other rounds would differ. In that case, the variance is computed as if one more round had
    /// been won and one more lost.
    fn variance(&self) -> f64 {
        let rounds = self.rounds as f64;
        if rounds < 2.0 {
            return 0.25;
        }
        let variance = (self.squares - self.sum * self.sum / rounds) / (rounds - 1.0);
        if variance >= NO_VARIANCE {
            return variance;
        }
        let mut padded = *self;
        padded.round(1.0);
        padded.round(0.0);
        padded.variance()
    }

    /// The half-width of the 95 % confidence interval of the mean.
    pub(crate) fn error(&self) -> f64 {
        CONFIDENCE * (self.variance() / self.rounds.max(1) as f64).sqrt()
    }

    /// The mean with its error, such as `51.0 % ± 2.3`.
    pub(crate) fn percent(&self) -> String {
        let [mean, error] = [self.mean(), self.error()].map(|share| 100.0 * share);
        format!("{mean:.1} % ± {error:.1}")
    }

    /// The player's lead over the opponent in Elo points, then the lower and the upper end of its confidence
    /// interval.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let (mean, error) = (self.mean(), self.error());
        [mean, mean - error, mean + error].map(elo_of)
    }

    /// The log-likelihood ratio of these rounds between two hypotheses: the player is ahead by `elos[1]` Elo
    /// points, or only by `elos[0]`. It is Van den Bergh's generalised sequential probability ratio, computed
    /// with the variance of whole rounds.
    pub(crate) fn log_likelihood(&self, elos: [f64; 2]) -> f64 {
        if self.rounds < 2 {
            return 0.0;
        }
        let [low, high] = elos.map(score_of);
        self.rounds as f64 * (high - low) * (2.0 * self.mean() - low - high) / (2.0 * self.variance())
    }
}

/// The lead in Elo points that a mean score shows. It is infinite if all games were won or all were lost.
fn elo_of(mean: f64) -> f64 {
    match mean {
        _ if mean <= 0.0 => f64::NEG_INFINITY,
        _ if mean >= 1.0 => f64::INFINITY,
        _ => -400.0 * (1.0 / mean - 1.0).log10(),
    }
}

/// The expected mean score of a player who is ahead by this many Elo points.
pub(crate) fn score_of(elo: f64) -> f64 {
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
    fn elo_follows_from_the_mean() {
        let [even, low, high] = tally(&[1.0, 0.5, 0.0, 0.5]).elo();
        assert!(even.abs() < 1e-9 && (low + high).abs() < 1e-9 && high > 0.0);
        let [elo, ..] = tally(&[0.75; 4]).elo();
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        let [elo, low, high] = tally(&[1.0; 100]).elo();
        assert!(low > 600.0 && low < 700.0 && [elo, high] == [f64::INFINITY; 2], "{low}");
        assert!((score_of(elo_of(0.3)) - 0.3).abs() < 1e-12);
    }

    #[test]
    fn more_and_more_similar_rounds_narrow_the_interval() {
        let alike = [2, 10, 100].map(|rounds| tally(&vec![1.0; rounds]).error());
        assert!(alike.is_sorted_by(|few, many| few > many && *many > 0.0), "{alike:?}");
        assert!(tally(&[0.25, 0.75].repeat(5)).error() < tally(&[0.0, 1.0].repeat(5)).error());
        // Four rounds with a variance of 1/3: 1.96 * sqrt(1/3 / 4).
        assert!((tally(&[1.0, 0.0, 1.0, 0.0]).error() - 0.5658).abs() < 1e-4);
    }

    #[test]
    fn the_likelihood_ratio_separates_the_hypotheses() {
        let strong = tally(&[1.0, 0.75, 0.5, 1.0].repeat(20));
        assert!(strong.log_likelihood([0.0, 50.0]) > 2.94);
        let even = tally(&[1.0, 0.5, 0.0, 0.5].repeat(100));
        assert!(even.log_likelihood([0.0, 50.0]) < -2.94);
        let [few, many] = [2, 40].map(|rounds| tally(&vec![1.0; rounds]).log_likelihood([0.0, 20.0]));
        assert!(few > 0.0 && few < 0.2 && many > 2.94, "{few} {many}");
        assert_eq!(tally(&[0.5]).log_likelihood([0.0, 5.0]), 0.0);
    }
}
