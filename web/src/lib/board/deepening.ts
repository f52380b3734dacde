/**
 * Looks further and further ahead, beginning with the `values` of the choices at depth 0. Each round begins
 * with the choice that looked best in the round before. Returns the values of the last complete round.
 * `value` returns the value of a choice at a depth, given the best value at that depth so far.
 */
export function deepen(
  values: number[],
  depths: number,
  isEnough: () => boolean,
  value: (choice: number, depth: number, best: number) => number,
): number[] {
  for (let depth = 1; depth < depths && !isEnough(); depth++) {
    const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    const deeper = [...values];
    let best = -Infinity;
    for (const choice of sorted) {
      deeper[choice] = value(choice, depth, best);
      best = Math.max(best, deeper[choice]);
    }
    if (isEnough()) break;
    values = deeper;
  }
  return values;
}
