//! The history that repetition clauses need.

/// Exact keys of earlier positions, oldest first.
///
/// A game keeps, in its `Copy` part, the index from which on a position can still occur again. Taking an
/// action back is therefore one [`pop`](History::pop). Keys that share a bucket form a chain, newest first,
/// so that lookups stay fast in long games.
#[derive(Debug)]
pub(crate) struct History {
    entries: Vec<Entry>,
    /// The newest entry of each chain.
    newest: [Link; BUCKETS],
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u128,
    /// The next older entry of its chain.
    older: Link,
}

/// An entry's index plus one; 0 where a chain ends.
type Link = u32;

/// Number of chains.
const BUCKETS: usize = 64;

/// The chain of a key: six well-mixed bits.
#[inline]
fn bucket(key: u128) -> usize {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let folded = (key as u64).wrapping_mul(ODD) ^ (key >> 64) as u64;
    (folded.wrapping_mul(ODD) >> 58) as usize
}

impl History {
    /// Number of positions held.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Appends a position.
    #[inline]
    pub(crate) fn push(&mut self, key: u128) {
        let newest = &mut self.newest[bucket(key)];
        self.entries.push(Entry { key, older: *newest });
        *newest = self.entries.len() as Link;
    }

    /// Removes the newest position.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(Entry { key, older }) = self.entries.pop() {
            self.newest[bucket(key)] = older;
        }
    }

    /// Number of times the position occurs from index `since` on.
    #[inline]
    pub(crate) fn count(&self, key: u128, since: usize) -> usize {
        let mut count = 0;
        let mut link = self.newest[bucket(key)] as usize;
        while link > since
            && let Some(entry) = self.entries.get(link - 1)
        {
            count += usize::from(entry.key == key);
            link = entry.older as usize;
        }
        count
    }
}

impl Default for History {
    fn default() -> History {
        History { entries: Vec::new(), newest: [0; BUCKETS] }
    }
}

impl Clone for History {
    fn clone(&self) -> History {
        History { entries: self.entries.clone(), newest: self.newest }
    }

    /// Reuses the allocation, so that copying a game for a playout does not allocate.
    fn clone_from(&mut self, source: &History) {
        self.entries.clone_from(&source.entries);
        self.newest = source.newest;
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn counts_what_was_pushed_and_not_taken_back() {
        let mut history = History::default();
        let key = |i: u128| (i % 50) << 100 | i % 50;
        for i in 0..500 {
            assert_eq!(history.count(key(i), 0), i as usize / 50);
            history.push(key(i));
        }
        assert_eq!([history.count(key(7), 57), history.count(key(7), 58)], [9, 8]);
        for _ in 100..500 {
            history.pop();
        }
        assert_eq!((history.len(), history.count(key(7), 0), history.count(key(7), 100)), (100, 2, 0));
    }
}
