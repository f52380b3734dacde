//! The clock of time-limited players.

use std::time::Duration;

/// A function that returns the time since some fixed moment.
pub type Clock = fn() -> Duration;

/// The system's monotonic clock.
#[cfg(feature = "threads")]
pub const SYSTEM_CLOCK: Option<Clock> = Some(since_first_asked);

/// The system's monotonic clock; `None` without the feature `threads`.
#[cfg(not(feature = "threads"))]
pub const SYSTEM_CLOCK: Option<Clock> = None;

#[cfg(feature = "threads")]
fn since_first_asked() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}
