// How long the engine of the analysis board thinks.

/** The first and the last node budget. The last takes hours. */
const SEARCHED = { first: 50_000, last: 2 ** 36 };
/** In games that hide something, a node is a whole playout. */
const HIDDEN = { first: 2_000, last: 2 ** 30 };

/** The node budgets, the smallest first. Each is twice the one before. */
export function* budgets(hidden: boolean): Generator<number, void> {
  const { first, last } = hidden ? HIDDEN : SEARCHED;
  for (let nodes = first; nodes <= last; nodes *= 2) yield nodes;
}
