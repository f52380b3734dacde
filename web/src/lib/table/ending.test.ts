import { expect, it } from 'vitest';
import type { Board, Outcome } from '../wire/types';
import english from '../words/en';
import { say, words } from '../words/words.svelte';
import { ending } from './ending';

words.use('en', english);

const resigned = (seat: number, scores: number[]): Outcome => ({
  scores,
  why: { kind: 'resignation', seat },
});

it('says who has won, and why', () => {
  const end = (yours: number[]) => ending('mana', resigned(1, [1, 0]), ['Ada', 'Bo'], yours);
  const wins = say('page-wins', { player: 'Ada', number: 1 });
  expect(end([])).toEqual({
    title: wins,
    why: say('page-end-resignation', { player: 'Bo', whose: 'other' }),
  });
  expect(end([0]).title).toBe(say('page-won'));
  expect(end([1])).toEqual({
    title: say('page-lost'),
    why: say('page-end-resignation', { player: 'Bo', whose: 'yours' }),
  });
  // Both players share one device.
  expect(end([0, 1]).title).toBe(wins);
});

it('knows draws, games without a result, and shared wins', () => {
  const title = (scores: number[]) => ending('manitou', resigned(0, scores), ['Ada', 'Bo', 'Cy'], []).title;
  expect(title([])).toBe(say('page-no-result'));
  expect(title([1 / 3, 1 / 3, 1 / 3])).toBe(say('page-drawn'));
  expect(title([0, 0.5, 0.5])).toBe(say('page-wins', { player: 'Bo and Cy', number: 2 }));
});

it('says the points of a game that was won by points', () => {
  const board: Board = { game: 'mancala', bowls: [], mancalas: [15, 33] } as unknown as Board;
  const why = { kind: 'rules', clause: 'MC-6', key: 'mancala-empty-side-rest-banked' } as const;
  const title = (scores: number[], yours: number[]) =>
    ending('mancala', { scores, why }, ['Ada', 'Bo'], yours, board).title;
  expect(title([0, 1], [0])).toBe(say('page-lost-by', { mine: 15, theirs: 33 }));
  expect(title([0, 1], [1])).toBe(say('page-won-by', { mine: 33, theirs: 15 }));
  expect(title([0, 1], [])).toBe(say('page-wins-by', { player: 'Bo', number: 1, mine: 33, theirs: 15 }));
  expect(title([0.5, 0.5], [0])).toBe(say('page-drawn-by', { mine: 15, theirs: 33 }));
  // A player who has resigned has lost, whatever the points are.
  expect(ending('mancala', resigned(1, [1, 0]), ['Ada', 'Bo'], [1], board).title).toBe(say('page-lost'));
});

it('tells a player who has lost from their side', () => {
  const why = { kind: 'rules', clause: 'MA-16', key: 'mana-daimyo-captured' } as const;
  const told = (yours: number[]) => ending('mana', { scores: [0, 1], why }, ['Ada', 'Bo'], yours).why;
  const winner = say('mana-white');
  expect(told([0])).toBe(say('page-lost-mana-daimyo-captured', { winner }));
  for (const yours of [[1], [], [0, 1]]) expect(told(yours)).toBe(say('mana-daimyo-captured', { winner }));
});

it('names the viewer as “you” where they have won by points', () => {
  const why = { kind: 'rules', clause: 'MN-29', key: 'manitou-points' } as const;
  const told = (yours: number[]) => ending('manitou', { scores: [0, 1], why }, ['Ada', 'Bo'], yours).why;
  expect(told([1])).toBe(say('page-won-manitou-points'));
  const winner = say('page-tribe-1');
  for (const yours of [[0], [], [0, 1]]) expect(told(yours)).toBe(say('manitou-points', { winner }));
});
