import { expect, it } from 'vitest';
import type { Effect, JungleBoard, JungleSquare } from '$lib/wire/types';
import english from '$lib/words/en';
import { say, words } from '$lib/words/words.svelte';
import { jungle } from '.';
import { pose } from '../motion';
import { sample } from '../samples';
import type { Past } from '../props';
import { about, lesson } from './explaining';
import { list } from './hunger';
import { animalOf } from './kinds';
import { lostAt, shapeFor } from './layout';
import { blow, flown, ghosts, keyOf, landed, losses, pined, story } from './roaming';

const { moments, geometry } = await sample('jungle');
const told = moments.slice(1).map((moment, i) => {
  const [before, after] = [moments[i]?.board, moment.board] as unknown as [JungleBoard, JungleBoard];
  return { effect: moment.effect, after, scene: story(before, after, moment.effect, 0) };
});

it('the mover sets out where it stood and arrives where it stands', () => {
  for (const { effect, scene } of told) {
    if (effect?.effect !== 'roamed') throw new Error('nobody moved');
    const mover = scene.sprites.find(
      ({ motions, animal }) => motions && animal.square === effect.to && !('gone' in animal),
    );
    if (!mover) continue;
    expect(pose(mover, 0)).not.toMatchObject({ x: mover.x, y: mover.y });
    expect(pose(mover, Infinity)).toMatchObject({ x: mover.x, y: mover.y });
  }
});

it('animals that are gone fade, and the others stand as on the board', () => {
  for (const { after, scene } of told) {
    const rest = scene.sprites.filter((sprite) => pose(sprite, Infinity).opacity > 0);
    expect(rest.map(({ animal }) => animal)).toEqual(after.animals);
  }
});

it('a jump arches and a starving is seen', () => {
  const jumps = told.filter(({ effect }) => effect?.effect === 'roamed' && effect.crossed.length > 0);
  const starvings = told.filter(({ effect }) => effect?.effect === 'roamed' && effect.starves.length > 0);
  expect([jumps.length, starvings.length].every((count) => count > 0)).toBe(true);
  for (const { scene } of jumps)
    expect(scene.sprites.some((sprite) => pose(sprite, 150).lift > 40)).toBe(true);
  for (const { scene } of starvings) expect(scene.cues.some(({ sound }) => sound === 'starve')).toBe(true);
});

it('explains the ground that is not land, and an animal in a trap, but no other animal', () => {
  const { squares } = geometry as unknown as { squares: JungleSquare[] };
  const ground = (square: string) => squares.find((one) => one.square === square);
  const clause = (square: string) => about(ground(square), undefined)?.clause ?? null;
  expect(['b5', 'c1', 'd9', 'a1'].map(clause)).toEqual(['J-5', 'J-9', 'J-14', null]);
  const animals = (moments[0]?.board as unknown as JungleBoard).animals;
  const [rat] = animals.filter(({ kind }) => kind === 'jungle-rat');
  if (!rat) throw new Error('no Rat');
  expect(about(ground('b5'), { ...rat, square: 'b5' })).toBeNull();
  const trapped = { ...rat, square: 'd8', trapped: true };
  expect(about(ground('d8'), trapped)).toMatchObject({
    key: 'page-jungle-in-trap',
    clause: 'J-9',
    cell: 'd8',
  });
});

it('captured animals are struck when their captor lands', () => {
  for (const { effect, scene } of told) {
    if (effect?.effect !== 'roamed' || effect.takes === null) continue;
    const prey = scene.sprites.find(({ struck }) => struck !== undefined);
    if (!prey) throw new Error('nobody was struck');
    expect(blow(prey, 0)).toBeNull();
    expect(blow(prey, (prey.struck ?? 0) + 100)).toBeGreaterThan(0);
    expect(blow(prey, Infinity)).toBeNull();
  }
});

it('says once that an animal swims, or is in a trap', () => {
  const { squares } = geometry as unknown as { squares: JungleSquare[] };
  const terrain = new Map(squares.map((ground) => [ground.square, ground]));
  const moved = (kind: string, to: string, trapped = false): Past =>
    ({
      board: {
        game: 'jungle',
        animals: [{ seat: 0, kind, rank: 1, square: to, trapped, hungry: false, prey: [] }],
      },
      effect: { effect: 'roamed', from: 'a1', to, crossed: [], takes: null, starves: [] },
    }) as unknown as Past;
  const rat = moved('jungle-rat', 'b4');
  expect(lesson([rat], terrain, 0)).toMatchObject({ key: 'page-jungle-swim', clause: 'J-5' });
  expect(lesson([rat, rat], terrain, 0)).toBeNull();
  expect(lesson([rat], terrain, 1)).toBeNull();
  expect(lesson([moved('jungle-wolf', 'b3')], terrain, 0)).toBeNull();
  const trap = moved('jungle-cat', 'd8', true);
  expect(lesson([trap], terrain, 1)).toMatchObject({ key: 'page-jungle-in-trap' });
  expect(lesson([trap, trap], terrain, 1)).toBeNull();
  const theirs = moved('jungle-dog', 'e9', true);
  for (const animal of (theirs.board as JungleBoard).animals) animal.seat = 1;
  // The player may not have noticed what a move of the other side has shown.
  expect(lesson([trap, theirs], terrain, 0)).toMatchObject({ args: { whose: 'other' }, cell: 'e9' });
});

it('an animal throws up water or dust where it lands, but not after a step on land', () => {
  const rat = animalOf('0-jungle-rat', 'b3');
  const board = (square: string) => ({ game: 'jungle', animals: [{ ...rat, square }] }) as never;
  const lands = (to: string, crossed: string[] = []) => {
    const effect: Effect = { effect: 'roamed', from: 'b3', to, crossed, takes: null, starves: [] } as never;
    const isWet = (square: string) => square === 'b4';
    const { sprites, length } = story(board('b3'), board(to), effect, 0, new Map(), () => null, isWet);
    const [sprite] = sprites;
    // The scene lasts until everything has settled.
    expect(sprite && landed(sprite, length)).toBe(sprite?.lands ? 1 : null);
    return sprite?.lands?.wet;
  };
  expect([lands('b4'), lands('b7', ['b4', 'b5', 'b6']), lands('a3')]).toEqual([true, false, undefined]);
});

it('lost animals lie beside the map, and an eaten one flies there', () => {
  const history = moments.map(({ board, effect }) => ({ board, effect })) as unknown as Past[];
  const lost = losses(history);
  const [first, last] = [history[0], history.at(-1)].map((past) => (past?.board as JungleBoard).animals);
  const left = new Set(last?.map(keyOf));
  const gone = (first ?? []).map(keyOf).filter((key) => !left.has(key));
  expect(lost.map(({ animal }) => keyOf(animal)).sort()).toEqual(gone.sort());
  const starved = told.flatMap(({ effect }) => (effect?.effect === 'roamed' ? effect.starves : []));
  expect(lost.filter(({ starved }) => starved).length).toBe(starved.length);

  const [hunter, prey] = [first?.find(({ seat }) => seat === 0), first?.find(({ seat }) => seat === 1)];
  const board = history[0]?.board as JungleBoard;
  if (!hunter || !prey) throw new Error('no animals');
  const before = {
    ...board,
    animals: [
      { ...hunter, square: 'a1' },
      { ...prey, square: 'a2' },
    ],
  };
  const after = { ...board, animals: [{ ...hunter, square: 'a2' }] };
  const ate = { from: 'a1', to: 'a2', crossed: [], takes: prey.kind, starves: [], hungry: [], ends: false };
  const effect: Effect = { effect: 'roamed', action: 'a1-a2', ...ate };
  const grave = { x: 5, y: -30 };
  const { sprites, length } = story(before, after, effect, 0, new Map(), () => grave);
  const eaten = sprites.find(({ flies }) => flies !== undefined);
  if (!eaten) throw new Error('nobody flies');
  expect(pose(eaten, length - 1)).toMatchObject({ opacity: 1 });
  expect(pose(eaten, length - 1).y).toBeCloseTo(grave.y, 0);
  expect([flown(eaten, 0), flown(eaten, Infinity)]).toEqual([null, 1]);
  // A starved animal shivers first.
  const hungry = { ...board, animals: [{ ...hunter, square: 'a1', hungry: true }] };
  const starves = [{ square: 'a1', kind: hunter.kind, prey: [] }];
  const starving: Effect = { ...effect, action: 'b1-b2', from: 'b1', to: 'b2', takes: null, starves };
  const scene = story(hungry, { ...board, animals: [] }, starving, 0, new Map(), () => grave);
  const [lean] = scene.sprites;
  if (lean?.pines === undefined) throw new Error('nobody starves');
  expect(pined(lean, lean.pines + 100)).toBeGreaterThan(0);
  expect(pose(lean, lean.pines - 1)).toMatchObject({ x: lean.x, y: lean.y, opacity: 1 });
  expect(pose(lean, scene.length - 1).y).toBeCloseTo(grave.y, 0);
});

it('lost animals have their places on the margins of the map', () => {
  expect(shapeFor(374, 472)).toBe('tall');
  expect(shapeFor(344, 415)).toBe('wide');
  // A bubble that takes space from the map does not move them, but turning the phone does.
  expect(shapeFor(374, 450, 'tall')).toBe('tall');
  expect(shapeFor(555, 344, 'tall')).toBe('wide');
  expect(lostAt('tall', true, 0).y).toBeGreaterThan(922);
  expect(lostAt('wide', false, 7).x).toBeLessThan(34);
});

it('says that a Rat in the water spares an Elephant beside it', () => {
  const { squares } = geometry as unknown as { squares: JungleSquare[] };
  const terrain = new Map(squares.map((ground) => [ground.square, ground]));
  const moved = (rat: string, elephant: string, to: string): Past =>
    ({
      board: {
        game: 'jungle',
        animals: [animalOf('0-jungle-rat', rat), animalOf('1-jungle-elephant', elephant)],
      },
      effect: { effect: 'roamed', from: 'a1', to, crossed: [], takes: null, starves: [] },
    }) as unknown as Past;
  const told = { key: 'page-jungle-spares', clause: 'J-8' };
  expect(lesson([moved('c5', 'd5', 'c5')], terrain, 1)).toMatchObject(told);
  expect(lesson([moved('c5', 'd5', 'd5')], terrain, 0)).toMatchObject(told);
  expect(lesson([moved('d4', 'd5', 'd4')], terrain, 0)).toBeNull();
  expect(lesson([moved('c5', 'd6', 'd6')], terrain, 0)).toBeNull();
});

it('says once that a move made an enemy hungry', () => {
  const { squares } = geometry as unknown as { squares: JungleSquare[] };
  const terrain = new Map(squares.map((ground) => [ground.square, ground]));
  const wolf = animalOf('0-jungle-wolf', 'd3');
  const prey = [{ square: 'd3', kind: wolf.kind }];
  const lion = { ...animalOf('1-jungle-lion', 'd4'), hungry: true, prey };
  const moved = {
    board: { game: 'jungle', animals: [wolf, lion] },
    effect: { effect: 'roamed', from: 'c3', to: 'd3', crossed: [], takes: null, starves: [] },
  } as unknown as Past;
  const args = { animal: say(lion.kind), prey: list(prey, true), number: 1 };
  expect(lesson([moved], terrain, 0)).toMatchObject({ key: 'page-jungle-made-hungry', cell: 'd4', args });
  expect(lesson([moved, moved], terrain, 0)).toBeNull();
  // Its own player is told to eat instead, and so are players of both sides.
  expect([1, null].map((you) => lesson([moved], terrain, you))).toEqual([null, null]);
});

it('says whose animal is in whose den', () => {
  words.use('en', english);
  const lion = { ...animalOf('1-jungle-lion', 'd2'), trapped: true };
  const before: JungleBoard = { game: 'jungle', animals: [lion], leader: 0, occurrences: 1 } as never;
  const parts = { game: 'jungle', kind: 'move', from: 'd2', to: 'd1' } as const;
  const effect: Effect = { effect: 'roamed' } as never;
  const told = (yours: number[], to = 'd1') => {
    const deed = { action: '', parts: { ...parts, to }, effect, by: 1, before };
    const end = jungle.ended?.(deed as never, yours, []);
    return end ? say(end.key, end.args) : null;
  };
  expect([[1], [0], []].map((yours) => told(yours))).toEqual([
    'Your Lion is in the enemy den.',
    'The enemy Lion is in your den.',
    'Yellow’s Lion is in the enemy den.',
  ]);
  expect(told([1], 'd3')).toBeNull();
});

it('an animal that starved is remembered where it starved, until the answer to it is answered', () => {
  const history = moments.map(({ board, effect, by }) => ({ board, effect, by }) as unknown as Past);
  let seen = 0;
  history.forEach(({ effect, by }, i) => {
    if (i === 0 || effect.effect !== 'roamed') return;
    for (const { square, kind } of effect.starves) {
      seen++;
      const at = (more: number, you: number) =>
        ghosts(history.slice(0, i + more + 1), you).map((one) => [one.square, one.kind]);
      const [own, enemy] = [by ?? 0, 1 - (by ?? 0)];
      expect(at(0, own)).toContainEqual([square, kind]);
      expect(at(0, enemy)).toContainEqual([square, kind]);
      // An animal that has moved there since hides the starved one.
      const left = history[i + 1]?.board as JungleBoard | undefined;
      if (left && !left.animals.some((one) => one.square === square))
        expect(at(1, own)).toContainEqual([square, kind]);
      expect(at(1, enemy)).not.toContainEqual([square, kind]);
      expect(at(2, own)).not.toContainEqual([square, kind]);
    }
  });
  expect(seen).toBeGreaterThan(0);
});
