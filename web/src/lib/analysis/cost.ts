import type { Study } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Judged } from './review';

/** The result that a proven value stands for. */
const result = (value: number) => (value > 0.5 ? 'won' : value < 0.5 ? 'lost' : 'drawn');

/** What an action gave away, in words. Says whether that is proven. */
export function costWords({ best, played, loss, points }: Judged): string {
  if (best.certain && played?.certain) {
    const [from, to] = [result(best.value), result(played.value)];
    if (from !== to) return say('page-analyse-cost-result', { from, to });
    if (points) return say('page-analyse-cost-points', { points });
  }
  return say('page-analyse-cost', { percent: Math.round(100 * (loss ?? 0)) });
}

/**
 * What an action changed, compared with the best one: the result, the points, or the chance to win.
 */
export function changeWords(judged: Judged): string {
  const { best, played, points } = judged;
  const proven = best.certain && played?.certain;
  if (!played || (proven && (result(best.value) !== result(played.value) || points)))
    return costWords(judged);
  const percent = ({ value }: Study) => Math.round(100 * value);
  return say('page-analyse-change', { from: percent(best), to: percent(played) });
}

/** The lowest accuracies that are called excellent, good and fair. */
const QUALITIES: [number, string][] = [
  [95, 'excellent'],
  [85, 'good'],
  [70, 'fair'],
];

/** How well a side played, in a word. */
export const qualityWord = (accuracy: number): string =>
  say('page-analyse-quality', { grade: QUALITIES.find(([least]) => accuracy >= least)?.[1] ?? 'weak' });
