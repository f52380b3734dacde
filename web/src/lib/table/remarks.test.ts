import { expect, it } from 'vitest';
import { sample } from '../board/samples';
import english from '../words/en';
import { say, words } from '../words/words.svelte';
import type { Moment } from './moments';
import { eventful, remarksAt, remarksOn } from './remarks';

words.use('en', english);
const { moments } = await sample('jungle');
const game = moments.map((moment, ply): Moment => ({
  ...moment,
  ply,
  effect: moment.effect ?? { effect: 'plain' },
}));
/** The first moment at which an animal starves although it had prey. */
const starved = game.findIndex(
  ({ effect }) => effect.effect === 'roamed' && effect.starves.some(({ prey }) => prey.length > 0),
);
const by = game[starved]?.by ?? -1;
const said = (at: number, yours: number[], told = true) =>
  remarksAt(game, at, yours, told).map(({ key, args }) => say(key, args));

it('says which animal starved, and what it was hungry and did not eat', () => {
  const { effect } = game[starved] ?? {};
  if (effect?.effect !== 'roamed') throw new Error('nobody moved');
  const [first] = effect.starves;
  const eaten = first?.prey[0]?.kind ?? '';
  const [own] = said(starved, [by]);
  expect(own).toMatch(
    new RegExp(`^Your \\w+ starved: it was hungry, but did not eat the enemy ${say(eaten)}`),
  );
  expect(said(starved, [1 - by])[0]).toMatch(/^(Orange|Yellow)’s/);
  expect(remarksOn(game, starved, [by])[0]).toMatchObject({ clause: 'J-11', cell: first?.square });
});

it('waits until it was seen, and is not wiped away by the answer', () => {
  expect(said(starved, [by], false)).toEqual([]);
  const [own] = said(starved, [by]);
  expect(said(starved + 1, [by], false)).toContain(own);
  const past = (at: number) => remarksAt(game, at, [by], true).map((remark) => remark.past === true);
  expect([past(starved)[0], past(starved + 1)[0]]).toEqual([false, true]);
  expect(said(starved + 2, [by], false)).not.toContain(own);
  expect(remarksAt(game, starved + 1, [by], false, starved)).toEqual([]);
});

it('a capture or starvation is worth reading, a plain move is not', () => {
  expect(eventful(game, starved)).toBe(true);
  const plain = game.findIndex(
    ({ effect }) => effect.effect === 'roamed' && effect.takes === null && effect.starves.length === 0,
  );
  expect(eventful(game, plain)).toBe(false);
  expect(eventful(game, 0)).toBe(false);
});
