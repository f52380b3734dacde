import { expect, it } from 'vitest';
import { corner, layout, seat, type Hollow } from './layout';

const board = { bowls: [Array(6).fill(0), Array(6).fill(0)], mancalas: [0, 0] } as unknown as Parameters<
  typeof layout
>[0];

const hollows = (['wide', 'tall'] as const).flatMap((shape) =>
  [1, 1.4, 1.6, 1.7, 1.8, 1.9, 2.1, 2.3].flatMap((stretch) => {
    const { hollows, stone } = layout(board, 0, shape, stretch);
    return hollows.map((hollow) => ({ ...hollow, stone, stretch }));
  }),
);
const seats = (hollow: Hollow & { stone: number }, count: number) =>
  Array.from({ length: count }, (_, slot) => seat(hollow, slot, hollow.stone));
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

it('stones lie side by side as long as they can be counted: ten in a long bowl', () => {
  for (const hollow of hollows) {
    const few = seats(hollow, hollow.place.bowl === null ? 10 : hollow.stretch < 1.4 ? 7 : 10);
    for (const [i, one] of few.entries())
      for (const other of few.slice(0, i)) expect(apart(one, other)).toBeGreaterThan(1.7 * hollow.stone);
  }
});

it('thirty stones lie within a hollow, and those on top of the heap can be seen', () => {
  for (const hollow of hollows) {
    const all = seats(hollow, 30);
    const end = corner(hollow);
    for (const [i, { x, y }] of all.entries()) {
      const [dx, dy] = [Math.abs(x - hollow.x), Math.abs(y - hollow.y)];
      if (hollow.place.bowl !== null)
        expect((dx / (hollow.width / 2)) ** 2 + (dy / (hollow.height / 2)) ** 2).toBeLessThan(1);
      else {
        const past = [dx - (hollow.width / 2 - end), dy - (hollow.height / 2 - end)].map((by) =>
          Math.max(by, 0),
        );
        expect(Math.hypot(...past)).toBeLessThan(end);
      }
      for (const other of all.slice(Math.max(i - 3, 0), i))
        expect(apart({ x, y }, other)).toBeGreaterThan(hollow.stone / 5);
    }
  }
});
