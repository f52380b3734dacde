/**
 * How pieces move over a board. Each pose is a pure function of time, so an animation can end at any moment.
 */

export interface Point {
  x: number;
  y: number;
}

/** A movement along a path. Each stretch of the path, from one point to the next, takes the same time. */
export interface Motion {
  /** When the motion starts, in milliseconds after the scene's start. */
  start: number;
  length: number;
  path: Point[];
  /** How high each stretch of the path arches, in board units. */
  arc?: number;
  /** The opacity at the beginning and at the end of the motion. */
  fade?: [number, number];
}

/** Where and how something is drawn at one moment. */
export interface Pose extends Point {
  /** The height above the board. */
  lift: number;
  opacity: number;
}

export type Sound =
  'place' | 'move' | 'capture' | 'lock' | 'stone' | 'bird' | 'card' | 'tile' | 'prize' | 'starve';

/** A sound, `at` milliseconds after the scene's start. */
export interface Cue {
  at: number;
  sound: Sound;
}

/** A movable drawing on a board, such as a piece. Each board extends this type with the sprite's looks. */
export interface Sprite extends Point {
  key: string;
  motions?: Motion[];
  /** Whether the sprite disappears at the end of the scene. */
  ghost?: boolean;
}

/** The animation of one action. */
export interface Scene<S extends Sprite> {
  sprites: S[];
  cues: Cue[];
  length: number;
  /** The time at which the scene has shown what the remarks are about; by default, its end. */
  tells?: number;
  /** How much longer than usual the end of the scene stays in sight before the next action, in milliseconds. */
  rests?: number;
}

/** Two points that are closer than this count as the same place, in board units. */
export const NEAR = 12;

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The direction from one point to another: degrees, clockwise from the right. */
export const angle = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/**
 * Where something ends if a piece that arrives from the point `from` pushes it away, by the distance `far`.
 * Without `from`, it is pushed up.
 */
export function pushed({ x, y }: Point, from: Point | null, far: number): Point {
  if (!from) return { x, y: y - far };
  const part = far / Math.max(distance(from, { x, y }), 1);
  return { x: x + (x - from.x) * part, y: y + (y - from.y) * part };
}

const easeOut = (t: number) => 1 - (1 - t) ** 3;
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** The point of a path that is reached after the fraction `t` (0 to 1) of the time. */
export function along(path: Point[], t: number): Point {
  const stretch = Math.min(Math.max(t, 0), 1) * (path.length - 1);
  const index = Math.min(Math.floor(stretch), path.length - 2);
  const [from, to] = [path[index], path[index + 1]];
  if (!from || !to) return path[0] ?? { x: 0, y: 0 };
  return { x: mix(from.x, to.x, stretch - index), y: mix(from.y, to.y, stretch - index) };
}

/** The point on the way from one point to another, at this distance from the first. */
export const away = (from: Point, to: Point, far: number): Point =>
  along([from, to], far / distance(from, to));

/** A path without its ends: it begins and ends this far from its first and its last point. */
export function shortened(path: Point[], starts: number, ends: number): Point[] {
  const [first, second] = path;
  const [before, last] = path.slice(-2);
  if (!first || !second || !before || !last) return [];
  return [away(first, second, starts), ...path.slice(1, -1), away(last, before, ends)];
}

/** The pose of a sprite at a time. Once its last motion has ended, the sprite is at rest. */
export function pose(sprite: Sprite, time: number): Pose {
  const motions = sprite.motions ?? [];
  const last = motions.at(-1);
  const rest = { x: sprite.x, y: sprite.y, lift: 0, opacity: sprite.ghost ? 0 : 1 };
  if (!last || time >= last.start + last.length) return rest;
  const motion = motions.findLast((motion) => motion.start <= time) ?? motions[0];
  if (!motion) return rest;
  const raw = Math.min(Math.max((time - motion.start) / motion.length, 0), 1);
  const t = motion.path.length > 2 ? raw : easeOut(raw);
  const hop = (t * (motion.path.length - 1)) % 1;
  const [from, to] = motion.fade ?? [1, 1];
  return {
    ...along(motion.path, t),
    lift: (motion.arc ?? 0) * 4 * hop * (1 - hop),
    opacity: mix(from, to, raw),
  };
}

/** A motion that stays in place until `start` and then fades away. */
export function fade(at: Point, start: number, length = 220): Motion {
  return { start, length, path: [at, at], fade: [1, 0] };
}

/** Keeps a sprite in sight at the end of its way until the scene ends. */
export function stay({ motions }: Sprite, until: number): void {
  const place = motions?.at(-1)?.path.at(-1);
  if (place) motions?.push({ start: until, length: 1, path: [place, place] });
}

/** How long the fade that replaces a motion lasts, in milliseconds. */
const CALM = 180;

/**
 * The same scene without motion: a sprite that would move fades out at its start and fades in at its end.
 */
export function calmed<S extends Sprite>({ sprites, cues, length, rests = 0 }: Scene<S>): Scene<S> {
  if (length === 0) return { sprites, cues, length };
  const still = (at: Point, from: number, to: number): Motion[] => [
    { start: 0, length: CALM, path: [at, at], fade: [from, to] },
  ];
  const calm = sprites.flatMap((sprite): S[] => {
    if (!sprite.motions?.length) return [sprite];
    const begins = pose(sprite, 0);
    const stays = begins.x === sprite.x && begins.y === sprite.y;
    if (sprite.ghost) return [{ ...sprite, motions: still(sprite, 1, 0) }];
    const arrives = { ...sprite, motions: still(sprite, stays ? begins.opacity : 0, 1) };
    if (stays || begins.opacity === 0) return [arrives];
    const { x, y } = begins;
    return [
      { ...sprite, key: `${sprite.key}-left`, x, y, ghost: true, motions: still(begins, 1, 0) },
      arrives,
    ];
  });
  const first = cues.slice(0, 1).map((cue) => ({ ...cue, at: 0 }));
  return { sprites: calm, cues: first, length: CALM, tells: 0, rests };
}

/** When the last motion of these sprites ends, in milliseconds. */
export function end(sprites: Sprite[]): number {
  const ends = sprites.flatMap((sprite) =>
    (sprite.motions ?? []).map((motion) => motion.start + motion.length),
  );
  return Math.max(0, ...ends);
}

/** A piece as a board draws it: its square and its look. */
export interface Piece {
  square: string;
  look: string;
}

/**
 * A piece with a key. A piece keeps its key from one board to the next, so that the page moves its drawing.
 */
export type Keyed<P extends Piece> = P & { key: string };

/** The pieces before an action and after it. */
export interface Step<P extends Piece> {
  was: Keyed<P>[];
  now: Keyed<P>[];
}

/** Follows the pieces of a game from board to board. The same boards always give the same keys. */
export class Pieces<B extends object, P extends Piece> {
  readonly #piecesOf: (board: B) => P[];
  readonly #steps = new WeakMap<B, Step<P> & { before: B | null }>();
  #made = 0;

  constructor(piecesOf: (board: B) => P[]) {
    this.#piecesOf = piecesOf;
  }

  /**
   * Follows the pieces from one board to the next: a piece that stays or moves to another square keeps its
   * key, and a new piece gets a new key.
   */
  step(before: B | null, board: B, moves: [string, string][]): Step<P> {
    const known = this.#steps.get(board);
    if (known && (before === null || known.before === before)) return known;
    const was = before === null ? [] : (this.#steps.get(before)?.now ?? this.#follow([], before, []));
    const step = { before, was, now: this.#follow(was, board, moves) };
    if (before !== null && !this.#steps.has(before))
      this.#steps.set(before, { before: null, was: [], now: was });
    this.#steps.set(board, step);
    return step;
  }

  #follow(was: Keyed<P>[], board: B, moves: [string, string][]): Keyed<P>[] {
    return follow(was, this.#piecesOf(board), moves, () => `piece-${this.#made++}`);
  }
}

/** Gives the pieces of a new board the keys that they had on the board before. */
export function follow<P extends Piece>(
  before: Keyed<P>[],
  pieces: P[],
  moves: [string, string][],
  fresh: () => string,
): Keyed<P>[] {
  const came = new Map(moves.map(([from, to]) => [to, from]));
  const known = new Map(before.map((piece) => [`${piece.look}@${piece.square}`, piece.key]));
  const take = (piece: P, square: string) => {
    const name = `${piece.look}@${square}`;
    const key = known.get(name);
    known.delete(name);
    return key;
  };
  return pieces.map((piece) => {
    const from = came.get(piece.square);
    const key = (from !== undefined && take(piece, from)) || take(piece, piece.square) || fresh();
    return { ...piece, key };
  });
}
