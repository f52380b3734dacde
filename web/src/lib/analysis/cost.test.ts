import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { words } from '../words/words.svelte';
import type { Study } from '../wire/types';
import { changeWords, costWords, qualityWord } from './cost';
import type { Judged } from './review';

words.use('en', readFileSync(new URL('../../../../book/en/page.ftl', import.meta.url), 'utf8'));

const study = (value: number, certain: boolean): Study => ({
  seat: 0,
  value,
  certain,
  proven: null,
  margin: null,
  line: [],
});
const cost = (best: Study, played: Study, points: number | null = null) =>
  costWords({ best, played, points, loss: best.value - played.value } as Judged);

it('says what an action gave away, and whether that is proven', () => {
  expect(cost(study(1, true), study(0, true), 9)).toBe('Turned a win into a loss (proven)');
  expect(cost(study(1, true), study(0.5, true))).toBe('Turned a win into a draw (proven)');
  expect(cost(study(0.5, true), study(0, true))).toBe('Turned a draw into a loss (proven)');
  expect(cost(study(1, true), study(1, true), 4)).toBe('Gave away 4 points (proven)');
  expect(cost(study(1, true), study(0.77, false))).toBe('Gave away 23 % of the chance to win (estimated)');
});

it('says how much the chance to win differs, where the result does not', () => {
  const change = (best: Study, played: Study) =>
    changeWords({ best, played, points: null, loss: best.value - played.value } as Judged);
  expect(change(study(0.92, false), study(0.71, false))).toBe(
    '71 % chance to win instead of 92 % (estimated)',
  );
  expect(change(study(1, true), study(0, true))).toBe('Turned a win into a loss (proven)');
});

it('says in a word how well a side played', () => {
  expect([100, 90, 70, 60].map(qualityWord)).toEqual(['Excellent', 'Good', 'Fair', 'Many mistakes']);
});
