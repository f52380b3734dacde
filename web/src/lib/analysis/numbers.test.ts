import { expect, it } from 'vitest';
import type { Moment } from '../table/moments';
import { numbersOf } from './numbers';

it('numbers the moves as the list of moves does', () => {
  const plain: Moment[] = [null, 0, 1, 0, 1].map((by, ply) => ({ ply, by, action: 'x' }) as Moment);
  expect([...numbersOf('jungle', plain, 2)]).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ]);
});
