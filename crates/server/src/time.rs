//! The server's time.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;
use wire::Millis;

/// Where the server's time comes from: the system, or a test that sets it.
///
/// Every moment that is stored and every wait that a user can notice comes from here. Search limits and the heartbeat of
/// sockets use the system's monotonic clock instead.
#[derive(Clone, Debug, Default)]
pub struct TimeSource {
    /// The time that a test has set; `None` for the system's time.
    manual: Option<Arc<watch::Sender<Millis>>>,
}

impl TimeSource {
    /// The system's clock.
    pub fn system() -> TimeSource {
        TimeSource::default()
    }

    /// A clock that stands at this moment until it is [advanced](TimeSource::advance).
    pub fn manual(at: Millis) -> TimeSource {
        TimeSource { manual: Some(Arc::new(watch::Sender::new(at))) }
    }

    /// The current time.
    pub fn now(&self) -> Millis {
        match &self.manual {
            Some(now) => *now.borrow(),
            None => {
                SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as Millis
            }
        }
    }

    /// Moves a manual clock forward and wakes all tasks whose wait is over. Does nothing to the system's
    /// clock.
    pub fn advance(&self, span: Duration) {
        if let Some(now) = &self.manual {
            now.send_modify(|now| *now += span.as_millis() as Millis);
        }
    }

    /// Waits until this moment. With the system's clock, the wait takes at most the span `at_most`, because
    /// that clock may be set back meanwhile.
    pub async fn sleep_until(&self, at: Millis, at_most: Duration) {
        match &self.manual {
            Some(now) => {
                // The wait cannot fail, because `self` holds the sender.
                let _ = now.subscribe().wait_for(|now| *now >= at).await;
            }
            None => {
                let span = Duration::from_millis(at.saturating_sub(self.now()));
                tokio::time::sleep(span.min(at_most)).await;
            }
        }
    }

    /// Waits for a span of time.
    pub async fn sleep(&self, span: Duration) {
        match &self.manual {
            Some(_) => self.sleep_until(self.now() + span.as_millis() as Millis, span).await,
            None => tokio::time::sleep(span).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::FutureExt;

    use super::TimeSource;

    #[tokio::test]
    async fn a_manual_clock_wakes_those_whose_wait_is_over() {
        let time = TimeSource::manual(1000);
        let mut wait = Box::pin(time.sleep(Duration::from_millis(500)));
        assert!((&mut wait).now_or_never().is_none());
        time.advance(Duration::from_millis(499));
        assert!((&mut wait).now_or_never().is_none());
        time.advance(Duration::from_millis(1));
        wait.await;
        assert_eq!(time.now(), 1500);
        time.sleep_until(1500, Duration::ZERO).await;
    }
}
