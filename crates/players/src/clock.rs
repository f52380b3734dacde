//! Time, for players that are given a time to think.

use std::time::Duration;

/// Tells how long ago some moment was, the same moment every time it is asked.
pub type Clock = fn() -> Duration;

/// The system's steady clock.
#[cfg(feature = "threads")]
pub const SYSTEM_CLOCK: Option<Clock> = Some(since_first_asked);

/// There is none without the feature `threads`.
#[cfg(not(feature = "threads"))]
pub const SYSTEM_CLOCK: Option<Clock> = None;

#[cfg(feature = "threads")]
fn since_first_asked() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}
