import type { Study } from '../wire/types';
import { say } from '../words/words.svelte';

/** The lowest expected scores at which a side is called winning, much better, better, and slightly better. */
const GRADES: [number, string][] = [
  [0.95, 'winning'],
  [0.8, 'much'],
  [0.65, 'better'],
  [0.54, 'slightly'],
];

/**
 * A sentence that says who is better, and whether that is proven. `sides` names each seat. With more than two
 * seats, only the seat to act is judged; its position is even if it expects an equal share of the score.
 */
export function evaluation(study: Study, sides: string[]): string {
  const { seat, value, certain, proven, margin } = study;
  const own = sides[seat] ?? '';
  if (sides.length !== 2) {
    const worth = scaled(value, sides.length);
    return say('page-study-many', {
      player: own,
      grade: grade(worth) ?? 'even',
      sign: worth < 0.5 ? 'worse' : 'better',
    });
  }
  const ahead = value >= 0.5 ? own : (sides[1 - seat] ?? '');
  if (certain) {
    if (value === 0.5) return say('page-study-drawn');
    if (margin !== null) return say('page-study-by', { player: ahead, points: Math.abs(margin) });
    if (proven !== null) return say('page-study-within', { player: ahead, plies: proven });
    return say('page-study-wins', { player: ahead });
  }
  const points = Math.round(Math.abs(margin ?? 0));
  if (points > 0) return say('page-study-about', { player: ahead, points });
  const how = grade(value);
  return how === null ? say('page-study-even') : say('page-study-better', { player: ahead, grade: how });
}

/** An expected score, scaled so that an equal share is 0.5. */
function scaled(value: number, seats: number): number {
  const even = 1 / Math.max(seats, 2);
  return value >= even ? 0.5 + (0.5 * (value - even)) / (1 - even) : (0.5 * value) / even;
}

/** The grade of an expected score, by its distance from 0.5; null if it is about even. */
function grade(value: number): string | null {
  const far = Math.max(value, 1 - value);
  return GRADES.find(([from]) => far >= from)?.[1] ?? null;
}

/** The lead in points that fills three quarters of the evaluation bar. */
const LEAD = 8;

/**
 * How much of the evaluation bar belongs to the seat to act, from 0 to 1. A lead in points counts by its size, so that
 * a small one looks small even if it is proven.
 */
export function share({ value, margin }: Study): number {
  return margin === null ? value : 0.5 + (0.5 * margin) / (Math.abs(margin) + LEAD);
}
