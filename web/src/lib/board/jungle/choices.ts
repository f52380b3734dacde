import type { Legal } from '$lib/wire/types';
import { fromTo, listed, type Rules } from '../picking';

/** The player picks an animal, then its destination. */
export function rules(legal: Legal | null, own: (square: string) => boolean): Rules {
  if (legal?.form !== 'roam') return listed([]);
  const choices = legal.actions.map(({ from, to, action }) => ({
    picks: [from, to],
    action,
    parts: { game: 'jungle' as const, kind: 'move' as const, from, to },
  }));
  return { ...listed(choices), own, phrase: fromTo };
}
