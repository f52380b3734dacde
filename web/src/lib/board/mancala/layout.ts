import type { Point } from '../motion';
import type { MancalaBoard, MancalaPlace } from '$lib/wire/types';
import { settle, STONE } from './settling';

/** Whether the near player's row runs from left to right or, on a tall screen, from top to bottom. */
export type Shape = 'wide' | 'tall';

/** A place for a text, which begins there or has its middle there. */
export interface Label extends Point {
  anchor: 'start' | 'middle';
}

/** A bowl or a mancala, as the board draws it. */
export interface Hollow extends Point {
  id: string;
  place: MancalaPlace;
  width: number;
  height: number;
  count: number;
  /** The middle of the number of its stones. */
  label: Point;
  /** Where a mancala's owner is named; null for a bowl. */
  owner: Label | null;
  /** Where a bowl's own number is written, between the bowl and the edge; null for a mancala. */
  edge: Point | null;
}

export interface Layout {
  width: number;
  height: number;
  /** The radius of a stone. */
  stone: number;
  hollows: Hollow[];
}

const BOWL = 124;
const STEP = 136;
/** The size of a mancala along the board, and the size of the line of text beyond it on an upright board. */
const STORE = 128;
const LINE = 34;
/** By how much a mancala of a horizontal board is shortened, to leave room for the two lines of text above it. */
const LINES = 66;
/** How far a text beyond a mancala is from the edge of the board. */
const BEYOND = 46;
const EDGE = 48;
/**
 * How far the bowls are from the edges along the board. On a phone, an upright board has more space at its sides, so
 * that the numbers of bowls are clear of the rings around bowls.
 */
const SIDE: Record<Shape, number> = { wide: EDGE, tall: 80 };
/** How far the numbers of bowls are from the edge: between it and the rims. */
const NUMBER: Record<Shape, number> = { wide: 31, tall: 42 };
/** The dent in which the number of stones is written. */
export const TALLY = { width: 58, height: 42 };
/**
 * The space between the two rows, and how far the numbers of stones in it are from its middle. On an upright board,
 * these numbers are clear of the rings around bowls.
 */
const GAP: Record<Shape, number> = { wide: 140, tall: 168 };
const COUNT: Record<Shape, number> = { wide: 35, tall: 38 };
const LONG = 2 * EDGE + 2 * STORE + 6 * STEP + 24;
const short = (shape: Shape, stretch: number) => 2 * SIDE[shape] + 2 * BOWL * stretch + GAP[shape];

/**
 * The largest `stretch` of each shape: the limit for the length of a bowl across the board, divided by its length
 * along it. An upright board stretches more, so that it is as wide as a phone.
 */
const MOST: Record<Shape, number> = { wide: 1.4, tall: 2.3 };
/** The radius of a stone: long bowls have room for larger stones, of which ten must still lie side by side. */
const stoneIn = (stretch: number) => STONE + Math.max(5 * (stretch - 1.5), 0);
/**
 * Two ratios of height to width of the space for the board. Above the first, the board becomes upright. Below
 * the second, it becomes horizontal again.
 */
const [RISES, FALLS] = [0.9, 0.7];

/**
 * The shape of the board in a space of this size, and the `stretch` of its bowls that makes it fill the
 * space.
 */
export function fitted(width: number, height: number, was: Shape | null): { shape: Shape; stretch: number } {
  const shape = height > (was === 'tall' ? FALLS : RISES) * width ? 'tall' : 'wide';
  const across = LONG * (shape === 'tall' ? width / height : height / width);
  const stretch = (across - 2 * SIDE[shape] - GAP[shape]) / (2 * BOWL);
  return { shape, stretch: Math.min(Math.max(stretch, 1), MOST[shape]) };
}

/** The radius of a mancala's corners: its ends are half circles. */
export const corner = ({ width, height }: Pick<Hollow, 'width' | 'height'>) => Math.min(width, height) / 2;

export function name(place: MancalaPlace): string {
  return place.bowl === null ? `${place.seat}-mancala` : `${place.seat}-${place.bowl}`;
}

export function count(board: MancalaBoard, place: MancalaPlace): number {
  return (place.bowl === null ? board.mancalas[place.seat] : board.bowls[place.seat]?.[place.bowl - 1]) ?? 0;
}

export const places: MancalaPlace[] = [0, 1].flatMap((seat) =>
  [1, 2, 3, 4, 5, 6, null].map((bowl) => ({ seat, bowl })),
);

const LETTERS = ['S', 'N'];
/** The seat that a letter in the text of a position names; null if nobody acts. */
export const seatOf = (letter: string) => (LETTERS.includes(letter) ? LETTERS.indexOf(letter) : null);

/** The text of a position. */
export function write(board: MancalaBoard, turn: number | null): string {
  const row = (seat: number) =>
    places
      .filter((place) => place.seat === seat)
      .map((place) => count(board, place))
      .join(' ');
  return `${row(0)} / ${row(1)} ${turn === null ? '-' : LETTERS[turn]}`;
}

/**
 * The layout of the board as the player at the seat `near` sees it. `stretch` is the length of a bowl across
 * the board, divided by its length along the board.
 */
export function layout(board: MancalaBoard, near: number, shape: Shape, stretch = 1): Layout {
  const across = short(shape, stretch);
  const hollows = places.map((place) => {
    const hollow = flat(board, place, near, shape, stretch);
    return shape === 'wide' ? lettered(hollow) : beyond(turned(hollow, across), near, across);
  });
  const [width, height] = shape === 'wide' ? [LONG, across] : [across, LONG];
  return { width, height, stone: stoneIn(stretch), hollows };
}

/**
 * By how many degrees a thing on the board is turned. A thing that is not turned points to the right. `mine`
 * says whether it belongs to the near player.
 */
export const heading = (shape: Shape, mine: boolean): number =>
  (shape === 'wide' ? 0 : 90) + (mine ? 0 : 180);

/**
 * The point between a bowl and its neighbour: the place after it along the board if `forward` is 1, the place before
 * it if `forward` is -1. The point is near the outer edge, where the rims of both leave space.
 */
export function between({ x, y, width, height, edge }: Hollow, shape: Shape, forward: number): Point {
  const out = (at: number, to: number | undefined, size: number) =>
    at + Math.sign((to ?? at) - at) * 0.42 * size;
  return shape === 'wide'
    ? { x: x + (forward * STEP) / 2, y: out(y, edge?.y, height) }
    : { x: out(x, edge?.x, width), y: y + (forward * STEP) / 2 };
}

/**
 * The point of the arrow after a bowl. It stands between the numbers of two bowls, so that the numbers count up along
 * the arrows; after bowl 6, it stands at the mancala.
 */
export function after(hollow: Hollow, shape: Shape, forward: number): Point {
  const { x, y, edge, place } = hollow;
  if (!edge || place.bowl === 6) return between(hollow, shape, forward);
  return shape === 'wide'
    ? { x: x + (forward * STEP) / 2, y: edge.y }
    : { x: edge.x, y: y + (forward * STEP) / 2 };
}

/** A hollow of a horizontal board, without the texts at a mancala. */
function flat(board: MancalaBoard, place: MancalaPlace, near: number, shape: Shape, stretch: number): Hollow {
  const mine = place.seat === near;
  const across = short(shape, stretch);
  const row = SIDE[shape] + (BOWL * stretch) / 2;
  const base = { id: name(place), place, count: count(board, place), owner: null };
  if (place.bowl === null) {
    const at = { x: mine ? LONG - EDGE - STORE / 2 : EDGE + STORE / 2, y: across / 2 };
    return { ...base, ...at, width: STORE, height: across - 2 * SIDE[shape], label: at, edge: null };
  }
  const column = mine ? place.bowl - 1 : 6 - place.bowl;
  const x = EDGE + STORE + 12 + STEP * (column + 0.5);
  return {
    ...base,
    x,
    y: mine ? across - row : row,
    width: BOWL,
    height: BOWL * stretch,
    label: { x, y: across / 2 + (mine ? 1 : -1) * COUNT[shape] },
    edge: { x, y: mine ? across - NUMBER[shape] : NUMBER[shape] },
  };
}

/** On a horizontal board, the owner and the number of stones are above each mancala. */
function lettered(hollow: Hollow): Hollow {
  if (hollow.place.bowl !== null) return hollow;
  const { x, y, height } = hollow;
  return {
    ...hollow,
    y: y + LINES / 2,
    height: height - LINES,
    owner: { x, y: EDGE - 8, anchor: 'middle' },
    label: { x, y: EDGE + 31 },
  };
}

/** For a tall screen, turns the board clockwise, so that the near player's mancala is at the bottom. */
function turned(hollow: Hollow, across: number): Hollow {
  const quarter = (at: Point): Point => ({ x: across - at.y, y: at.x });
  return {
    ...hollow,
    ...quarter(hollow),
    width: hollow.height,
    height: hollow.width,
    label: quarter(hollow.label),
    edge: hollow.edge && quarter(hollow.edge),
  };
}

/** On an upright board, the owner and the number of stones are between each mancala and the end of the board. */
function beyond(hollow: Hollow, near: number, across: number): Hollow {
  if (hollow.place.bowl !== null) return hollow;
  const mine = hollow.place.seat === near;
  const y = mine ? LONG - BEYOND : BEYOND;
  return {
    ...hollow,
    y: hollow.y + (mine ? -LINE / 2 : LINE / 2),
    height: hollow.height - LINE,
    owner: { x: SIDE.tall + 4, y, anchor: 'start' },
    label: { x: across - SIDE.tall - 4 - TALLY.width / 2, y },
  };
}

/** The point at which stone number `slot` of a hollow lies. */
export function seat({ x, y, width, height, place }: Hollow, slot: number, stone: number): Point {
  const seed = 7 * place.seat + (place.bowl ?? 0);
  const at = settle({ width, height, oval: place.bowl !== null, stone }, seed, slot);
  return { x: x + at.x, y: y + at.y };
}
