import type { BankingRule, MancalaBoard, SowingStep } from '$lib/wire/types';
import type { Past } from '../props';
import { count, name, places } from './layout';

/** A stone and its place. */
export interface Stone {
  key: string;
  /** Determines the stone's glass, shape and veins, so that no two stones look alike. */
  look: number;
  place: string;
  slot: number;
}

/** Where a stone is: in a hollow, or with others in the hand over a hollow. */
export interface Stop {
  hollow: string;
  /** The stone's slot in the hollow, or its place in the hand. */
  slot: number;
  hand: boolean;
}

/**
 * The path of a stone from one resting place to the next. Each stretch, from one stop to the next, takes the
 * same time.
 */
export interface Trip {
  stone: string;
  start: number;
  length: number;
  stops: Stop[];
}

/** A change of the number of stones in a hollow or in the hand: `by` stones more, or fewer if negative. */
export interface Tick {
  at: number;
  id: string;
  by: number;
}

/** One lap of a sowing: a bowl, and the hollows over which the hand goes. */
export interface Lap {
  id: string;
  over: string[];
  start: number;
  end: number;
}

/** Bowls that are emptied together into a mancala. */
export interface Banking {
  why: BankingRule;
  from: string[];
  to: string;
  stones: number;
  /** When the bowls begin to be emptied, and when their stones leave for the mancala. */
  seen: number;
  at: number;
}

/** The timing of a sowing. It does not depend on how the board is drawn. */
export interface Sowing {
  before: Stone[];
  /** Where each stone lies after the sowing. */
  after: Stone[];
  trips: Trip[];
  ticks: Tick[];
  laps: Lap[];
  /** At the end of the game: how a hand gathers the stones that are left in a row. */
  sweeps: (Lap & { seat: number })[];
  bankings: Banking[];
  /** When each stone falls into a hollow. */
  falls: number[];
  /** When the sowing itself is over. At the end of the game, the stones that are left are banked after that. */
  told: number;
  length: number;
}

/** The id under which the stones in the hand are counted. */
export const HAND = 'hand';

/**
 * Times in milliseconds: until the hand has arrived, until it has left, between two laps, until a capture is seen, and
 * from the last sowing of the game until the remaining stones are banked.
 */
export const COME = 160;
export const LEAVE = 200;
const LAP = 170;
const SEEN = 260;
const OVER = 1200;
/**
 * How long a capture is seen before its stones leave, and how long the hand takes from bowl to bowl at the end of the
 * game.
 */
const CAUGHT = 200;
const GATHER = 150;
/** How long a stone flies to a mancala, and how much later the next one starts, in milliseconds. */
const WAY = 430;
const NEXT = 26;
/**
 * How much later the next stone of a capture starts, and the limit for all its stones together. A few stones leave
 * slowly enough to be counted.
 */
const [ONE, MANY] = [70, 480];
/** The longest time that a sowing takes, in milliseconds. Longer sowings are sped up. */
const LONGEST = 5200;
/** The longest and the shortest time for each stone, in milliseconds. */
const [SLOWEST, FASTEST] = [220, 100];
/** The shortest time until the last stone falls, in milliseconds. */
const SHORTEST = 750;

/** Stones for a board whose history is not known. */
export function arrange(board: MancalaBoard): Stone[] {
  const stones: Stone[] = [];
  for (const place of places) {
    for (let slot = 0; slot < count(board, place); slot++) {
      const number = stones.length;
      stones.push({ key: `stone-${number}`, look: number, place: name(place), slot });
    }
  }
  return stones;
}

/** Whether these stones agree with the board on the number of stones in each place. */
export function agrees(stones: Stone[], board: MancalaBoard): boolean {
  const total = places.reduce((sum, place) => sum + count(board, place), 0);
  const at = (id: string) => stones.filter((stone) => stone.place === id).length;
  return stones.length === total && places.every((place) => at(name(place)) === count(board, place));
}

/**
 * The stones of each board of a game. Each stone is followed from board to board, so it looks the same all
 * game long.
 */
export class Heap {
  readonly #known = new WeakMap<object, Stone[]>();

  /** The stones after this history. */
  after(history: readonly Past[]): Stone[] {
    let begin = history.length;
    while (begin > 0 && !this.#known.has(history[begin - 1]?.board ?? {})) begin--;
    let stones = this.#known.get(history[begin - 1]?.board ?? {}) ?? [];
    for (const { board, effect } of history.slice(begin)) {
      if (board.game !== 'mancala') continue;
      const sown = effect.effect === 'sown' ? sow(stones, effect.steps).after : [];
      stones = agrees(sown, board) ? sown : arrange(board);
      this.#known.set(board, stones);
    }
    return stones;
  }
}

/** Works out how the steps of a sowing move each stone, and when. */
export function sow(before: Stone[], steps: SowingStep[]): Sowing {
  const after = before.map((stone) => ({ ...stone }));
  const inPlace = (id: string) => after.filter((stone) => stone.place === id).sort((a, b) => a.slot - b.slot);
  const drops = steps.filter(({ step }) => step === 'drop').length;
  // A long relay runs faster, but slowly enough to follow. A sowing of few stones must not pass unnoticed.
  const pace = Math.max(
    (SHORTEST - COME) / (drops + 1),
    Math.min(SLOWEST, Math.max(FASTEST, 2400 / Math.max(drops, 1))),
  );
  const trips: Trip[] = [];
  const ticks: Tick[] = [];
  const laps: Lap[] = [];
  const sweeps: Sowing['sweeps'] = [];
  const bankings: Banking[] = [];
  const falls: number[] = [];
  let hand: { stone: Stone; trip: Trip }[] = [];
  let time = COME;
  /** When the last of the stones on their way to a mancala arrives. */
  let banked = 0;
  let told = Infinity;

  const tick = (id: string, at: number, by: number) => ticks.push({ at, id, by });
  const inHand = (hollow: string, slot: number): Stop => ({ hollow, slot, hand: true });
  const put = (stone: Stone, id: string): Stop => {
    stone.slot = inPlace(id).length;
    stone.place = id;
    return { hollow: id, slot: stone.slot, hand: false };
  };

  for (const [i, step] of steps.entries()) {
    if (step.step === 'lift') {
      const from = name(step.from);
      if (laps.length > 0) time += LAP;
      laps.push({ id: from, over: [from], start: time, end: Infinity });
      hand = inPlace(from).map((stone, i) => {
        const stops = [{ hollow: from, slot: stone.slot, hand: false }, inHand(from, i)];
        stone.place = HAND;
        return { stone, trip: { stone: stone.key, start: time, length: pace, stops } };
      });
      trips.push(...hand.map(({ trip }) => trip));
      tick(from, time, -hand.length);
      tick(HAND, time, hand.length);
      time += pace;
    } else if (step.step === 'drop') {
      const [first, ...rest] = hand;
      if (!first) continue;
      const to = name(step.to);
      for (const { trip } of hand) trip.length += pace;
      first.trip.stops.push(put(first.stone, to));
      for (const [i, { trip }] of rest.entries()) trip.stops.push(inHand(to, i));
      hand = rest;
      time += pace;
      tick(to, time, 1);
      tick(HAND, time, -1);
      falls.push(time);
      const lap = laps.at(-1);
      lap?.over.push(to);
      if (lap) lap.end = time;
    } else if (step.why === 'four') bank('four', [name(step.from)], step.to, 40);
    else if (step.why === 'capture') capture(step, steps[i - 1], steps[i + 1]);
  }
  for (const seat of [0, 1]) gather(seat);

  type Bank = Extract<SowingStep, { step: 'bank' }>;

  /**
   * Moves the stones of bowls to a mancala, and returns when they have left. After a four, the sowing goes on
   * meanwhile.
   */
  function bank(why: BankingRule, from: string[], seat: number, late: number): number {
    const to = `${seat}-mancala`;
    const leaving = from.flatMap(inPlace);
    const next = why === 'capture' ? Math.min(ONE, MANY / leaving.length) : NEXT;
    const at = time + late;
    bankings.push({ why, from, to, stones: leaving.length, seen: time, at });
    for (const [i, stone] of leaving.entries()) {
      const id = stone.place;
      const start = at + i * next;
      tick(id, start, -1);
      const begin = { hollow: id, slot: stone.slot, hand: false };
      trips.push({ stone: stone.key, start, length: WAY, stops: [begin, put(stone, to)] });
      banked = Math.max(banked, start + WAY);
      tick(to, start + WAY, 1);
      falls.push(start + WAY);
    }
    return at + leaving.length * next;
  }

  /** The last stone and the stones across go to the mancala, one after the other (MC-9). */
  function capture(step: Bank, before: SowingStep | undefined, next: SowingStep | undefined) {
    // The call for the previous step has already moved these stones, too.
    if (before?.step === 'bank' && before.why === 'capture') return;
    time = Math.max(time, banked - WAY) + SEEN;
    const across = next?.step === 'bank' && next.why === 'capture' ? [name(next.from)] : [];
    time = bank('capture', [name(step.from), ...across], step.to, CAUGHT);
  }

  /** At the end of the game, a hand goes along a row, takes the stones that are left, and pours them out (MC-10). */
  function gather(seat: number) {
    const rests = steps.flatMap((step) =>
      step.step === 'bank' && step.why === 'rest' && step.to === seat ? [step.from.bowl ?? 0] : [],
    );
    if (rests.length === 0) return;
    if (told === Infinity) {
      told = Math.max(time, banked);
      time = told + OVER;
    }
    const to = `${seat}-mancala`;
    const way = [1, 2, 3, 4, 5, 6]
      .filter((bowl) => bowl >= Math.min(...rests))
      .map((bowl) => name({ seat, bowl }));
    // If both players gather (MC-14), the first hand leaves before the second comes.
    if (sweeps.length > 0) time += LEAVE + COME;
    const start = time;
    const poured = start + (way.length + 1) * GATHER;
    const end = poured + GATHER;
    const gathered: Stone[] = [];
    for (const [i, id] of way.entries()) {
      const at = start + i * GATHER;
      const leaving = inPlace(id);
      if (leaving.length === 0) continue;
      bankings.push({ why: 'rest', from: [id], to, stones: leaving.length, seen: at, at });
      tick(id, at + GATHER, -leaving.length);
      tick(HAND, at + GATHER, leaving.length);
      falls.push(at + GATHER);
      for (const stone of leaving) {
        const place = gathered.push(stone) - 1;
        const stops = [{ hollow: id, slot: stone.slot, hand: false }];
        for (const over of [...way.slice(i), to]) stops.push(inHand(over, place));
        stops.push(put(stone, to));
        trips.push({ stone: stone.key, start: at, length: end - at, stops });
      }
    }
    // The stones fall together, but are counted one by one.
    for (const i of gathered.keys()) {
      const at = poured + (GATHER * (i + 1)) / gathered.length;
      tick(HAND, at, -1);
      tick(to, at, 1);
      falls.push(at);
    }
    sweeps.push({ id: way[0] ?? to, over: [...way, to, to], start, end, seat });
    time = banked = end;
  }

  const length = Math.max(time, banked);
  told = Math.min(told, length);
  return hurried({ before, after, trips, ticks, laps, sweeps, bankings, falls, told, length });
}

/** The same sowing, sped up if it takes longer than `LONGEST`. */
function hurried(sowing: Sowing): Sowing {
  const share = Math.min(1, LONGEST / sowing.length);
  if (share === 1) return sowing;
  const sooner = <L extends Lap>(lap: L) => ({ ...lap, start: lap.start * share, end: lap.end * share });
  return {
    ...sowing,
    trips: sowing.trips.map((trip) => ({ ...trip, start: trip.start * share, length: trip.length * share })),
    ticks: sowing.ticks.map((tick) => ({ ...tick, at: tick.at * share })),
    laps: sowing.laps.map(sooner),
    sweeps: sowing.sweeps.map(sooner),
    bankings: sowing.bankings.map((banking) => ({
      ...banking,
      seen: banking.seen * share,
      at: banking.at * share,
    })),
    falls: sowing.falls.map((at) => at * share),
    told: sowing.told * share,
    length: sowing.length * share,
  };
}

/** The number of stones in a hollow, or in the hand, at a time of a sowing. */
export function counted({ before, ticks }: Sowing, id: string, time: number): number {
  const first = before.filter((stone) => stone.place === id).length;
  return ticks.reduce((sum, tick) => (tick.id === id && tick.at <= time ? sum + tick.by : sum), first);
}

/** When the last stone before a time fell into a hollow; negative infinity if none has. */
export const reached = ({ ticks }: Sowing, id: string, time: number): number =>
  Math.max(...ticks.flatMap((tick) => (tick.id === id && tick.by > 0 && tick.at <= time ? tick.at : [])));
