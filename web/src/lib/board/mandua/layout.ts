import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import type { Point } from '../motion';

export const STEP = 104;
export const SIZE = 6 * STEP + 108;
const EDGE = 54;
/** Where the carpet begins, and its size. */
export const CARPET = { low: EDGE + STEP - 68, span: 4 * STEP + 136 };

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
  const all = fields.map(({ field, column, row, cage }) => ({
    id: field,
    cage,
    column,
    row,
    x: EDGE + STEP * turned(column),
    y: EDGE + STEP * (6 - turned(row)),
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
const HUNTERS = 25;

/** The number of hunters that were beaten so far. */
export const beaten = ({ hunters, to_set: toSet }: ManduaBoard): number => HUNTERS - hunters.length - toSet;

/** Where beaten hunters lie: from the bottom up in the corner at the right, beside the carpet, in rows of two. */
export function heap(number: number): Point[] {
  return Array.from({ length: number }, (_, i) => ({
    x: SIZE - 54 + (i % 2 === 0 ? 0 : 34),
    y: SIZE - 22 - Math.floor(i / 2) * 19,
  }));
}
