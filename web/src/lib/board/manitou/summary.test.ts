import { expect, it } from 'vitest';
import type { ManitouBoard } from '$lib/wire/types';
import { sample } from '../samples';
import { sharing } from './layout';
import { standing } from './standing';
import { summarize, without } from './summary';

const { moments } = await sample('manitou');
const boards = moments.flatMap(({ board }) => (board.game === 'manitou' ? [board] : []));

it('takes away each entry as often as it is named', () => {
  expect(without(['chief', 'chief', '1'], ['chief', '2'])).toEqual(['chief', '1']);
});

it('sums a hunt up as it was played', () => {
  const summary = summarize(boards, 1);
  if (!summary) throw new Error('the sample shows no whole hunt');
  const end = boards.find(({ hunt }) => hunt === 2);
  const got = end?.seats.map(({ tiles }) => [...tiles].sort());
  // Before the first hunt, nobody has tiles. So after it, players have what they took, without what was
  // stolen from them.
  const taken = end?.seats.map((_, seat) => {
    const tiles = summary.grounds.flat().filter((share) => share.seat === seat);
    const stolen = summary.stolen.filter((one) => one.seat === seat).map(({ tile }) => tile);
    return without(
      tiles.flatMap((share) => share.tiles),
      stolen,
    ).sort();
  });
  expect(taken).toEqual(got);
  const sums = summary.points.map(({ before, changes }) =>
    changes.reduce((sum, { points }) => sum + points, before.total),
  );
  expect(sums).toEqual(end?.seats.map(({ points }) => points.total));
  for (const share of summary.grounds.flat())
    expect(share.strength > 0 || share.share === 'heroes').toBe(true);
});

it('sums up no hunt that is not over, or of which the beginning is not known', () => {
  expect(summarize(boards, boards.at(-1)?.hunt ?? 0)).toBeNull();
  expect(summarize(boards, 0)).toBeNull();
  expect(summarize(boards.slice(5), 1)).toBeNull();
});

it('counts the tiles that a seat takes in one go', () => {
  const board = (takes: ManitouBoard['takes']) => ({ phase: 'take', takes }) as ManitouBoard;
  const first = { seat: 2, ground: 1, share: 'highest' } as const;
  const next = { seat: 2, ground: 2, share: 'highest' } as const;
  expect(sharing(board([first, first, next]))).toEqual({ ...first, number: 2 });
  expect(sharing(board([next]))).toEqual({ ...next, number: 1 });
  expect(sharing(board([]))).toBeNull();
});

it('ranks by points, then tepees, then tiles, and shares equal places', () => {
  const seat = (total: number, tepees: number, tiles: number) => ({
    points: { total, tepees },
    tiles: Array<string>(tiles).fill('horse'),
  });
  const board = { seats: [seat(3, 1, 4), seat(5, 0, 2), seat(3, 2, 2), seat(3, 1, 4)] };
  expect(standing(board as unknown as ManitouBoard)).toEqual([
    { seat: 1, place: 1, points: 5 },
    { seat: 2, place: 2, points: 3 },
    { seat: 0, place: 3, points: 3 },
    { seat: 3, place: 3, points: 3 },
  ]);
});
