import type { MancalaBoard, SowingStep } from '$lib/wire/types';
import type { Cue, Motion, Point, Scene, Sprite } from '../motion';
import { end } from '../motion';
import { count, name, places, seat, type Layout } from './layout';

/** A stone and its place. */
export interface Stone {
  key: string;
  /** Determines the stone's colour and shape, so that no two stones look alike. */
  hue: number;
  place: string;
  slot: number;
}

export interface StoneSprite extends Sprite {
  hue: number;
}

/** Lays out the stones of a board whose history is not known. */
export function arrange(board: MancalaBoard): Stone[] {
  const stones: Stone[] = [];
  for (const place of places) {
    for (let slot = 0; slot < count(board, place); slot++) {
      const number = stones.length;
      stones.push({ key: `stone-${number}`, hue: (number * 7919) % 97, place: name(place), slot });
    }
  }
  return stones;
}

/** Whether each place holds as many of these stones as on the board. */
export function agrees(stones: Stone[], board: MancalaBoard): boolean {
  const total = places.reduce((sum, place) => sum + count(board, place), 0);
  const at = (id: string) => stones.filter((stone) => stone.place === id).length;
  return stones.length === total && places.every((place) => at(name(place)) === count(board, place));
}

/** The number of stones in a hollow from the time `at` on, in milliseconds. */
export interface Tick {
  at: number;
  id: string;
  count: number;
}

/** One lap of a sowing: the bowl that is sown, and the time in which its stones drop. */
export interface Lap {
  id: string;
  start: number;
  end: number;
}

/** The animation of a sowing. */
export interface Sown {
  /** Where each stone lies after the sowing. */
  stones: Stone[];
  scene: Scene<StoneSprite>;
  ticks: Tick[];
  laps: Lap[];
  /** The hollows that were emptied into a mancala. */
  banked: string[];
}

/** The pause before the next lap, in milliseconds. */
const LAP = 160;

interface Trip {
  path: Point[];
  start: number;
  /** The time for each hop, in milliseconds. */
  pace: number;
}

/** Animates a sowing stone by stone. */
export function sow(stones: Stone[], steps: SowingStep[], layout: Layout): Sown {
  const hollows = new Map(layout.hollows.map((hollow) => [hollow.id, hollow]));
  const spot = (id: string, slot: number) => {
    const hollow = hollows.get(id);
    return hollow ? seat(hollow, slot) : { x: 0, y: 0 };
  };
  const after = stones.map((stone) => ({ ...stone }));
  const inPlace = (id: string) => after.filter((stone) => stone.place === id).sort((a, b) => a.slot - b.slot);
  // A sowing of many steps is shown faster, but slowly enough to follow.
  const pace = Math.min(130, Math.max(48, 1300 / Math.max(steps.length, 1)));
  const trips = new Map<string, Trip[]>();
  const cues: Cue[] = [];
  const ticks: Tick[] = [];
  const laps: Lap[] = [];
  const banked: string[] = [];
  let hand: Stone[] = [];
  let time = 0;

  const open = (stone: Stone, from: Point, start: number, pace: number) => {
    const trip = { path: [from], start, pace };
    trips.set(stone.key, [...(trips.get(stone.key) ?? []), trip]);
  };
  const extend = (stone: Stone, to: Point) => trips.get(stone.key)?.at(-1)?.path.push(to);
  const put = (stone: Stone, id: string) => {
    stone.slot = inPlace(id).length;
    stone.place = id;
    extend(stone, spot(id, stone.slot));
  };

  const tell = (id: string) => ticks.push({ at: time, id, count: inPlace(id).length });
  for (const id of new Set(steps.flatMap(touched))) tell(id);

  for (const step of steps) {
    if (step.step === 'lift') {
      const from = name(step.from);
      if (laps.length > 0) time += LAP;
      laps.push({ id: from, start: time, end: Infinity });
      hand = inPlace(from);
      for (const stone of hand) {
        open(stone, spot(stone.place, stone.slot), time, pace);
        stone.place = 'hand';
      }
      tell(from);
    } else if (step.step === 'drop') {
      const [stone, ...rest] = hand;
      if (!stone) continue;
      put(stone, name(step.to));
      hand = rest;
      const over = hollows.get(name(step.to));
      rest.forEach((stone, i) => over && extend(stone, beside(over, i)));
      time += pace;
      tell(name(step.to));
      const lap = laps.at(-1);
      if (lap) lap.end = time;
      cues.push({ at: time, sound: 'stone' });
    } else {
      const from = name(step.from);
      const to = `${step.to}-mancala`;
      time += 60;
      for (const stone of inPlace(from)) {
        open(stone, spot(from, stone.slot), time, 260);
        put(stone, to);
      }
      banked.push(from);
      tell(from);
      cues.push({ at: time, sound: 'capture' });
      time += 180;
      tell(to);
    }
  }

  const sprites = after.map((stone) => {
    const at = spot(stone.place, stone.slot);
    const motions = (trips.get(stone.key) ?? []).filter((trip) => trip.path.length > 1).map(toMotion);
    return { key: stone.key, hue: stone.hue, ...at, motions };
  });
  return { stones: after, scene: { sprites, cues, length: end(sprites) }, ticks, laps, banked };
}

/** The hollows that a step fills or empties. */
function touched(step: SowingStep): string[] {
  if (step.step === 'lift') return [name(step.from)];
  if (step.step === 'drop') return [name(step.to)];
  return [name(step.from), `${step.to}-mancala`];
}

/** The number of stones in a hollow at a time; undefined if the sowing has not touched the hollow by then. */
export function counted(ticks: Tick[], id: string, time: number): number | undefined {
  return ticks.findLast((tick) => tick.id === id && tick.at <= time)?.count;
}

const beside = (at: Point, i: number): Point => ({
  x: at.x + ((i % 3) - 1) * 9,
  y: at.y + ((i % 2) - 0.5) * 12,
});

function toMotion({ path, start, pace }: Trip): Motion {
  return { start, length: pace * (path.length - 1), path, arc: 26 };
}

/** A scene with all stones at rest. */
export function still(stones: Stone[], layout: Layout): Scene<StoneSprite> {
  return { sprites: sow(stones, [], layout).scene.sprites, cues: [], length: 0 };
}
