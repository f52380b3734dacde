//! The history of positions, which the repetition clauses need.

use crate::mix;

/// The exact key of each position of a game so far, oldest first.
///
/// Keys that share a bucket form a chain, newest first, so that lookups stay fast in long games. Taking an
/// action back needs only one [`pop`](History::pop), because the game's undo data restore everything else,
/// such as the index of the first entry whose position can still recur.
#[derive(Debug)]
pub(crate) struct History {
    occurrences: Vec<Occurrence>,
    /// The newest occurrence of each chain.
    newest: [Link; BUCKETS],
}

#[derive(Clone, Copy, Debug)]
struct Occurrence {
    key: u128,
    /// The next older occurrence in the same chain.
    older: Link,
}

/// An index into the occurrences, plus one; 0 marks the end of a chain.
type Link = u32;

/// Number of chains.
const BUCKETS: usize = 64;

/// The number of the chain to which a key belongs.
#[inline]
fn bucket(key: u128) -> usize {
    let mixed = mix(key as u64 ^ 0x9e37_79b9_7f4a_7c15, (key >> 64) as u64 ^ 0xd1b5_4a32_d192_ed03);
    (mixed >> (u64::BITS - BUCKETS.ilog2())) as usize
}

impl History {
    /// Number of positions in the history.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.occurrences.len()
    }

    /// Appends a position.
    #[inline]
    pub(crate) fn push(&mut self, key: u128) {
        let newest = &mut self.newest[bucket(key)];
        self.occurrences.push(Occurrence { key, older: *newest });
        *newest = self.occurrences.len() as Link;
    }

    /// Removes the newest position.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(Occurrence { key, older }) = self.occurrences.pop() {
            self.newest[bucket(key)] = older;
        }
    }

    /// Number of times the position with this key occurs at index `since` or later.
    #[inline]
    pub(crate) fn count(&self, key: u128, since: usize) -> usize {
        let mut count = 0;
        let mut link = self.newest[bucket(key)] as usize;
        while link > since
            && let Some(occurrence) = self.occurrences.get(link - 1)
        {
            count += usize::from(occurrence.key == key);
            link = occurrence.older as usize;
        }
        count
    }
}

impl Default for History {
    fn default() -> History {
        History { occurrences: Vec::new(), newest: [0; BUCKETS] }
    }
}

impl Clone for History {
    fn clone(&self) -> History {
        History { occurrences: self.occurrences.clone(), newest: self.newest }
    }

    /// Reuses the allocation, so that copying a game for a playout does not allocate.
    fn clone_from(&mut self, source: &History) {
        self.occurrences.clone_from(&source.occurrences);
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
