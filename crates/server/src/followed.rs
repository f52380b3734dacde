//! A clock that follows another one, which can only be asked over a network.
//!
//! The other clock was read at some moment between sending a question and receiving its answer. So each
//! answer limits the other clock's time to an interval. While this clock's time is within that interval, it
//! needs no correction. Otherwise it moves towards the interval at a limited rate (see [`SLEW`]), so it never
//! goes back. It jumps only if it is behind by more than [`LONGEST_GAP`]. That happens if this process or its
//! machine did not run for a while, or if somebody has set the other clock forward.

use wire::Millis;

use crate::steady::LONGEST_GAP;

/// During a correction, the followed time gains or loses at most one millisecond in this many milliseconds.
const SLEW: i64 = 200;

/// The time of another clock, counted by this process's monotonic clock. All values are milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FollowedClock {
    /// The followed time minus the monotonic clock's time, at the moment when the monotonic clock showed
    /// `since`.
    offset: i64,
    /// What the monotonic clock showed when the offset began to move.
    since: i64,
    /// The value towards which the offset moves.
    target: i64,
}

/// The other clock's answer to the question what time it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// What the monotonic clock showed before the question was sent.
    pub(crate) sent: Millis,
    /// What the monotonic clock showed when the answer had come.
    pub(crate) received: Millis,
    /// What the other clock showed at some moment in between.
    pub(crate) theirs: Millis,
}

impl Answer {
    /// Returns the least and the greatest offset that are possible after this answer.
    fn offsets(self) -> (i64, i64) {
        // Both clocks round down to whole milliseconds, so each may show up to one millisecond too little.
        (self.theirs as i64 - self.received as i64 - 1, self.theirs as i64 - self.sent as i64 + 1)
    }

    /// Returns how long the answer took. A shorter time leaves fewer possible offsets.
    pub(crate) fn uncertainty(self) -> Millis {
        self.received.saturating_sub(self.sent)
    }
}

impl FollowedClock {
    /// Creates a clock from a first answer. The clock starts at the time `earliest` or later.
    pub(crate) fn new(answer: Answer, earliest: Millis) -> FollowedClock {
        let (least, greatest) = answer.offsets();
        let since = answer.received as i64;
        let target = i64::midpoint(least, greatest);
        FollowedClock { offset: target.max(earliest as i64 - since), since, target }
    }

    /// Returns the followed time at the moment when the monotonic clock shows `monotonic`.
    pub(crate) fn now(&self, monotonic: Millis) -> Millis {
        let monotonic = monotonic as i64;
        u64::try_from(monotonic + self.offset_at(monotonic)).unwrap_or_default()
    }

    fn offset_at(&self, monotonic: i64) -> i64 {
        let most = (monotonic - self.since).max(0) / SLEW;
        self.offset + (self.target - self.offset).clamp(-most, most)
    }

    /// Takes a new answer into account.
    pub(crate) fn follow(&mut self, answer: Answer) {
        let now = answer.received as i64;
        let (least, greatest) = answer.offsets();
        let offset = self.offset_at(now);
        if least - offset > LONGEST_GAP as i64 {
            *self = FollowedClock { offset: least, since: now, target: least };
            return;
        }
        let target = offset.clamp(least, greatest);
        // Starting again from here drops any progress below one millisecond, so do it only if the target has
        // changed or is reached.
        if target != self.target || offset == self.target {
            *self = FollowedClock { offset, since: now, target };
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::Millis;

    use super::{Answer, FollowedClock};
    use crate::steady::LONGEST_GAP;

    const NOON: Millis = 43_200_000;

    /// Returns an answer. The question took `there` milliseconds to reach the other clock, and the answer
    /// took `back`.
    fn answer(monotonic: Millis, theirs: Millis, [there, back]: [Millis; 2]) -> Answer {
        Answer { sent: monotonic - there, received: monotonic + back, theirs }
    }

    /// Returns the error of the followed time after each answer, in milliseconds. The other clock shows noon
    /// when the monotonic clock shows 1000, and runs faster by `parts` per million.
    fn errors(clock: &mut FollowedClock, parts: i64, delays: impl Fn(Millis) -> [Millis; 2]) -> Vec<i64> {
        let mut before = 0;
        let theirs = |monotonic: Millis| {
            let passed = monotonic as i64 - 1000;
            (NOON as i64 + passed + passed * parts / 1_000_000) as Millis
        };
        let after = |second: Millis| {
            let monotonic = 1000 + second * 1000;
            clock.follow(answer(monotonic, theirs(monotonic), delays(second)));
            // The followed time never goes back.
            let now = clock.now(monotonic + 500);
            assert!(now >= before);
            before = now;
            now as i64 - theirs(monotonic + 500) as i64
        };
        (1..3600).map(after).collect()
    }

    #[test]
    fn it_begins_in_the_middle_of_what_is_possible() {
        let clock = FollowedClock::new(answer(1000, NOON, [10, 30]), 0);
        assert_eq!((clock.now(1030), clock.now(5030)), (NOON + 20, NOON + 4020));
        // The clock of an earlier server was ahead.
        let clock = FollowedClock::new(answer(1000, NOON, [0, 0]), NOON + 3000);
        assert_eq!(clock.now(1000), NOON + 3000);
        // The lead shrinks slowly.
        assert_eq!((clock.now(401_000), clock.now(1_001_000)), (NOON + 401_000, NOON + 1_000_000));
    }

    #[test]
    fn a_machine_whose_clock_is_too_fast_or_too_slow_is_corrected() {
        for parts in [-300, -20, 0, 20, 300] {
            let mut clock = FollowedClock::new(answer(1000, NOON, [1, 1]), 0);
            let errors = errors(&mut clock, parts, |second| [second % 3, (second / 3) % 3]);
            assert!(errors.iter().all(|error| error.abs() <= 6), "{parts}: {errors:?}");
        }
    }

    #[test]
    fn slow_answers_do_no_harm() {
        let mut clock = FollowedClock::new(answer(1000, NOON, [1, 1]), 0);
        // Alternately, the question or the answer takes half a second.
        let errors = errors(&mut clock, 0, |second| if second % 2 == 0 { [500, 0] } else { [0, 500] });
        assert!(errors.iter().all(|error| error.abs() <= 1), "{errors:?}");
    }

    #[test]
    fn a_small_step_is_followed_slowly_and_a_large_one_at_once() {
        let mut clock = FollowedClock::new(answer(1000, NOON, [0, 0]), 0);
        clock.follow(answer(2000, NOON + 1000 + LONGEST_GAP, [0, 0]));
        assert_eq!(clock.now(2000), NOON + 1000);
        assert_eq!(clock.now(2000 + 100_000), NOON + 101_000 + 500);
        let mut clock = FollowedClock::new(answer(1000, NOON, [0, 0]), 0);
        clock.follow(answer(2000, NOON + 300_000, [0, 0]));
        assert!(clock.now(2000).abs_diff(NOON + 300_000) <= 1);
    }

    /// Another database, whose clock is behind by five minutes, takes over.
    #[test]
    fn it_never_goes_back() {
        let mut clock = FollowedClock::new(answer(1000, NOON, [0, 0]), 0);
        let mut before = clock.now(1000);
        for second in 2..100_000 {
            let monotonic = second * 1000;
            clock.follow(answer(monotonic, NOON + monotonic - 1000 - 300_000, [0, 0]));
            let now = clock.now(monotonic);
            // Time goes on at almost its usual speed.
            assert!((990..=1000).contains(&(now - before)), "{second}: {}", now - before);
            before = now;
        }
        assert!(before.abs_diff(NOON + 99_999_000 - 1000 - 300_000) <= 1 + 1000, "{before}");
    }
}
