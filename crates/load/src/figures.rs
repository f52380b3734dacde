//! Statistics of latencies.

use std::time::Duration;

/// Latencies in ascending order.
pub(crate) struct Figures {
    spans: Vec<Duration>,
}

impl Figures {
    pub(crate) fn of(mut spans: Vec<Duration>) -> Figures {
        spans.sort_unstable();
        Figures { spans }
    }

    pub(crate) fn count(&self) -> usize {
        self.spans.len()
    }

    /// Returns the quantile `share` (0.5 for the median) in milliseconds; `None` if nothing was measured.
    pub(crate) fn quantile(&self, share: f64) -> Option<f64> {
        let last = self.spans.len().checked_sub(1)?;
        let at = (last as f64 * share).round() as usize;
        self.spans.get(at).map(|span| span.as_secs_f64() * 1e3)
    }
}
