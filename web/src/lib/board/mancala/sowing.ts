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
  bankings: Banking[];
  /** When each stone falls into a hollow. */
  falls: number[];
  /** When the sowing itself is over. At the end of the game, the stones that are left are banked after that. */
  told: number;
  length: number;
}

/** The id of the hand's count. */
export const HAND = 'hand';

/**
 * Times in milliseconds: until the hand has arrived, between two laps, from a capture until its stones leave,
 * and from the last sowing of the game until the remaining stones are banked.
 */
const COME = 160;
const LAP = 170;
const SEEN = 260;
const OVER = 1200;
/** How long a stone flies to a mancala, and how much later the next one starts, in milliseconds. */
const WAY = 430;
const NEXT = 26;
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
    } else {
      time = Math.max(time, step.why === 'four' ? 0 : banked - WAY);
      bank(step, steps[i - 1]);
    }
  }

  function bank(step: Extract<SowingStep, { step: 'bank' }>, last: SowingStep | undefined) {
    const { why } = step;
    const [from, to] = [name(step.from), `${step.to}-mancala`];
    // The last stone and the stones across from it are banked in two steps, but are one capture.
    const more = last?.step === 'bank' && last.why === why && why === 'capture' ? bankings.at(-1) : undefined;
    if (more) more.from.push(from);
    else if (why === 'capture') time += SEEN;
    else if (why === 'rest' && bankings.at(-1)?.why !== 'rest') {
      told = Math.max(time, banked);
      time = told + OVER;
    }
    const banking = more ?? { why, from: [from], to, stones: 0, at: time };
    if (!more) bankings.push(banking);
    let set = time + (why === 'four' ? 40 : 0);
    tick(from, set, -step.stones);
    for (const stone of inPlace(from)) {
      const begin = { hollow: from, slot: stone.slot, hand: false };
      trips.push({ stone: stone.key, start: set, length: WAY, stops: [begin, put(stone, to)] });
      banked = Math.max(banked, set + WAY);
      tick(to, set + WAY, 1);
      set += NEXT;
    }
    banking.stones += step.stones;
    // After a four, the sowing continues while the four stones fly to the mancala. At the end of the game,
    // the bowls are emptied one by one.
    if (why === 'capture') time = set;
    else if (why === 'rest') time += 150;
  }

  const length = Math.max(time, banked);
  told = Math.min(told, length);
  return hurried({ before, after, trips, ticks, laps, bankings, falls, told, length });
}

/** The same sowing, sped up if it takes longer than `LONGEST`. */
function hurried(sowing: Sowing): Sowing {
  const share = Math.min(1, LONGEST / sowing.length);
  if (share === 1) return sowing;
  return {
    ...sowing,
    trips: sowing.trips.map((trip) => ({ ...trip, start: trip.start * share, length: trip.length * share })),
    ticks: sowing.ticks.map((tick) => ({ ...tick, at: tick.at * share })),
    laps: sowing.laps.map((lap) => ({ ...lap, start: lap.start * share, end: lap.end * share })),
    bankings: sowing.bankings.map((banking) => ({ ...banking, at: banking.at * share })),
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
