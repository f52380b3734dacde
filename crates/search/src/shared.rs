//! What the threads of one search share besides the table.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed},
};

use crate::busy::Busy;

/// What an iteration that was finished found.
#[derive(Clone, Debug)]
pub(crate) struct Iteration<A> {
    pub(crate) depth: u32,
    pub(crate) value: i32,
    pub(crate) line: Vec<A>,
}

#[derive(Debug)]
pub(crate) struct Shared<A> {
    /// Whether all shall end.
    pub(crate) over: AtomicBool,
    /// Nodes searched by all, as far as they were reported.
    pub(crate) nodes: AtomicU64,
    /// What the threads are at.
    pub(crate) busy: Busy,
    /// The depth of `deepest`, for a quick look.
    finished: AtomicU32,
    /// The deepest iteration that any thread finished.
    deepest: Mutex<Option<Iteration<A>>>,
}

impl<A: Clone> Shared<A> {
    pub(crate) fn new() -> Shared<A> {
        Shared {
            over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            busy: Busy::new(),
            finished: AtomicU32::new(0),
            deepest: Mutex::new(None),
        }
    }

    /// Whether some thread finished this depth, or a deeper one.
    pub(crate) fn is_finished(&self, depth: u32) -> bool {
        self.finished.load(Relaxed) >= depth
    }

    /// The deepest iteration that was finished, if it is as deep as this.
    pub(crate) fn deepest(&self, depth: u32) -> Option<Iteration<A>> {
        let deepest = self.deepest.lock().unwrap_or_else(PoisonError::into_inner);
        deepest.clone().filter(|deepest| deepest.depth >= depth)
    }

    /// Tells the others of an iteration; the first to finish a depth is believed.
    pub(crate) fn finish(&self, iteration: &Iteration<A>) {
        let mut deepest = self.deepest.lock().unwrap_or_else(PoisonError::into_inner);
        if deepest.as_ref().is_none_or(|deepest| deepest.depth < iteration.depth) {
            *deepest = Some(iteration.clone());
            self.finished.store(iteration.depth, Relaxed);
        }
    }
}
