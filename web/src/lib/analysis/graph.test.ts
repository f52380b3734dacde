import { expect, it } from 'vitest';
import type { Study } from '../wire/types';
import { areaPath, linePath, points, positionAt, runs } from './graph';
import type { MainLine } from './review';

const study = (seat: number, value: number, certain = false): Study[] => [
  { seat, value, certain, proven: null, margin: null, line: [] },
];
const line = (studies: MainLine['studies'], seats = 2): MainLine => ({
  plies: studies.slice(1).map(() => ({ seat: 0, action: 'x', parts: null })),
  studies,
  end: { scores: [1, ...Array<number>(seats - 1).fill(0)], points: null },
  seats,
  hidden: seats > 2,
});

it('sees all positions from one side, and ends with the outcome', () => {
  const found = points(line([study(0, 0.6), undefined, study(1, 0.75, true), []]), 0);
  expect(found).toEqual([
    { at: 0, value: 0.6, proven: false },
    { at: 2, value: 0.25, proven: true },
    { at: 3, value: 1, proven: true },
  ]);
});

it('with more seats knows only what the seat to act expects', () => {
  const found = points(line([study(0, 0.6), study(1, 0.5), study(2, 0.2), []], 3), 1);
  expect(found.map(({ at, value }) => [at, value])).toEqual([
    [1, 0.5],
    [3, 0],
  ]);
});

it('is cut where proofs begin and where nothing is known', () => {
  const at = (at: number, proven: boolean) => ({ at, value: 0.5, proven });
  const cut = runs([at(0, false), at(1, false), at(2, true), at(5, true), at(6, true)], true);
  expect(cut.map(({ proven, points }) => [proven, ...points.map(({ at }) => at)])).toEqual([
    [false, 0, 1],
    [true, 1, 2],
    [true, 5, 6],
  ]);
});

it('is drawn within its frame', () => {
  const frame = { width: 100, height: 50, last: 2 };
  const two = [
    { at: 0, value: 1, proven: false },
    { at: 1, value: 0.5, proven: false },
  ];
  expect(linePath(frame, two)).toBe('M0 0 L50 25');
  expect(areaPath(frame, two)).toBe('M0 0 L50 25 L50 50 L0 50 Z');
  expect(areaPath(frame, [])).toBe('');
  expect([-5, 24, 26, 130].map((x) => positionAt(frame, x))).toEqual([0, 0, 1, 2]);
});
