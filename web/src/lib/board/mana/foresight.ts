/**
 * Looks a few actions ahead, so that the guide and hints advise good actions. The server's rules are the ones that
 * count, and a test compares these with them.
 */

import type { ManaBoard, ManaSquare } from '$lib/wire/types';
import { deepen } from '../deepening';
import { RESERVE, STEPS } from './choices';

/**
 * A turn: the piece that moves or the Ronin that comes back, then where it ends, then where the bird goes.
 */
export interface Turn {
  from: string;
  to: string;
  bird: string | null;
}

/** Squares are numbered from a1 to f6, rank by rank. */
const SIZE = 6;
const COUNT = SIZE * SIZE;
const numberOf = (square: string) => SIZE * (Number(square.charAt(1)) - 1) + square.charCodeAt(0) - 97;
const nameOf = (at: number) => `${String.fromCharCode(97 + (at % SIZE))}${Math.floor(at / SIZE) + 1}`;
const NONE = -1;

const distance = (a: number, b: number) =>
  Math.abs((a % SIZE) - (b % SIZE)) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE));
const ALL = Array.from({ length: COUNT }, (_, at) => at);
const BESIDE = ALL.map((at) => ALL.filter((other) => distance(at, other) === 1));

/**
 * What stands on a square. `RONIN` and `DAIMYO` are the numbers of the pieces of seat 0. The numbers of seat
 * 1 are greater by 1.
 */
const [EMPTY, RONIN, DAIMYO] = [0, 1, 3];
const seatOf = (piece: number) => (piece - 1) % 2;
const isDaimyo = (piece: number) => piece >= DAIMYO;

export interface Position {
  squares: number[];
  /** The number of strokes on each square. */
  strokes: number[];
  captured: number[];
  /** The square of the bird; -1 if it is beside the board. */
  bird: number;
  /** Whether the bird fills its square (MA-12). */
  solid: boolean;
  /** The seat to act; null if the game is over. */
  turn: number | null;
  /** The seat that has captured the enemy Daimyo. */
  winner: number | null;
  /** The number of strokes on the squares from which the player must move; 0 if any piece may move. */
  duty: number;
  /** The moves of the player to act, without the bird. */
  steps: Step[];
}

/** A move. `from` is -1 for a Ronin that comes back. */
type Step = [from: number, to: number];

export function position(
  { pieces, captured, bird, duty }: ManaBoard,
  squares: ManaSquare[],
  turn: number,
  solid: boolean,
): Position {
  const at: Position = {
    squares: ALL.map(() => EMPTY),
    strokes: ALL.map(() => 0),
    captured: [...captured],
    bird: bird === null ? NONE : numberOf(bird),
    solid,
    turn,
    winner: null,
    duty: STEPS[duty],
    steps: [],
  };
  for (const { square, steps } of squares) at.strokes[numberOf(square)] = steps;
  for (const { square, seat, daimyo } of pieces)
    at.squares[numberOf(square)] = (daimyo ? DAIMYO : RONIN) + seat;
  at.steps = stepsOf(at);
  return at;
}

/** Where a piece can end its move (MA-6 to MA-8, MA-12). */
function ends({ squares, strokes, bird, solid }: Position, from: number): number[] {
  const seat = seatOf(squares[from] ?? EMPTY);
  const found: number[] = [];
  // A path has at most three steps, so it could touch only two squares twice: its first one, and the one that it has
  // just left.
  const walk = (here: number, left: number, before: number) => {
    for (const next of BESIDE[here] ?? []) {
      if (next === before || next === from || (solid && next === bird)) continue;
      const there = squares[next] ?? EMPTY;
      if (left > 1) {
        if (there === EMPTY) walk(next, left - 1, here);
      } else if ((there === EMPTY || seatOf(there) !== seat) && !found.includes(next)) found.push(next);
    }
  };
  walk(from, strokes[from] ?? 0, from);
  return found;
}

/** The pieces that a player may move, and whether they may bring a Ronin back instead (MA-11, MA-13). */
function order(at: Position, seat: number, duty: number): { from: number[]; returns: boolean } {
  const own: number[] = [];
  at.squares.forEach((piece, square) => {
    if (piece !== EMPTY && seatOf(piece) === seat) own.push(square);
  });
  const bound = own.filter((square) => at.strokes[square] === duty);
  if (bound.length > 0) return { from: bound, returns: false };
  return { from: own, returns: (at.captured[seat] ?? 0) > 0 };
}

function stepsOf(at: Position): Step[] {
  const { from, returns } = order(at, at.turn ?? 0, at.duty);
  const moves = from.flatMap((square) => ends(at, square).map((to): Step => [square, to]));
  if (!returns) return moves;
  const free = ALL.filter((to) => at.squares[to] === EMPTY && !(at.solid && to === at.bird));
  return [...moves, ...free.map((to): Step => [NONE, to])];
}

const takesDaimyo = ({ squares }: Position, [, to]: Step) => isDaimyo(squares[to] ?? EMPTY);

/** The position after a move, with the bird on the square `bird`, or beside the board. */
function moved(before: Position, [from, to]: Step, bird: number): Position {
  const seat = before.turn ?? 0;
  const at: Position = {
    ...before,
    squares: before.squares.slice(),
    captured: [...before.captured],
    bird,
    turn: 1 - seat,
    duty: bird === NONE ? 0 : (before.strokes[to] ?? 0),
  };
  const prey = before.squares[to] ?? EMPTY;
  if (isDaimyo(prey)) return { ...at, bird: before.bird, turn: null, winner: seat, steps: [] };
  if (prey !== EMPTY) at.captured[1 - seat] = (at.captured[1 - seat] ?? 0) + 1;
  if (from === NONE) at.captured[seat] = (at.captured[seat] ?? 0) - 1;
  at.squares[to] = from === NONE ? RONIN + seat : (before.squares[from] ?? EMPTY);
  if (from !== NONE) at.squares[from] = EMPTY;
  // MA-14 and MA-15.
  at.steps = stepsOf(at);
  if (at.steps.length > 0) return at;
  const again = { ...at, turn: seat, duty: 0 };
  again.steps = stepsOf(again);
  return { ...again, turn: again.steps.length > 0 ? seat : null };
}

/** Where the bird may be set after a move (MA-10); only -1 if it must leave the board. */
function perches(at: Position, [from, to]: Step): number[] {
  const found = ALL.filter(
    (square) =>
      at.strokes[square] === at.strokes[to] &&
      square !== to &&
      square !== at.bird &&
      (at.squares[square] === EMPTY || square === from),
  );
  return found.length > 0 ? found : [NONE];
}

export const after = (before: Position, { from, to, bird }: Turn): Position =>
  moved(
    before,
    [from === RESERVE ? NONE : numberOf(from), numberOf(to)],
    bird === null ? NONE : numberOf(bird),
  );

/** Whether the player to act can capture the Daimyo. */
export const strikes = (at: Position): boolean => at.steps.some((step) => takesDaimyo(at, step));

/** Whether the player to act may move any piece. */
export const isFree = (at: Position): boolean =>
  at.turn !== null && !order(at, at.turn, at.duty).from.some((square) => at.strokes[square] === at.duty);

/**
 * The squares for the bird that make a difference. Of the squares where the bird is in nobody's way, only the
 * first is listed.
 */
function telling(at: Position, step: Step): number[] {
  const all = perches(at, step);
  const theirs = order(at, 1 - (at.turn ?? 0), at.strokes[step[1]] ?? 0).from;
  const hinders = (bird: number) =>
    at.solid && theirs.some((square) => distance(bird, square) <= (at.strokes[square] ?? 0));
  const away = all.find((bird) => !hinders(bird));
  return all.filter((bird) => bird === away || hinders(bird));
}

/** Every turn of the player to act, with each of the bird's squares that `birds` returns. */
const listed = (at: Position, birds: (at: Position, step: Step) => number[]): Turn[] =>
  at.steps.flatMap((step) => {
    const [from, to] = [step[0] === NONE ? RESERVE : nameOf(step[0]), nameOf(step[1])];
    if (takesDaimyo(at, step)) return [{ from, to, bird: null }];
    return birds(at, step).map((bird) => ({ from, to, bird: bird === NONE ? null : nameOf(bird) }));
  });

/** Every turn of the player to act. */
export const turns = (at: Position): Turn[] => listed(at, perches);

/**
 * The turns of the player to act. If some differ only in the bird's square, and the bird has the same effect
 * there, only one of them is listed.
 */
export const different = (at: Position): Turn[] => listed(at, telling);

const WIN = 10_000;
/** Below this value, the player cannot avert defeat. */
export const LOST = -WIN / 2;
/** If a turn is worse than the best one by at most this much, its exact value is found, too. */
export const MARGIN = 100;

/**
 * How good a position looks for the player to act: it is good to have many moves, to be near the enemy Daimyo, and to
 * threaten it from squares of several kinds.
 */
function looks(at: Position): number {
  const seat = at.turn ?? 0;
  const daimyo = [0, 1].map((side) => at.squares.indexOf(DAIMYO + side));
  const threats = new Set<string>();
  let value = isFree(at) ? 100 : 0;
  for (const square of ALL) {
    const piece = at.squares[square] ?? EMPTY;
    if (piece === EMPTY) continue;
    const side = seatOf(piece);
    const [sign, enemy] = [side === seat ? 1 : -1, daimyo[1 - side] ?? 0];
    const places = ends(at, square);
    const stands = isDaimyo(piece) ? 16 * places.length : -20 * distance(square, enemy);
    value += sign * (4 * places.length + stands);
    const threat = `${side} ${at.strokes[square] ?? 0}`;
    if (!places.includes(enemy) || threats.has(threat)) continue;
    threats.add(threat);
    value += 70 * sign;
  }
  return value;
}

/** The most positions to look at for one answer. That takes about a tenth of a second on a computer. */
const MOST_LOOKED_AT = 6_000;
const MOST_AHEAD = 6;

/**
 * For each of these turns, how good the position after it is for the player, as far as a quick search can see. A value
 * beyond [`LOST`] is a defeat that cannot be averted. If a turn is much worse than the best one, its value says so, but
 * not by how much.
 */
export function foresee(start: Position, choices: Turn[]): number[] {
  let looked = 0;
  /**
   * The value for the player to act, if it is between the limits. Otherwise, a number that shows which limit
   * it exceeds or falls below.
   */
  function search(at: Position, depth: number, low: number, high: number): number {
    looked++;
    if (strikes(at)) return WIN + depth;
    if (depth <= 0 || looked > MOST_LOOKED_AT) return looks(at);
    let best = -Infinity;
    for (const step of at.steps)
      for (const bird of telling(at, step)) {
        const found = value(at, moved(at, step, bird), depth - 1, Math.max(low, best), high);
        best = Math.max(best, found);
        if (best >= high) return best;
      }
    return best;
  }
  /** The value of a position for the player who acted before it. */
  function value(before: Position, at: Position, depth: number, low: number, high: number): number {
    if (at.turn === null) return at.winner === null ? 0 : WIN + depth;
    return at.turn === before.turn ? search(at, depth, low, high) : -search(at, depth, -high, -low);
  }
  const next = choices.map((choice) => after(start, choice));
  const values = next.map((at) => value(start, at, 0, -Infinity, Infinity));
  const isEnough = () => looked >= MOST_LOOKED_AT;
  return deepen(values, MOST_AHEAD, isEnough, (i, depth, best) =>
    value(start, next[i] ?? start, depth, best - MARGIN, Infinity),
  );
}
