import type { Colour, Drawing } from '../wire/types';

/** How a drawing looks: in one of the colours for people, or by what the engine shows with it. */
export type Look = Colour | 'best' | 'other' | 'threat';

/** Something that is drawn on the board. An arrow goes over the cells `via`, in this order. */
export type Drawn =
  | { shape: 'circle'; cell: string; look: Look }
  | { shape: 'arrow'; from: string; to: string; via?: string[]; look: Look };

/** A person's drawing, as it is drawn. */
export const drawnOf = ({ colour, ...where }: Drawing): Drawn => ({ ...where, look: colour });

/** A drawing's place as a text. */
const placeOf = (drawing: Drawing | Drawn) =>
  drawing.shape === 'circle' ? drawing.cell : `${drawing.from} ${drawing.to}`;

/** Whether a drawing is among these, in the same colour. */
export const isAmong = (drawings: readonly Drawing[], { colour, ...where }: Drawing): boolean =>
  drawings.some((one) => one.colour === colour && placeOf(one) === placeOf({ ...where, colour }));

/**
 * The drawings after a person has drawn another one. If the same drawing is there already, it is removed. If
 * it is there in another colour, it changes its colour.
 */
export function toggled(drawings: readonly Drawing[], drawing: Drawing): Drawing[] {
  const others = drawings.filter((one) => placeOf(one) !== placeOf(drawing));
  return isAmong(drawings, drawing) ? others : [...others, drawing];
}

/** The modifier keys that are held. */
type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey'>;

/** The colours of drawings, the usual one first. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const satisfies Colour[];

/**
 * The colour for these modifier keys; without any, the colour that was `chosen` before. Firefox reserves
 * Shift with the right button, so Ctrl does the same as Shift.
 */
export function colourOf({ shiftKey, ctrlKey, altKey }: Modifiers, chosen: Colour): Colour {
  const red = shiftKey || ctrlKey;
  return red && altKey ? 'yellow' : red ? 'red' : altKey ? 'blue' : chosen;
}

/** The drawing from one cell to another. */
export const drawingOf = (from: string, to: string, colour: Colour): Drawing =>
  from === to ? { shape: 'circle', cell: from, colour } : { shape: 'arrow', from, to, colour };

/**
 * Points out an action: with an arrow along its route, and with circles around its other cells. `way` are the cells
 * over which the route leads, both ends included; null if it is straight.
 */
export function pointing(
  cells: string[],
  route: [string, string] | null,
  look: Look,
  way: string[] | null = null,
): Drawn[] {
  const circles = cells.filter((cell) => !route?.includes(cell));
  const via = way && way.length > 2 ? { via: way.slice(1, -1) } : {};
  return [
    ...(route ? [{ shape: 'arrow' as const, from: route[0], to: route[1], ...via, look }] : []),
    ...circles.map((cell): Drawn => ({ shape: 'circle', cell, look })),
  ];
}
