import type { Point } from './motion';

export interface Box extends Point {
  width: number;
  height: number;
}

/** The position of a bubble, and the side of the point on which it is. */
export interface Placed extends Point {
  side: 'above' | 'below' | 'right' | 'left';
}

/** The smallest distance between a bubble and the edge of the space. */
const MARGIN = 4;

/** The area of a box that a bubble covers. */
function covered(bubble: Box, box: Box): number {
  const across = Math.min(bubble.x + bubble.width, box.x + box.width) - Math.max(bubble.x, box.x);
  const down = Math.min(bubble.y + bubble.height, box.y + box.height) - Math.max(bubble.y, box.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Finds a place for a bubble beside a point, inside the space `room`. The bubble covers as little as possible
 * of the boxes `avoid`. Of equally good places, those above and below the point come before those at its
 * sides, and a place away from the middle of the space before one towards it.
 */
export function place(
  point: Point,
  away: number,
  bubble: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  avoid: Box[],
): Placed {
  const { width, height } = bubble;
  const within = (at: number, size: number, all: number) =>
    Math.max(Math.min(at, all - size - MARGIN), MARGIN);
  const x = within(point.x - width / 2, width, room.width);
  const y = within(point.y - height / 2, height, room.height);
  const above: Placed = { side: 'above', x, y: point.y - away - height };
  const below: Placed = { side: 'below', x, y: point.y + away };
  const right: Placed = { side: 'right', x: point.x + away, y };
  const left: Placed = { side: 'left', x: point.x - away - width, y };
  const low = point.y > room.height / 2;
  const sides = [
    ...(low ? [below, above] : [above, below]),
    ...(point.x > room.width / 2 ? [right, left] : [left, right]),
  ];
  const fits = (at: Placed) =>
    at.x >= 0 && at.y >= 0 && at.x + width <= room.width && at.y + height <= room.height;
  const cost = (at: Placed) => avoid.reduce((sum, box) => sum + covered({ ...at, width, height }, box), 0);
  let best: { at: Placed; cost: number } | null = null;
  for (const at of sides.filter(fits)) {
    const now = cost(at);
    if (!best || now < best.cost) best = { at, cost: now };
  }
  if (best) return best.at;
  return { side: low ? 'above' : 'below', x, y: within(low ? above.y : below.y, height, room.height) };
}
