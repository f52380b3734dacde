import type { Effect, JungleAnimal, JungleBoard } from '$lib/wire/types';
import { end, fade, type Cue, type Scene, type Sprite } from '../motion';
import { middle } from '../squares';
import { SQUARES } from './layout';

export interface AnimalSprite extends Sprite {
  animal: JungleAnimal;
}

/** Each side has one animal of each kind, so this key identifies an animal for the whole game. */
const keyOf = (animal: JungleAnimal) => `${animal.seat}-${animal.kind}`;

/**
 * The animals that starved after a move, as the board before it shows them. If no hungry animal attacked, all
 * hungry ones starved (J-11).
 */
export function starved(before: JungleBoard | null, effect: Effect | null): JungleAnimal[] {
  if (!before || effect?.effect !== 'roamed') return [];
  const { from, to, starves } = effect;
  return starves.flatMap((square) => {
    const animal = before.animals.find((animal) => animal.square === (square === to ? from : square));
    return animal ? [{ ...animal, square, hungry: true }] : [];
  });
}

/** The animation of a move, with the animal that it captured and those that starved after it. */
export function story(
  before: JungleBoard | null,
  after: JungleBoard,
  effect: Effect | null,
  near: number,
): Scene<AnimalSprite> {
  const at = (square: string) => middle(SQUARES, square, near);
  const cues: Cue[] = [];
  const sprites: AnimalSprite[] = after.animals.map((animal) => ({
    key: keyOf(animal),
    animal,
    ...at(animal.square),
  }));
  if (!before || effect?.effect !== 'roamed') return { sprites, cues, length: 0 };

  const { from, to, crossed, takes } = effect;
  const jump = crossed.length > 0;
  const length = jump ? 460 : 200;
  const walk = { start: 0, length, path: [at(from), at(to)], arc: jump ? 110 : 0 };
  cues.push({ at: length - 40, sound: takes ? 'capture' : 'move' });
  const mover = before.animals.find((animal) => animal.square === from);
  const moved = sprites.find((sprite) => mover && sprite.key === keyOf(mover));
  if (moved) moved.motions = [walk];

  const taken = before.animals.find((animal) => animal.square === to);
  if (taken) sprites.unshift(ghost(taken, to, length - 60, 200));
  for (const animal of starved(before, effect)) {
    const sprite = ghost(animal, animal.square, length + 60, 700);
    if (animal.square === to) sprite.motions?.unshift(walk);
    sprites.push(sprite);
    cues.push({ at: length + 80, sound: 'starve' });
  }
  return { sprites, cues, length: end(sprites) };

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
