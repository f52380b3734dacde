//! How far a search goes, and what it finds.

/// When a search ends, whichever limit it reaches first, and what it may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Most nodes: positions entered by alpha-beta and proof search, iterations of MCTS. A search makes at
    /// least one.
    pub nodes: u64,
    /// Deepest iteration of alpha-beta, in plies. The other searches ignore it.
    pub depth: u32,
    /// Most positions kept in memory: nodes of the MCTS tree, up to 64 bytes each, or entries of the
    /// transposition table of alpha-beta, 16 bytes each. A full tree no longer grows, but its figures still
    /// improve. Proof search ignores it.
    pub memory: usize,
    /// Threads of alpha-beta. The other searches ignore it.
    pub threads: usize,
}

impl Limits {
    /// The default memory: a million positions.
    pub const MEMORY: usize = 1 << 20;

    /// This many nodes, one thread and the default memory.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, depth: u32::MAX, memory: Limits::MEMORY, threads: 1 }
    }

    /// This many plies, one thread and the default memory.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth, ..Limits::nodes(u64::MAX) }
    }

    /// The tighter limit in every respect.
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
    /// No limit but the stop signal, one thread and the default memory.
    fn default() -> Limits {
        Limits::nodes(u64::MAX)
    }
}

/// What a search knows so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Info<A> {
    /// Nodes searched, by all threads.
    pub nodes: u64,
    /// Depth of the last complete iteration in plies; 0 where the search has no depth.
    pub depth: u32,
    /// The best action found for the seat to act.
    pub best: A,
    /// Its expected score for that seat: from 0, lost, to 1, won alone.
    pub value: f64,
    /// Whether `value` is proven: the score itself under perfect play.
    pub certain: bool,
    /// Plies to the end of the game, where the end is proven too. Then `value` is certain.
    pub proven: Option<u32>,
    /// The principal variation, `best` first. It leaves out chance and what the seat will not be shown.
    pub line: Vec<A>,
}
