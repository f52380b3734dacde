import type { JungleAnimal } from '$lib/wire/types';

/** The animals by rank. */
export const KINDS = ['rat', 'cat', 'dog', 'wolf', 'leopard', 'tiger', 'lion', 'elephant'];

/** The animal that a text such as `0-jungle-lion` names: its seat, then its kind. It is in no trap, and not hungry. */
export function animalOf(look: string, square: string): JungleAnimal {
  const kind = look.slice(2);
  const rank = KINDS.indexOf(kind.slice('jungle-'.length)) + 1;
  return { square, seat: Number(look[0]), kind, rank, trapped: false, hungry: false, prey: [] };
}
