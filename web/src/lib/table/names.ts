import { faceOf } from '../board';
import { side } from '../games';
import type { SeatState } from '../wire/types';
import { say } from '../words/words.svelte';

/** The name of the player at a seat. */
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

/** The names of the players at all seats. Names that would be the same are distinguished by the side. */
export function names(game: string, seats: SeatState[]): string[] {
  const plain = seats.map((seat, i) => sitter(game, seat, i));
  const levels = seats.map((seat) => (seat.sitter === 'computer' ? seat.level : null));
  return apart(game, plain, levels);
}

/** The names as shown to a viewer with these seats: if the viewer has just one seat, its name is "you". */
export const addressed = (names: string[], yours: number[]): string[] =>
  names.map((name, seat) => (yours.length === 1 && yours[0] === seat ? say('page-viewer') : name));

type Levels = (number | null)[];

/** Whether a computer is the only computer at its table. If so, sentences need no level to tell it apart. */
export const isOnlyComputer = (game: string, levels: Levels, seat: number): boolean =>
  !faceOf(game).namesComputers &&
  (levels[seat] ?? null) !== null &&
  levels.filter((level) => level !== null).length === 1;

/** The names for use in sentences: the only computer at a table is just "Computer", without its level. */
export const spoken = (game: string, names: string[], levels: Levels): string[] =>
  names.map((name, seat) => (isOnlyComputer(game, levels, seat) ? say('page-computer-alone') : name));

/** Says that it is a seat's turn. */
export const turnOf = (game: string, names: string[], levels: Levels, seat: number): string =>
  say('page-turn-of', {
    player: names[seat] ?? '',
    computer: isOnlyComputer(game, levels, seat) ? 'yes' : 'no',
  });

/** The levels of the computers in a record, which writes a computer's name as `level:2`; null for people. */
export const levelsIn = (seats: string[]): (number | null)[] =>
  seats.map((name) => Number(/^level:(\d+)$/.exec(name)?.[1]) || null);

/** The names of the players in a record. */
export function recorded(game: string, seats: string[]): string[] {
  const levels = levelsIn(seats);
  const plain = seats.map((name, i) => {
    const level = levels[i] ?? null;
    return level === null ? name || side(game, i) : say('page-computer', { level });
  });
  return apart(game, plain, levels);
}

function apart(game: string, names: string[], levels: (number | null)[]): string[] {
  const { namesComputers = false } = faceOf(game);
  return names.map((name, i) => {
    const level = levels[i] ?? null;
    if (level !== null && namesComputers) return side(game, i);
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return level === null ? side(game, i) : say('page-twin', { level, side: side(game, i) });
  });
}
