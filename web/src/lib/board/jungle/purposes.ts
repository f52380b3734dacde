import { say, words } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { steps } from '../squares';
import { isPrey, position, preyFrom } from './foresight';

export const purposes: Purposes<'jungle'> = (before, after, { squares }, { seat, parts: { from, to } }) => {
  const den = squares.find(({ terrain, seat: side }) => terrain === 'den' && side === 1 - seat)?.square ?? '';
  if (to === den) return [say('page-jungle-hint-den')];
  const eaten = ({ animals }: typeof before, at: string) => isPrey(position(animals, squares, 1 - seat), at);
  const lives = after.animals.some((animal) => animal.square === to && animal.seat === seat);
  if (!lives || eaten(after, to)) return [];
  if (eaten(before, from)) return [say('page-jungle-hint-escapes')];
  const prey = ({ animals }: typeof before, at: string) => preyFrom(position(animals, squares, seat), at);
  const feared = prey(before, from);
  const threatened = prey(after, to).filter((square) => !feared.includes(square));
  const threatenedAnimals = after.animals.filter(({ square }) => threatened.includes(square));
  // J-10: an animal that could eat is hungry, and a hungry one may not enter the den.
  if (steps(to, den) === 1 && prey(after, to).length === 0) return [say('page-jungle-hint-gate')];
  if (threatenedAnimals.length > 0) {
    const what = words.list(
      threatenedAnimals.map(({ kind }) => say('page-jungle-prey', { animal: say(kind) })),
    );
    return [say('page-jungle-hint-threat', { what })];
  }
  // A sideways step may also lead nearer to the den, but no player would see that as its purpose.
  const aside = from.slice(1) === to.slice(1) && from.slice(1) !== den.slice(1);
  return !aside && steps(to, den) < steps(from, den) ? [say('page-jungle-hint-nearer')] : [];
};
