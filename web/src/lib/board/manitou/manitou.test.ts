import { expect, it } from 'vitest';
import { sample } from '../samples';
import type { Legal, ManitouAction, ManitouBoard, ManitouPlayer, ManitouTake } from '$lib/wire/types';
import { around, choice, counters, onlyOption, options, putAside, sorted, strength } from './layout';
import { drawnCard } from './flights';

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
  const table = { phase: 'take', takes: [] } as unknown as ManitouBoard;
  expect(onlyOption(legal(take), table)).toMatchObject({ parts: take, forced: true });
  expect(onlyOption(legal({ kind: 'decline' }), table)).toMatchObject({ action: 'decline', forced: true });
  expect(onlyOption(legal(take, { kind: 'take', tile: 't1' }), table)).toBeNull();
  expect(onlyOption(legal({ kind: 'play', card: '7', ground: 1 }), table)).toBeNull();
});

it('takes tiles without a question where all that are left go to one player', () => {
  const legal: Legal = {
    form: 'cards',
    actions: ['take:b1', 'take:t1'],
    parts: [
      { kind: 'take', tile: 'b1' },
      { kind: 'take', tile: 't1' },
    ],
  };
  const take = (seat: number, ground = 1): ManitouTake => ({ seat, ground, share: 'highest' });
  const table = (...takes: ManitouTake[]) =>
    ({ phase: 'take', takes, grounds: [['b1', 't1'], ['horse'], []] }) as unknown as ManitouBoard;
  expect(onlyOption(legal, table(take(0), take(0), take(1, 2)))).toMatchObject({ forced: true });
  expect(onlyOption(legal, table(take(0), take(1)))).toBeNull();
  expect(onlyOption(legal, table(take(0), take(0, 2)))).toBeNull();
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

it('shows a hand in the order of the tribe, whenever its cards were drawn', () => {
  const order = ['1', '2', '10', 'chief', 'chief', 'scout'];
  expect(sorted(['scout', '10', 'chief', '2'], order)).toEqual(['2', '10', 'chief', 'scout']);
  expect(sorted(['chief', '1', 'chief'], order)).toEqual(['1', 'chief', 'chief']);
});

it('names the card that was drawn, even one like the card that was played', () => {
  const board = (...hand: string[]) => ({ own: { seat: 0, hand } }) as unknown as ManitouBoard;
  const drawn = (before: string[], after: string[], card: string, by = 0) =>
    drawnCard({
      before: board(...before),
      board: board(...after),
      parts: { kind: 'play', card, ground: 1 },
      by,
    });
  expect(drawn(['4', 'chief'], ['4', '9'], 'chief')).toBe('9');
  expect(drawn(['4', 'chief'], ['4', 'chief'], 'chief')).toBe('chief');
  expect(drawn(['4', 'chief'], ['4'], 'chief')).toBeNull();
  expect(drawn(['4', 'chief'], ['4', 'chief'], '9', 1)).toBeNull();
});
