import type { Study } from '../wire/types';
import { say } from '../words/words.svelte';

/** The value of a line for the seat to act, in a few characters: points, or the chance to win. */
export function worth({ value, certain, proven, margin }: Study): string {
  if (!certain) return say('page-analyse-chance', { percent: Math.round(100 * value) });
  if (margin !== null) return margin > 0 ? `+${margin}` : String(margin).replace('-', '−');
  if (value === 0.5) return say('page-analyse-even');
  const sign = value > 0.5 ? 'wins' : 'loses';
  return proven === null
    ? say('page-analyse-proven', { sign })
    : say('page-analyse-proven-in', { sign, plies: proven });
}
