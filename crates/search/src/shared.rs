//! What the threads of one alpha-beta search share besides the transposition table.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed},
};

use crate::active::ActiveActions;

/// The result of a complete iteration.
#[derive(Clone, Debug)]
pub(crate) struct Iteration<A> {
    pub(crate) depth: u32,
    pub(crate) value: i32,
    pub(crate) line: Vec<A>,
}

#[derive(Debug)]
pub(crate) struct Shared<A> {
    /// Set when all threads must end.
    pub(crate) over: AtomicBool,
    /// The nodes that the threads have reported so far.
    pub(crate) nodes: AtomicU64,
    /// The actions that the threads are searching at the moment.
    pub(crate) active: ActiveActions,
    /// The depth of `deepest`, readable without the lock.
    finished: AtomicU32,
    /// The deepest iteration that any thread has completed.
    deepest: Mutex<Option<Iteration<A>>>,
}

impl<A: Clone> Shared<A> {
    pub(crate) fn new() -> Shared<A> {
        Shared {
            over: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            active: ActiveActions::new(),
            finished: AtomicU32::new(0),
            deepest: Mutex::new(None),
        }
    }

    /// Whether some thread has completed this depth, or a greater one.
    pub(crate) fn is_finished(&self, depth: u32) -> bool {
        self.finished.load(Relaxed) >= depth
    }

    /// Returns the deepest complete iteration, if it reached at least this depth.
    pub(crate) fn deepest(&self, depth: u32) -> Option<Iteration<A>> {
        let deepest = self.deepest.lock().unwrap_or_else(PoisonError::into_inner);
        deepest.clone().filter(|deepest| deepest.depth >= depth)
    }

    /// Publishes a complete iteration. Only the first thread to complete a depth publishes its result.
    pub(crate) fn finish(&self, iteration: &Iteration<A>) {
        let mut deepest = self.deepest.lock().unwrap_or_else(PoisonError::into_inner);
        if deepest.as_ref().is_none_or(|deepest| deepest.depth < iteration.depth) {
            *deepest = Some(iteration.clone());
            self.finished.store(iteration.depth, Relaxed);
        }
    }
}
