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

/** What tells a seat from the others: its side, or its tribe. */
const mark = (game: string, seat: number) =>
  game === 'manitou' ? say(`page-tribe-${seat}`) : side(game, seat);

/** The names of all seats. Where one person has several, the sides tell them apart; so they do computers of one level. */
export function names(game: string, seats: SeatState[]): string[] {
  const plain = seats.map((seat, i) => sitter(game, seat, i));
  return apart(game, plain, (i) => seats[i]?.sitter === 'computer');
}

/** The same of a record, which knows a computer by its level. */
export function recorded(game: string, seats: string[]): string[] {
  const level = (name: string) => /^level:(\d+)$/.exec(name)?.[1];
  const plain = seats.map((name, i) => {
    const known = level(name);
    return known ? say('page-computer', { level: Number(known) }) : name || side(game, i);
  });
  return apart(game, plain, (i) => level(seats[i] ?? '') !== undefined);
}

function apart(game: string, names: string[], computer: (seat: number) => boolean): string[] {
  return names.map((name, i) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return computer(i) ? say('page-twin', { name, side: mark(game, i) }) : side(game, i);
  });
}
