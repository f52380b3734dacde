import type { JungleAnimal, JungleSquare } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import type { Remark } from '../face';
import { SIDES } from './sides';

const side = (seat: number) => say(SIDES[seat] ?? '');

/** Says that an animal is in a trap. */
export const inTrap = ({ square, seat, kind }: JungleAnimal): Remark => ({
  key: 'page-jungle-in-trap',
  args: { side: side(seat), animal: say(kind) },
  clause: 'J-9',
  cell: square,
});

/** The clause that says what a terrain does. */
const CLAUSES = { water: 'J-5', trap: 'J-9', den: 'J-14' };

/**
 * Explains the terrain of a square; null for plain land, and for a square with an animal that is not trapped.
 */
export function about(ground: JungleSquare | undefined, animal: JungleAnimal | undefined): Remark | null {
  if (animal) return animal.trapped ? inTrap(animal) : null;
  if (!ground || ground.terrain === 'land') return null;
  const { square, terrain, seat } = ground;
  const args: Remark['args'] = seat === null ? {} : { side: side(seat), other: side(1 - seat) };
  return { key: `page-jungle-about-${terrain}`, args, clause: CLAUSES[terrain], cell: square };
}
