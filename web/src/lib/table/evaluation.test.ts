import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Study } from '../wire/types';
import { say, words } from '../words/words.svelte';
import { evaluation, share } from './evaluation';

words.use('en', readFileSync(new URL('../../../../book/en/page.ftl', import.meta.url), 'utf8'));

const sides = ['South', 'North'];
const study = (parts: Partial<Study>): Study => ({
  seat: 0,
  value: 0.5,
  certain: false,
  proven: null,
  margin: null,
  line: [],
  ...parts,
});

it('says by how much, and that it is proven', () => {
  expect(evaluation(study({ value: 1, certain: true, margin: 8 }), sides)).toBe('South by 8 (proven)');
  const other = study({ seat: 0, value: 0, certain: true, margin: -1 });
  expect(evaluation(other, sides)).toBe('North by 1 (proven)');
  const within = study({ seat: 1, value: 1, certain: true, proven: 3 });
  expect(evaluation(within, sides)).toBe(say('page-study-within', { player: 'North', plies: 3 }));
  expect(evaluation(study({ certain: true }), sides)).toBe('Draw (proven)');
});

it('says by about how many points a side is expected to win', () => {
  expect(evaluation(study({ value: 0.7, margin: 3.4 }), sides)).toBe('South by about 3 (estimated)');
  expect(evaluation(study({ seat: 1, value: 0.4, margin: -1.6 }), sides)).toBe(
    'South by about 2 (estimated)',
  );
  expect(evaluation(study({ value: 0.51, margin: 0.1 }), sides)).toBe('Even (estimated)');
  // Less than half a point is no lead to speak of, but still says who is better.
  expect(evaluation(study({ value: 0.6, margin: 0.4 }), sides)).toBe('Slightly better for South (estimated)');
});

it('says what is only estimated in words, never as a bare percentage', () => {
  expect(evaluation(study({ value: 0.6 }), sides)).toBe('Slightly better for South (estimated)');
  expect(evaluation(study({ seat: 1, value: 0.1 }), sides)).toBe('Much better for South (estimated)');
  expect(evaluation(study({ value: 0.5 }), sides)).toBe('Even (estimated)');
  for (let value = 0; value <= 1; value += 0.05)
    for (const names of [sides, ['A', 'B', 'C']])
      expect(evaluation(study({ value }), names)).toMatch(/^[^%]*\(estimated\)$/);
});

it('fills the bar by the lead where there is one, otherwise by the expected score', () => {
  expect(share(study({ value: 0.7 }))).toBe(0.7);
  const leads = [-30, -1, 0, 1, 30].map((margin) => share(study({ value: 1, certain: true, margin })));
  expect(leads).toEqual(leads.toSorted((one, other) => one - other));
  expect(leads[2]).toBe(0.5);
  expect(leads[3]).toBeLessThan(0.6);
  expect(leads[4]).toBeGreaterThan(0.75);
});
