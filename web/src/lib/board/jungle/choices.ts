import type { Legal } from '$lib/wire/types';
import { listed, type Rules } from '../picking';

/** An animal and where it goes. */
export function rules(legal: Legal | null, own: (square: string) => boolean): Rules {
  const actions = legal?.form === 'roam' ? legal.actions : [];
  const choices = actions.map(({ from, to, action }) => ({ picks: [from, to], action }));
  if (!legal) return listed([]);
  const phrase = ([from, to]: string[]) => (from && to && own(from) ? `${from}-${to}` : null);
  return { ...listed(choices), own, phrase };
}
