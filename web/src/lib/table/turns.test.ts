import { expect, it } from 'vitest';
import type { Moment } from './moments';
import { rowsOf, turnsOf } from './turns';

const game = (seats: (number | null)[]) =>
  [null, ...seats].map((by, ply) => ({ ply, by, action: String(ply) }) as unknown as Moment);
const shape = (seats: (number | null)[], columns: boolean) =>
  rowsOf(turnsOf(game(seats)), columns).map(({ turns }) =>
    turns.map(({ by, entries }) => `${by}:${entries.map(({ at }) => at).join('+')}`).join(' | '),
  );

it('the actions of one turn stand on one line', () => {
  expect(shape([0, 0, 1, 0, 1, 1], true)).toEqual(['0:1+2 | 1:3', '0:4 | 1:5+6']);
});

it('something can be said between two turns of a row', () => {
  const rows = rowsOf(turnsOf(game([0, 1, 0, 1])), true, 1);
  expect(rows.map(({ number, turns }) => [number, turns.map(({ by }) => by)])).toEqual([
    [1, [0]],
    [1, [1]],
    [2, [0, 1]],
  ]);
});

it('the second player may begin', () => {
  expect(shape([1, 0, 1], true)).toEqual(['1:1', '0:2 | 1:3']);
});

it('with more players, and for the referee, each turn has a line', () => {
  expect(shape([null, 0, 1, 2, 0], false)).toEqual(['null:1', '0:2', '1:3', '2:4', '0:5']);
});
