import type { Effect, JungleAnimal, JungleBoard, JungleStarved } from '$lib/wire/types';
import {
  distance,
  end,
  fade,
  NEAR,
  pushed,
  type Cue,
  type Motion,
  type Point,
  type Scene,
  type Sprite,
} from '../motion';
import type { Past } from '../props';
import { middle } from '../squares';
import { SQUARES } from './layout';

export interface AnimalSprite extends Sprite {
  animal: JungleAnimal;
  /** The animal as it looked before the move, and the time until which it is drawn like that. */
  was?: { animal: JungleAnimal; until: number };
  /** When the animal lands after a jump or on its prey, or gets into water, and whether it lands in water. */
  lands?: { at: number; wet: boolean };
  /** When the animal is struck by its captor. From then on it shrinks, unless it flies. */
  struck?: number;
  /** When the animal starves: it shivers, and turns grey. */
  pines?: number;
  /** When the animal begins to fly to the animals that its side has lost. */
  flies?: number;
}

/** An animal that its side has lost. */
interface Loss {
  animal: JungleAnimal;
  /** Whether it starved, instead of being eaten. */
  starved: boolean;
}

/** The animals that were lost in a game, in order. */
export const losses = (history: readonly Past[]): Loss[] =>
  history.slice(1).flatMap(({ board, effect }, i) => {
    const before = history[i]?.board as JungleBoard;
    return lost(before, board as JungleBoard).map((animal) => ({
      animal,
      // The animal that was eaten stood where the move ended.
      starved: effect.effect === 'roamed' && animal.square !== effect.to,
    }));
  });

/** The animals that are no longer on the board after an action. */
function lost(before: JungleBoard, after: JungleBoard): JungleAnimal[] {
  const left = new Set(after.animals.map(keyOf));
  return before.animals.filter((animal) => !left.has(keyOf(animal)));
}

/**
 * The square where an animal is at a time of the scene. A step is fast at first, so the animal soon leaves its
 * square.
 */
export const whereabouts = ({ animal, was }: AnimalSprite, time: number): string =>
  was && time < LEAVES * was.until ? was.animal.square : animal.square;

/** What an animal looks like at a time of the scene. */
export const looks = ({ animal, was }: AnimalSprite, time: number) =>
  was && time < was.until ? was.animal : animal;

/**
 * The progress, from 0 to 1, of something that begins at `starts` and takes the time `lasts`; null before and after
 * it.
 */
function during(starts: number | undefined, lasts: number, time: number): number | null {
  const part = starts === undefined ? -1 : (time - starts) / lasts;
  return part < 0 || part > 1 ? null : part;
}

/** How far the blow on a captured animal has spread. */
export const blow = ({ struck }: AnimalSprite, time: number) => during(struck, BLOW, time);

/** How far the dust or water that a landing animal throws up has spread. */
export const landed = ({ lands }: AnimalSprite, time: number) => during(lands?.at, LANDS, time);

/** The progress of the starving of an animal, from 0 to 1. */
export const pined = ({ pines }: AnimalSprite, time: number) => during(pines, PINES, time);

/** How far a lost animal is on its flight, from 0 to 1; null before it. */
export const flown = ({ flies }: AnimalSprite, time: number): number | null =>
  flies === undefined || time < flies ? null : Math.min((time - flies) / FLIGHT, 1);

/** A key that an animal keeps all game long: each side has one animal of each kind. */
export const keyOf = ({ seat, kind }: Pick<JungleAnimal, 'seat' | 'kind'>) => `${seat}-${kind}`;

/** The animals that starved in an action (J-11). */
const starved = (effect: Effect | null): JungleStarved[] =>
  effect?.effect === 'roamed' ? effect.starves : [];

/**
 * The animals that starved in the last action, or in the viewer's own action before it, each where it starved. An
 * animal that has moved to the square or starved there since then hides it.
 */
export function ghosts(history: readonly Past[], you: number | null): JungleAnimal[] {
  const found = new Map<string, JungleAnimal>();
  history.forEach(({ board, effect, by }, i) => {
    if (i < history.length - (by === you ? 2 : 1)) return;
    for (const { square } of (board as JungleBoard).animals) found.delete(square);
    const before = (history[i - 1]?.board as JungleBoard | undefined)?.animals ?? [];
    for (const { square, kind } of starved(effect)) {
      const animal = before.find((one) => one.hungry && one.kind === kind);
      if (animal) found.set(square, { ...animal, square });
    }
  });
  return [...found.values()];
}

/** Milliseconds of a step, and of a jump over water. */
const STEP = 220;
const JUMP = 520;
/** Milliseconds of a step with which an animal pounces on its prey, and how high it rises. */
const POUNCE = 300;
const SPRING = 64;
/** Milliseconds in which dust or water spreads, and the fraction of a motion after which the animal is there. */
const LANDS = 420;
const THERE = 0.75;
/** The fraction of a motion after which an animal has left its square. */
const LEAVES = 0.3;
/** Milliseconds in which a captured animal shrinks and fades. */
const BLOW = 260;
/** Milliseconds in which the blow pushes a captured animal away, and how far; then how long it flies. */
const PUSH = 130;
const PUSHED = 34;
const FLIGHT = 460;
/** Milliseconds before an animal starves, and while it shivers, and how far it shivers. */
const PINE = 140;
const PINES = 480;
const SHIVER = 6;
/** How much longer than usual the board stays before the next action while animals are hungry, in milliseconds. */
const HUNGER = 700;
/** How long a starved animal takes to fade if it does not fly, in milliseconds. */
const FADE = 760;

/**
 * The scene of a move, with the animal that was captured and the animals that starved after the move. An animal that
 * the player has already dragged to its square stays there. An animal that was held elsewhere starts from there.
 * `grave` returns where a lost animal of a seat will lie. Its `index` counts the animals that the seat loses in this
 * move. `isWet` says whether a square is water.
 */
export function story(
  before: JungleBoard | null,
  after: JungleBoard,
  effect: Effect | null,
  near: number,
  held: Map<string, Point> = new Map(),
  grave: (seat: number, index: number) => Point | null = () => null,
  isWet: (square: string) => boolean = () => false,
): Scene<AnimalSprite> {
  const at = (square: string) => middle(SQUARES, square, near);
  const cues: Cue[] = [];
  const sprites: AnimalSprite[] = after.animals.map((animal, i) => ({
    // A position in the editor may contain the same animal twice.
    key: keyOf(animal) + (after.animals.findIndex((one) => keyOf(one) === keyOf(animal)) < i ? `-${i}` : ''),
    animal,
    ...at(animal.square),
  }));
  if (!before || effect?.effect !== 'roamed') return { sprites, cues, length: 0 };

  const { from, to, crossed, takes } = effect;
  const mover = before.animals.find((animal) => animal.square === from);
  const begins = (mover && held.get(keyOf(mover))) ?? at(from);
  const there = distance(begins, at(to)) < NEAR;
  const jump = crossed.length > 0 && !there;
  const length = there ? 60 : jump ? JUMP : takes ? POUNCE : STEP;
  const arc = there ? 0 : jump ? 110 : takes ? SPRING : 0;
  const walk: Motion = { start: 0, length, path: [begins, at(to)], arc };
  cues.push({ at: length - 40, sound: takes ? 'capture' : 'move' });
  const hit = length - 60;
  const stood = new Map(before.animals.map((animal) => [keyOf(animal), animal]));
  for (const sprite of sprites) {
    const was = stood.get(sprite.key);
    if (was) sprite.was = { animal: was, until: length };
    if (!was || was !== mover) continue;
    // While it moves, the animal is out of the trap.
    sprite.was = { animal: { ...was, trapped: false }, until: length };
    sprite.motions = [walk];
    if (takes || crossed.length > 0 || isWet(to))
      sprite.lands = { at: takes ? hit : THERE * length, wet: isWet(to) };
  }

  const taken = before.animals.find((animal) => animal.square === to);
  if (taken) sprites.unshift(struck(taken));
  for (const { square } of effect.starves) {
    const animal = before.animals.find((animal) => animal.square === (square === to ? from : square));
    if (!animal) continue;
    const own = lost(before, after).filter(({ seat }) => seat === animal.seat);
    const sprite = pining({ ...animal, square, hungry: true }, square, own.indexOf(animal));
    if (square === to) sprite.motions?.unshift(walk);
    sprites.push(sprite);
    cues.push({ at: length + PINE, sound: 'starve' });
  }
  const settled = Math.max(0, ...sprites.map(({ lands }) => (lands ? lands.at + LANDS : 0)));
  // Gives the viewer time to see which animals are hungry before they eat.
  const rests = after.animals.some(({ hungry }) => hungry) ? HUNGER : 0;
  return { sprites, cues, length: Math.max(end(sprites), settled), tells: length + PINE, rests };

  /** A captured animal: the blow pushes it away, and then it flies to the others that its side has lost. */
  function struck(animal: JungleAnimal): AnimalSprite {
    const rest = grave(animal.seat, 0);
    const sprite = { ...ghost(animal, to, hit, BLOW), struck: hit };
    if (!rest) return sprite;
    const aside = pushed(at(to), at(from), PUSHED);
    const flies = hit + PUSH;
    const motions = [
      { start: hit, length: PUSH, path: [at(to), aside] },
      { start: flies, length: FLIGHT, path: [aside, rest], arc: 70 },
    ];
    return { ...sprite, motions, flies };
  }

  /** A starved animal: it shivers, and then it flies to the others that its side has lost. */
  function pining(animal: JungleAnimal, square: string, index: number): AnimalSprite {
    const pines = length + PINE;
    const rest = grave(animal.seat, index);
    if (!rest) return ghost(animal, square, pines, FADE);
    const { x, y } = at(square);
    const flies = pines + PINES;
    const shivers = [0, 1, -1, 1, -1, 1, -1, 1, -1, 0].map((way) => ({ x: x + SHIVER * way, y }));
    const motions = [
      { start: pines, length: PINES, path: shivers },
      { start: flies, length: FLIGHT, path: [at(square), rest], arc: 70 },
    ];
    return { ...ghost(animal, square, pines, FADE), motions, pines, flies };
  }

  function ghost(animal: JungleAnimal, square: string, start: number, length: number): AnimalSprite {
    return {
      key: `${keyOf(animal)}-gone`,
      animal,
      ghost: true,
      ...at(square),
      motions: [fade(at(square), start, length)],
    };
  }
}
