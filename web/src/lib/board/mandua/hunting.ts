import type { ManduaBoard } from '$lib/wire/types';
import { end, fade, follow, type Cue, type Point, type Scene, type Sprite } from '../motion';

export interface Piece {
  key: string;
  square: string;
  look: 'tiger' | 'hunter';
}

export interface PieceSprite extends Sprite {
  look: Piece['look'];
  square: string;
}

let made = 0;
const fresh = () => `figure-${made++}`;

/** From and to, where the action is a step or a jump. */
function journey(action: string | null): [string, string][] {
  const [, from, to] = /^(\w+)-(\w+)$/.exec(action ?? '') ?? [];
  return from && to ? [[from, to]] : [];
}

/** The pieces of a board, each keeping its key from the board before. */
export function advance(before: Piece[], board: ManduaBoard, action: string | null): Piece[] {
  const now = [
    ...board.hunters.map((square) => ({ square, look: 'hunter' as const, key: '' })),
    ...board.tigers.map((square) => ({ square, look: 'tiger' as const, key: '' })),
  ];
  return follow(before, now, journey(action), fresh);
}

/** An action: what is new comes down, what moves goes, what is gone tips over. */
export function story(
  was: Piece[],
  now: Piece[],
  action: string | null,
  at: (field: string) => Point,
): Scene<PieceSprite> {
  const cues: Cue[] = [];
  const [step] = journey(action);
  const length = 210;
  const known = new Set(was.map((piece) => piece.key));
  const sprites = now.map((piece): PieceSprite => {
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
