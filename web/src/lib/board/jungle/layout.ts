import { fitted, type Frame } from '../framing';
import type { Point } from '../motion';
import type { Squares } from '../squares';

export const SQUARES: Squares = { files: 7, ranks: 9, size: 100, left: 34, top: 22 };
export const FRAME: Frame = { left: 0, top: 0, width: 756, height: 958 };

/**
 * The width of the strips beside the map, where lost animals lie, and the distance from one lost animal to
 * the next.
 */
const STRIP = 64;
const PACE = 74;
/** How much of a strip above or below the map its label takes. */
const LABEL = 104;
/** How large a lost animal is, compared with one on the map. */
export const SMALL = 0.6;

/** Where lost animals lie: in strips above and below the map, in strips at its sides, or nowhere. */
export type Shape = 'tall' | 'wide' | 'plain';
const STRIPS = {
  tall: { ...FRAME, top: -STRIP, height: FRAME.height + 2 * STRIP },
  wide: { ...FRAME, left: -STRIP, width: FRAME.width + 2 * STRIP },
};
export const FRAMES: Record<Shape, Frame> = { ...STRIPS, plain: FRAME };
/** To make room for the strips, the map may shrink to this fraction of its size. */
const WORTH = 0.92;

/** The shape for a space of this size. */
export function shapeFor(width: number, height: number): Shape {
  const scale = (shape: Shape) => Math.min(width / FRAMES[shape].width, height / FRAMES[shape].height);
  const shape = fitted(STRIPS, width, height);
  return scale(shape) < WORTH * scale('plain') ? 'plain' : shape;
}

/** Where the label of a side's lost animals ends; null if there is no room for it. */
export const labelAt = (shape: Shape, isNear: boolean): Point | null =>
  shape === 'tall'
    ? { x: SQUARES.left + LABEL - 6, y: isNear ? FRAME.height + STRIP / 2 : -STRIP / 2 }
    : null;

/**
 * The place of a side's lost animal. `index` counts the animals in the order in which the side lost them.
 * Null if the shape has no strips.
 */
export function lostAt(shape: Shape, isNear: boolean, index: number): Point | null {
  const { left, top, width, height } = FRAME;
  const along = SQUARES.left + PACE * (index + 0.5);
  if (shape === 'tall')
    return { x: left + LABEL + along, y: isNear ? top + height + STRIP / 2 : top - STRIP / 2 };
  if (shape === 'plain') return null;
  return isNear
    ? { x: left + width + STRIP / 2, y: top + height - along }
    : { x: left - STRIP / 2, y: top + along };
}
