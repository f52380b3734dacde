import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import type { Frame } from '../framing';
import type { Point } from '../motion';

/** The distance between two fields, also between a cage and the field in front of it. */
export const STEP = 104;
/** Half the side of a cage. */
export const CAGE = 44;
/** The distance of the first column and of the lowest row from the edge of the drawing. */
const EDGE = STEP + CAGE + 4;
export const SIZE = 2 * EDGE + 4 * STEP;
/** Where the carpet begins, and its size. */
export const CARPET = { low: EDGE - 68, span: 4 * STEP + 136 };

/**
 * Whether there is extra space below the carpet, in which the waiting and captured hunters are drawn larger.
 */
export type Shape = 'tall' | 'square';
export const FRAMES: Record<Shape, Frame> = {
  tall: { left: 0, top: 0, width: SIZE, height: SIZE + 40 },
  square: { left: 0, top: 0, width: SIZE, height: SIZE },
};

export interface Field extends Point {
  id: string;
  cage: boolean;
  column: number;
  row: number;
}

export interface Layout {
  fields: Map<string, Field>;
  lines: [Field, Field][];
  /** The rows of fields from top to bottom, as seen on the screen. */
  rows: Field[][];
}

/** The layout of the board as the player at the seat `near` sees it. Tiger sits opposite Hunter. */
export function layout(fields: ManduaField[], near: number): Layout {
  const turned = (place: number) => (near === 0 ? place : 6 - place);
  const along = (place: number) => EDGE + STEP * (place - 1);
  const all = fields.map(({ field, column, row, cage }) => ({
    id: field,
    cage,
    column,
    row,
    x: along(turned(column)),
    y: along(6 - turned(row)),
  }));
  const lines = all.flatMap((from) =>
    all
      .filter(
        (to) =>
          Math.abs(to.column - from.column) + Math.abs(to.row - from.row) === 1 &&
          from.x + from.y < to.x + to.y,
      )
      .map((to): [Field, Field] => [from, to]),
  );
  const heights = [...new Set(all.map(({ y }) => y))].sort((a, b) => a - b);
  const rows = heights.map((height) => all.filter(({ y }) => y === height).sort((a, b) => a.x - b.x));
  return { fields: new Map(all.map((field) => [field.id, field])), lines, rows };
}

/** The number of hunters in the game (MD-1). */
export const HUNTERS = 25;

/** The number of hunters captured so far. */
export const beaten = ({ hunters, to_set: toSet }: ManduaBoard): number => HUNTERS - hunters.length - toSet;

/** The largest distance between hunters in a row below the carpet, and the largest length of the row. */
const GAP = 26;
const ROW = 172;

/** The distance from the edge of the drawing to the number in front of a row. */
export const NUMBER = 6;

/**
 * The place of a hunter in one of the rows below the carpet: those still to be set at the left, beaten ones at
 * the right.
 */
export function trayAt(shape: Shape, isBeaten: boolean, number: number, index: number): Point {
  const far = NUMBER + (number < 10 ? 58 : 82) + (row(number)[index] ?? 0);
  const y = (CARPET.low + CARPET.span + 8 + FRAMES[shape].height) / 2;
  return isBeaten ? { x: SIZE - far, y: y + 4 } : { x: far, y };
}

/** The scale of the hunters in these rows. */
export const trayScale = (shape: Shape): number => (shape === 'tall' ? 0.86 : 0.62);

/** Where each hunter of a row is, measured from the first one. */
export function row(number: number): number[] {
  const gap = Math.min(GAP, ROW / Math.max(number - 1, 1));
  return Array.from({ length: number }, (_, i) => i * gap);
}
