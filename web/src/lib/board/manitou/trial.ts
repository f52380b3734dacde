import type { ManitouTrial } from '$lib/wire/types';

/** How a trial of strength went. */
export type Verdict =
  /** The new hero turned the other hero face down. */
  | 'defeats'
  /** The new hero was the weaker hero and was turned face down. */
  | 'defeated'
  /** Two heroes of the same kind turned each other face down. */
  | 'alike'
  /** The new hero met two heroes. The new hero and the later of the two were turned face down. */
  | 'sacrifice';

export interface Judgement {
  verdict: Verdict;
  /** The hero that the new one met. */
  other: string;
  /** The seat of the other hero's owner. */
  seat: number;
}

/** The result of a trial of strength; null if there was none (MN-14, MN-15). */
export function verdict({ met, stays, turned }: ManitouTrial, card: string): Judgement | null {
  if (!met) return null;
  const { seat, card: other } = met;
  const fell = turned.some((one) => one.seat === seat);
  if (!fell) return { verdict: 'defeated', other, seat };
  if (stays) return { verdict: 'defeats', other, seat };
  return { verdict: other === card ? 'alike' : 'sacrifice', other, seat };
}
