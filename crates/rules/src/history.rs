//! The past that repetition clauses look at.

/// Exact keys of earlier positions, oldest first. A game keeps, in its `Copy` part, the index from which on a position can
/// still come back, so that taking an action back is only a [`pop`](History::pop).
#[derive(Default, Debug)]
pub(crate) struct History {
    keys: Vec<u128>,
}

impl History {
    /// Number of positions remembered.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    /// Remembers a position.
    #[inline]
    pub(crate) fn push(&mut self, key: u128) {
        self.keys.push(key);
    }

    /// Forgets the newest position.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.keys.pop();
    }

    /// How often the position occurred from index `since` on.
    #[inline]
    pub(crate) fn count(&self, key: u128, since: usize) -> usize {
        self.keys.get(since..).map_or(0, |keys| keys.iter().filter(|&&known| known == key).count())
    }

    /// As [`count`](History::count) for a position with the index `at`, in a game whose players alternate: only every other
    /// position can be the same.
    #[inline]
    pub(crate) fn count_alternate(&self, key: u128, since: usize, at: usize) -> usize {
        let first = since + (at.wrapping_sub(since) & 1);
        self.keys.get(first..).map_or(0, |keys| keys.iter().step_by(2).filter(|&&known| known == key).count())
    }
}

impl Clone for History {
    fn clone(&self) -> History {
        History { keys: self.keys.clone() }
    }

    /// Keeps the room already there: copying a game for a playout does not allocate.
    fn clone_from(&mut self, source: &History) {
        self.keys.clone_from(&source.keys);
    }
}
