import type { Point } from '../motion';
import type { MancalaBoard, MancalaPlace } from '$lib/wire/types';

/** Whether the near player's row runs from left to right or, on a tall screen, from top to bottom. */
export type Shape = 'wide' | 'tall';

/** A bowl or a mancala, as the board draws it. */
export interface Hollow extends Point {
  id: string;
  place: MancalaPlace;
  width: number;
  height: number;
  count: number;
  /** Where the number of its stones is written. */
  label: Point;
  /** Where a bowl's own number is written, between the bowl and the edge; null for a mancala. */
  edge: Point | null;
}

export interface Layout {
  width: number;
  height: number;
  hollows: Hollow[];
}

const BOWL = 124;
const STEP = 136;
const STORE = 128;
const EDGE = 40;
const GAP = 72;
const LONG = 2 * EDGE + 2 * STORE + 6 * STEP + 24;
const short = (stretch: number) => 2 * EDGE + 2 * BOWL * stretch + GAP;

/**
 * The largest `stretch`: the limit for the length of a bowl across the board, divided by its length along it.
 */
const MOST = 1.6;
/**
 * Two ratios of height to width of the space for the board. Above the first, the board becomes upright. Below
 * the second, it becomes horizontal again.
 */
const [RISES, FALLS] = [1.1, 0.7];

/**
 * The shape of the board in a space of this size, and the `stretch` of its bowls with which it fills the
 * space.
 */
export function fitted(width: number, height: number, was: Shape | null): { shape: Shape; stretch: number } {
  const shape = height > (was === 'tall' ? FALLS : RISES) * width ? 'tall' : 'wide';
  const across = LONG * (shape === 'tall' ? width / height : height / width);
  const stretch = (across - 2 * EDGE - GAP) / (2 * BOWL);
  return { shape, stretch: Math.min(Math.max(stretch, 1), MOST) };
}

export const STONE = 17;

export function name(place: MancalaPlace): string {
  return place.bowl === null ? `${place.seat}-mancala` : `${place.seat}-${place.bowl}`;
}

export function count(board: MancalaBoard, place: MancalaPlace): number {
  return (place.bowl === null ? board.mancalas[place.seat] : board.bowls[place.seat]?.[place.bowl - 1]) ?? 0;
}

export const places: MancalaPlace[] = [0, 1].flatMap((seat) =>
  [1, 2, 3, 4, 5, 6, null].map((bowl) => ({ seat, bowl })),
);

/**
 * The layout of the board as the player at the seat `near` sees it. `stretch` is the length of a bowl across
 * the board, divided by its length along the board.
 */
export function layout(board: MancalaBoard, near: number, shape: Shape, stretch = 1): Layout {
  const hollows = places.map((place) => turn(flat(board, place, near, stretch), shape, stretch));
  const across = short(stretch);
  const [width, height] = shape === 'wide' ? [LONG, across] : [across, LONG];
  return { width, height, hollows };
}

function flat(board: MancalaBoard, place: MancalaPlace, near: number, stretch: number): Hollow {
  const mine = place.seat === near;
  const across = short(stretch);
  const row = EDGE + (BOWL * stretch) / 2;
  const base = { id: name(place), place, count: count(board, place) };
  if (place.bowl === null) {
    const x = mine ? LONG - EDGE - STORE / 2 : EDGE + STORE / 2;
    const room = 34;
    const height = across - 2 * EDGE - room;
    const away = mine ? -1 : 1;
    const label = { x, y: across / 2 - (away * (across - EDGE - room)) / 2 };
    return { ...base, x, y: across / 2 + (away * room) / 2, width: STORE, height, label, edge: null };
  }
  const column = mine ? place.bowl - 1 : 6 - place.bowl;
  const x = EDGE + STORE + 12 + STEP * (column + 0.5);
  return {
    ...base,
    x,
    y: mine ? across - row : row,
    width: BOWL,
    height: BOWL * stretch,
    label: { x, y: mine ? across / 2 + 19 : across / 2 - 19 },
    edge: { x, y: mine ? across - 24 : 24 },
  };
}

/** For a tall screen, turns the board clockwise, so that the near player's mancala is at the bottom. */
function turn(hollow: Hollow, shape: Shape, stretch: number): Hollow {
  if (shape === 'wide') return hollow;
  const quarter = ({ x, y }: Point): Point => ({ x: short(stretch) - y, y: x });
  return {
    ...hollow,
    ...quarter(hollow),
    width: hollow.height,
    height: hollow.width,
    label: quarter(hollow.label),
    edge: hollow.edge && quarter(hollow.edge),
  };
}

/**
 * The point at which stone number `slot` of a hollow lies. Stones spread outwards like the seeds of a
 * sunflower, and then form a second layer.
 */
export function seat(hollow: Hollow, slot: number): Point {
  const room = hollow.place.bowl === null ? 30 : 10;
  const layer = Math.floor(slot / room);
  const turn = (slot % room) * 2.39996 + layer * 1.1 + (hollow.place.bowl ?? 0) * 1.7 + hollow.place.seat;
  const far = Math.sqrt(((slot % room) + 0.6) / room) * 0.82 - layer * 0.1;
  return {
    x: hollow.x + Math.cos(turn) * far * (hollow.width / 2 - STONE * 0.5),
    y: hollow.y + Math.sin(turn) * far * (hollow.height / 2 - STONE * 0.5),
  };
}
