import { expect, it } from 'vitest';
import { sample } from '../samples';
import { changes, gain } from './worth';

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
