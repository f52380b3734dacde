// How long the engine of the analysis board thinks.

/**
 * The first and the last node budget. The last one takes hours. `others` is the last budget for the other
 * actions, once the best one is proven: it takes about a second for each action.
 */
const SEARCHED = { first: 50_000, others: 800_000, last: 2 ** 36 };
/** In games that hide something, a node is a whole playout. */
const HIDDEN = { first: 2_000, others: 32_000, last: 2 ** 30 };

/** The node budgets, the smallest first. Each is twice the one before. */
export function* budgets(hidden: boolean, end: 'others' | 'last' = 'last'): Generator<number, void> {
  const { first, [end]: last } = hidden ? HIDDEN : SEARCHED;
  for (let nodes = first; nodes <= last; nodes *= 2) yield nodes;
}
