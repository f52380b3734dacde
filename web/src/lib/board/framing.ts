/** The part of a board's plane that is drawn. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The frame that shows the board largest in a space of this size; the first frame if there is no difference. A frame
 * that is `kept` stays, unless it shows the board smaller than the fraction `stays` of the largest size.
 */
export function fitted<Shape extends string>(
  frames: Record<Shape, Frame>,
  width: number,
  height: number,
  kept: Shape | null = null,
  stays = 1,
): Shape {
  const scale = (shape: Shape) => Math.min(width / frames[shape].width, height / frames[shape].height);
  const shapes = Object.keys(frames) as Shape[];
  const best = shapes.reduce((best, shape) => (scale(shape) > scale(best) ? shape : best));
  return kept && scale(kept) >= stays * scale(best) ? kept : best;
}
