import type { Effect, ManaBoard } from '$lib/wire/types';
import {
  distance,
  end,
  NEAR,
  pose,
  pushed,
  stay,
  type Cue,
  type Keyed,
  type Motion,
  type Piece,
  type Point,
  type Scene,
  type Sprite,
  type Step,
} from '../motion';
import { beside, birdsRest, eased, flight, pointOf, PUSHED, type Shape } from './layout';

export interface PieceSprite extends Sprite {
  /** The seat and the kind of piece, such as `0-ronin`. */
  look: string;
  /** The square of the piece or the bird; empty for the bird beside the board. */
  square: string;
  /** When the piece is hit, if it is captured, in milliseconds after the scene's start. */
  falls?: number;
}

/** The key of the bird's sprite. */
export const BIRD = 'bird';

/** The pieces of a board, without the bird. */
export const piecesOf = (board: ManaBoard): Piece[] =>
  board.pieces.map(({ square, seat, daimyo }) => ({
    square,
    look: `${seat}-${daimyo ? 'daimyo' : 'ronin'}`,
  }));

/** The start and the end of a piece's move; empty if no piece moved from one square to another. */
export function journey(effect: Effect | null): [string, string][] {
  const path = effect?.effect === 'flown' ? effect.path : [];
  const [from, to] = [path[0], path.at(-1)];
  return from && to && from !== to ? [[from, to]] : [];
}

/** Milliseconds of a step, and how high a piece hops in it. */
const STEP = 170;
export const HOP = 15;
const FLIGHT = 760;
/** Milliseconds that a captured piece takes to get to its place beside the board. */
const LEAVE = 360;
/** Milliseconds from the blow that captures a piece until it leaves its square. */
const BEAT = 260;

/** Milliseconds that a captured piece takes to tip over, and that the ring around it lasts. */
const TIP = 90;
const RING = 380;

/**
 * The way of a captured piece that the player has hit: it is knocked aside, lies there for a beat, and is then thrown
 * to its place beside the board. It takes as long as when a scene shows the capture.
 */
export const thrown = (aside: Point, home: Point) => {
  const points = (time: number) => Math.round(time / 20);
  const path = [
    ...Array.from({ length: points(BEAT) }, () => aside),
    ...eased([aside, home], points(LEAVE)).map(({ x, y }, i, { length }) => {
      const t = i / (length - 1);
      return { x, y: y - 120 * t * (1 - t) };
    }),
  ];
  return { path, length: BEAT + LEAVE };
};

/** Whether a captured piece has set out for its place beside the board, this long after it was hit. */
export const leaves = (since: number): boolean => since >= BEAT;

/** How far a captured piece is turned, in degrees, and how far its ring has spread, from 0 to 1. */
export function hit({ falls }: PieceSprite, time: number): { turned: number; ring: number | null } {
  if (falls === undefined || time < falls || time === Infinity) return { turned: 0, ring: null };
  const since = time - falls;
  const tips = Math.min(since / TIP, 1);
  const rights = Math.min(Math.max((since - BEAT) / LEAVE, 0), 1);
  return { turned: 32 * (tips - rights), ring: since < RING ? since / RING : null };
}

/** How high a bird flies: from 0 on its square to 1 in the air. */
export function soaring({ motions = [] }: PieceSprite, time: number): number {
  const now = motions.find(({ start, length }) => time > start && time < start + length);
  return now ? Math.min(1, 2.4 * Math.sin((Math.PI * (time - now.start)) / now.length)) : 0;
}

/** How far a bird's wings are beaten down at a time: from 0 to 1. */
export const wings = (time: number): number =>
  Number.isFinite(time) ? 0.5 - 0.5 * Math.cos((2 * Math.PI * time) / BEATS) : 0;
/** Milliseconds of one beat of the wings. */
const BEATS = 190;

/**
 * Where a bird at this height looks: 1 is to the right, as on its square, and -1 is to the left. Values in between
 * show the bird while it turns; it never becomes so narrow that it looks like a mere line.
 */
export function facing(sprite: PieceSprite, height: number, time: number): number {
  if (height === 0) return 1;
  const ahead = pose(sprite, time + 16).x - pose(sprite, time - 16).x;
  const side = 1 - height * (1 - Math.tanh(ahead / 3));
  return Math.sign(side) * Math.max(Math.abs(side), 0.4);
}

/** The scene of a move and the bird's flight. Pieces that the player has already put in place stay there. */
export function story(
  { was, now }: Step<Piece>,
  boards: { before: ManaBoard | null; after: ManaBoard },
  effect: Effect | null,
  near: number,
  shape: Shape,
  held: Map<string, Point> = new Map(),
): Scene<PieceSprite> {
  const at = (square: string) => pointOf(square, near);
  const there = (key: string, to: Point) => {
    const seen = held.get(key);
    return seen !== undefined && distance(seen, to) < NEAR;
  };
  const cues: Cue[] = [];
  const flown = effect?.effect === 'flown' && boards.before ? effect : null;
  const path = flown?.path ?? [];
  const target = path.at(-1);
  const mover = now.find((piece) => piece.square === target);
  const arrived = mover !== undefined && there(mover.key, at(mover.square));
  const walk = arrived ? 0 : Math.min(480, STEP * Math.max(path.length - 1, 1));
  const known = new Set(was.map(({ key }) => key));
  const taken = flown?.captured && target ? was.find((piece) => piece.square === target) : undefined;
  // A capture that the player has already made on the board was seen and heard then.
  const put = taken !== undefined && held.has(taken.key);
  let drops = 0;
  const sprites: PieceSprite[] = now.map((piece) => {
    const sprite = { ...piece, ...at(piece.square) };
    if (flown && piece === mover) {
      if (arrived) return sprite;
      if (!put) cues.push({ at: Math.max(walk - 60, 0), sound: flown.captured ? 'capture' : 'move' });
      const left = boards.after.captured[seatOf(piece)] ?? 0;
      const way = flown.returned
        ? [beside(shape, seatOf(piece), near, left), at(piece.square)]
        : path.map(at);
      const begins = held.get(piece.key) ?? way[0] ?? at(piece.square);
      return { ...sprite, motions: [{ start: 0, length: walk, path: [begins, ...way.slice(1)], arc: HOP }] };
    }
    if (!boards.before || known.has(piece.key)) return sprite;
    return { ...sprite, motions: [drop(sprite, drops++)] };
  });
  if (drops > 0) cues.push({ at: 120, sound: 'place' });

  // The captured piece is hit when the other one lands, and leaves after a beat.
  const lands = Math.max(walk - 60, 0);
  if (taken && target && !put) {
    const home = beside(shape, seatOf(taken), near, boards.before?.captured[seatOf(taken)] ?? 0);
    const begins = at(target);
    const before = path.at(-2);
    const aside = pushed(begins, before ? at(before) : null, PUSHED);
    const motions: Motion[] = [
      { start: lands, length: TIP, path: [begins, aside] },
      { start: lands + BEAT, length: LEAVE, path: [aside, home], arc: 30 },
    ];
    sprites.push({ ...taken, key: `${taken.key}-gone`, ...begins, ghost: true, falls: lands, motions });
  }
  const [from, to] = [boards.before?.bird ?? null, boards.after.bird];
  const spot = (square: string | null) => (square === null ? birdsRest(shape) : at(square));
  const flies = flown !== null && from !== to && !there(BIRD, spot(to));
  const begins = held.get(BIRD) ?? spot(from);
  // The bird sets out once the captured piece lies beside the board.
  const start = taken && !put ? lands + BEAT + LEAVE : walk;
  const motions: Motion[] = flies ? [{ start, length: FLIGHT, path: flight(begins, spot(to)) }] : [];
  if (flies) cues.push({ at: start, sound: 'bird' }, { at: start + FLIGHT - 60, sound: 'place' });
  sprites.push({ key: BIRD, look: 'bird', square: to ?? '', ...spot(to), motions });
  // If all pieces of an action are in place already, the action is still shown for a moment.
  const length = Math.max(end(sprites), flown ? 120 : 0);
  // A captured piece stays in sight until it is drawn in the tray.
  for (const sprite of sprites) if (sprite.ghost) stay(sprite, length);
  return { sprites, cues, length };
}

const seatOf = (piece: Keyed<Piece>) => Number(piece.look[0]);

/** The motion of a piece of a set-up: the pieces come down onto their squares one after the other. */
function drop({ x, y }: Point, index: number): Motion {
  const start = index * 130;
  return {
    start,
    length: 260,
    path: [
      { x, y: y - 40 },
      { x, y },
    ],
    fade: [0, 1],
  };
}
