/** Finds places for bubbles: beside the board where there is room, and never over what they speak about. */

import type { Point } from './motion';

export interface Box extends Point {
  width: number;
  height: number;
}

/** The box of what a bubble is about. */
export interface Spot extends Box {
  /** Whether it is a round cell. */
  round?: boolean;
  /** Whether its ends are half circles. */
  pill?: boolean;
  /** Whether signs stand so close beside it that a ring must not grow. */
  tight?: boolean;
}

/** Something that a bubble should rather not cover, with the cost of each square pixel of it. */
export interface Costly {
  box: Box;
  cost: number;
}

/** What a bubble needs to know about the screen. All boxes are in pixels of the screen. */
export interface Surroundings {
  /** What the bubble points at. */
  target: Box;
  /** The size of the bubble. */
  bubble: Pick<Box, 'width' | 'height'>;
  /** Where the bubble may be. */
  room: Box;
  /** What it must not cover: what its sentence names, and what the viewer may press. */
  clear: Box[];
  /** What it should rather not cover, such as the board. */
  costly?: Costly[];
}

/** Where a bubble is, and the line from its edge to the edge of its target. */
export interface Placed extends Point {
  from: Point;
  to: Point;
}

/** How far a bubble stays from its target and from what it must not cover. */
const AWAY = 9;
/** The distance between the places that are compared. */
const STEP = 8;
/** The cost of each square pixel of what must not be covered. It outweighs everything else. */
const NEVER = 50;
/** How far the line to the target stays from the corners of the bubble. */
const CORNER = 16;

/** The area of a box that another one covers. */
function covered(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const within = (at: number, from: number, to: number) => Math.max(Math.min(at, to), from);
/** A box that is larger on each side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * The shortest line between the edges of two boxes. If the boxes lie side by side or one above the other, it
 * is perpendicular to their edges.
 */
function line(bubble: Box, target: Box): Pick<Placed, 'from' | 'to'> {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const [right, bottom] = [bubble.x + bubble.width, bubble.y + bubble.height];
  // If the bubble is beside its target, the line starts at a side of the bubble. Otherwise, it starts at the top or
  // bottom.
  const aside = middle.y > bubble.y && middle.y < bottom;
  const from = aside
    ? {
        x: middle.x < bubble.x ? bubble.x : right,
        y: within(middle.y, bubble.y + CORNER, bottom - CORNER),
      }
    : {
        x: within(middle.x, bubble.x + CORNER, right - CORNER),
        y: middle.y < bubble.y ? bubble.y : bottom,
      };
  const to = {
    x: within(from.x, target.x + target.width * 0.2, target.x + target.width * 0.8),
    y: within(from.y, target.y, target.y + target.height),
  };
  if (aside) to.x = middle.x < bubble.x ? target.x + target.width : target.x;
  return { from, to };
}

/** All places along one axis, from one end of the room to the other. */
function places(start: number, end: number, ...exact: number[]): number[] {
  const found = exact.map((at) => within(at, start, end));
  for (let at = start; at < end; at += STEP) found.push(at);
  return [...found, end];
}

/**
 * The best place for a bubble. Covering something costs, and so does distance from the target. A place that
 * is not straight above or below the target costs a little.
 */
export function place({ target, bubble, room, clear, costly = [] }: Surroundings): Placed {
  const { width, height } = bubble;
  const [left, top] = [room.x, room.y];
  const [right, bottom] = [
    Math.max(left, room.x + room.width - width),
    Math.max(top, room.y + room.height - height),
  ];
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const never = [target, ...clear].map((box) => grown(box, AWAY - 1));
  const cost = (at: Box) => {
    const apart = {
      x: Math.max(target.x - at.x - width, at.x - target.x - target.width, 0),
      y: Math.max(target.y - at.y - height, at.y - target.y - target.height, 0),
    };
    let sum = Math.hypot(apart.x, apart.y) + Math.abs(at.x + width / 2 - middle.x) / 20;
    for (const box of never) sum += NEVER * covered(at, box);
    for (const { box, cost } of costly) sum += cost * covered(at, box);
    return sum;
  };
  let best: { at: Box; cost: number } | null = null;
  for (const y of places(top, bottom, target.y - AWAY - height, target.y + target.height + AWAY))
    for (const x of places(left, right, middle.x - width / 2)) {
      const at = { x, y, width, height };
      const now = cost(at);
      if (!best || now < best.cost) best = { at, cost: now };
    }
  const at = best?.at ?? { x: left, y: top, width, height };
  return { x: at.x, y: at.y, ...line(at, target) };
}
