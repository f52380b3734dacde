import { side } from '../games';
import type { SeatState } from '../wire/types';
import { say } from '../words/words.svelte';

/** Who sits at a seat, in words. */
export function sitter(game: string, seat: SeatState, index: number): string {
  switch (seat.sitter) {
    case 'computer':
      return say('page-computer', { level: seat.level });
    case 'open':
      return say('page-open-seat', { side: side(game, index) });
    default:
      return seat.name;
  }
}

/** The names of all seats; where one person has several, the sides tell them apart. */
export function names(game: string, seats: SeatState[]): string[] {
  const plain = seats.map((seat, i) => sitter(game, seat, i));
  return plain.map((name, i) => (plain.indexOf(name) !== plain.lastIndexOf(name) ? side(game, i) : name));
}
