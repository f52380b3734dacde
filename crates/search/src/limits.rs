//! How far a search goes, and what it finds.

/// When a search ends, whichever comes first; and how much memory it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Most iterations, each one way down the tree and one playout. At least one is made.
    pub nodes: u64,
    /// Most positions the tree holds (at most 64 bytes each in the games here). When it is full, it no longer grows, but
    /// playouts go on and its figures become better.
    pub tree: usize,
}

impl Limits {
    /// The usual room for a tree: a million positions.
    pub const TREE: usize = 1 << 20;

    /// So many nodes, and the usual room.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, tree: Limits::TREE }
    }
}

impl Default for Limits {
    /// No end but the signal to stop, and the usual room.
    fn default() -> Limits {
        Limits::nodes(u64::MAX)
    }
}

/// What a search knows so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Info<A> {
    /// Iterations made.
    pub nodes: u64,
    /// The best action found for the seat to act.
    pub best: A,
    /// Its expected score for that seat: from 0, lost, to 1, won alone.
    pub value: f64,
    /// What is expected to follow, `best` first. Chance, and what the seat will not be shown, is left out.
    pub line: Vec<A>,
}
