/** The node budget of an analysis: about half a second on a computer. */
export const NODES = 1_000_000;
/** The node budget in games that hide something, where a node is a whole playout. */
export const HIDDEN_NODES = 10_000;
