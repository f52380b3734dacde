//! A clock that never goes back, and that notices when the process did not run.
//!
//! A stopped process, a machine that sleeps and a clock that somebody sets look alike from inside: between
//! two readings, more time has passed than a running process needs. Nobody could act in that time, so it
//! counts as an outage, just as if no server had run.

use table::Outage;
use wire::Millis;

/// A gap between two readings that is longer than this counts as an outage. A busy machine delays a reading
/// by less.
pub(crate) const LONGEST_GAP: Millis = 1_000;

/// What the system's two clocks show at one moment, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    /// The time since some moment. Nobody can set this clock, but on some systems it stands still while the
    /// machine sleeps.
    pub(crate) monotonic: Millis,
    /// The time of day, which can be set forward and back.
    pub(crate) wall: Millis,
}

/// A clock that starts at the wall clock's time and then counts by the monotonic clock.
///
/// It jumps to the wall clock's time only if the wall clock is more than [`LONGEST_GAP`] ahead, and it never
/// goes back.
#[derive(Debug)]
pub(crate) struct SteadyClock {
    /// The reading from which time is counted.
    anchor: Reading,
    /// The last moment at which the process is known to have run.
    alive: Millis,
    /// The outages so far, in order of time.
    outages: Vec<Outage>,
}

impl SteadyClock {
    pub(crate) fn new(reading: Reading) -> SteadyClock {
        SteadyClock { anchor: reading, alive: reading.wall, outages: Vec::new() }
    }

    /// Returns the moment of a reading. Records the outage that ends with this reading, if there was one.
    pub(crate) fn read(&mut self, reading: Reading) -> Millis {
        let counted = self.count(reading);
        let now = if reading.wall > counted + LONGEST_GAP {
            self.anchor = reading;
            reading.wall
        } else {
            counted
        };
        if now > self.alive + LONGEST_GAP {
            self.outages.push(Outage { from: self.alive, until: now });
        }
        self.alive = self.alive.max(now);
        now
    }

    /// Notes that the process has run until the time of a reading.
    pub(crate) fn keep_alive(&mut self, reading: Reading) {
        self.alive = self.alive.max(self.count(reading));
    }

    /// Returns the outages in order, from this index on.
    pub(crate) fn outages(&self, from: usize) -> &[Outage] {
        self.outages.get(from..).unwrap_or_default()
    }

    /// Returns the first outage that ended later than `moment`.
    pub(crate) fn outage_after(&self, moment: Millis) -> Option<Outage> {
        self.outages.get(self.outages.partition_point(|outage| outage.until <= moment)).copied()
    }

    fn count(&self, reading: Reading) -> Millis {
        self.anchor.wall + reading.monotonic.saturating_sub(self.anchor.monotonic)
    }
}

#[cfg(test)]
mod tests {
    use table::Outage;
    use wire::Millis;

    use super::{LONGEST_GAP, Reading, SteadyClock};

    const HOUR: Millis = 3_600_000;
    /// The wall clock at the first reading.
    const NOON: Millis = 100 * HOUR;

    /// Moves the monotonic and the wall clock by each of these steps, and reads the clocks after each.
    /// Returns the moments of the readings and the outages, both counted from the first wall clock time.
    fn read(steps: &[(Millis, i64)]) -> (Vec<i64>, Vec<(i64, i64)>) {
        let mut reading = Reading { monotonic: 7, wall: NOON };
        let mut clock = SteadyClock::new(reading);
        let since_noon = |moment: Millis| moment as i64 - NOON as i64;
        let moments = steps.iter().map(|&(monotonic, wall)| {
            reading.monotonic += monotonic;
            reading.wall = reading.wall.strict_add_signed(wall);
            since_noon(clock.read(reading))
        });
        let moments = moments.collect();
        let outages =
            clock.outages(0).iter().map(|outage| (since_noon(outage.from), since_noon(outage.until)));
        (moments, outages.collect())
    }

    #[test]
    fn a_process_that_runs_has_no_outage() {
        assert_eq!(read(&[(200, 200), (1000, 1000), (0, 0)]), (vec![200, 1200, 1200], vec![]));
    }

    #[test]
    fn a_stopped_process_has_an_outage() {
        assert_eq!(read(&[(200, 200), (9000, 9000), (200, 200)]), (vec![200, 9200, 9400], vec![(200, 9200)]));
    }

    #[test]
    fn a_machine_that_slept_has_an_outage_whether_the_monotonic_clock_stood_still_or_not() {
        let hour = HOUR as i64;
        for monotonic in [0, HOUR / 2, HOUR] {
            let read = read(&[(200, 200), (monotonic, hour), (200, 200)]);
            assert_eq!(read, (vec![200, hour + 200, hour + 400], vec![(200, hour + 200)]));
        }
    }

    #[test]
    fn a_wall_clock_that_is_set_back_is_not_followed() {
        let hour = HOUR as i64;
        // The wall clock is set back by an hour, and later forward by an hour. The steady clock goes on, and
        // records no outage.
        let steps = [(200, 200), (200, 200 - hour), (200, 200), (200, hour + 200)];
        assert_eq!(read(&steps), (vec![200, 400, 600, 800], vec![]));
        // The process is stopped while the wall clock is behind.
        let steps = [(200, 200 - hour), (9000, 9000)];
        assert_eq!(read(&steps), (vec![200, 9200], vec![(200, 9200)]));
    }

    #[test]
    fn a_small_step_of_the_wall_clock_is_not_followed() {
        let step = LONGEST_GAP as i64;
        assert_eq!(read(&[(200, 200 + step), (200, 200 - step)]), (vec![200, 400], vec![]));
        assert_eq!(read(&[(200, 200 + step), (200, 201)]), (vec![200, 1401], vec![(200, 1401)]));
    }

    #[test]
    fn the_outage_after_a_moment_is_found() {
        let mut clock = SteadyClock::new(Reading { monotonic: 0, wall: NOON });
        for stopped in [5000, 10_000] {
            clock.read(Reading { monotonic: stopped, wall: NOON + stopped });
        }
        let [first, second] = [(0, 5000), (5000, 10_000)]
            .map(|(from, until)| Outage { from: NOON + from, until: NOON + until });
        assert_eq!(clock.outage_after(NOON), Some(first));
        assert_eq!(clock.outage_after(first.until - 1), Some(first));
        assert_eq!(clock.outage_after(first.until), Some(second));
        assert_eq!(clock.outage_after(second.until), None);
        assert_eq!((clock.outages(1), clock.outages(2)), (&[second][..], &[][..]));
    }

    #[test]
    fn time_that_a_test_moves_on_is_no_outage() {
        let mut clock = SteadyClock::new(Reading { monotonic: 0, wall: NOON });
        let later = Reading { monotonic: HOUR, wall: NOON + HOUR };
        clock.keep_alive(later);
        assert_eq!((clock.read(later), clock.outages(0)), (NOON + HOUR, &[][..]));
    }
}
