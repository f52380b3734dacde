//! The server's time.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use table::Outage;
use tokio::sync::watch;
use wire::Millis;

use crate::{
    followed::FollowedClock,
    steady::{Reading, SteadyClock},
};

/// Where the server's time comes from: the system, the clock of a database, or a test that sets it.
///
/// Every moment that is stored and every wait that a user can notice comes from here. This time never goes
/// back. Search limits and the heartbeat of sockets use the system's monotonic clock instead.
#[derive(Clone, Debug)]
pub struct TimeSource {
    clocks: Clocks,
    steady: Arc<Mutex<SteadyClock>>,
}

#[derive(Clone, Debug)]
enum Clocks {
    System {
        /// The moment from which the monotonic clock counts.
        start: Instant,
        /// The error of the time of day, in milliseconds. Only tests set this.
        wrong_by: i64,
    },
    /// The time of another clock. Between its readings, the monotonic clock of the first field counts on.
    Followed(Box<Clocks>, Arc<Mutex<FollowedClock>>),
    Manual(Arc<watch::Sender<Reading>>),
    /// The clock of a simulation.
    #[cfg(test)]
    Simulated {
        /// The moment from which the clock counts.
        start: tokio::time::Instant,
        /// What the wall clock showed at that moment.
        wall: Millis,
    },
}

impl Clocks {
    fn read(&self) -> Reading {
        match self {
            Clocks::System { start, wrong_by } => {
                let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
                let wall = (wall as Millis).saturating_add_signed(*wrong_by);
                Reading { monotonic: start.elapsed().as_millis() as Millis, wall }
            }
            Clocks::Followed(local, clock) => {
                let monotonic = local.read().monotonic;
                let now = clock.lock().unwrap_or_else(PoisonError::into_inner).now(monotonic);
                Reading { monotonic: now, wall: now }
            }
            Clocks::Manual(reading) => *reading.borrow(),
            #[cfg(test)]
            Clocks::Simulated { start, wall } => {
                let monotonic = start.elapsed().as_millis() as Millis;
                Reading { monotonic, wall: wall + monotonic }
            }
        }
    }
}

impl TimeSource {
    /// Returns the system's clocks.
    pub fn system() -> TimeSource {
        TimeSource::wrong_by(0)
    }

    /// Returns the system's clocks, but with a time of day that is wrong by this many milliseconds. For
    /// tests.
    pub fn wrong_by(milliseconds: i64) -> TimeSource {
        TimeSource::new(Clocks::System { start: Instant::now(), wrong_by: milliseconds })
    }

    /// Returns the time of another clock, counted by the monotonic clock of this source.
    pub(crate) fn followed(&self, clock: Arc<Mutex<FollowedClock>>) -> TimeSource {
        TimeSource::new(Clocks::Followed(Box::new(self.clocks.clone()), clock))
    }

    /// Returns what the monotonic clock shows.
    pub(crate) fn monotonic(&self) -> Millis {
        self.clocks.read().monotonic
    }

    /// Returns clocks that stand at this moment until they are moved.
    pub fn manual(at: Millis) -> TimeSource {
        TimeSource::new(Clocks::Manual(Arc::new(watch::Sender::new(Reading { monotonic: 0, wall: at }))))
    }

    /// Returns the clocks of a simulation. The wall clock shows this moment now.
    #[cfg(test)]
    pub(crate) fn simulated(wall: Millis) -> TimeSource {
        TimeSource::new(Clocks::Simulated { start: tokio::time::Instant::now(), wall })
    }

    fn new(clocks: Clocks) -> TimeSource {
        let steady = SteadyClock::new(clocks.read());
        TimeSource { clocks, steady: Arc::new(Mutex::new(steady)) }
    }

    fn steady(&self) -> MutexGuard<'_, SteadyClock> {
        self.steady.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the current moment. An outage that ends now is recorded first.
    pub fn now(&self) -> Millis {
        let reading = self.clocks.read();
        self.steady().read(reading)
    }

    /// Returns the first outage of this process that ended later than `moment`.
    pub(crate) fn outage_after(&self, moment: Millis) -> Option<Outage> {
        self.steady().outage_after(moment)
    }

    /// Returns the outages of this process in order, from this index on.
    pub(crate) fn outages(&self, from: usize) -> Vec<Outage> {
        self.steady().outages(from).to_vec()
    }

    /// Moves manual clocks forward as if the process had been running all that time, not suspended. Wakes the
    /// tasks that have waited long enough.
    pub fn advance(&self, span: Duration) {
        self.move_clocks(span, span.as_millis() as i64, SteadyClock::keep_alive);
    }

    /// Moves manual clocks forward as if the process had been stopped.
    pub fn stop(&self, span: Duration) {
        self.move_clocks(span, span.as_millis() as i64, |_, _| ());
    }

    /// Moves only the manual wall clock, as if somebody had set it or the machine had slept.
    pub fn set_wall_clock(&self, milliseconds: i64) {
        self.move_clocks(Duration::ZERO, milliseconds, |_, _| ());
    }

    /// Moves manual clocks. The system's clocks are left alone.
    fn move_clocks(&self, monotonic: Duration, wall: i64, then: impl FnOnce(&mut SteadyClock, Reading)) {
        if let Clocks::Manual(clocks) = &self.clocks {
            clocks.send_modify(|reading| {
                reading.monotonic += monotonic.as_millis() as Millis;
                reading.wall = reading.wall.saturating_add_signed(wall);
                // Do this before anybody can read the clocks.
                then(&mut self.steady(), *reading);
            });
        }
    }

    /// Waits until the moment `at`, but no longer than `at_most`. If `at` was stored before a restart, and
    /// the clock was set back since then, `at` may be far ahead.
    pub async fn sleep_until(&self, at: Millis, at_most: Duration) {
        let span = Duration::from_millis(at.saturating_sub(self.now()));
        self.sleep(span.min(at_most)).await;
    }

    /// Waits for a span of time.
    pub async fn sleep(&self, span: Duration) {
        match &self.clocks {
            Clocks::System { .. } | Clocks::Followed(..) => tokio::time::sleep(span).await,
            #[cfg(test)]
            Clocks::Simulated { .. } => tokio::time::sleep(span).await,
            Clocks::Manual(clocks) => {
                let at = self.now() + span.as_millis() as Millis;
                // Waiting cannot fail, because `self` holds the sender.
                let _ = clocks.subscribe().wait_for(|reading| self.steady().read(*reading) >= at).await;
            }
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

    #[tokio::test]
    async fn a_moment_that_is_too_far_ahead_is_not_waited_for() {
        let far = |time: &TimeSource| time.now() + 3_600_000;
        let time = TimeSource::system();
        time.sleep_until(far(&time), Duration::ZERO).await;
        let time = TimeSource::manual(1000);
        let mut wait = Box::pin(time.sleep_until(far(&time), Duration::from_secs(1)));
        assert!((&mut wait).now_or_never().is_none());
        time.advance(Duration::from_secs(1));
        wait.await;
    }

    #[test]
    fn a_clock_that_is_set_back_takes_no_time_back() {
        let time = TimeSource::manual(7_200_000);
        time.set_wall_clock(-3_600_000);
        assert_eq!(time.now(), 7_200_000);
        time.advance(Duration::from_secs(1));
        assert_eq!(time.now(), 7_201_000);
        assert_eq!(time.outages(0), []);
    }
}
