import { say } from '$lib/words/words.svelte';
import type { MancalaBoard } from '$lib/wire/types';
import type { Purposes } from '../face';
import { foreseen, least } from './foresight';
import { banked, filled } from './told';

/** The most stones that a seat could capture from the other one if it were to sow now (MC-9). */
function threat(board: MancalaBoard, seat: number, rules: string): number {
  const ways = rules === 'ethiopian' ? (['right', 'left'] as const) : ([null] as const);
  const found = (board.bowls[seat] ?? []).flatMap((stones, i) =>
    stones < least(rules)
      ? []
      : ways.map((way) => {
          const { steps } = foreseen(board, seat, { action: '', bowl: i + 1, way, ends: null }, rules);
          return banked(steps, ({ why, from }) => why === 'capture' && from.seat !== seat);
        }),
  );
  return Math.max(0, ...found);
}

/** A capture is worth a word from this number of stones on. */
const MANY = 3;

/** The stones of a sowing are told in words here. */
export const tells = true;

export const purposes: Purposes<'mancala'> = (before, after, _geometry, { seat, parts }, options) => {
  const rules = options['rules'] ?? 'egyptian';
  const { steps } = foreseen(before, seat, { action: '', ...parts, ends: null }, rules);
  const captured = banked(
    steps,
    ({ why, from, to }) => why === 'capture' && from.seat !== seat && to === seat,
  );
  if (captured > 0) return [say('page-mancala-hint-captures', { stones: captured })];
  const now = threat(before, 1 - seat, rules);
  const then = threat(after, 1 - seat, rules);
  if (now >= MANY && then < now / 2) return [say('page-mancala-hint-threat', { stones: now })];
  const stones = threat(after, seat, rules);
  if (stones >= MANY && stones > threat(before, seat, rules))
    return [say('page-mancala-hint-aims', { stones })];
  const gained = filled(steps, seat);
  return gained > 0 ? [say('page-mancala-hint-gains', { stones: gained })] : [];
};
