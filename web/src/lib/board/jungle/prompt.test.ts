import { expect, it } from 'vitest';
import type { GeometryOf } from '../face';
import type { Legal } from '$lib/wire/types';
import { sample } from '../samples';
import { animalOf } from './kinds';
import { prompt } from './prompt';

const geometry = (await sample('jungle')).geometry as unknown as GeometryOf<'jungle'>;

const ask = (kind: string, from: string, moves: string[], crossed: string[] = []) => {
  const animals = [animalOf(`0-jungle-${kind}`, from), animalOf('0-jungle-cat', 'g1')];
  const actions = moves.map((to) => ({
    action: `${from}-${to}`,
    from,
    to,
    crossed,
    takes: null,
    starves: [],
  }));
  const board = { game: 'jungle', animals, leader: 0, occurrences: 1 };
  const legal = { game: 'jungle', form: 'roam', actions };
  return (picked: string[]) => prompt(board as never, geometry, legal as unknown as Legal, picked);
};
const ground = (...at: Parameters<typeof ask>) => ask(...at)([at[1]]).args['ground'];

it('says what the ground around the picked animal allows', () => {
  expect(ground('lion', 'a1', ['a2', 'b1'])).toBe('plain');
  expect(ground('wolf', 'b3', ['a3', 'c3', 'b2'])).toBe('dry');
  expect(ground('leopard', 'b3', ['a3', 'c3', 'b2'])).toBe('dry');
  expect(ground('leopard', 'a4', ['d4'], ['b4', 'c4'])).toBe('jumps');
  expect(ground('leopard', 'a4', ['a3'])).toBe('blocked');
  expect(ground('tiger', 'b3', ['b7'], ['b4', 'b5', 'b6'])).toBe('jumps');
  expect(ground('tiger', 'b3', ['a3', 'c3'])).toBe('blocked');
  expect(ground('rat', 'b3', ['b4', 'a3'])).toBe('swims');
  expect(ground('cat', 'd3', ['d2', 'd4'])).toBe('trap');
  expect(ground('cat', 'd8', ['d9', 'd7'])).toBe('den');
  expect(ground('cat', 'd8', [])).toBe('stuck');
});

it('asks for an animal before one is picked, and for food while one is hungry', () => {
  const asked = ask('lion', 'a1', ['a2']);
  expect(asked([])).toMatchObject({ key: 'page-now-jungle', args: { hungry: 0, den: 'open' } });
  expect(asked(['a1']).key).toBe('page-now-jungle-to');
  const hungry = { ...animalOf('0-jungle-lion', 'a1'), hungry: true };
  const fed = { ...hungry, prey: [{ square: 'a2', kind: 'jungle-rat' }] };
  const board = { game: 'jungle', animals: [fed], leader: 0, occurrences: 1 };
  const legal = { game: 'jungle', form: 'roam', actions: [] } as unknown as Legal;
  expect(prompt(board as never, geometry, legal, ['a1'])).toMatchObject({
    args: { hungry: 1, den: 'open' },
    clause: 'J-11',
  });
  const near = { ...board, animals: [{ ...fed, square: 'd8' }] };
  expect(prompt(near as never, geometry, legal, []).args['den']).toBe('closed');
});
