import type { JungleAnimal } from '$lib/wire/types';

/** The outline of Yellow's pieces. */
export const TILE = 'M-31 -41 H31 L41 -31 V31 L31 41 H-31 L-41 31 V-31 Z';

/** The animals by rank. */
export const KINDS = ['rat', 'cat', 'dog', 'wolf', 'leopard', 'tiger', 'lion', 'elephant'];

/** The animal with this seat and kind, such as `0-jungle-lion`. It is neither trapped nor hungry. */
export function animalOf(look: string, square: string): JungleAnimal {
  const kind = look.slice(2);
  const rank = KINDS.indexOf(kind.slice('jungle-'.length)) + 1;
  return { square, seat: Number(look[0]), kind, rank, trapped: false, hungry: false, prey: [] };
}
