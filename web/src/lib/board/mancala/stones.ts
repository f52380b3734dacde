/** The sprites of a sowing: the moving stones, and the hand that carries them. */

import type { Motion, Point, Scene, Sprite } from '../motion';
import { seat, type Hollow, type Layout } from './layout';
import { COME, HAND, LEAVE, type Lap, type Sowing, type Stone, type Stop } from './sowing';

export interface StoneSprite extends Sprite {
  look: number;
  /** Where it lies after the scene. */
  place: string;
}

/** How high a stone hops into a bowl, and how high it flies to a mancala, in board units. */
const HOP = 24;
const FLY = 64;
/** How many rows of stones are seen in the hand. The others lie below them. */
const ROWS = 4;

/** The stones at rest, the lowest first. */
export function still(stones: Stone[], layout: Layout): Scene<StoneSprite> {
  const point = placing(layout);
  const sprites = [...stones]
    .sort((a, b) => a.slot - b.slot)
    .map(({ key, look, place, slot }) => ({
      key,
      look,
      place,
      ...point({ hollow: place, slot, hand: false }),
    }));
  return { sprites, cues: [], length: 0 };
}

/**
 * The scene of a sowing, on a board with this layout. The result stays in sight for `rest` milliseconds before the
 * scene ends.
 */
export function animate(sowing: Sowing, layout: Layout, rest = 0): Scene<StoneSprite> {
  const point = placing(layout);
  const motions = new Map<string, Motion[]>();
  for (const { stone, start, length, stops } of sowing.trips) {
    const path = stops.map(point);
    const ways = motions.get(stone) ?? [];
    motions.set(stone, ways);
    if (!stops.some(({ hand }) => hand)) {
      ways.push({ start, length, path, arc: FLY });
      continue;
    }
    // The stone is in the hand until the last stretch, on which it hops into its hollow.
    const pace = length / (path.length - 1);
    ways.push({ start, length: length - pace, path: path.slice(0, -1) });
    ways.push({ start: start + length - pace, length: pace, path: path.slice(-2), arc: HOP });
  }
  const { sprites } = still(sowing.after, layout);
  for (const sprite of sprites) {
    const ways = motions.get(sprite.key);
    if (ways) sprite.motions = ways;
  }
  const captures = sowing.bankings.flatMap(({ why, at }) =>
    why === 'rest' ? [] : [{ at, sound: 'capture' as const }],
  );
  const falls = sowing.falls.map((at) => ({ at, sound: 'stone' as const }));
  return { sprites, cues: [...falls, ...captures], length: sowing.length + rest, tells: sowing.told };
}

/** The hand: it comes from its player's edge, follows every lap, and leaves. At the end, it gathers what is left. */
export function carry(sowing: Sowing, layout: Layout): Sprite {
  const over = (id: string) => palm(hollowOf(layout, id));
  const away = ({ x, y }: Point, from: string): Point => {
    const edge = hollowOf(layout, from)?.edge ?? { x, y };
    return { x: (x + edge.x) / 2, y: (y + edge.y) / 2 };
  };
  const visit = (laps: Lap[]): Motion[] => {
    const [first, last] = [laps[0], laps.at(-1)];
    if (!first || !last) return [];
    const [begin, end] = [over(first.id), over(last.over.at(-1) ?? '')];
    // A hurried sowing begins before a hand can come at its usual pace.
    const come = Math.min(COME, first.start);
    return [
      { start: first.start - come, length: come, path: [away(begin, first.id), begin], fade: [0, 1] },
      ...laps.map(({ id, over: way, start, end }) => ({
        start,
        length: end - start,
        path: [over(id), ...way.map(over)],
      })),
      { start: last.end, length: LEAVE, path: [end, away(end, first.id)], fade: [1, 0] },
    ];
  };
  const motions = [sowing.laps, ...sowing.sweeps.map((sweep) => [sweep])].flatMap(visit);
  const end = motions.at(-1)?.path.at(-1) ?? { x: 0, y: 0 };
  return { key: HAND, ...end, ghost: true, motions };
}

const hollowOf = (layout: Layout, id: string) => layout.hollows.find((hollow) => hollow.id === id);

/** Where the hand is over a hollow: a little higher on the screen, so that the hollow stays visible. */
const palm = (hollow: Hollow | undefined): Point => ({ x: hollow?.x ?? 0, y: (hollow?.y ?? 0) - 14 });

function placing(layout: Layout): (stop: Stop) => Point {
  const hollows = new Map(layout.hollows.map((hollow) => [hollow.id, hollow]));
  return ({ hollow, slot, hand }) => {
    const place = hollows.get(hollow);
    if (!place) return { x: 0, y: 0 };
    return hand ? held(place, slot, layout.stone) : seat(place, slot, layout.stone);
  };
}

/** A stone's place in the hand: three side by side, and the next ones on top of them. */
function held(hollow: Hollow, slot: number, stone: number): Point {
  const { x, y } = palm(hollow);
  const [column, row] = [slot % 3, Math.min(Math.floor(slot / 3), ROWS)];
  return { x: x + (column - 1) * stone * 0.98 + (row % 2) * 7, y: y - row * stone * 0.5 };
}
