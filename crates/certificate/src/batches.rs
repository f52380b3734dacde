//! Spreads checks over several threads.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use crate::Fault;

/// The number of things that a thread takes at a time.
const BATCH: usize = 256;

/// Checks all `things` on this many threads. `watch` receives the number of things checked so far. If it
/// returns `false`, the check stops. Returns whether the check was completed.
///
/// # Errors
/// The first fault that was found.
pub(crate) fn check_all<T: Sync>(
    things: &[T],
    threads: usize,
    watch: &(dyn Fn(usize) -> bool + Sync),
    check: impl Fn(&T) -> Result<(), Fault> + Sync,
) -> Result<bool, Fault> {
    let (taken, found) = (AtomicUsize::new(0), Mutex::new(None));
    let work = || {
        loop {
            let begin = taken.fetch_add(BATCH, Relaxed);
            let Some(rest) = things.get(begin..).filter(|rest| !rest.is_empty()) else { return true };
            for thing in rest.iter().take(BATCH) {
                if let Err(fault) = check(thing) {
                    // This makes the other threads stop before their next batch.
                    taken.store(things.len(), Relaxed);
                    if let Ok(mut found) = found.lock() {
                        found.get_or_insert(fault);
                    }
                    return true;
                }
            }
            if !watch(begin + BATCH.min(rest.len())) {
                taken.store(things.len(), Relaxed);
                return false;
            }
        }
    };
    let complete = thread::scope(|scope| {
        let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        running.into_iter().all(|one| one.join().unwrap_or(false))
    });
    match found.into_inner() {
        Ok(Some(fault)) => Err(fault),
        Ok(None) | Err(_) => Ok(complete),
    }
}
