//! How far a search goes, and what it finds.

/// When a search ends, whichever comes first; and what it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Most nodes: positions entered by alpha-beta, ways down the tree and playouts of MCTS. At least one is made.
    pub nodes: u64,
    /// Deepest iteration of alpha-beta, in plies. MCTS knows no such limit.
    pub depth: u32,
    /// Most positions remembered: those of the tree of MCTS (at most 64 bytes each in the games here; when it is full, it no
    /// longer grows, but playouts go on and its figures become better), those of the transposition table of alpha-beta (16
    /// bytes each).
    pub memory: usize,
    /// Threads that search together; MCTS uses one.
    pub threads: usize,
}

impl Limits {
    /// The usual room: a million positions.
    pub const MEMORY: usize = 1 << 20;

    /// So many nodes, one thread and the usual room.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, depth: u32::MAX, memory: Limits::MEMORY, threads: 1 }
    }

    /// So many plies, one thread and the usual room.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth, ..Limits::nodes(u64::MAX) }
    }
}

impl Default for Limits {
    /// No end but the signal to stop, one thread and the usual room.
    fn default() -> Limits {
        Limits::nodes(u64::MAX)
    }
}

/// What a search knows so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Info<A> {
    /// Nodes searched, by all threads.
    pub nodes: u64,
    /// Plies to which all was searched; 0 where the search knows no depth.
    pub depth: u32,
    /// The best action found for the seat to act.
    pub best: A,
    /// Its expected score for that seat: from 0, lost, to 1, won alone.
    pub value: f64,
    /// Whether `value` is certain: the score itself, if both play as well as they can.
    pub certain: bool,
    /// Where the end is proven too: the plies until the game is over. Then `value` is certain.
    pub proven: Option<u32>,
    /// What is expected to follow, `best` first. Chance, and what the seat will not be shown, is left out.
    pub line: Vec<A>,
}
