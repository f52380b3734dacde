import { expect, it } from 'vitest';
import type { TreePly } from '../wire/types';
import { stretches } from './lines';

const none = { text: '', drawings: [] };
const ply = (path: string): TreePly => ({
  path,
  seat: 0,
  action: 'x',
  parts: null,
  mark: null,
  comment: none,
  before: none,
});

it('cuts the plies wherever another line begins', () => {
  const paths = ['1', '2', '2.1/2', '2.1/3', '2.1/3.1/3', '2.1/4', '2.2/2', '3'];
  const cut = stretches(paths.map(ply)).map(({ depth, plies }) => [depth, ...plies.map(({ path }) => path)]);
  expect(cut).toEqual([
    [0, '1', '2'],
    [1, '2.1/2', '2.1/3'],
    [2, '2.1/3.1/3'],
    [1, '2.1/4'],
    [1, '2.2/2'],
    [0, '3'],
  ]);
});

it('has nothing to cut in an empty record', () => expect(stretches([])).toEqual([]));
