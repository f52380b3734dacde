import { expect, it } from 'vitest';
import { bent } from './bent';

const measures = { begins: 10, ends: 10, shaft: 4, head: 20, long: 19 };

it('goes straight through two points', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(bent(points, measures)).toBe('M10 -2L71 -2L71 -10L90 0L71 10L71 2L10 2Z');
});

it('turns where the way turns, as wide as before', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 100 },
  ];
  expect(bent(points, measures)).toBe('M10 -2L52 -2L52 71L60 71L50 90L40 71L48 71L48 2L10 2Z');
});

it('is dashed round its corner, and ends with a dash that carries the head', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 100 },
  ];
  const dashes = (length: number) =>
    [
      [0, 20],
      [30, 60],
      [length - 21, length],
    ] as const;
  expect(bent(points, { ...measures, dashes })).toBe(
    'M10 -2L30 -2L30 2L10 2Z' +
      'M40 -2L52 -2L52 20L48 20L48 2L40 2Z' +
      'M52 50L52 71L60 71L50 90L40 71L48 71L48 50Z',
  );
});
