import type { Frame } from '../framing';
import type { Point } from '../motion';
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

/** The sheet of paper under the squares. */
export const SHEET = { x: 8, y: SQUARES.top - 16, width: 664, height: 654 + MORE };

/** The squares lie at the same place in both frames. */
export const FRAMES: Record<Shape, Frame> = {
  tall: { left: 0, top: 0, width: 680, height: 820 + MORE },
  wide: { left: -84, top: 64, width: 848, height: 692 + MORE },
};

/** The width of the tray of captured pieces, and how much of it a letter of its caption takes. */
const [TRAY, LETTER] = [70, 12.5];
/** How far the middle of a figure lies above the point where it is placed. */
export const RAISED = 11;

/** The scale of the bird on a square, so that its wings leave the strokes free. */
export const SMALL = 0.8;

/** The scale of a Daimyo in a tray, so that its horns stay inside. */
export const CROWNED = 0.63;

/** The transform of a figure on a square: a little above the middle, so that the strokes stay visible. */
export const stance = ({ x, y }: Point, scale = 0.8) => `translate(${x} ${y - 15}) scale(${scale})`;

/** The place of a captured Ronin beside the board. */
export function beside(shape: Shape, seat: number, near: number, place: number): Point {
  const mine = seat === near;
  if (shape === 'tall') return { x: 84 + place * 76, y: mine ? 780 + MORE : 46 };
  return mine ? { x: 720, y: 686 + MORE - place * 76 } : { x: -40, y: 120 + place * 76 };
}

/** The tray around a number of captured pieces, and where and how its caption is written. */
export function tray(shape: Shape, seat: number, near: number, pieces: number, caption: string) {
  const [first, last] = [beside(shape, seat, near, 0), beside(shape, seat, near, pieces - 1)];
  const long = TRAY + 16 + LETTER * caption.length + Math.abs(last.x - first.x + last.y - first.y);
  const [half, end] = [TRAY / 2, TRAY / 2 + 4];
  if (shape === 'tall') {
    const box = { x: first.x - half, y: first.y - RAISED - half, width: long, height: TRAY };
    return { box, text: { x: last.x + end, y: last.y - RAISED }, turn: 0 };
  }
  const up = seat === near;
  const top = first.y - RAISED + (up ? half - long : -half);
  const box = { x: first.x - half, y: top, width: TRAY, height: long };
  return { box, text: { x: last.x, y: last.y - RAISED + (up ? -end : end) }, turn: up ? -90 : 90 };
}

/** How far a captured piece is pushed by the one that arrives on its square. */
export const PUSHED = 24;

/** Where the bird waits until it is set. */
export const birdsRest = (shape: Shape): Point => (shape === 'tall' ? { x: 596, y: 40 } : { x: 720, y: 120 });

/** The bird's path: it lifts off, circles once and lands. */
export function flight(from: Point, to: Point): Point[] {
  const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 40 };
  const radius = 70;
  const ring = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.atan2(from.y - centre.y, from.x - centre.x) + (i * Math.PI) / 4;
    return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * 0.6 * Math.sin(turn) };
  });
  return [from, ...ring, to];
}
