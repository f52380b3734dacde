import { expect, it } from 'vitest';
import type { TreePly } from '../wire/types';
import { actionsIn, stretches } from './lines';

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

it('reads the actions of all lines from a record', () => {
  const record = `[Spec "manitou"]
[Result "*"]

{Before (all) \\} 9. x} 1. tiles:b3|t1,horse 2. choose:1,chief!? {[%circle 1 red] 3. no}
(2. choose:2,scout?? 3. play:7@2) 3. play:chief@1
`;
  expect(actionsIn(record)).toEqual([
    'tiles:b3|t1,horse',
    'choose:1,chief',
    'choose:2,scout',
    'play:7@2',
    'play:chief@1',
  ]);
});
