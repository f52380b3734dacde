/**
 * How long the fastest of up to five rounds took, in milliseconds: other work on the machine can slow a round
 * down. Stops after a round that took less than `enough`.
 */
export async function fastest(enough: number, time: (round: number) => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 5 && least >= enough; round += 1) least = Math.min(least, await time(round));
  return least;
}
