import type { Point } from '../motion';
import type { Squares } from '../squares';

export const SQUARES: Squares = { files: 6, ranks: 6, size: 100, left: 40, top: 92 };
export const WIDTH = 680;
export const HEIGHT = 820;

/** The place of a captured Ronin beside the board. */
export function beside(seat: number, near: number, place: number): Point {
  return { x: 84 + place * 76, y: seat === near ? HEIGHT - 40 : 40 };
}

export const birdsRest: Point = { x: WIDTH - 84, y: 40 };

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
