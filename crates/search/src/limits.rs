//! The limits of a search, and its results.

use crate::transposition::SLOT_BYTES;

/// The limits of a search, and the memory and threads that it may use. The search ends at the first limit
/// that it reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most nodes. A node is a position that alpha-beta or proof search enters, or an iteration of MCTS
    /// or of regret matching. A search has at least one node.
    pub nodes: u64,
    /// The depth of the last iteration of alpha-beta, in plies. The other searches ignore it.
    pub depth: u32,
    /// The most positions kept in memory: nodes of the MCTS tree, up to 64 bytes each, or entries of the
    /// transposition table of alpha-beta, 16 bytes each. A full tree no longer grows, but further iterations
    /// still improve its statistics. Proof search ignores this limit.
    pub memory: usize,
    /// Number of threads of alpha-beta. The other searches ignore it.
    pub threads: usize,
}

impl Limits {
    /// The default memory: a million positions.
    pub const MEMORY: usize = 1 << 20;

    /// Returns the [`memory`](Limits::memory) limit at which a transposition table takes this many bytes.
    pub const fn memory_of(bytes: usize) -> usize {
        bytes / SLOT_BYTES
    }

    /// Limits a search to this many nodes, one thread and the default memory.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, depth: u32::MAX, memory: Limits::MEMORY, threads: 1 }
    }

    /// Limits a search to a depth of this many plies, one thread and the default memory.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth, ..Limits::nodes(u64::MAX) }
    }

    /// Combines two sets of limits: each limit becomes the smaller of its two values.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        Limits {
            nodes: self.nodes.min(other.nodes),
            depth: self.depth.min(other.depth),
            memory: self.memory.min(other.memory),
            threads: self.threads.min(other.threads),
        }
    }
}

impl Default for Limits {
    /// Sets one thread and the default memory, and no limit on nodes or depth.
    fn default() -> Limits {
        Limits::nodes(u64::MAX)
    }
}

/// A search's result so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Info<A> {
    /// Nodes searched, by all threads.
    pub nodes: u64,
    /// Depth of the last complete iteration in plies; 0 if the search does not count its depth.
    pub depth: u32,
    /// The best action found for the seat to act.
    pub best: A,
    /// The expected score of the seat to act if it plays `best`, from 0 (lost) to 1 (won alone).
    pub value: f64,
    /// Whether `value` is proven to be the exact score under perfect play.
    pub certain: bool,
    /// The proven number of plies to the end of the game; `None` if none is proven. If it is set, `certain` is
    /// true.
    pub proven: Option<u32>,
    /// The points of the seat to act minus its opponent's at the end: under perfect play if `value` is
    /// certain, otherwise an estimate. `None` if it is not known, or if the game counts no points. The
    /// searches leave it `None`, and the analysis fills it in.
    pub margin: Option<f64>,
    /// The principal variation, `best` first. It leaves out chance actions, and actions that the seat to act
    /// will not be shown.
    pub line: Vec<A>,
}
