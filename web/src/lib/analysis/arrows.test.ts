import { describe, expect, it } from 'vitest';
import { outlines, type CellBox } from './arrows';
import type { Drawn, Look } from './drawn';

const cell = (x: number, y: number, width = 100, height = 100) => ({ x, y, width, height });
const boxes = new Map<string, CellBox>([
  ['a1', { ...cell(0, 0), taken: true }],
  ['b1', cell(100, 0)],
  ['e1', cell(400, 0)],
  ['store', cell(600, 0, 100, 300)],
]);
const arrow = (from: string, to: string, look: Look = 'green'): Drawn => ({ shape: 'arrow', from, to, look });
const circle = (cell: string, look: Look = 'green'): Drawn => ({ shape: 'circle', cell, look });

/** Every point that a path goes to. */
const points = (path: string) =>
  path
    .split(/(?=[MLA])/)
    .map(
      (step) =>
        step
          .match(/-?[\d.]+(?=\s|Z|$)/g)
          ?.slice(-2)
          .map(Number) ?? [],
    )
    .flatMap(([x, y]) => (x === undefined || y === undefined ? [] : [{ x, y }]));
const paths = (...drawn: Drawn[]) => outlines(drawn, boxes).map(({ path }) => path);
const range = (all: number[]) => [Math.min(...all), Math.max(...all)] as const;
const across = (path: string) => range(points(path).map(({ y }) => y));
const along = (path: string) => range(points(path).map(({ x }) => x));
const parts = (path: string) => path.split('M').length - 1;

describe('an arrow', () => {
  it('begins in one cell and ends before the middle of the other', () => {
    const [path = ''] = paths(arrow('a1', 'e1'));
    const [start, end] = along(path);
    expect(start).toBeGreaterThan(50);
    expect(start).toBeLessThan(100);
    expect(end).toBeGreaterThan(400);
    expect(end).toBeLessThan(450);
    // The arrow lies on the line between the middles of the cells.
    const [low, high] = across(path);
    expect(low + high).toBeCloseTo(100);
  });

  it('has a head even between neighbours', () => {
    const [path = ''] = paths(arrow('a1', 'b1'));
    const [low, high] = across(path);
    expect(high - low).toBeGreaterThan(25);
    const [start, end] = along(path);
    expect(end - start).toBeGreaterThan(60);
  });

  it('does not hide another one between the same cells, whichever way that points', () => {
    for (const other of [arrow('a1', 'e1', 'best'), arrow('e1', 'a1'), arrow('e1', 'a1', 'threat')]) {
      const [lower = '', upper = ''] = paths(arrow('a1', 'e1'), other).sort(
        (one, two) => across(one)[0] - across(two)[0],
      );
      expect(across(upper)[0]).toBeGreaterThan(across(lower)[0] + 10);
      expect(across(upper)[1]).toBeGreaterThan(across(lower)[1] + 10);
    }
  });

  it('is dashed if it is a threat, and its head hangs on the last dash', () => {
    expect(parts(paths(arrow('a1', 'e1', 'threat'))[0] ?? '')).toBeGreaterThan(5);
    expect(parts(paths(arrow('a1', 'b1', 'threat'))[0] ?? '')).toBe(2);
    expect(parts(paths(arrow('a1', 'e1', 'best'))[0] ?? '')).toBe(1);
  });

  it('is as thick as the smaller cell and the board allow', () => {
    const width = (room?: number) => {
      const [low, high] = across(outlines([arrow('a1', 'e1')], boxes, room)[0]?.path ?? '');
      return high - low;
    };
    expect(width(300)).toBeLessThan(width() - 10);
  });
});

describe('a circle', () => {
  it('lies within its cell, and has gaps where a piece has its number', () => {
    const [path = ''] = paths(circle('a1'));
    for (const { x, y } of points(path)) {
      expect(Math.hypot(x - 50, y - 50)).toBeLessThan(50);
      expect(Math.hypot(x - 80, y - 80)).toBeGreaterThan(10);
    }
    expect(parts(path)).toBe(2);
  });

  it('is an ellipse in a long cell, and whole where no piece is', () => {
    const [path = ''] = paths(circle('store'));
    expect(across(path)[1] - across(path)[0]).toBeCloseTo(276);
    expect(along(path)[1] - along(path)[0]).toBeCloseTo(92);
  });

  it('lies around another one in the same cell', () => {
    const [inner = '', outer = ''] = paths(circle('store'), circle('store', 'best'));
    expect(along(inner)[0]).toBeGreaterThan(along(outer)[0] + 5);
  });
});

it('leaves out what is not on the screen, and arrows to where they begin', () => {
  expect(paths(arrow('a1', 'h8'), arrow('h8', 'a1'), circle('h8'), arrow('a1', 'a1'))).toEqual([]);
});

it('draws what a person draws over what the engine draws', () => {
  const drawn = [circle('a1', 'red'), arrow('a1', 'b1', 'best'), arrow('b1', 'e1', 'other')];
  expect(outlines(drawn, boxes).map(({ look }) => look)).toEqual(['other', 'best', 'red']);
});
