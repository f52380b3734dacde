import { expect, it } from 'vitest';
import { place } from './placing';

const bubble = { width: 100, height: 40 };
const room = { width: 400, height: 400 };
const at = (x: number, y: number, avoid: Parameters<typeof place>[4] = []) =>
  place({ x, y }, 20, bubble, room, avoid);

it('keeps away from the middle, and inside the room', () => {
  expect(at(200, 100)).toEqual({ side: 'above', x: 150, y: 40 });
  expect(at(200, 300)).toEqual({ side: 'below', x: 150, y: 320 });
  expect(at(200, 30)).toMatchObject({ side: 'below' });
  expect(at(5, 100).x).toBe(4);
});

it('covers as little as it can of what should be seen', () => {
  const cell = { x: 160, y: 30, width: 80, height: 60 };
  expect(at(200, 100, [cell]).side).toBe('below');
  expect(at(200, 100, [cell, { ...cell, y: 110 }]).side).toMatch(/left|right/);
});

it('stays inside a room that is too small for it', () => {
  const placed = place({ x: 50, y: 30 }, 20, bubble, { width: 90, height: 60 }, []);
  expect(placed.x).toBe(4);
  expect(placed.y).toBeGreaterThanOrEqual(4);
});
