/**
 * Looks a few moves ahead, so that the guide teaches with good moves and the board warns of risks. The server's rules
 * are the ones that count, and a test compares these with them.
 */

import type { JungleAnimal, JungleMove, JungleSquare } from '$lib/wire/types';
import { deepen } from '../deepening';

/** Squares are numbered from a1 to g9, rank by rank. */
const [FILES, RANKS] = [7, 9];
const COUNT = FILES * RANKS;
const numberOf = (square: string) => FILES * (Number(square.slice(1)) - 1) + square.charCodeAt(0) - 97;
const nameOf = (at: number) => `${String.fromCharCode(97 + (at % FILES))}${Math.floor(at / FILES) + 1}`;

/** What is on a square: 0 if nothing, otherwise the animal's rank, and 8 more for an animal of the second seat. */
type Squares = number[];
const EMPTY = 0;
const seatOf = (animal: number) => (animal > 8 ? 1 : 0);
const rankOf = (animal: number) => (animal > 8 ? animal - 8 : animal);
const [RAT, DOG, LEOPARD, TIGER, LION, ELEPHANT] = [1, 3, 5, 6, 7, 8];

interface Land {
  water: boolean[];
  trap: boolean[];
  /** The square of each side's den. */
  dens: number[];
}

type Step = [from: number, to: number];

export interface Position {
  land: Land;
  squares: Squares;
  /** The squares of the hungry animals of the player to act. */
  hungry: number[];
  turn: number;
  /** The winner, once the game is over. */
  winner: number | null;
}

export function position(animals: JungleAnimal[], ground: JungleSquare[], turn: number): Position {
  const land: Land = { water: [], trap: [], dens: [] };
  for (const { square, terrain, seat } of ground) {
    const at = numberOf(square);
    land.water[at] = terrain === 'water';
    land.trap[at] = terrain === 'trap';
    if (terrain === 'den' && seat !== null) land.dens[seat] = at;
  }
  const squares = Array.from({ length: COUNT }, () => EMPTY);
  for (const { square, seat, rank } of animals) squares[numberOf(square)] = rank + 8 * seat;
  const hungry = animals.filter((one) => one.hungry).map(({ square }) => numberOf(square));
  return { land, squares, hungry, turn, winner: null };
}

/** The square next to another one; -1 beyond the edge of the map. */
function beside(at: number, [x, y]: readonly [number, number]): number {
  const [file, rank] = [(at % FILES) + x, Math.floor(at / FILES) + y];
  return file < 0 || file >= FILES || rank < 0 || rank >= RANKS ? -1 : FILES * rank + file;
}
const WAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const BESIDE = Array.from({ length: COUNT }, (_, at) => WAYS.map((way) => beside(at, way)));

/**
 * Where an animal lands if it steps from a square towards water: in the water if it swims, on the far side if it
 * jumps; -1 if it can do neither (J-5, J-6).
 */
function crossed(land: Land, squares: Squares, from: number, way: number): number {
  const animal = squares[from] ?? EMPTY;
  const rank = rankOf(animal);
  let at = BESIDE[from]?.[way] ?? -1;
  if (rank === RAT || rank === DOG) return at;
  const jumps = rank === LION || rank === TIGER || (rank === LEOPARD && way > 1);
  if (!jumps) return -1;
  for (; land.water[at]; at = BESIDE[at]?.[way] ?? -1) {
    const there = squares[at] ?? EMPTY;
    if (there !== EMPTY && seatOf(there) !== seatOf(animal)) return -1;
  }
  return at;
}

/** Where an animal can go, whether or not it is hungry (J-3 to J-9). */
function reach(land: Land, squares: Squares, from: number): number[] {
  const animal = squares[from] ?? EMPTY;
  const [seat, rank] = [seatOf(animal), rankOf(animal)];
  const found: number[] = [];
  for (let way = 0; way < WAYS.length; way++) {
    let to = BESIDE[from]?.[way] ?? -1;
    if (to >= 0 && land.water[to]) to = crossed(land, squares, from, way);
    if (to < 0 || to === land.dens[seat]) continue;
    const prey = squares[to] ?? EMPTY;
    if (prey !== EMPTY) {
      if (seatOf(prey) === seat) continue;
      const giant = rank === RAT && rankOf(prey) === ELEPHANT;
      const strong = land.trap[to] ? true : giant || rank >= rankOf(prey);
      if (!strong || (giant && land.water[from])) continue;
    }
    found.push(to);
  }
  return found;
}

const attacks = (land: Land, squares: Squares, from: number) =>
  reach(land, squares, from).some((to) => squares[to] !== EMPTY);

/** Whether the player to act could eat the animal on a square. */
export function isPrey({ land, squares, turn }: Position, square: string): boolean {
  const at = numberOf(square);
  return own(squares, turn).some((from) => reach(land, squares, from).includes(at));
}

/** The squares of the animals that the animal on a square could eat, if it were its turn. */
export function preyFrom({ land, squares }: Position, square: string): string[] {
  const to = reach(land, squares, numberOf(square));
  return to.filter((at) => squares[at] !== EMPTY).map(nameOf);
}

/** Where the animal on a square could go, if it were its turn. */
export const waysOf = (at: Position, square: string): string[] =>
  moves(at)
    .filter(({ from }) => from === square)
    .map(({ to }) => to);

/** The squares of a side's animals. */
function own(squares: Squares, seat: number): number[] {
  const found: number[] = [];
  squares.forEach((animal, at) => {
    if (animal !== EMPTY && seatOf(animal) === seat) found.push(at);
  });
  return found;
}

/**
 * Every move of the player to act. Moves that J-16 forbids are included, because that depends on earlier
 * positions.
 */
function steps({ land, squares, hungry, turn }: Position): Step[] {
  const den = land.dens[1 - turn];
  return own(squares, turn).flatMap((from) =>
    reach(land, squares, from)
      .filter((to) => to !== den || !hungry.includes(from))
      .map((to): Step => [from, to]),
  );
}

function moved(before: Position, [from, to]: Step): Position {
  const { land, turn } = before;
  const squares = before.squares.slice();
  const ate = squares[to] !== EMPTY;
  squares[to] = squares[from] ?? EMPTY;
  squares[from] = EMPTY;
  const at: Position = { land, squares, hungry: [], turn: 1 - turn, winner: null };
  if (to === land.dens[1 - turn]) return { ...at, winner: turn };
  // J-10 and J-11, in this order.
  at.hungry = own(squares, 1 - turn).filter((square) => attacks(land, squares, square));
  if (!(ate && before.hungry.includes(from)))
    for (const square of before.hungry) squares[square === from ? to : square] = EMPTY;
  // J-15.
  if (own(squares, turn).length === 0) return { ...at, winner: 1 - turn };
  return steps(at).length === 0 ? { ...at, winner: turn } : at;
}

export interface Move {
  from: string;
  to: string;
}
const stepOf = ({ from, to }: Move): Step => [numberOf(from), numberOf(to)];

export const after = (before: Position, move: Move): Position => moved(before, stepOf(move));
export const moves = (at: Position): Move[] =>
  steps(at).map(([from, to]) => ({ from: nameOf(from), to: nameOf(to) }));

/** What threatens the animal that has moved. */
export interface Risk {
  /** Whether an enemy can eat it. */
  eaten: boolean;
  /** Whether it can eat an enemy. It becomes hungry unless the enemy's answer changes that. */
  hungry: boolean;
  /** Whether the enemy has an answer after which the animal must starve, because its prey starves first (J-12). */
  starves: boolean;
}

/** Whether the player to act has an answer after which the animal on a square is hungry, but all prey has starved. */
const mayStarve = (then: Position, square: number): boolean =>
  then.winner === null &&
  then.hungry.length > 0 &&
  steps(then).some((answer) => {
    const { land, squares, hungry, winner } = moved(then, answer);
    return winner === null && hungry.includes(square) && !hungry.some((one) => attacks(land, squares, one));
  });

/** What threatens an animal after this move; null if it has entered the den or starved. */
export function risk(before: Position, move: Move): Risk | null {
  const [, to] = stepOf(move);
  const then = after(before, move);
  const { land, squares } = then;
  if (squares[to] === EMPTY || land.dens.includes(to)) return null;
  return { eaten: isPrey(then, move.to), hungry: attacks(land, squares, to), starves: mayStarve(then, to) };
}

/**
 * The squares to which an animal can move without eating, each with what threatens the animal there; null if the move
 * lets animals starve.
 */
export function risks(now: Position, moves: JungleMove[], animal: string): Map<string, Risk | null> {
  const plain = moves.filter(({ from, takes }) => from === animal && takes === null);
  return new Map(plain.map((move) => [move.to, move.starves.length > 0 ? null : risk(now, move)]));
}

/** The squares where an animal can eat, but where an enemy could then eat it. */
export const perils = (now: Position, moves: JungleMove[], animal: string): string[] =>
  moves
    .filter((move) => move.from === animal && move.takes !== null && risk(now, move)?.eaten)
    .map(({ to }) => to);

/** What the animals are worth, by rank. */
const WORTH = [0, 230, 180, 210, 220, 280, 390, 400, 380];
const WIN = 10_000;

/** How good a position looks for the player to act: what their animals are worth, and how far they have come. */
function looks({ land, squares, turn }: Position): number {
  let value = 0;
  squares.forEach((animal, at) => {
    if (animal === EMPTY) return;
    const seat = seatOf(animal);
    const rank = Math.floor(at / FILES);
    const ahead = seat === 0 ? rank : RANKS - 1 - rank;
    const trapped = land.trap[at] ? 25 : 0;
    const worth = (WORTH[rankOf(animal)] ?? 0) + 12 * Math.max(ahead - 3, 0) - trapped;
    value += seat === turn ? worth : -worth;
  });
  return value;
}

/** A move is worth teaching if it is worse than the best one by at most this much. */
export const MARGIN = 40;

/** The most positions to look at for one answer. That takes about a tenth of a second on a computer. */
const MOST_LOOKED_AT = 6_000;
const MOST_AHEAD = 8;
/** While animals are hungry, the search looks up to this many moves further ahead. */
const MORE = 6;

/**
 * For each of these moves, how good the position after it is for the player, as far as a quick search can see. A small
 * animal counts about 200. If a move is worse than the best one by more than `MARGIN`, its number says so, but not by
 * how much.
 */
export function foresee(start: Position, choices: Move[]): number[] {
  let looked = 0;
  /**
   * The value for the player to act, if it is between the limits. Otherwise, a number that shows which limit
   * it exceeds or falls below.
   */
  function search(at: Position, depth: number, low: number, high: number): number {
    looked++;
    if (at.winner !== null) return at.winner === at.turn ? WIN + depth : -WIN - depth;
    const { hungry, squares } = at;
    const still = depth <= 0;
    if (still && (hungry.length === 0 || depth <= -MORE)) return looks(at);
    if (looked > MOST_LOOKED_AT) return looks(at);
    // Moves that eat come first, because they are often the best.
    const all = steps(at).sort((a, b) => (squares[b[1]] ?? 0) - (squares[a[1]] ?? 0));
    const fed = all.filter(([from, to]) => hungry.includes(from) && squares[to] !== EMPTY);
    let best = -Infinity;
    for (const step of still && fed.length > 0 ? fed : all) {
      best = Math.max(best, -search(moved(at, step), depth - 1, -high, -Math.max(low, best)));
      if (best >= high) break;
    }
    return best;
  }
  const next = choices.map((choice) => after(start, choice));
  const value = (at: Position, depth: number, best: number) => -search(at, depth, -Infinity, MARGIN - best);
  const values = next.map((at) => value(at, 0, -Infinity));
  const isEnough = () => looked >= MOST_LOOKED_AT;
  return deepen(values, MOST_AHEAD, isEnough, (i, depth, best) => value(next[i] ?? start, depth, best));
}
