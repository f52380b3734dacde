import { expect, it } from 'vitest';
import { sample } from '../samples';
import type { Legal, ManitouAction, ManitouPlayer } from '$lib/wire/types';
import { around, choice, counters, onlyOption, options, putAside, strength } from './layout';

const { moments } = await sample('manitou');

it('lets every action be chosen', () => {
  let seen = 0;
  for (const { legal } of moments) {
    if (legal?.form !== 'cards') continue;
    const may = options(legal);
    const mobile = [...may.play.values(), ...may.move.values()].flatMap(({ to }) => [...to.values()]);
    const chosen = [...mobile, ...may.take.values(), ...may.discard.values(), may.decline];
    const said = chosen.flatMap((one) => one?.action ?? []);
    expect(said.sort()).toEqual([...legal.actions].sort());
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

it('plays without a question where the rules leave no choice', () => {
  const take = { kind: 'take', tile: 'b1' } as const;
  const legal = (...parts: ManitouAction[]): Legal => ({
    form: 'cards',
    actions: parts.map(({ kind }) => kind),
    parts,
  });
  expect(onlyOption(legal(take))).toMatchObject({ parts: take, forced: true });
  expect(onlyOption(legal({ kind: 'decline' }))).toMatchObject({ action: 'decline', forced: true });
  expect(onlyOption(legal(take, { kind: 'take', tile: 't1' }))).toBeNull();
  expect(onlyOption(legal({ kind: 'play', card: '7', ground: 1 }))).toBeNull();
});

it('writes a choice in the order of the list', () => {
  expect(choice(['1', '2', '10', 'chief', 'chief'], new Set([4, 0, 2])).action).toBe('choose:1,10,chief');
});

it('counts the strength of hunters alone', () => {
  expect(strength(['1', '10', 'chief'])).toBe(11);
});

it('seats the viewer last', () => {
  expect(around(4, 1)).toEqual([2, 3, 0, 1]);
});

it('counts what the tiles of a player show', () => {
  const player = { tiles: ['t3', 't1', 'horse', 'horse'], points: { tepees: 4, buffaloes: 0 } };
  expect(counters(player as unknown as ManitouPlayer).map(({ kind, number }) => [kind, number])).toEqual([
    ['tepees', 4],
    ['buffaloes', 0],
    ['totem', 0],
    ['horse', 2],
    ['tomahawks', 0],
  ]);
});

it('counts the cards put aside while they matter', () => {
  const player = { available: ['1', '2', '3'], choice_size: 2, has_chosen: true } as unknown as ManitouPlayer;
  expect(putAside(player)).toBe(1);
  expect(putAside({ ...player, has_chosen: false })).toBeNull();
});
