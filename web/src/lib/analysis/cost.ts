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
