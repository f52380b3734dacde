import type { MancalaBoard, SowingStep } from '$lib/wire/types';
import type { Cue, Motion, Point, Scene, Sprite } from '../motion';
import { end } from '../motion';
import { count, name, places, seat, type Layout } from './layout';

/** A stone and where it lies. */
export interface Stone {
  key: string;
  /** No two are quite alike. */
  hue: number;
  place: string;
  slot: number;
}

export interface StoneSprite extends Sprite {
  hue: number;
}

/** Stones as the board has them, when nothing is known of where they came from. */
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

/** Whether the stones lie as the board says. */
export function agrees(stones: Stone[], board: MancalaBoard): boolean {
  const total = places.reduce((sum, place) => sum + count(board, place), 0);
  const at = (id: string) => stones.filter((stone) => stone.place === id).length;
  return stones.length === total && places.every((place) => at(name(place)) === count(board, place));
}

interface Trip {
  path: Point[];
  start: number;
  /** How long each hop takes. */
  pace: number;
}

/** Shows a sowing stone by stone, and tells where each stone lies after it. */
export function sow(
  stones: Stone[],
  steps: SowingStep[],
  layout: Layout,
): { stones: Stone[]; scene: Scene<StoneSprite> } {
  const hollows = new Map(layout.hollows.map((hollow) => [hollow.id, hollow]));
  const spot = (id: string, slot: number) => {
    const hollow = hollows.get(id);
    return hollow ? seat(hollow, slot) : { x: 0, y: 0 };
  };
  const after = stones.map((stone) => ({ ...stone }));
  const inPlace = (id: string) => after.filter((stone) => stone.place === id).sort((a, b) => a.slot - b.slot);
  // A long relay goes faster: nobody waits longer than a good second.
  const pace = Math.min(130, 1300 / Math.max(steps.length, 1));
  const trips = new Map<string, Trip[]>();
  const cues: Cue[] = [];
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

  for (const step of steps) {
    if (step.step === 'lift') {
      hand = inPlace(name(step.from));
      for (const stone of hand) {
        open(stone, spot(stone.place, stone.slot), time, pace);
        stone.place = 'hand';
      }
    } else if (step.step === 'drop') {
      const [stone, ...rest] = hand;
      if (!stone) continue;
      put(stone, name(step.to));
      hand = rest;
      const over = hollows.get(name(step.to));
      rest.forEach((stone, i) => over && extend(stone, beside(over, i)));
      time += pace;
      cues.push({ at: time, sound: 'stone' });
    } else {
      const from = name(step.from);
      const to = `${step.to}-mancala`;
      time += 60;
      for (const stone of inPlace(from)) {
        open(stone, spot(from, stone.slot), time, 260);
        put(stone, to);
      }
      cues.push({ at: time, sound: 'capture' });
      time += 180;
    }
  }

  const sprites = after.map((stone) => {
    const at = spot(stone.place, stone.slot);
    const motions = (trips.get(stone.key) ?? []).filter((trip) => trip.path.length > 1).map(toMotion);
    return { key: stone.key, hue: stone.hue, ...at, motions };
  });
  return { stones: after, scene: { sprites, cues, length: end(sprites) } };
}

const beside = (at: Point, i: number): Point => ({
  x: at.x + ((i % 3) - 1) * 9,
  y: at.y + ((i % 2) - 0.5) * 12,
});

function toMotion({ path, start, pace }: Trip): Motion {
  return { start, length: pace * (path.length - 1), path, arc: 26 };
}

/** The stones at rest. */
export function still(stones: Stone[], layout: Layout): Scene<StoneSprite> {
  return { sprites: sow(stones, [], layout).scene.sprites, cues: [], length: 0 };
}
