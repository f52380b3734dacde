import type { ManitouTrial } from '$lib/wire/types';

/** How a trial of strength went. */
export type Verdict =
  /** The new hero turned the other one face down. */
  | 'defeats'
  /** The new hero was the weaker one and was turned face down. */
  | 'defeated'
  /** Two heroes of the same kind turned each other face down. */
  | 'alike'
  /** The new hero met two, and it and the later one of them were both turned face down. */
  | 'sacrifice';

export interface Told {
  verdict: Verdict;
  /** The hero that the new one met; empty if that is not known. */
  other: string;
  /** The seat of that hero's owner. */
  seat: number | null;
}

/** The result of a trial of strength; null if there was none (MN-14, MN-15). */
export function verdict(trial: ManitouTrial, card: string, by: number): Told | null {
  const met = trial.turned.find(({ seat }) => seat !== by);
  const fell = !trial.stays;
  if (!met) return fell ? { verdict: 'defeated', other: '', seat: null } : null;
  const { seat, card: other } = met;
  if (!fell) return { verdict: 'defeats', other, seat };
  return { verdict: other === card ? 'alike' : 'sacrifice', other, seat };
}
