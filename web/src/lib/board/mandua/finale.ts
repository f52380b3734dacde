/** What decided a game, where the board itself shows it. */
import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import type { Past } from '../props';
import { beside, locked, named } from './reach';
import { WAYS } from '../squares';

/** What can decide a game (MD-23, MD-24 and MD-25). */
export type End = 'locked' | 'removed' | 'putt' | 'maharaja' | 'beaten';

/** How many moves of one figure to and fro, one after another, lose the game. */
const RUN = 5;

/**
 * Whether the last action lost the game by repetition (MD-22). If so, nothing else that its board shows decided the
 * game. Hunters move only once all are set, so the moves of a player follow each other.
 */
export function repeats(history: readonly Past[]): boolean {
  const last = history.at(-1);
  const run = history
    .flatMap(({ by, parts, effect }) =>
      by === last?.by && parts?.game === 'mandua' && parts.kind === 'go' ? [{ ...parts, effect }] : [],
    )
    .slice(-RUN);
  return (
    run.length === RUN &&
    run.every(({ from, to, effect }, i) => {
      const before = run[i - 1];
      return effect.effect !== 'struck' && (!before || (from === before.to && to === before.from));
    })
  );
}

/** What decided the game on its last board, after an action of the player `by`; null if that cannot be seen there. */
export function finale(fields: ManduaField[], board: ManduaBoard, by: number | null): End | null {
  const { tigers, hunters, to_set: toSet, to_beat: toBeat } = board;
  if (tigers.length === 0) return 'removed';
  if (hunters.length + toSet === 0) return 'beaten';
  if (by === 0) return locked(fields, board).length === tigers.length ? 'locked' : null;
  // The game ended in the middle of Tiger's turn.
  if (toBeat) return null;
  const taken = new Set([...tigers, ...hunters]);
  const stuck = hunters.every((hunter) => {
    const from = named(fields, hunter);
    const next = WAYS.map((way) => from && beside(fields, from, way));
    return next.every((field) => !field || field.cage || taken.has(field.field));
  });
  if (toSet > 0 || !stuck) return null;
  return hunters.length === 1 ? 'maharaja' : 'putt';
}
