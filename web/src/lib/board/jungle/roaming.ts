import type { Effect, JungleAnimal, JungleBoard, JungleStarved } from '$lib/wire/types';
import {
  distance,
  end,
  fade,
  NEAR,
  type Cue,
  type Motion,
  type Point,
  type Scene,
  type Sprite,
} from '../motion';
import { middle } from '../squares';
import { SQUARES } from './layout';

export interface AnimalSprite extends Sprite {
  animal: JungleAnimal;
  /** The animal as it looked before the move, and the time until which it is drawn like that. */
  was?: { animal: JungleAnimal; until: number };
  /** When the animal is struck by its captor. From then on it shrinks. */
  struck?: number;
}

/** What an animal looks like at a time of the scene. */
export const looks = ({ animal, was }: AnimalSprite, time: number) =>
  was && time < was.until ? was.animal : animal;

/** How far the blow on a captured animal has spread, from 0 to 1; null before it and after it. */
export function blow({ struck }: AnimalSprite, time: number): number | null {
  const spread = struck === undefined ? -1 : (time - struck) / BLOW;
  return spread < 0 || spread > 1 ? null : spread;
}

/** A key that an animal keeps all game long: each side has one animal of each kind. */
export const keyOf = ({ seat, kind }: Pick<JungleAnimal, 'seat' | 'kind'>) => `${seat}-${kind}`;

/** The animals that starved in an action (J-11). */
export const starved = (effect: Effect | null): JungleStarved[] =>
  effect?.effect === 'roamed' ? effect.starves : [];

/** Milliseconds of a step, and of a jump over water. */
const STEP = 220;
const JUMP = 520;
/** Milliseconds of a step with which an animal pounces on its prey, and how high it rises. */
const POUNCE = 300;
const SPRING = 64;
/** Milliseconds in which a captured animal shrinks and fades. */
const BLOW = 260;
/** How long a starved animal stays visible, and how long it then fades, in milliseconds. */
const PINE = 260;
const FADE = 760;

/**
 * The scene of a move, with the animal that was captured and the animals that starved after the move. An
 * animal that the player has already dragged to its square stays there. An animal that was held elsewhere
 * starts from there.
 */
export function story(
  before: JungleBoard | null,
  after: JungleBoard,
  effect: Effect | null,
  near: number,
  held: Map<string, Point> = new Map(),
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
  const stood = new Map(before.animals.map((animal) => [keyOf(animal), animal]));
  for (const sprite of sprites) {
    const was = stood.get(sprite.key);
    if (was) sprite.was = { animal: was, until: length };
    if (was && was === mover) sprite.motions = [walk];
  }

  const taken = before.animals.find((animal) => animal.square === to);
  const hit = length - 60;
  if (taken) sprites.unshift({ ...ghost(taken, to, hit, BLOW), struck: hit });
  for (const { square } of effect.starves) {
    const animal = before.animals.find((animal) => animal.square === (square === to ? from : square));
    if (!animal) continue;
    const sprite = ghost({ ...animal, square, hungry: true }, square, length + PINE, FADE);
    if (square === to) sprite.motions?.unshift(walk);
    sprites.push(sprite);
    cues.push({ at: length + PINE, sound: 'starve' });
  }
  return { sprites, cues, length: end(sprites), tells: length + PINE };

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
