import type { Remark } from './face';

/**
 * The remarks on a player's own action. They stay until the player's next press, and those that are not brief even
 * after the answer.
 */
export interface Kept {
  remarks: Remark[];
  /** How many actions had been played. */
  ply: number;
}

/** What is said of the action that led to a board. */
export interface Telling {
  remarks: Remark[];
  ply: number;
  /** Whether the viewer played that action. */
  own: boolean;
}

const same = (a: Remark, b: Remark) => a.key === b.key && a.cell === b.cell;

/**
 * What is kept once this is told: remarks on the player's own action, or those on the answer, which replace them. At
 * an earlier board, nothing is kept.
 */
export function keep(kept: Kept | null, { remarks, ply, own }: Telling): Kept | null {
  if (own && remarks.length > 0) return { remarks, ply };
  if (!kept || ply < kept.ply) return null;
  const known = remarks.every((one) => kept.remarks.some((other) => same(one, other)));
  if (!known || ply === kept.ply) return known ? kept : null;
  // What is brief would be read as said of the next action.
  const lasting = kept.remarks.filter(({ brief }) => !brief);
  return lasting.length > 0 ? { ...kept, remarks: lasting } : null;
}
