import { expect, it } from 'vitest';
import { Engine } from '$lib/pocket/engine-in-test';
import type { JungleMove, Legal } from '$lib/wire/types';
import type { Situation } from '../guide';
import type { GeometryOf } from '../face';
import { sample } from '../samples';
import { editing } from './editing';
import { after, moves, position } from './foresight';
import { good } from './guide';

const engine = new Engine();
const geometry = (await sample('jungle')).geometry as unknown as GeometryOf<'jungle'>;

/** A random number generator with a seed. */
const seeded = (seed: number) => (below: number) =>
  Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * below);

/** A position of a game that the engine of the page plays. */
interface At {
  record: string;
  path: string;
  text: string;
  turn: number | null;
  legal: Legal | null;
}

async function look(record: string, path: string): Promise<At> {
  const found = await engine.ask({ type: 'options', record, path, seed: 1 });
  if (found.type !== 'options') throw new Error(found.type);
  return { record, path, text: found.position ?? '', turn: found.turn, legal: found.legal };
}

async function begin(): Promise<At> {
  const found = await engine.ask({ type: 'begin', spec: 'jungle', position: null });
  if (found.type !== 'record') throw new Error(found.type);
  return look(found.record, '0');
}

async function play({ record, path }: At, action: string): Promise<At> {
  const edit = { do: 'play', action } as const;
  const found = await engine.ask({ type: 'explore', record, path, seat: null, edit });
  if (found.type !== 'analysis') throw new Error(found.type);
  return look(found.record, found.path);
}

/** How much worse an action is than the best one. */
async function loss({ record, path }: At, also: string): Promise<number> {
  const wish = { nodes: 40_000, lines: 1, also, tables: 'common', seed: 1 } as const;
  const study = await engine.ask({ type: 'study', record, path, ...wish });
  if (study.type !== 'lines') throw new Error(study.type);
  const worth = study.lines.find(({ line }) => line[0]?.action === also)?.value ?? 0;
  return Math.max(...study.lines.map(({ value }) => value)) - worth;
}

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

it('foresees what the rules do', { timeout: 60_000 }, async () => {
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed);
    let at = await begin();
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

it('teaches moves that give away little', { timeout: 120_000 }, async () => {
  const lost: number[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const random = seeded(seed);
    let at = await begin();
    for (let ply = 0; at.turn !== null && ply < 12; ply++) {
      const [move] = good(situation(at));
      const legal = legalOf(at);
      let action = legal[random(legal.length)]?.action ?? '';
      if (move) {
        lost.push(await loss(at, move.action));
        if (ply % 2 === seed % 2) action = move.action;
      }
      at = await play(at, action);
    }
  }
  expect(lost.length).toBeGreaterThan(20);
  // A loss of 0.2 is a blunder in a review.
  expect(lost.reduce((sum, one) => sum + one, 0) / lost.length).toBeLessThan(0.1);
});
