import { say } from '$lib/words/words.svelte';
import type { MancalaBoard } from '$lib/wire/types';
import type { Purposes } from '../face';
import { foreseen } from './foresight';

/** The most stones that a seat could capture from the other one if it were to sow now (MC-9). */
function threat(board: MancalaBoard, seat: number, rules: string): number {
  const ways = rules === 'ethiopian' ? (['right', 'left'] as const) : ([null] as const);
  const found = (board.bowls[seat] ?? []).flatMap((stones, i) =>
    // MC-13.
    stones < (rules === 'ethiopian' ? 2 : 1)
      ? []
      : ways.map((way) =>
          foreseen(board, seat, { action: '', bowl: i + 1, way, ends: null }, rules).steps.reduce(
            (sum, step) =>
              step.step === 'bank' && step.why === 'capture' && step.from.seat !== seat
                ? sum + step.stones
                : sum,
            0,
          ),
        ),
  );
  return Math.max(0, ...found);
}

/** A capture is worth a word from this number of stones on. */
const MANY = 3;

export const purposes: Purposes<'mancala'> = (before, after, _geometry, { seat }, options) => {
  const rules = options['rules'] ?? 'egyptian';
  const [now, then] = [before, after].map((board) => threat(board, 1 - seat, rules));
  const saves = now !== undefined && then !== undefined && now >= MANY && then < now / 2;
  return saves ? [say('page-mancala-hint-threat', { stones: now })] : [];
};
