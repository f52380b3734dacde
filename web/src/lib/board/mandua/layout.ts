import type { ManduaBoard, ManduaField } from '$lib/wire/types';
import type { Frame } from '../framing';
import type { Point } from '../motion';

/** The distance between two fields of the ground. */
export const STEP = 104;
/** The distance between a cage and the field in front of it: the name of the row or column fits in between. */
const OUT = 102;
/** Half the side of a cage. */
export const CAGE = 36;
/** How far the carpet reaches beyond a cage, which it surrounds. */
export const HEM = 8;
/** The distance of the first column and of the lowest row from the edge of the drawing. */
const EDGE = OUT + CAGE + HEM + 2;
export const SIZE = 2 * EDGE + 4 * STEP;
/** Where the carpet begins, and its size. */
export const CARPET = { low: EDGE - 68, span: 4 * STEP + 136 };
/** The height of the space for words above the carpet, beside the upper cage. */
export const ABOVE = CARPET.low - 10;

/**
 * Where the waiting and the captured hunters are. If the shape is `deep` or `tall`, they are larger and have space of
 * their own below the lowest cage. If it is `deep`, they are nearly as large as on the board.
 */
export type Shape = 'deep' | 'tall' | 'square';
/** The height of that space. */
const TRAY = { deep: 138, tall: 92 };
/** The height of the line with the words below the hunters, where they lie beside the lowest cage. */
const WORDS = 24;
export const FRAMES: Record<Shape, Frame> = {
  deep: { left: 0, top: 0, width: SIZE, height: SIZE + TRAY.deep },
  tall: { left: 0, top: 0, width: SIZE, height: SIZE + TRAY.tall },
  square: { left: 0, top: 0, width: SIZE, height: SIZE + WORDS },
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
  const along = (place: number) =>
    place === 0 ? EDGE - OUT : place === 6 ? EDGE + 4 * STEP + OUT : EDGE + STEP * (place - 1);
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

/** The number of hunters captured so far. */
export const beaten = ({ hunters, to_set: toSet, all }: ManduaBoard): number => all - hunters.length - toSet;

/** The distance from the edge of the drawing to the number of a crowd. */
export const NUMBER = 4;
/** The size of that number. */
export const digits: Record<Shape, number> = { deep: 44, tall: 42, square: 44 };

/** The scale of the hunters in a crowd. */
const SCALE: Record<Shape, number> = { deep: 0.9, tall: 0.66, square: 0.42 };
export const trayScale = (shape: Shape): number => SCALE[shape];

/** The vertical position of the crowds. */
export const trayHeight = (shape: Shape): number =>
  shape === 'deep' ? SIZE + 69 : shape === 'tall' ? SIZE + 47 : (CARPET.low + CARPET.span + SIZE) / 2;

/** The distance from the edge of the drawing to the outermost hunter where the crowds are large. */
const MARGIN = 26;
/** How far two neighbours of a crowd stand apart, beside and behind each other. */
const APART: Record<Shape, Point> = {
  // The two crowds share 25 places, one for each hunter of the largest game, and so never meet.
  deep: { x: (SIZE - 2 * MARGIN) / 12, y: 58 },
  tall: { x: (SIZE - 2 * MARGIN) / 12, y: 38 },
  square: { x: 15, y: 19 },
};

/** Whether a hunter of a crowd stands in its second row, behind the others. */
export const isBehind = (index: number): boolean => index % 2 === 1;

/**
 * The place of a hunter in one of the two crowds below the carpet: hunters still to be placed at the left, beaten
 * ones at the right. Each crowd has two rows.
 */
export function trayAt(shape: Shape, isBeaten: boolean, number: number, index: number): Point {
  const wide = String(Math.max(number, 1)).length * 0.62 * digits[shape];
  const apart = APART[shape];
  const first = shape !== 'square' ? MARGIN : NUMBER + wide + 8 + 28 * SCALE[shape];
  const far = first + (index * apart.x) / 2;
  const y = trayHeight(shape) + (isBehind(index) ? -apart.y : apart.y) / 2;
  return { x: isBeaten ? SIZE - far : far, y };
}
