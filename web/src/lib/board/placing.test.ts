import { expect, it } from 'vitest';
import { place, type Box, type Surroundings } from './placing';

const bubble = { width: 100, height: 40 };
const room = { x: 0, y: 0, width: 400, height: 400 };
const target = { x: 180, y: 180, width: 40, height: 40 };
const board = { x: 0, y: 60, width: 400, height: 280 };
const at = (more: Partial<Surroundings> = {}) => place({ target, bubble, room, clear: [], ...more });
const covers = (placed: { x: number; y: number }, box: Box) =>
  placed.x < box.x + box.width &&
  placed.x + bubble.width > box.x &&
  placed.y < box.y + box.height &&
  placed.y + bubble.height > box.y;

it('stands straight above or below its target, and points at it', () => {
  const placed = at();
  expect(placed.x).toBe(150);
  expect(Math.abs(placed.y + 20 - 200)).toBe(49);
  expect(placed.from.x).toBe(200);
  expect(placed.to).toEqual({ x: 200, y: placed.y < 200 ? 180 : 220 });
});

it('prefers free space beside the board, even if that is further away', () => {
  const placed = at({ costly: [{ box: board, cost: 0.08 }] });
  expect(covers(placed, board)).toBe(false);
  expect(placed.to.y).toBe(placed.y < 200 ? 180 : 220);
});

it('on the board, covers neither its target nor what must stay clear', () => {
  const full = { x: 0, y: 0, width: 400, height: 400 };
  const row = (y: number) => ({ x: 0, y, width: 400, height: 50 });
  const clear = [row(125), row(225)];
  const placed = at({ costly: [{ box: full, cost: 0.08 }], clear });
  for (const box of [target, ...clear]) expect(covers(placed, box)).toBe(false);
});

it('stays inside the room', () => {
  const corner = at({ target: { x: 390, y: 390, width: 10, height: 10 } });
  expect(corner.x).toBeLessThanOrEqual(300);
  expect(corner.y).toBeLessThanOrEqual(360);
  const small = at({ room: { x: 10, y: 10, width: 50, height: 20 } });
  expect(small).toMatchObject({ x: 10, y: 10 });
});

it('leaves at a side for a target beside it', () => {
  const placed = at({ room: { x: 0, y: 175, width: 400, height: 50 } });
  expect(placed.from.x).toBe(placed.x > 200 ? placed.x : placed.x + 100);
  expect(placed.to.x).toBe(placed.x > 200 ? 220 : 180);
});
