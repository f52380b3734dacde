import { expect, it } from 'vitest';
import type { JungleMove } from '$lib/wire/types';
import english from '$lib/words/en';
import { say, words } from '$lib/words/words.svelte';
import type { Situation } from '../guide';
import type { GeometryOf } from '../face';
import { begin, loss, play, seeded, type At } from '../playing-in-test';
import { sample } from '../samples';
import { editing } from './editing';
import { after, moves, perils, position, risk } from './foresight';
import { good } from './guide';
import { purposes } from './purposes';

const geometry = (await sample('jungle')).geometry as unknown as GeometryOf<'jungle'>;

const boardOf = (text: string) => {
  const draft = editing.read(text, { geometry, options: {} });
  if (!draft) throw new Error(text);
  return draft.board;
};
const positionOf = (at: At) => position(boardOf(at.text).animals, geometry.squares, at.turn ?? 0);
const legalOf = ({ legal }: At): JungleMove[] => (legal?.form === 'roam' ? legal.actions : []);
const situation = (at: At) =>
  ({
    board: boardOf(at.text),
    geometry,
    legal: at.legal,
    seat: at.turn,
    options: {},
    picked: [],
  }) as unknown as Situation<'jungle'>;

it('foresees what the rules do', async () => {
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed);
    let at = await begin('jungle');
    for (let ply = 0; at.turn !== null && ply < 120; ply++) {
      const now = positionOf(at);
      const legal = legalOf(at).map(({ action }) => action);
      expect(moves(now).map(({ from, to }) => `${from}-${to}`)).toEqual(expect.arrayContaining(legal));
      const action = legal[random(legal.length)] ?? '';
      const [from = '', to = ''] = action.split('-');
      const { squares, hungry, turn, winner } = after(now, { from, to });
      at = await play(at, action);
      expect(winner === null).toBe(at.turn !== null);
      if (at.turn === null) break;
      const then = positionOf(at);
      expect({ squares, turn, hungry: [...hungry].sort() }).toEqual({
        squares: then.squares,
        turn: then.turn,
        hungry: [...then.hungry].sort(),
      });
    }
  }
});

it('sees where an animal can be eaten, and where it can become hungry', () => {
  const text = '7/7/4ew1/7/7/5R1/4L2/7/D6 o -';
  const now = position(boardOf(text).animals, geometry.squares, 0);
  const at = (from: string, to: string) => risk(now, { from, to });
  // The Lion's own Rat in the water does not block its jump to the Wolf.
  expect(at('e3', 'f3')).toEqual({ eaten: false, hungry: true, starves: false });
  expect(at('e3', 'd3')).toEqual({ eaten: false, hungry: false, starves: false });
  const beside = position(boardOf('7/7/4ew1/3L3/7/7/7/7/D6 o -').animals, geometry.squares, 0);
  expect(risk(beside, { from: 'd6', to: 'd7' })).toEqual({ eaten: true, hungry: false, starves: false });
  // The Elephant may starve beside the Rat, which is then hungry without any prey (J-12). The Lion is no prey of the Rat.
  const giant = (text: string) =>
    risk(position(boardOf(text).animals, geometry.squares, 0), { from: 'd5', to: 'd6' });
  expect(giant('7/7/3e3/7/3R3/7/7/7/D5t o -')).toEqual({ eaten: true, hungry: true, starves: true });
  expect(giant('7/7/3l3/7/3R3/7/7/7/D5t o -')).toMatchObject({ starves: false });
});

it('sees where an animal could be eaten once it has eaten', () => {
  const eats = [{ from: 'd5', to: 'd6', takes: 'jungle-rat' }] as unknown as JungleMove[];
  const squares = (text: string) => perils(position(boardOf(text).animals, geometry.squares, 0), eats, 'd5');
  expect(squares('7/7/3w3/3r3/3D3/7/7/7/7 o -')).toEqual(['d6']);
  expect(squares('7/7/3c3/3r3/3D3/7/7/7/7 o -')).toEqual([]);
});

it('teaches moves that give away little', async () => {
  const lost: number[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const random = seeded(seed);
    let at = await begin('jungle');
    for (let ply = 0; at.turn !== null && ply < 12; ply++) {
      const [move] = good(situation(at));
      const legal = legalOf(at);
      let action = legal[random(legal.length)]?.action ?? '';
      if (move) {
        lost.push(await loss(at, move.action, 40_000));
        if (ply % 2 === seed % 2) action = move.action;
      }
      at = await play(at, action);
    }
  }
  expect(lost.length).toBeGreaterThan(20);
  // A loss of 0.2 is a blunder in a review.
  expect(lost.reduce((sum, one) => sum + one, 0) / lost.length).toBeLessThan(0.1);
});

it('a hint says that an animal reaches the den, or gets away from its enemies', () => {
  words.use('en', english);
  const told = (before: string, after: string, from: string, to: string) =>
    purposes(
      boardOf(before),
      boardOf(after),
      geometry,
      { seat: 0, parts: { game: 'jungle', kind: 'move', from, to } },
      {},
    );
  const wolf = '7/7/7/7/3l3/3W3/7/7/7 o -';
  expect(told(wolf, '7/7/7/7/3l3/7/3W3/7/7 y -', 'd4', 'd3')).toEqual([say('page-jungle-hint-escapes')]);
  expect(told('7/7/7/7/7/3W3/7/7/l6 o -', '7/7/7/7/7/7/3W3/7/l6 y -', 'd4', 'd3')).toEqual([
    say('page-jungle-hint-guards'),
  ]);
  const start = 'l5t/1d3c1/r1p3e/4w2/7/6P/E5R/1C3D1/';
  expect(told(`${start}T5L o -`, `${start}1T4L y -`, 'a1', 'b1')).toEqual([say('page-jungle-hint-shore')]);
  // Whoever eats the Cat is eaten by the Wolf.
  const cat = say('page-jungle-yours', { animal: say('jungle-cat') });
  expect(told('7/7/3d3/3C3/7/7/3W3/7/7 o -', '7/7/3d3/3C3/3W3/7/7/7/7 y -', 'd3', 'd5')).toEqual([
    say('page-jungle-hint-nearer'),
  ]);
  expect(told('7/7/3d3/3C3/4W2/7/7/7/7 o -', '7/7/3d3/3C3/3W3/7/7/7/7 y -', 'e5', 'd5')).toEqual([
    say('page-jungle-hint-covers', { what: cat }),
  ]);
  // An enemy before the den becomes hungry and may not enter it (J-13).
  expect(told('7/7/7/7/7/7/R6/1C1d3/7 o -', '7/7/7/7/7/7/R6/2Cd3/7 y d2', 'b2', 'c2')).toEqual([
    say('page-jungle-hint-shut'),
  ]);
  expect(told('7/3W3/7/7/7/7/7/7/l6 o -', '3W3/7/7/7/7/7/7/7/l6 y -', 'd8', 'd9')).toEqual([
    say('page-jungle-hint-den'),
  ]);
  expect(told('7/7/3W3/7/7/7/7/7/l6 o -', '7/3W3/7/7/7/7/7/7/l6 y -', 'd7', 'd8')).toEqual([
    say('page-jungle-hint-gate'),
  ]);
  expect(told('7/3d3/7/7/3W3/7/7/7/7 o -', '7/3d3/7/3W3/7/7/7/7/7 y -', 'd5', 'd6')).toEqual([
    say('page-jungle-hint-nearer'),
  ]);
  const dog = { what: say('page-jungle-prey', { animal: say('jungle-dog') }) };
  expect(told('7/7/3d3/7/3W3/7/7/7/7 o -', '7/7/3d3/3W3/7/7/7/7/7 y -', 'd5', 'd6')).toEqual([
    say('page-jungle-hint-threat', dog),
  ]);
});

it('gives a reason for every move that neither eats nor starves', async () => {
  words.use('en', english);
  const reasons = new Set<string>();
  for (const seed of [1, 2]) {
    const random = seeded(seed);
    let at = await begin('jungle');
    for (let ply = 0; at.turn !== null && ply < 25; ply++) {
      const legal = legalOf(at);
      const taught = random(4) > 0 ? good(situation(at))[0] : undefined;
      const move = taught ?? legal[random(legal.length)];
      if (!move) break;
      const [before, seat] = [boardOf(at.text), at.turn];
      at = await play(at, move.action);
      const { from, to, takes, starves } = move;
      const parts = { game: 'jungle', kind: 'move', from, to } as const;
      const [reason] = purposes(before, boardOf(at.text), geometry, { seat, parts }, {});
      if (takes === null && starves.length === 0) expect(reason).toBeTruthy();
      if (reason !== undefined) reasons.add(reason);
    }
  }
  expect(reasons.size).toBeGreaterThan(5);
});
