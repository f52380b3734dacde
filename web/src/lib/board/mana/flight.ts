import type { Effect, ManaBoard } from '$lib/wire/types';
import { end, fade, type Cue, type Keyed, type Motion, type Piece, type Scene, type Sprite } from '../motion';
import { middle } from '../squares';
import { beside, birdsRest, flight, SQUARES } from './layout';

export interface PieceSprite extends Sprite {
  /** The seat and the kind of piece, such as `0-ronin`. */
  look: string;
}

/** The pieces of a board, without the bird. */
export const piecesOf = (board: ManaBoard): Piece[] =>
  board.pieces.map(({ square, seat, daimyo }) => ({
    square,
    look: `${seat}-${daimyo ? 'daimyo' : 'ronin'}`,
  }));

/** The start and the end of a piece's move on the board; empty if no piece moved there. */
export function journey(effect: Effect | null): [string, string][] {
  const path = effect?.effect === 'flown' ? effect.path : [];
  const [from, to] = [path[0], path.at(-1)];
  return from && to && from !== to ? [[from, to]] : [];
}

/** The animation of a piece's move and of the bird's flight. */
export function story(
  was: Keyed<Piece>[],
  now: Keyed<Piece>[],
  boards: { before: ManaBoard | null; after: ManaBoard },
  effect: Effect | null,
  near: number,
): Scene<PieceSprite> {
  const at = (square: string) => middle(SQUARES, square, near);
  const cues: Cue[] = [];
  const path = effect?.effect === 'flown' ? effect.path : [];
  const walk = Math.min(420, 150 * Math.max(path.length - 1, 1));
  const target = path.at(-1);
  const sprites: PieceSprite[] = now.map((piece) => {
    const sprite = { key: piece.key, look: piece.look, ...at(piece.square) };
    if (piece.square !== target || effect?.effect !== 'flown') return sprite;
    const from = effect.returned ? [beside(Number(piece.look[0]), near, 0), at(piece.square)] : path.map(at);
    cues.push({ at: walk - 60, sound: effect.captured ? 'capture' : 'move' });
    return { ...sprite, motions: [{ start: 0, length: walk, path: from, arc: 10 }] };
  });
  if (effect?.effect === 'flown' && effect.captured && target) {
    const taken = was.find((piece) => piece.square === target);
    if (taken)
      sprites.unshift({ ...taken, ...at(target), ghost: true, motions: [fade(at(target), walk - 90)] });
  }
  const [from, to] = [boards.before?.bird ?? null, boards.after.bird];
  const spot = (square: string | null) => (square === null ? birdsRest : at(square));
  const flown = effect?.effect === 'flown' && from !== to;
  const motions: Motion[] = flown ? [{ start: walk, length: 620, path: flight(spot(from), spot(to)) }] : [];
  if (flown) cues.push({ at: walk, sound: 'bird' }, { at: walk + 560, sound: 'place' });
  sprites.push({ key: 'bird', look: 'bird', ...spot(to), motions });
  return { sprites, cues, length: end(sprites) };
}
