import type { Study } from '../wire/types';
import { say, words } from '../words/words.svelte';

/** The value of a line for the seat to act, in a few characters: its lead in points, or its chance to win. */
export function worth({ value, certain, proven, margin }: Study): string {
  if (margin !== null)
    return certain ? lead(margin, 0) : say('page-analyse-about', { points: lead(margin, 1) });
  if (!certain) return say('page-analyse-chance', { percent: Math.round(100 * value) });
  if (value === 0.5) return say('page-analyse-even');
  const sign = value > 0.5 ? 'wins' : 'loses';
  return proven === null
    ? say('page-analyse-proven', { sign })
    : say('page-analyse-proven-in', { sign, plies: proven });
}

/** A lead in points with its sign, with this number of digits after the point. */
const lead = (points: number, digits: number) =>
  new Intl.NumberFormat(words.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(points)
    .replace('-', '−');
