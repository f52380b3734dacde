import { expect, it } from 'vitest';
import type { JungleBoard, JungleSquare } from '$lib/wire/types';
import english from '$lib/words/en';
import { say, words } from '$lib/words/words.svelte';
import { sample } from '../samples';
import { closed, doomed, hunts, starving, warned, warning } from './hunger';

words.use('en', english);
const { moments, geometry } = await sample('jungle');
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
  const { legal, board } =
    moments.find(({ legal }) => legal?.form === 'roam' && legal.actions.includes(move)) ?? {};
  const all = warned(legal ?? null, move.from);
  expect(all).toContain(move);
  const [remark] = warning(all, move.from, move.to);
  expect(remark?.cell).toBe(move.to);
  expect(say(remark?.key ?? '', remark?.args)).toContain(say(move.starves[0]?.kind ?? ''));
  // Until the player chooses a square, the remark is at a hungry animal.
  const cell = warning(all, move.from, null)[0]?.cell;
  const animals = (board as unknown as JungleBoard).animals;
  expect(animals.find(({ square }) => square === cell)?.hungry).toBe(true);
});

it('the den is closed to a hungry animal beside it', () => {
  const { squares } = geometry as unknown as { squares: JungleSquare[] };
  const leopard = {
    seat: 0,
    kind: 'jungle-leopard',
    rank: 5,
    square: 'd8',
    trapped: true,
    hungry: true,
    prey: [{ square: 'e8', kind: 'jungle-cat' }],
  };
  expect(closed(squares, leopard)).toBe('d9');
  expect(closed(squares, { ...leopard, square: 'e8' })).toBeNull();
  expect(closed(squares, { ...leopard, hungry: false })).toBeNull();
  expect(closed(squares, { ...leopard, square: 'd2' })).toBeNull();
});

it('a hungry animal is told what to eat, several that one attack feeds them all', () => {
  const starves = (...kinds: string[]) =>
    kinds.map((kind) => ({ square: 'a1', kind, prey: [{ square: 'a2', kind: 'jungle-rat' }] }));
  const move = { action: 'g1-g2', from: 'g1', to: 'g2', crossed: [], takes: null, hungry: [], ends: false };
  const said = (...kinds: string[]) =>
    warning([{ ...move, starves: starves(...kinds) }], 'g1', null).map(({ key, args }) => say(key, args));
  expect(said('jungle-leopard')).toEqual([
    'If you move this animal, your Leopard starves: it must eat the enemy Rat now.',
  ]);
  expect(said('jungle-leopard', 'jungle-dog')).toEqual([
    'If you move this animal, all your hungry animals starve: the Leopard and the Dog.',
  ]);
});

it('gives one reason for starving without prey, before and after it', () => {
  const starves = [{ square: 'a2', kind: 'jungle-rat', prey: [] }];
  const move = { action: 'g1-g2', from: 'g1', to: 'g2', crossed: [], takes: null, hungry: [], ends: false };
  const told = [
    ...warning([{ ...move, starves }], 'a2', null),
    ...warning([{ ...move, starves }], 'g1', 'g2'),
    ...starving(starves, 0, [0]),
  ];
  expect(told.map(({ clause }) => clause)).toEqual(['J-11', 'J-11', 'J-11']);
  expect(told.map(({ key, args }) => say(key, args))).toEqual([
    'Your Rat will starve: its prey has starved.',
    'After this move, your Rat starves: its prey has starved.',
    'Your Rat starved: it was hungry, but its prey had starved.',
  ]);
  const fed = { square: 'g1', kind: 'jungle-lion', prey: [{ square: 'g3', kind: 'jungle-cat' }] };
  expect(starving([...starves, fed], 0, [0]).map(({ key, args }) => say(key, args))).toEqual([
    'Your Lion starved: it was hungry, but did not eat the enemy Cat.',
    'Your Rat starved: no hungry animal ate.',
  ]);
  const theirs = (yours: number[]) => starving([fed], 0, yours).map(({ key, args }) => say(key, args));
  expect(theirs([1])).toEqual(['Orange’s Lion starved: it was hungry, but did not eat your Cat.']);
  expect(theirs([])).toEqual(['Orange’s Lion starved: it was hungry, but did not eat the enemy Cat.']);
});
