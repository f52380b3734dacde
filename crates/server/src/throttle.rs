//! Limits how fast a connection is read. Bytes from a client cost work even if they never become a whole
//! request or message. An example is a message that consists of endless empty parts.

use wire::Millis;

use crate::limits::{READ_BURST, READ_RATE};

/// Counts the bytes that a connection may still send.
pub(crate) struct Throttle {
    /// How many bytes the connection may send now. Negative after more was read than allowed.
    credit: i64,
    /// The moment at which `credit` was last increased.
    counted: Millis,
}

impl Throttle {
    pub(crate) fn new(now: Millis) -> Throttle {
        Throttle { credit: READ_BURST, counted: now }
    }

    /// Counts bytes that were read. Returns how long to wait before the next read, if at all.
    pub(crate) fn pause_after(&mut self, bytes: usize, now: Millis) -> Option<Millis> {
        // Nothing is gained if the system's clock was set back. Counting a minute at most is enough, because
        // a minute fills the credit.
        let gained = now.saturating_sub(self.counted).min(60_000) as i64 * READ_RATE / 1000;
        if gained > 0 || now < self.counted {
            self.credit = (self.credit + gained).min(READ_BURST);
            self.counted = now;
        }
        self.credit -= bytes as i64;
        (self.credit < 0).then(|| (-self.credit * 1000 / READ_RATE) as Millis + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Throttle;
    use crate::limits::{MAX_BODY, READ_BURST, READ_RATE};

    #[test]
    fn a_record_is_read_at_once() {
        let mut throttle = Throttle::new(5);
        assert_eq!(throttle.pause_after(MAX_BODY, 5), None);
    }

    #[test]
    fn whoever_sends_without_end_is_read_slowly() {
        let mut throttle = Throttle::new(0);
        let (mut now, mut read) = (0, 0);
        while now < 60_000 {
            read += 4096_i64;
            now += throttle.pause_after(4096, now).unwrap_or(0);
        }
        let most = READ_BURST + 60 * READ_RATE;
        assert!((most - 100_000..most + 100_000).contains(&read), "{read} {most}");
    }

    #[test]
    fn a_clock_that_is_set_back_stops_nobody() {
        let mut throttle = Throttle::new(1_000_000);
        assert!(throttle.pause_after(READ_BURST as usize + 1, 10).is_some());
        assert_eq!(throttle.pause_after(READ_RATE as usize / 2, 1_010), None);
    }
}
