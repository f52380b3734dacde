import type { ManduaBoard } from '$lib/wire/types';
import type { ActionOf } from '../face';
import {
  distance,
  end,
  fade,
  NEAR,
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

export type FigureSprite = Sprite & Figure;

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

/** Milliseconds of a step, and of a jump. */
const STEP = 220;
const JUMP = 340;

/**
 * The scene of an action: new figures drop in, moved figures travel, captured figures tip over and fade. A
 * figure that the player has already dragged to its field stays there.
 */
export function story(
  { was, now }: Step<Figure>,
  step: [string, string] | null,
  at: (field: string) => Point,
  held: Map<string, Point> = new Map(),
): Scene<FigureSprite> {
  const cues: Cue[] = [];
  const left = new Set(now.map((piece) => piece.key));
  const beaten = was.filter(({ key }) => !left.has(key));
  const mover = step && now.find((piece) => piece.square === step[1]);
  const begins = (mover && held.get(mover.key)) ?? at(step?.[0] ?? '');
  const there = mover ? distance(begins, at(mover.square)) < NEAR : false;
  const leaps = mover?.look === 'tiger' && step && distance(at(step[0]), at(step[1])) > 150;
  const length = there ? 60 : leaps ? JUMP : STEP;
  const known = new Set(was.map((piece) => piece.key));
  const sprites = now.map((piece): FigureSprite => {
    const here = at(piece.square);
    const sprite = { ...piece, ...here };
    if (was.length > 0 && !known.has(piece.key)) {
      cues.push({ at: 150, sound: 'place' });
      const motion = { start: 0, length: 220, path: [{ x: here.x, y: here.y - 46 }, here] };
      return { ...sprite, motions: [{ ...motion, fade: [0, 1] }] };
    }
    if (piece !== mover) return sprite;
    cues.push({ at: Math.max(length - 50, 0), sound: 'move' });
    const arc = there ? 0 : leaps ? 46 : piece.look === 'tiger' ? 14 : 0;
    return { ...sprite, motions: [{ start: 0, length, path: [begins, here], arc }] };
  });
  for (const [i, piece] of beaten.entries()) {
    // The hunter under the jump goes first. The pair beside the tiger goes when the tiger has landed.
    const start = (leaps && i === 0 ? length * 0.5 : length - 40) + i * 40;
    cues.push({ at: start, sound: 'capture' });
    const motions = [fade(at(piece.square), Math.max(start, 0), 380)];
    sprites.unshift({ ...piece, ...at(piece.square), ghost: true, motions });
  }
  return { sprites, cues, length: end(sprites) };
}
