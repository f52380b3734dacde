// What the review says of actions: their numbers, and what they did.
import { faceOf } from '../board';
import { actionWords } from '../games';
import { describe } from '../table/narration';
import { rowsOf, turnsOf } from '../table/turns';
import type { Moment } from '../table/moments';
import type { Expected } from '../wire/types';

/** The number of each action in the game's list of moves, by its ply. */
export function numbersOf(game: string, moments: Moment[], seats: number): Map<number, number> {
  const columns = seats === 2 && !faceOf(game).longActions;
  const rows = rowsOf(turnsOf(moments), columns);
  return new Map(
    rows.flatMap(({ number, turns }) =>
      turns.flatMap(({ entries }) => entries.map(({ at }): [number, number] => [at, number])),
    ),
  );
}

/** What an action does, in words. `after` is where it leads; null if that is not known. */
export function told(
  game: string,
  { parts, action }: Pick<Expected, 'parts' | 'action'>,
  before: Moment | undefined,
  after: Moment | null | undefined,
): string {
  const words =
    before && after ? describe(after, before.board) : actionWords(game, parts, action, before?.board);
  return words.replace(/\.$/, '');
}
