// The numbers of actions in the game's list of moves.
import { faceOf } from '../board';
import { rowsOf, turnsOf } from '../table/turns';
import type { Moment } from '../table/moments';

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
