import { fitted, type Frame } from '../framing';
import type { Point } from '../motion';
import type { Squares } from '../squares';

export const SQUARES: Squares = { files: 7, ranks: 9, size: 100, left: 34, top: 22 };
export const FRAME: Frame = { left: 0, top: 0, width: 768, height: 958 };

/** How large a lost animal is, compared with one on the map. */
export const SMALL = 0.58;

/** Where lost animals lie on the map's margins: above and below the squares, or at their sides. */
export type Shape = 'tall' | 'wide';
/** The map with margins that have room for lost animals from the start, so that the map never changes its size. */
export const FRAMES: Record<Shape, Frame> = {
  tall: { ...FRAME, top: -36, height: FRAME.height + 58 },
  wide: { ...FRAME, left: -26, width: FRAME.width + 52 },
};
/**
 * A shape is kept if it shows the map at this fraction of the best size or larger, so that lost animals stay in
 * place.
 */
const STAYS = 0.96;

/** The shape for a space of this size. `before` is the shape that lost animals have so far, if there is one. */
export const shapeFor = (width: number, height: number, before: Shape | null = null): Shape =>
  fitted(FRAMES, width, height, before, STAYS);

/** How far from the squares the middle of a lost animal lies: in the middle of the margin, so that it stays inside. */
const ASIDE = 27;
/**
 * The place of a lost animal on a margin, between the letters or the numbers there. `index` counts the animals in the
 * order in which they were lost. The near player's edge is for the animals that the far player has lost.
 */
export function lostAt(shape: Shape, isNear: boolean, index: number): Point {
  const { left, top, size, files, ranks } = SQUARES;
  const [right, bottom] = [left + files * size, top + ranks * size];
  if (shape === 'tall') return { x: left + size * index, y: isNear ? bottom + ASIDE : top - ASIDE };
  const along = size * (index + 1);
  return isNear ? { x: right + ASIDE, y: bottom - along } : { x: left - ASIDE, y: top + along };
}
/** How many places a margin has: as many as a side has animals. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];
