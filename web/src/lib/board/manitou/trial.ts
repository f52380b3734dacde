import type { ManitouTrial } from '$lib/wire/types';

/** How a trial of strength went. */
export type Verdict =
  /** The newcomer turned the other down. */
  | 'defeats'
  /** The newcomer was the weaker one. */
  | 'defeated'
  /** Two of a kind turned each other down. */
  | 'alike'
  /** The newcomer took the second of two heroes down with it. */
  | 'sacrifice';

export interface Told {
  verdict: Verdict;
  /** The hero it met, if that can be told; empty otherwise. */
  other: string;
  /** The owner of that hero. */
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
