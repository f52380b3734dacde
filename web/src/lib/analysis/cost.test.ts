import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { words } from '../words/words.svelte';
import type { Study } from '../wire/types';
import { costWords } from './cost';
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
