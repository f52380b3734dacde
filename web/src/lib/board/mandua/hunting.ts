import type { ManduaBoard } from '$lib/wire/types';
import type { ActionOf } from '../face';
import {
  along,
  distance,
  end,
  fade,
  NEAR,
  stay,
  type Cue,
  type Point,
  type Scene,
  type Sprite,
  type Step,
} from '../motion';

export interface Figure {
  square: string;
  look: 'tiger' | 'hunter';
}

export type FigureSprite = Sprite &
  Figure & {
    /** When a beaten hunter begins to fall, in milliseconds after the scene's start. */
    falls?: number;
  };

/** The start and the end of a step or a jump; null for other actions. */
export const journey = (parts: ActionOf<'mandua'> | null): [string, string] | null =>
  parts?.kind === 'go' ? [parts.from, parts.to] : null;

/** The field on which an action put a piece; null for other actions. */
export const destination = (parts: ActionOf<'mandua'> | null): string | null =>
  parts?.kind === 'go' || parts?.kind === 'place' ? parts.to : null;

/** The figures of a board. */
export const piecesOf = (board: ManduaBoard): Figure[] => [
  ...board.hunters.map((square) => ({ square, look: 'hunter' as const })),
  ...board.tigers.map((square) => ({ square, look: 'tiger' as const })),
];

/** Milliseconds of a step, of a jump, and of the way of a new hunter to its field. */
const STEP = 280;
const JUMP = 420;
const SET = 280;
/** Milliseconds that a tiger of the opponent waits before it beats. Meanwhile, signs show which hunters are in danger. */
const WARNING = 500;
/**
 * Milliseconds from a tiger's arrival until the first hunter of the pair beside it falls, and from then until the
 * second one falls.
 */
const PAUSE = 140;
/** Milliseconds that a beaten hunter takes to fall, and then to get to its place below the carpet. */
const FALL = 240;
const LEAVE = 460;

/**
 * How much longer the board rests after an action that has locked in a tiger, in milliseconds. Meanwhile, the padlock
 * snaps shut, and a line says so (MD-23).
 */
const LOCKED = 1400;

/** How far a beaten hunter is turned, in degrees. */
export const LYING = 78;

/** How far a beaten hunter has fallen, and how far it is on its way below the carpet, from 0 to 1. */
export function fallen({ falls }: FigureSprite, time: number): { fall: number; way: number } {
  if (falls === undefined) return { fall: 0, way: 0 };
  const part = (start: number, length: number) => Math.min(Math.max((time - start) / length, 0), 1);
  return { fall: part(falls, FALL), way: part(falls + FALL, LEAVE) };
}

/** Milliseconds that the ring around a beaten hunter lasts. */
const RING = 420;

/** How far the ring around a beaten hunter has spread, from 0 to 1; null while there is none. */
export function struck({ falls }: FigureSprite, time: number): number | null {
  const part = falls === undefined ? -1 : (time - falls) / RING;
  return part >= 0 && part < 1 ? part : null;
}

/**
 * The places below the carpet: where the next hunter to be placed waits, and where beaten hunters will stand.
 */
export interface Trays {
  next: Point;
  beaten: (index: number, number: number) => Point;
}

/**
 * The scene of an action: new figures come from below the carpet, moved figures travel, beaten hunters tip
 * over and go below the carpet, and removed tigers fade. A figure that the player has already dragged to its
 * field stays there. `warns` says whether a tiger waits for a moment before it beats, `locks` whether one is locked in.
 */
export function story(
  { was, now }: Step<Figure>,
  step: [string, string] | null,
  at: (field: string) => Point,
  trays: Trays,
  held: Map<string, Point> = new Map(),
  warns = false,
  locks = false,
): Scene<FigureSprite> {
  const cues: Cue[] = [];
  const left = new Set(now.map((piece) => piece.key));
  const mover = step && now.find((piece) => piece.square === step[1]);
  const begins = (mover && held.get(mover.key)) ?? at(step?.[0] ?? '');
  const there = mover ? distance(begins, at(mover.square)) < NEAR : false;
  const leaps = mover?.look === 'tiger' && step && distance(at(step[0]), at(step[1])) > 150;
  const begin = warns && now.length < was.length ? WARNING : 0;
  const moves = there ? 60 : leaps ? JUMP : STEP;
  const arrives = begin + moves;
  const over = step && leaps ? along([at(step[0]), at(step[1])], 0.5) : null;
  /** Whether the tiger jumps over this hunter, instead of landing beside it. */
  const jumped = ({ square }: Figure) => over !== null && distance(at(square), over) < 2 * NEAR;
  const beaten = was
    .filter(({ key }) => !left.has(key))
    .sort((a, b) => Number(jumped(b)) - Number(jumped(a)));
  const known = new Set(was.map((piece) => piece.key));
  const sprites = now.map((piece): FigureSprite => {
    const here = at(piece.square);
    const sprite = { ...piece, ...here };
    if (was.length > 0 && !known.has(piece.key)) {
      cues.push({ at: SET - 60, sound: 'place' });
      return { ...sprite, motions: [{ start: 0, length: SET, path: [trays.next, here], arc: 24 }] };
    }
    if (piece !== mover) return sprite;
    cues.push({ at: Math.max(arrives - 50, 0), sound: 'move' });
    const arc = there ? 0 : leaps ? 46 : piece.look === 'tiger' ? 14 : 0;
    return { ...sprite, motions: [{ start: begin, length: moves, path: [begins, here], arc }] };
  });
  for (const [i, piece] of beaten.entries()) {
    // The hunter under the jump falls first. The pair beside the tiger falls when the tiger has landed.
    const start = !step ? 0 : jumped(piece) ? begin + moves * 0.5 : arrives + PAUSE * (i + 1);
    cues.push({ at: start, sound: 'capture' });
    const here = at(piece.square);
    const ghost = { ...piece, ...here, ghost: true };
    if (piece.look === 'tiger') sprites.unshift({ ...ghost, motions: [fade(here, start, FALL + LEAVE)] });
    else {
      const way = {
        start: start + FALL,
        length: LEAVE,
        path: [here, trays.beaten(i, beaten.length)],
        arc: 20,
      };
      sprites.push({ ...ghost, falls: start, motions: [{ start, length: FALL, path: [here, here] }, way] });
    }
  }
  const length = end(sprites);
  // Beaten hunters stay in sight until they are counted.
  for (const sprite of sprites) if (sprite.falls !== undefined) stay(sprite, length);
  if (locks) cues.push({ at: length, sound: 'lock' });
  return { sprites, cues, length, ...(locks ? { rests: LOCKED } : {}) };
}
