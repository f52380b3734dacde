//! What is being searched at present.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The actions that some thread is searching, each with its position as a number. Of many that fall together some are
/// forgotten, which costs only time.
#[derive(Debug)]
pub(crate) struct Busy([[AtomicU64; WAYS]; SETS]);

/// Far more than threads times plies.
const SETS: usize = 1 << 10;
const WAYS: usize = 4;
/// No action has this number; if one has, it is put off for nothing.
const NONE: u64 = 0;

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy([const { [const { AtomicU64::new(NONE) }; WAYS] }; SETS])
    }

    /// Whether a thread is searching this.
    pub(crate) fn is_searched(&self, what: u64) -> bool {
        self.set(what).iter().any(|way| way.load(Relaxed) == what)
    }

    /// A thread is searching this until it lets go of what it gets.
    pub(crate) fn with(&self, what: u64) -> Search<'_> {
        let set = self.set(what);
        let way = set.iter().find(|way| way.load(Relaxed) == NONE).unwrap_or(&set[0]);
        way.store(what, Relaxed);
        Search { way, what }
    }

    fn set(&self, what: u64) -> &[AtomicU64; WAYS] {
        &self.0[(what >> 32) as usize % SETS]
    }
}

/// Something that is being searched.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    way: &'a AtomicU64,
    what: u64,
}

impl Drop for Search<'_> {
    fn drop(&mut self) {
        // Another may have taken its way.
        let _ = self.way.compare_exchange(self.what, NONE, Relaxed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_searched_is_known_until_it_is_let_go() {
        let busy = Busy::new();
        let first = busy.with(5);
        let others: Vec<_> = (6..6 + WAYS as u64).map(|what| busy.with(what)).collect();
        // The last took the way of the first.
        assert!(!busy.is_searched(5) && (6..6 + WAYS as u64).all(|what| busy.is_searched(what)));
        drop(first);
        assert!(busy.is_searched(5 + WAYS as u64));
        drop(others);
        assert!((5..6 + WAYS as u64).all(|what| !busy.is_searched(what)));
    }
}
