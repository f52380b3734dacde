import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { isPrey, position } from './foresight';

export const purposes: Purposes<'jungle'> = (before, after, { squares }, { seat, parts: { from, to } }) => {
  const target = squares.find(({ square }) => square === to);
  if (target?.terrain === 'den' && target.seat !== seat) return [say('page-jungle-hint-den')];
  const eaten = ({ animals }: typeof before, at: string) => isPrey(position(animals, squares, 1 - seat), at);
  const lives = after.animals.some((animal) => animal.square === to && animal.seat === seat);
  return lives && eaten(before, from) && !eaten(after, to) ? [say('page-jungle-hint-escapes')] : [];
};
