import type { ManitouBoard } from '$lib/wire/types';

/**
 * Phases of a hunt in which the leather thief is still to come. In the first hunt, it comes only after the tiles
 * are taken (MN-20).
 */
const BEFORE = ['play', 'eighth', 'move'];
const BEFORE_FIRST = [...BEFORE, 'take'];

/** Whether the leather thief is at a player, would come to them as things stand, or neither (MN-19). */
export function thiefAt({ phase, hunt, seats }: ManitouBoard, seat: number): 'now' | 'yes' | 'no' {
  const player = seats[seat];
  if (player?.owes_tile) return 'now';
  const comes = (hunt === 1 ? BEFORE_FIRST : BEFORE).includes(phase);
  return comes && player?.robbed ? 'yes' : 'no';
}
