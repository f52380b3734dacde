import { expect, it } from 'vitest';
import type { Legal } from '$lib/wire/types';
import { pick } from '../picking';
import { enemy, rules } from './choices';
import { animalOf } from './kinds';

const legal = (...moves: [from: string, to: string][]) =>
  ({
    form: 'roam',
    actions: moves.map(([from, to]) => ({ action: `${from}-${to}`, from, to })),
  }) as unknown as Legal;
const cat = animalOf('1-jungle-cat', 'e7');
const press = (moves: Legal) =>
  pick(
    rules(
      moves,
      () => false,
      () => enemy(cat, 0, true),
      (square) => square === 'e7',
    ),
    [],
    'e7',
  );

it('a press on prey eats it if only one animal can', () => {
  expect(press(legal(['f7', 'e7'], ['f7', 'f8']))).toMatchObject({ chosen: { action: 'f7-e7' } });
  expect(press(legal(['f7', 'e7'], ['d7', 'e7']))).toMatchObject({
    refusal: { code: 'page-jungle-choose' },
  });
});
