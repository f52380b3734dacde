import { expect, it } from 'vitest';
import type { JungleBoard } from '$lib/wire/types';
import english from '$lib/words/en';
import { say, words } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { doomed, hunts, warned, warning } from './hunger';

words.use('en', english);
const { moments } = await sample('jungle');
const boards = moments.map(({ board }) => board as unknown as JungleBoard);

it('hungry animals show what they could attack', () => {
  const all = boards.flatMap((board) => hunts(board).map((hunt) => ({ board, ...hunt })));
  expect(all.length).toBeGreaterThan(0);
  for (const { board, from, to } of all) {
    const [hunter, prey] = [from, to].map((square) => board.animals.find((one) => one.square === square));
    expect([hunter?.hungry, prey?.seat]).toEqual([true, 1 - (hunter?.seat ?? 0)]);
  }
});

it('nothing can save hungry animals without any prey', () => {
  const [board] = boards;
  const animal = { seat: 0, rank: 7, trapped: false, hungry: true };
  const [lion, tiger] = [
    { ...animal, square: 'c3', kind: 'jungle-lion', prey: [] },
    { ...animal, square: 'd5', kind: 'jungle-tiger', prey: [{ square: 'd6', kind: 'jungle-rat' }] },
  ];
  if (!board || !lion || !tiger) throw new Error('no board');
  expect(doomed({ ...board, animals: [lion] })).toEqual([lion]);
  // No animal is doomed as long as one hungry animal could attack, because its attack would feed them all.
  expect(doomed({ ...board, animals: [lion, tiger] })).toEqual([]);
});

it('what a move would let starve is said before it is made', () => {
  const moves = moments.flatMap(({ legal }) =>
    legal?.form === 'roam' ? legal.actions.filter(({ starves }) => starves.length > 0) : [],
  );
  const [move] = moves;
  if (!move) throw new Error('nothing would starve');
  const { legal } = moments.find(({ legal }) => legal?.form === 'roam' && legal.actions.includes(move)) ?? {};
  const all = warned(legal ?? null, move.from);
  expect(all).toContain(move);
  const [remark] = warning(all, move.from, move.to);
  expect(remark?.cell).toBe(move.to);
  expect(say(remark?.key ?? '', remark?.args)).toContain(say(move.starves[0]?.kind ?? ''));
  expect(warning(all, move.from, null)[0]?.cell).toBe(move.from);
});
