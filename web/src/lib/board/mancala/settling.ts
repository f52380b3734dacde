/** Where stones come to rest in a hollow. */

import type { Point } from '../motion';

/** The radius of a stone in a round bowl, in board units. */
export const STONE = 19;

/** The inner size of a hollow: half of its width and height, whether it is an ellipse, and the radius of its stones. */
interface Basin {
  stone: number;
  across: number;
  along: number;
  oval: boolean;
}

/**
 * A stone at rest: where it is seen, relative to the middle of the hollow, and in which layer it lies. Layers
 * count from 0.
 */
interface Rest extends Point {
  layer: number;
}

/** How far a stone stays from the rim. */
const RIM = 5;
/** How near two stones of a layer may come, in radii: glass stones lie slightly over each other. */
const NEAR = 1.8;
/** How near, in radii, a stone may lie to the middle of one below it: stones roll into the gaps. */
const ABOVE = 0.75;
/**
 * How near, in radii, a stone may lie to the middle of one that is two or more layers below. Nearer, it would
 * hide that stone.
 */
const HIDES = 0.45;
/** How many stones of a heap are on top, and are hidden as little as possible. */
const ON_TOP = 8;
/** By how much each layer is smaller than the one below, and the smallest a layer gets. */
const [NARROWS, NARROWEST] = [0.12, 0.4];
/**
 * By how much each layer appears higher on the screen than the one below, and the number of layers that do.
 */
const [RISES, RISING] = [3, 5];
/**
 * How irregularly stones lie. A place may be preferred to another one that is nearer to the middle by up to
 * this distance.
 */
const STRAYS = 11;
/** The same for the rows of a mancala and of a bowl, so that the first stones lie scattered. */
const SCATTERS = { mancala: 130, bowl: 76 };
/** How far a place may be away from its exact position in a row, in radii. */
const LOOSE = 0.04;
/** How many places are tried for a stone. */
const TRIES = 220;

/** A fixed fraction between 0 and 1 for a number: the same stones lie alike on every screen. */
const fraction = (number: number) => (((number * 0.7548776662) % 1) + 1) % 1;

/** The places that are tried in a basin: spread evenly, like the seeds of a sunflower or as a band of points. */
function tried({ across, along, oval }: Basin, seed: number): Point[] {
  const all = Array.from({ length: TRIES }, (_, i) => {
    if (oval) {
      const [turn, far] = [i * 2.39996 + seed, Math.sqrt((i + 0.5) / TRIES)];
      return { x: Math.cos(turn) * far * across, y: Math.sin(turn) * far * along };
    }
    const [x, y] = [fraction(i + seed) * 2 - 1, ((i + 0.5) / TRIES) * 2 - 1];
    return { x: x * across, y: y * along };
  });
  return oval ? all : all.filter(endsRound({ across, along }));
}

/** Whether a place is inside a mancala: its ends are half circles. */
const endsRound = ({ across, along }: Pick<Basin, 'across' | 'along'>) => {
  const end = Math.min(across, along);
  const past = (at: number, half: number) => Math.max(Math.abs(at) - (half - end), 0);
  return ({ x, y }: Point) => Math.hypot(past(x, across), past(y, along)) <= end + 0.001;
};

/**
 * The places for stones in staggered rows along a mancala, with as many stones side by side as possible. So a player
 * can count them, up to the number that wins.
 */
function rows({ across, along, stone }: Basin, seed: number): Point[] {
  const [short, long] = [Math.min(across, along), Math.max(across, along)];
  const apart = (NEAR + 2 * LOOSE) * stone;
  const fits = [2, 3, 4, 5].map((count) => {
    const step = (2 * short) / (count - 1);
    // A place keeps apart from those beside it in its own row, in the next one, and in the one after that.
    const pitch =
      2 * step < apart ? Infinity : Math.max(apart, 2 * Math.sqrt(Math.max(apart ** 2 - step ** 2, 0)));
    return { count, step, pitch };
  });
  const { count, step, pitch } = fits.reduce((a, b) => (b.count / b.pitch > a.count / a.pitch ? b : a));
  if (!(pitch < Infinity)) return [];
  const most = Math.ceil(long / pitch);
  const found = Array.from({ length: count }, (_, row) =>
    Array.from({ length: 2 * most + 1 }, (_, i) => {
      const off = (fraction(31 * i + 57 * row + seed) - 0.5) * 2 * LOOSE * stone;
      const at = (i - most + (row % 2 === 0 ? 0.25 : -0.25)) * pitch + off;
      return along > across ? { x: row * step - short, y: at } : { x: at, y: row * step - short };
    }),
  ).flat();
  return found.filter(endsRound({ across, along }));
}

/** The least distance between the rim and any part of a stone in a row of a bowl. */
const CLEAR = 2;
/** Points around a stone, in radii. */
const AROUND = Array.from({ length: 16 }, (_, i) => ({
  x: Math.cos((i * Math.PI) / 8),
  y: Math.sin((i * Math.PI) / 8),
}));
/** How far apart the rows of a bowl may be, as shares of the distance between two stones. */
const STEPS = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.87, 1];

/**
 * Staggered rows along an ellipse with these half axes, for the middles of stones, in the arrangement that holds the
 * most stones side by side, so that stones can be counted for as long as possible.
 */
function nest(long: number, short: number, stone: number): Point[] {
  const apart = (NEAR + 3 * LOOSE) * stone;
  const off = LOOSE * stone;
  /** Whether a stone lies within the rim, which is an ellipse. */
  const within = ({ x, y }: Point) =>
    Math.abs(x) <= long - off &&
    Math.abs(y) <= short - off &&
    AROUND.every(
      ({ x: dx, y: dy }) =>
        Math.hypot(
          (x + dx * (stone + CLEAR)) / (long + stone + RIM),
          (y + dy * (stone + CLEAR)) / (short + stone + RIM),
        ) <= 1,
    );
  const grids = [1, 2, 3, 4].flatMap((count) =>
    STEPS.flatMap((share) => {
      const step = share * apart;
      const pitch = Math.max(apart, 2 * Math.sqrt(apart ** 2 - step ** 2));
      const most = Math.ceil(long / pitch);
      return [0, 0.125, 0.25, 0.375, 0.5].map((shift) =>
        Array.from({ length: count }, (_, row) =>
          Array.from({ length: 2 * most + 1 }, (_, i) => ({
            x: (i - most + shift + (row % 2) / 2) * pitch,
            y: (row - (count - 1) / 2) * step,
          })),
        )
          .flat()
          .filter(within),
      );
    }),
  );
  return grids.reduce((a, b) => (b.length > a.length ? b : a));
}

/** The rows for each size of bowl. All bowls of a board have the same size and share them. */
const nests = new Map<string, Point[]>();

/** Places in staggered rows along a bowl. */
function nested({ across, along, stone }: Basin, seed: number): Point[] {
  const [short, long] = [Math.min(across, along), Math.max(across, along)];
  const key = [long, short, stone].join();
  const found = nests.get(key) ?? nest(long, short, stone);
  nests.set(key, found);
  const loose = (n: number) => (fraction(n + seed) - 0.5) * 2 * LOOSE * stone;
  // Mirrors the rows of some bowls, so that not all bowls look alike.
  const [left, up] = [seed % 2 === 0 ? 1 : -1, seed % 3 === 0 ? 1 : -1];
  return found.map(({ x, y }, i) => {
    const at = { x: left * x + loose(31 * i), y: up * y + loose(57 * i + 3) };
    return along > across ? { x: at.y, y: at.x } : at;
  });
}

/** The stones that have settled in a hollow of one size. Stones are added whenever more are asked for. */
class Settled {
  readonly #places: (Point & { cost: number })[];
  readonly #rests: Rest[] = [];
  readonly #basin: Basin;
  #layer = 0;

  constructor(basin: Basin, seed: number) {
    this.#basin = basin;
    const placed = (at: Point, i: number, strays: number) => ({
      ...at,
      cost: Math.hypot(at.x, at.y) + strays * fraction(i * 7.31 + seed * 3.7),
    });
    const byCost = (a: { cost: number }, b: { cost: number }) => a.cost - b.cost;
    const [found, strays] = basin.oval
      ? [nested(basin, seed), SCATTERS.bowl]
      : [rows(basin, seed), SCATTERS.mancala];
    const inRows = found.map((at, i) => placed(at, i, strays));
    const others = tried(basin, seed).map((at, i) => placed(at, i, STRAYS));
    this.#places = [...inRows.sort(byCost), ...others.sort(byCost)];
  }

  at(slot: number): Rest {
    while (this.#rests.length <= slot) this.#rests.push(this.#next());
    return this.#rests[slot] ?? { x: 0, y: 0, layer: 0 };
  }

  #next(): Rest {
    let at = this.#free();
    if (!at) {
      this.#layer++;
      at = this.#free() ?? this.#emptiest();
    }
    return { x: at.x, y: at.y, layer: this.#layer };
  }

  /** The places within the top layer, as they are seen, the best one first. */
  #within(): Point[] {
    const share = Math.max(1 - this.#layer * NARROWS, NARROWEST);
    const { across, along } = this.#basin;
    return this.#places
      .filter(({ x, y }) => Math.abs(x) <= across * share && Math.abs(y) <= along * share)
      .map(({ x, y }) => ({ x, y: y - Math.min(this.#layer, RISING) * RISES }));
  }

  #free(): Point | undefined {
    const [beside = [], below = [], deeper = []] = [0, 1, 2].map((down) =>
      this.#rests.filter(({ layer }) => Math.min(this.#layer - layer, 2) === down),
    );
    return this.#within().find(
      (at) =>
        this.#gap(at, beside) >= NEAR && this.#gap(at, below) >= ABOVE && this.#gap(at, deeper) >= HIDES,
    );
  }

  /** The place that hides the stones on top the least. */
  #emptiest(): Point {
    const onTop = this.#rests.slice(-ON_TOP);
    return this.#within().reduce((best, at) => (this.#gap(at, onTop) > this.#gap(best, onTop) ? at : best), {
      x: 0,
      y: 0,
    });
  }

  /** How far a place is from the nearest of these stones, in radii. */
  #gap({ x, y }: Point, stones: Rest[]): number {
    return Math.min(...stones.map((other) => Math.hypot(other.x - x, other.y - y))) / this.#basin.stone;
  }
}

const known = new Map<string, Settled>();

/**
 * Where stone number `slot` lies in a hollow of this size, relative to its middle. Stones gather in the middle, then
 * spread to the rim, and then lie on each other in smaller and smaller layers. A stone stays where it lies when
 * others are added.
 */
export function settle(
  size: { width: number; height: number; oval: boolean; stone: number },
  seed: number,
  slot: number,
): Point {
  const half = (length: number) => Math.max(Math.round((length / 2 - RIM - size.stone) / 2) * 2, 1);
  const basin = { ...size, across: half(size.width), along: half(size.height) };
  const key = [basin.across, basin.along, basin.oval, basin.stone, seed].join();
  const settled = known.get(key) ?? new Settled(basin, seed);
  known.set(key, settled);
  return settled.at(slot);
}
