import type { ManduaBoard } from '$lib/wire/types';
import type { ActionOf } from '../face';
import { end, fade, type Cue, type Keyed, type Point, type Scene, type Sprite } from '../motion';

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

/** The animation of an action: new figures drop in, moving ones travel, captured ones tip over. */
export function story(
  was: Keyed<Figure>[],
  now: Keyed<Figure>[],
  step: [string, string] | null,
  at: (field: string) => Point,
): Scene<FigureSprite> {
  const cues: Cue[] = [];
  const length = 210;
  const known = new Set(was.map((piece) => piece.key));
  const sprites = now.map((piece): FigureSprite => {
    const here = at(piece.square);
    const sprite = { ...piece, ...here };
    if (was.length > 0 && !known.has(piece.key)) {
      cues.push({ at: 120, sound: 'place' });
      return {
        ...sprite,
        motions: [{ start: 0, length: 180, path: [{ x: here.x, y: here.y - 46 }, here], fade: [0, 1] }],
      };
    }
    if (step && piece.square === step[1]) {
      cues.push({ at: length - 50, sound: 'move' });
      return {
        ...sprite,
        motions: [{ start: 0, length, path: [at(step[0]), here], arc: piece.look === 'tiger' ? 26 : 0 }],
      };
    }
    return sprite;
  });
  const left = new Set(now.map((piece) => piece.key));
  for (const piece of was.filter(({ key }) => !left.has(key))) {
    cues.push({ at: length - 20, sound: 'capture' });
    sprites.unshift({
      ...piece,
      ...at(piece.square),
      ghost: true,
      motions: [fade(at(piece.square), length - 90, 320)],
    });
  }
  return { sprites, cues, length: end(sprites) };
}
