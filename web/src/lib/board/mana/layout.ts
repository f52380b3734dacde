import type { Frame } from '../framing';
import { along, distance, type Point } from '../motion';
import { edges, middle, type Squares } from '../squares';

export const SQUARES: Squares = { files: 6, ranks: 6, size: 100, left: 40, top: 92 };
/** The height of a square. Below a piece, there is room for the strokes. */
export const HIGH = 116;
/** How much height all squares together gain because each is higher than wide. */
const MORE = SQUARES.ranks * (HIGH - SQUARES.size);
const drawn = (y: number) => SQUARES.top + ((y - SQUARES.top) * HIGH) / SQUARES.size;

/** The point in the middle of a square, as the player at the seat `near` sees the board. */
export function pointOf(square: string, near: number): Point {
  const { x, y } = middle(SQUARES, square, near);
  return { x, y: drawn(y) };
}

/** The letters and numbers at the board's edge. */
export const letters = (near: number) =>
  edges(SQUARES, near).map((edge) => ({
    ...edge,
    y: edge.x < SQUARES.left ? drawn(edge.y) : edge.y + MORE,
  }));
/** Whether captured Ronin wait above and below the squares or, if there is room, at the sides. */
export type Shape = 'tall' | 'wide';

/** The frame around the squares. */
export const SHEET = { x: 8, y: SQUARES.top - 16, width: 664, height: 654 + MORE };

/** The hollow of the frame in which the squares lie. */
export const BED = {
  x: SQUARES.left - 4,
  y: SQUARES.top - 4,
  width: SQUARES.files * SQUARES.size + 8,
  height: SQUARES.ranks * HIGH + 8,
};

/** The corners of the frame, each with the direction in which it is turned. */
export const CORNERS = [0, 90, 180, 270].map((turn) => ({
  x: SHEET.x + (turn === 90 || turn === 180 ? SHEET.width : 0),
  y: SHEET.y + (turn >= 180 ? SHEET.height : 0),
  turn,
}));

/** The squares lie at the same place in both frames. */
export const FRAMES: Record<Shape, Frame> = {
  tall: { left: 0, top: 0, width: 680, height: 820 + MORE },
  wide: { left: -84, top: 64, width: 848, height: 692 + MORE },
};

/** The width of the tray of captured pieces, and how much of it a letter of its caption takes. */
const [TRAY, LETTER] = [62, 12.4];

/** How far a point lies outside the squares: from 0 on a square to 1 in a tray. */
function outside({ x, y }: Point): number {
  const [right, bottom] = [SQUARES.left + SQUARES.files * SQUARES.size, SQUARES.top + SQUARES.ranks * HIGH];
  const far = Math.max(SQUARES.left - x, x - right, SQUARES.top - y, y - bottom);
  return Math.min(Math.max(far / 58, 0), 1);
}

/** The transform of a figure: above the strokes of its square, or smaller in a tray. */
export function stance(at: Point): string {
  const part = outside(at);
  return `translate(${at.x} ${at.y - 9 * (1 - part)}) scale(${0.97 - 0.29 * part})`;
}

/** The transform of the bird. */
export const perching = ({ x, y }: Point) => `translate(${x - 1} ${y - 6}) scale(0.97)`;

/** The place of a captured Ronin beside the board. */
export function beside(shape: Shape, seat: number, near: number, place: number): Point {
  const mine = seat === near;
  if (shape === 'tall') return { x: 74 + place * 66, y: mine ? 774 + MORE : 34 };
  return mine ? { x: 718, y: 690 + MORE - place * 66 } : { x: -38, y: 112 + place * 66 };
}

/** The tray around a number of captured pieces, and where and how the lines of its caption are written. */
export function tray(shape: Shape, seat: number, near: number, pieces: number, caption: string[]) {
  const [first, last] = [beside(shape, seat, near, 0), beside(shape, seat, near, pieces - 1)];
  const letters = Math.max(...caption.map(({ length }) => length));
  const long = TRAY + 22 + LETTER * letters + Math.abs(last.x - first.x + last.y - first.y);
  const [half, end] = [TRAY / 2, TRAY / 2 + 11];
  if (shape === 'tall') {
    const box = { x: first.x - half, y: first.y - half, width: long, height: TRAY };
    return { box, text: { x: last.x + end, y: last.y }, turn: 0 };
  }
  const up = seat === near;
  const top = first.y + (up ? half - long : -half);
  const box = { x: first.x - half, y: top, width: TRAY, height: long };
  return { box, text: { x: last.x, y: last.y + (up ? -end : end) }, turn: up ? -90 : 90 };
}

/** How far a captured piece is pushed by the one that arrives on its square. */
export const PUSHED = 24;

/** Where the bird waits until it is set. */
export const birdsRest = (shape: Shape): Point => (shape === 'tall' ? { x: 606, y: 51 } : { x: 718, y: 124 });

/** Where the word beside the waiting bird is written, and which end of it lies there. */
export function birdsName(shape: Shape): Point & { anchor: 'end' | 'middle' } {
  const { x, y } = birdsRest(shape);
  return shape === 'tall' ? { x: x - 58, y: y + 2, anchor: 'end' } : { x, y: y + 62, anchor: 'middle' };
}

/** A smooth curve through some points, like the path of something that flies. */
function smooth(points: Point[]): Point[] {
  const PARTS = 8;
  const curve = points.slice(1).flatMap((b, i) => {
    const a = points[i] ?? b;
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b];
    return Array.from({ length: PARTS }, (_, part) => {
      const t = (part + 1) / PARTS;
      const through = (p: number, q: number, r: number, s: number) =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      return { x: through(before.x, a.x, b.x, after.x), y: through(before.y, a.y, b.y, after.y) };
    });
  });
  return [...points.slice(0, 1), ...curve];
}

/** Points along such a path at equal intervals of time. The movement begins and ends slowly. */
export function eased(way: Point[], steps: number): Point[] {
  const far = [0];
  for (const [i, to] of way.slice(1).entries()) far.push((far[i] ?? 0) + distance(way[i] ?? to, to));
  const all = far.at(-1) ?? 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const at = all * (t - (0.8 * Math.sin(2 * Math.PI * t)) / (2 * Math.PI));
    const i = Math.max(
      far.findIndex((one) => one >= at - 1e-6),
      1,
    );
    const [from, to] = [way[i - 1], way[i]];
    if (!from || !to) return way[0] ?? { x: 0, y: 0 };
    return along([from, to], (at - (far[i - 1] ?? 0)) / Math.max((far[i] ?? 0) - (far[i - 1] ?? 0), 1e-6));
  });
}

/** The bird's path: it lifts off, circles once and lands. */
export function flight(from: Point, to: Point): Point[] {
  const radius = 70;
  // The circle stays over the board, so that the bird is never cut off.
  const [left, right] = [
    SQUARES.left + radius + 30,
    SQUARES.left + SQUARES.files * SQUARES.size - radius - 30,
  ];
  const x = Math.min(Math.max((from.x + to.x) / 2, left), right);
  const centre = { x, y: Math.max((from.y + to.y) / 2 - 40, SQUARES.top + 64) };
  const ring = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.atan2(from.y - centre.y, from.x - centre.x) + (i * Math.PI) / 4;
    return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * 0.6 * Math.sin(turn) };
  });
  return eased(smooth([from, ...ring, to]), 40);
}
