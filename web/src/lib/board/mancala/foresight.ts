/**
 * Looks a few actions ahead, so that the guide teaches with good actions. Only the guide uses it: the rules that
 * count are those of the server, and a test compares the two.
 */

import type { MancalaBoard } from '$lib/wire/types';
import type { SowingWay } from '$lib/wire/mancala';

export type RuleSet = 'general' | 'egyptian' | 'ethiopian' | 'nigerian';

/** By place, the number of stones: South's bowls 1 to 6 and mancala, then North's. */
type Stones = number[];

/** A bowl to sow, from 1, and the direction, if the player has the choice. */
export interface Sown {
  bowl: number;
  way: SowingWay | null;
}

interface Position {
  stones: Stones;
  /** The seat to act; null if the game is over. */
  turn: number | null;
}

const SIZE = 14;
const home = (seat: number) => 7 * seat + 6;
const isHome = (place: number) => place % 7 === 6;
const BOWLS = [6, 5, 4, 3, 2, 1];

export const position = ({ bowls, mancalas }: MancalaBoard, turn: number | null): Position => ({
  stones: [...bowls[0], mancalas[0], ...bowls[1], mancalas[1]],
  turn,
});

/** The fewest stones that a bowl must hold to be sown (MC-4, MC-13). */
const least = (rules: RuleSet) => (rules === 'ethiopian' ? 2 : 1);
/** Whether one of a seat's bowls holds so many stones. */
function holds(stones: Stones, seat: number, fewest: number): boolean {
  for (let place = 7 * seat; place < home(seat); place++) if ((stones[place] ?? 0) >= fewest) return true;
  return false;
}

function bank(stones: Stones, place: number, to: number): void {
  stones[home(to)] = (stones[home(to)] ?? 0) + (stones[place] ?? 0);
  stones[place] = 0;
}

/** The position after a sowing. */
export function after(before: Position, { bowl, way }: Sown, rules: RuleSet): Position {
  const seat = before.turn ?? 0;
  const stones = before.stones.slice();
  const captures = rules === 'egyptian' || rules === 'ethiopian';
  const skipped = rules === 'nigerian' ? -1 : home(1 - seat);
  const step = way === 'left' ? SIZE - 1 : 1;
  let at = 7 * seat + bowl - 1;
  let last = 0;
  do {
    let hand = stones[at] ?? 0;
    stones[at] = 0;
    for (; hand > 0; hand--) {
      at = (at + step) % SIZE;
      if (at === skipped) at = (at + step) % SIZE;
      last = stones[at] = (stones[at] ?? 0) + 1;
      // MC-17.
      if (rules === 'nigerian' && last === 4 && !isHome(at)) bank(stones, at, at < 7 ? 0 : 1);
    }
    // MC-18: a last stone that joins others is sown on with them.
  } while (rules === 'nigerian' && !isHome(at) && last > 1 && last !== 4);
  // MC-9.
  if (captures && last === 1 && at >= 7 * seat && at < home(seat)) {
    bank(stones, at, seat);
    bank(stones, 12 - at, seat);
  }
  if (!holds(stones, 0, 1) || !holds(stones, 1, 1)) return ended(stones, captures);
  const next = captures && at === home(seat) ? seat : 1 - seat;
  if (holds(stones, next, least(rules))) return { stones, turn: next };
  // MC-14.
  return holds(stones, 1 - next, least(rules)) ? { stones, turn: 1 - next } : ended(stones, true);
}

/** The end of the game: either the stones that are left go to the owners of their bowls, or they count for nobody. */
function ended(stones: Stones, kept: boolean): Position {
  for (let place = 0; kept && place < SIZE; place++)
    if (!isHome(place)) bank(stones, place, place < 7 ? 0 : 1);
  return { stones, turn: null };
}

/** Every sowing that there can be, in the order in which it is tried. */
const ALL: Record<'one' | 'both', Sown[]> = {
  one: BOWLS.map((bowl) => ({ bowl, way: null })),
  both: BOWLS.flatMap((bowl) => [
    { bowl, way: 'right' },
    { bowl, way: 'left' },
  ]),
};

/** By how many stones South's mancala is ahead. */
const lead = ({ stones }: Position) => (stones[home(0)] ?? 0) - (stones[home(1)] ?? 0);

/** How many positions are looked at for one answer: some hundredths of a second on a phone. */
const MOST_LOOKED_AT = 12_000;
const MOST_AHEAD = 30;

/**
 * For each of these sowings, by how many stones the player would be ahead after it with best play, as far as can be
 * seen quickly. Of a sowing that is worse than the best one, only that is known.
 */
export function foresee(board: MancalaBoard, seat: number, sowings: Sown[], rules: RuleSet): number[] {
  const start = position(board, seat);
  const [all, fewest] = [rules === 'ethiopian' ? ALL.both : ALL.one, least(rules)];
  const sign = seat === 0 ? 1 : -1;
  let looked = 0;
  /** The lead of the player, if it is between the limits; otherwise at least which limit it passes. */
  function search(at: Position, depth: number, low: number, high: number): number {
    looked++;
    if (at.turn === null || depth === 0 || looked > MOST_LOOKED_AT) return sign * lead(at);
    const own = at.turn === seat;
    let best = own ? -Infinity : Infinity;
    for (const sown of all) {
      if ((at.stones[7 * at.turn + sown.bowl - 1] ?? 0) < fewest) continue;
      const found = search(after(at, sown, rules), depth - 1, low, high);
      if (own) low = Math.max(low, (best = Math.max(best, found)));
      else high = Math.min(high, (best = Math.min(best, found)));
      if (low >= high) break;
    }
    return best;
  }
  const next = sowings.map((sown) => after(start, sown, rules));
  let [values, shallower] = [sowings.map(() => 0), sowings.map(() => 0)];
  for (let depth = 0; depth < MOST_AHEAD; depth++) {
    // Begin with what looked best, so that less needs to be searched of the others.
    const order = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    const deeper = [...values];
    let best = -Infinity;
    for (const i of order) {
      const at = next[i];
      if (!at) continue;
      deeper[i] = search(at, depth, best - 1, Infinity);
      best = Math.max(best, deeper[i]);
    }
    if (looked > MOST_LOOKED_AT) break;
    [values, shallower] = [deeper, values];
  }
  // Who acts last has a gain that is not answered. So ask for both.
  return values.map((value, i) => (value + (shallower[i] ?? 0)) / 2);
}
