/** What decided a game, where the board itself shows it. */
import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import { beside, locked, named } from './reach';
import { WAYS } from '../squares';

/** MD-23, MD-24 and MD-25. */
export type End = 'locked' | 'removed' | 'putt' | 'maharaja' | 'beaten';

/**
 * What decided the game on its last board, after an action of the player `by`; null if that cannot be seen there. The
 * action may have `won` the game; if it did not, for example because it repeated the board too often (MD-22), locked
 * tigers decided nothing.
 */
export function finale(
  fields: ManduaField[],
  board: ManduaBoard,
  by: number | null,
  won: boolean,
): End | null {
  const { tigers, hunters, to_set: toSet, to_beat: toBeat } = board;
  if (tigers.length === 0) return 'removed';
  if (hunters.length + toSet === 0) return 'beaten';
  if (by === 0) return won && locked(fields, board).length === tigers.length ? 'locked' : null;
  // Tiger left in the middle of a turn.
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
