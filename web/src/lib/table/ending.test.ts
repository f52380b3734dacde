import { expect, it } from 'vitest';
import type { Outcome } from '../wire/types';
import english from '../words/en';
import { words } from '../words/words.svelte';
import { ending } from './ending';

words.use('en', english);

const resigned = (seat: number, scores: number[]): Outcome => ({
  scores,
  why: { kind: 'resignation', seat },
});

it('says who has won, and why', () => {
  const end = (yours: number[]) => ending('mana', resigned(1, [1, 0]), ['Ada', 'Bo'], yours);
  expect(end([])).toEqual({ title: 'Ada wins!', why: 'Bo has resigned.' });
  expect(end([0]).title).toBe('You win!');
  expect(end([1]).title).toBe('Ada wins!');
  // Both are at one device.
  expect(end([0, 1]).title).toBe('Ada wins!');
});

it('knows a draw, an end without a result, and those who share', () => {
  const title = (scores: number[]) => ending('manitou', resigned(0, scores), ['Ada', 'Bo', 'Cy'], []).title;
  expect(title([])).toBe('No result');
  expect(title([1 / 3, 1 / 3, 1 / 3])).toBe('A draw');
  expect(title([0, 0.5, 0.5])).toBe('Bo and Cy win!');
});
