import { expect, it } from 'vitest';
import { along, fade, follow, pose } from './motion';

const [a, b, c] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
];

it('goes along a path in equal times', () => {
  expect(along([a, b, c], 0)).toEqual(a);
  expect(along([a, b, c], 0.25)).toEqual({ x: 5, y: 0 });
  expect(along([a, b, c], 1)).toEqual(c);
});

it('is where it began before, and at rest after', () => {
  const sprite = { key: 'k', ...c, motions: [{ start: 100, length: 100, path: [a, c], arc: 20 }] };
  expect(pose(sprite, 0)).toMatchObject(a);
  expect(pose(sprite, 150).lift).toBeGreaterThan(0);
  expect(pose(sprite, Infinity)).toEqual({ ...c, lift: 0, opacity: 1 });
});

it('fades what goes', () => {
  const sprite = { key: 'k', ...a, ghost: true, motions: [fade(a, 100, 100)] };
  expect(pose(sprite, 50).opacity).toBe(1);
  expect(pose(sprite, 150).opacity).toBe(0.5);
  expect(pose(sprite, Infinity).opacity).toBe(0);
});

it('keeps the keys of pieces', () => {
  let made = 0;
  const fresh = () => `new-${made++}`;
  const piece = (square: string, look = 'x') => ({ square, look });
  const first = follow([], [piece('a1'), piece('b1'), piece('c1', 'y')], [], fresh);
  const second = follow(first, [piece('b1'), piece('c1'), piece('d1')], [['a1', 'c1']], fresh);
  expect(second.map(({ key }) => key)).toEqual(['new-1', 'new-0', 'new-3']);
});
