import type { ManaBoard, ManaGeometry, ManaMove, ManaPiece } from '$lib/wire/types';
import { RESERVE } from './choices';
import { ways } from './reach';

/** The bird's square if the bird fills it under these options, as it usually does (MA-12); otherwise null. */
export const fills = (options: Record<string, string> | undefined) => (bird: string | null) =>
  options?.['bird'] === 'spirit' ? null : bird;

/** Returns the number of strokes on a square; 0 if there is no such square. */
export const strokesIn = ({ squares }: Pick<ManaGeometry, 'squares'>) => {
  const strokes = new Map(squares.map(({ square, steps }) => [square, steps]));
  return (square?: string | null): number => strokes.get(square ?? '') ?? 0;
};

/** A position in which one player is about to move. */
export interface Standing {
  pieces: ManaPiece[];
  /** The seat that moves. */
  seat: number;
  /** The number of strokes on the bird's square; 0 if the bird has left the board. */
  steps: number;
  /** The bird's square if the bird fills it (MA-12), and otherwise null. */
  bird: string | null;
  /** How many Ronin of each seat are captured. */
  captured: number[];
  strokesOf: (square: string) => number;
}

/** What a player may do under the bird's order. */
export interface Outlook {
  /** Whether they have no piece on squares of the bird's kind, so that they may move any piece (MA-13). */
  free: boolean;
  /** Whether they may bring a Ronin back instead (MA-13). */
  returns: boolean;
  /** The squares of the pieces that the order lets them move and that have a path. */
  movable: Set<string>;
  /** Where each of these pieces could end its move. */
  ends: Map<string, string[]>;
  /** The squares of the pieces that the order lets them move, but that have no path. */
  stuck: Set<string>;
  /** The paths on which they could capture the Daimyo of the other player. */
  attacks: string[][];
  /** The squares of the other player's pieces that they could capture. */
  captures: Set<string>;
}

export function outlook({ pieces, seat, steps, bird, captured, strokesOf }: Standing): Outlook {
  const own = pieces.filter((piece) => piece.seat === seat);
  const enemies = new Set(pieces.filter((piece) => piece.seat !== seat).map(({ square }) => square));
  const bound = own.filter(({ square }) => strokesOf(square) === steps);
  const free = bound.length === 0;
  const goes = (free ? own : bound).map(({ square }) => ({
    square,
    to: ways(pieces, bird, square, strokesOf(square)),
  }));
  const squares = (movable: boolean) =>
    new Set(goes.filter(({ to }) => to.size > 0 === movable).map(({ square }) => square));
  return {
    free,
    returns: free && (captured[seat] ?? 0) > 0,
    movable: squares(true),
    ends: new Map(goes.map(({ square, to }) => [square, [...to.keys()]])),
    stuck: squares(false),
    attacks: attacks(pieces, seat, goes),
    captures: new Set(goes.flatMap(({ to }) => [...to.keys()].filter((square) => enemies.has(square)))),
  };
}

/** The paths on which the pieces of a seat threaten the enemy Daimyo, whatever the bird will order. */
export function threats({ pieces, seat, bird, strokesOf }: Omit<Standing, 'steps' | 'captured'>): string[][] {
  const own = pieces.filter((piece) => piece.seat === seat);
  return attacks(
    pieces,
    seat,
    own.map(({ square }) => ({ square, to: ways(pieces, bird, square, strokesOf(square)) })),
  );
}

const attacks = (pieces: ManaPiece[], seat: number, goes: { to: Map<string, string[]> }[]): string[][] => {
  const daimyo = pieces.find((piece) => piece.seat !== seat && piece.daimyo)?.square ?? '';
  return goes.flatMap(({ to }) => (to.has(daimyo) ? [to.get(daimyo) ?? []] : []));
};

/** The position once a player has picked a piece and its destination. The bird is still in their hand. */
export function after(
  { pieces, captured }: Pick<ManaBoard, 'pieces' | 'captured'>,
  [from, to = '']: string[],
  turn: number,
  strokesOf: (square: string) => number,
): Standing {
  const piece = pieces.find(({ square }) => square === from);
  const prey = pieces.find(({ square, seat }) => square === to && seat !== turn);
  const returned = from === RESERVE;
  return {
    pieces: [
      ...pieces.filter(({ square }) => square !== from && square !== to),
      { square: to, seat: turn, daimyo: piece?.daimyo === true },
    ],
    seat: 1 - turn,
    steps: strokesOf(to),
    bird: null,
    captured: captured.map((number, seat) =>
      seat === turn ? number - Number(returned) : number + Number(prey !== undefined),
    ),
    strokesOf,
  };
}

/** Whether something is true for none, some or all of the squares where the bird may be set. */
export type Share = 'none' | 'some' | 'all';

/** What the other player could do after a move, before the bird is set. */
export interface Foresight extends Outlook {
  /**
   * `danger`: on how many squares the bird would let them capture the Daimyo. `skipped`: on how many of them
   * they could do nothing, and would be skipped (MA-14).
   */
  danger: Share;
  skipped: Share;
  /** The squares where the bird would let them capture the Daimyo; empty if it would do so everywhere. */
  dangerous: Set<string>;
  /**
   * Whether they could do the same wherever the bird is set: it blocks nothing, or blocks the same pieces everywhere.
   */
  alike: boolean;
  /** On how many squares the bird would let them capture a Ronin. */
  loss: Share;
  /** If a Ronin is in danger: the squares where the bird would let them capture nothing. */
  safe: Set<string>;
  /** The squares where the bird would leave them nothing to do; empty if it would do so everywhere. */
  skips: Set<string>;
  /**
   * What the signs on the bird's squares are about. Only the most important kind is shown at a time, so that the
   * prompt can explain it in a few words.
   */
  sign: 'danger' | 'skips' | 'safe' | 'none';
}

/**
 * What the other player could do once a piece has its destination: with the bird on the square `pointed` or,
 * if that is null, on any square. Null if the move ends the game. `filled` gives the bird's square if the
 * bird fills it (MA-12).
 */
export function foresee(
  board: Pick<ManaBoard, 'pieces' | 'captured'>,
  moves: ManaMove[],
  picks: string[],
  turn: number,
  strokesOf: (square: string) => number,
  filled: ReturnType<typeof fills>,
  pointed: string | null,
): Foresight | null {
  const [from, to = ''] = picks;
  if (board.pieces.some(({ square, daimyo }) => square === to && daimyo)) return null;
  const birds = moves.find((move) => (move.from ?? RESERVE) === from && move.to === to)?.perches ?? [];
  const order = after(board, picks, turn, strokesOf);
  // If the bird leaves the board, it orders nothing (MA-10).
  if (birds.length === 0) order.steps = 0;
  const ahead = (bird: string | null) => outlook({ ...order, bird: filled(bird) });
  const all = (birds.length > 0 ? birds : [null]).map((bird) => ({ bird, ...ahead(bird) }));
  const dangerous = all.filter(({ attacks }) => attacks.length > 0);
  const daimyo = order.pieces.find(({ seat, daimyo }) => seat === turn && daimyo)?.square;
  const lossy = all.filter(({ captures }) => [...captures].some((square) => square !== daimyo));
  const harmless = lossy.length > 0 ? all.filter(({ captures }) => captures.size === 0) : [];
  const skipped = all.filter(({ movable, returns }) => movable.size === 0 && !returns);
  const share = ({ length }: unknown[]): Share =>
    length === 0 ? 'none' : length < all.length ? 'some' : 'all';
  const bird = pointed !== null && birds.includes(pointed) ? pointed : null;
  const { attacks, captures, ...rest } = ahead(bird);
  const unlessAll = (squares: typeof all) =>
    new Set(squares.length < all.length ? squares.flatMap(({ bird }) => bird ?? []) : []);
  // If only some squares are dangerous, show no attack until the player points at one: until then, the signs
  // of danger on these squares are enough.
  const certain = bird !== null || dangerous.length === all.length;
  const somewhere = all
    .flatMap(({ captures }) => [...captures])
    .filter((square) => certain || square !== daimyo);
  const [danger, skips] = [share(dangerous), share(skipped)];
  const whatThen = ({ ends }: Outlook) =>
    [...ends].map(([from, to]) => [from, ...[...to].sort()].join('-')).join();
  const safe = unlessAll(harmless);
  return {
    ...rest,
    attacks: certain ? attacks : [],
    captures: bird === null ? new Set(somewhere) : captures,
    danger,
    alike: new Set(all.map(whatThen)).size === 1,
    skipped: skips,
    dangerous: unlessAll(dangerous),
    loss: share(lossy),
    safe,
    skips: unlessAll(skipped),
    sign: danger !== 'none' ? 'danger' : skips === 'some' ? 'skips' : safe.size > 0 ? 'safe' : 'none',
  };
}

/** The destinations of a piece to warn of: those of `frees` and `risks` by a sign, and `doubts` only in words. */
export interface Warnings {
  /**
   * The destinations that would let the other player move any piece (MA-10, MA-13). Empty if there is something more
   * important to warn of.
   */
  frees: Set<string>;
  /** The destinations that would let the other player capture the Daimyo, wherever the bird is set. */
  risks: Set<string>;
  /** The destinations after which only the bird could still prevent that, by blocking the way (MA-12). */
  doubts: Set<string>;
}

/** Which destinations of a piece to warn of. */
export function warnings(
  board: Pick<ManaBoard, 'pieces' | 'captured'>,
  moves: ManaMove[],
  from: string,
  turn: number,
  strokesOf: (square: string) => number,
  filled: ReturnType<typeof fills>,
): Warnings {
  const ends = moves.flatMap((move) => ((move.from ?? RESERVE) === from ? [move.to] : []));
  const seen = ends.map((to) => ({
    to,
    then: foresee(board, moves, [from, to], turn, strokesOf, filled, null),
  }));
  const those = (fits: (then: Foresight) => boolean) =>
    new Set(seen.flatMap(({ to, then }) => (then && fits(then) ? [to] : [])));
  const [risks, doubts] = [those(({ danger }) => danger === 'all'), those(({ danger }) => danger === 'some')];
  // Only one kind of warning is given at a time, the most important one.
  const warned = risks.size + doubts.size > 0;
  return { frees: warned ? new Set() : those(({ free }) => free), risks, doubts };
}
