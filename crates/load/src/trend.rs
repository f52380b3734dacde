//! Whether a figure grows with time.

use serde_json::{Value, json};

/// A figure counts as level if it grows by no more than this share of its mean over the measured time.
const LEVEL: f64 = 0.05;

/// The least-squares line through the values of a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Trend {
    mean: f64,
    /// The growth in an hour.
    slope: f64,
    /// The standard error of the slope.
    error: f64,
    /// The time between the first and the last value, in hours.
    span: f64,
}

impl Trend {
    /// Computes the trend of values, each with its time in seconds. Returns `None` if there are fewer than
    /// three values, or if all have the same time.
    pub(crate) fn of(values: &[(f64, f64)]) -> Option<Trend> {
        let count = values.len() as f64;
        let hours = |seconds: f64| seconds / 3600.0;
        let middle = values.iter().map(|&(at, _)| hours(at)).sum::<f64>() / count;
        let mean = values.iter().map(|&(_, value)| value).sum::<f64>() / count;
        let spread: f64 = values.iter().map(|&(at, _)| (hours(at) - middle).powi(2)).sum();
        if values.len() < 3 || spread == 0.0 {
            return None;
        }
        let product = |&(at, value): &(f64, f64)| (hours(at) - middle) * (value - mean);
        let slope = values.iter().map(product).sum::<f64>() / spread;
        let rest = |&(at, value): &(f64, f64)| (value - mean - slope * (hours(at) - middle)).powi(2);
        let error = (values.iter().map(rest).sum::<f64>() / (count - 2.0) / spread).sqrt();
        let span = hours(values.last()?.0 - values.first()?.0);
        Some(Trend { mean, slope, error, span })
    }

    /// Whether the figure is level.
    pub(crate) fn is_level(&self) -> bool {
        self.slope * self.span <= LEVEL * self.mean
    }

    pub(crate) fn to_json(self) -> Value {
        let Trend { mean, slope, error, span } = self;
        json!({
            "mean": mean,
            "growth_per_hour": slope,
            "standard_error": error,
            "hours": span,
            "level": self.is_level(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Trend;

    fn line(slope: f64) -> Vec<(f64, f64)> {
        (0_u8..=60).map(f64::from).map(|minute| (minute * 60.0, 100.0 + slope * minute / 60.0)).collect()
    }

    #[test]
    fn a_line_has_its_slope_without_error() {
        let trend = Trend::of(&line(7.0)).unwrap();
        assert!((trend.slope - 7.0).abs() < 1e-9 && trend.error < 1e-9, "{trend:?}");
        assert!((trend.mean - 103.5).abs() < 1e-9 && (trend.span - 1.0).abs() < 1e-9, "{trend:?}");
    }

    #[test]
    fn what_grows_by_a_twentieth_is_not_level() {
        assert!(Trend::of(&line(5.0)).unwrap().is_level());
        assert!(!Trend::of(&line(6.0)).unwrap().is_level());
        assert!(Trend::of(&line(-50.0)).unwrap().is_level());
    }

    #[test]
    fn values_that_go_up_and_down_have_an_error() {
        let mut values = line(0.0);
        values.iter_mut().step_by(2).for_each(|(_, value)| *value += 10.0);
        let trend = Trend::of(&values).unwrap();
        assert!(trend.is_level() && trend.error > 0.1, "{trend:?}");
    }

    #[test]
    fn two_values_have_no_trend() {
        assert_eq!(Trend::of(&[(0.0, 1.0), (60.0, 2.0)]), None);
        assert_eq!(Trend::of(&[(0.0, 1.0), (0.0, 2.0), (0.0, 3.0)]), None);
    }
}
