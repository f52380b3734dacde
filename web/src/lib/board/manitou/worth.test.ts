import { expect, it } from 'vitest';
import { sample } from '../samples';
import type { ManitouBoard } from '$lib/wire/types';
import { changes, gain, loss } from './worth';

const { moments } = await sample('manitou');

it('foretells what a tile brings', () => {
  let [seen, brought] = [0, 0];
  for (const [i, { board, parts, by }] of moments.entries()) {
    const before = moments[i - 1]?.board;
    if (board.game !== 'manitou' || before?.game !== 'manitou' || parts?.game !== 'manitou') continue;
    if (parts.kind !== 'take' || typeof by !== 'number') continue;
    const [from, to] = [before.seats[by]?.points, board.seats[by]?.points];
    if (!from || !to) continue;
    const won = gain(before, by, parts.tile);
    expect(won).toBe(to.total - from.total);
    expect(changes(from, to).reduce((sum, { points }) => sum + points, 0)).toBe(won);
    seen++;
    brought += won;
  }
  expect(seen).toBeGreaterThan(5);
  expect(brought).toBeGreaterThan(0);
});

it('foretells what giving up a tile costs', () => {
  const seat = (tiles: string[], tepees: number, buffaloes: number, tomahawks = 0) => ({
    tiles,
    points: { tepees, buffaloes, tomahawks },
  });
  const own = seat(['t2', 'b1', 'totem', 'totem', 'horse', 'tomahawk'], 2, 1, 1);
  const board = (other: string[], owners = { totem: 0, horse: 0 }) =>
    ({ seats: [own, seat(other, 0, 0)], ...owners }) as unknown as ManitouBoard;
  const costs = (other: string[]) => own.tiles.map((tile) => loss(board(other), 0, tile));
  // Two tepees and one buffalo make one pair: either tile takes it away. A tie is enough to lose a cylinder.
  expect(costs([])).toEqual([1, 1, 0, 0, 1, 1]);
  expect(costs(['totem', 'tomahawk'])).toEqual([1, 1, 1, 1, 1, 1]);
  expect(loss(board(['totem'], { totem: 1, horse: 0 }), 0, 'totem')).toBe(0);
});

it('foretells what each tile costs that the thief took', () => {
  let seen = 0;
  for (const [i, { board, parts, by }] of moments.entries()) {
    const before = moments[i - 1]?.board;
    if (board.game !== 'manitou' || before?.game !== 'manitou' || parts?.game !== 'manitou') continue;
    if (parts.kind !== 'discard' || typeof by !== 'number') continue;
    const [from, to] = [before.seats[by]?.points.total ?? 0, board.seats[by]?.points.total ?? 0];
    expect(loss(before, by, parts.tile)).toBe(from - to);
    seen++;
  }
  expect(seen).toBeGreaterThan(0);
});
