import { gameOf, side } from '../games';
import type { TableInfo } from '../wire/types';
import { say } from '../words/words.svelte';

/** The names of the viewer's opponents at a table, separated by commas. */
export function opponents(table: TableInfo): string {
  const game = gameOf(table.spec);
  const others = table.seats.flatMap((seat, i) => {
    if (table.yours.includes(i)) return [];
    if (seat.sitter === 'computer') return [say('page-computer', { level: seat.level })];
    return ['name' in seat ? seat.name : say('page-open-seat', { side: side(game, i) })];
  });
  // Name several computers of the same level only once.
  const named = [...new Set(others)];
  return named.length > 0 ? named.join(', ') : say('page-this-device');
}

/** The game that one click starts, in words. */
export function planWords(opponent: 'computer' | 'device' | 'link', level: number): string {
  if (opponent === 'computer') return say('page-computer', { level });
  return say(`page-against-${opponent}`);
}
