import type { Remark } from './face';

/**
 * The remarks on a player's own action. They stay until the player's next press. Once somebody else has
 * acted, the brief ones go.
 */
export interface Kept {
  remarks: Remark[];
  /** How many actions had been played. */
  ply: number;
}

/** The remarks on the action that led to a board. */
export interface Telling {
  remarks: Remark[];
  ply: number;
  /** Whether the viewer played that action. */
  own: boolean;
}

const same = (a: Remark, b: Remark) => a.key === b.key && a.cell === b.cell;

/**
 * The remarks to keep after these have been shown. Remarks on the player's own action replace what was kept. If there
 * are new remarks on the answer, they are shown instead, and the kept ones are dropped. At an earlier board, the kept
 * ones are dropped, too.
 */
export function keep(kept: Kept | null, { remarks, ply, own }: Telling): Kept | null {
  if (own && remarks.length > 0) return { remarks, ply };
  if (!kept || ply < kept.ply) return null;
  const known = remarks.every((one) => kept.remarks.some((other) => same(one, other)));
  if (!known || ply === kept.ply) return known ? kept : null;
  // A brief remark would seem to be about the next action.
  const lasting = kept.remarks.filter(({ brief }) => !brief);
  return lasting.length > 0
    ? { ...kept, remarks: lasting.map((remark) => (remark.lasts ? remark : { ...remark, past: true })) }
    : null;
}
