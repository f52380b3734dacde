import { describe, expect, it } from 'vitest';
import { sample, sampleNames } from '../board/samples';
import { isLegal, named } from './asking';

describe.each(sampleNames)('%s', (name) => {
  it('is asked about where it is legal, and only then', async () => {
    const { moments } = await sample(name);
    for (const [i, { legal }] of moments.entries()) {
      const played = moments[i + 1]?.action;
      if (!legal || !played) continue;
      expect(isLegal(legal, played), played).toBe(true);
      if (!['place', 'choose'].includes(legal.form)) expect(isLegal(legal, `${played}?`)).toBe(false);
    }
  });
});

it('the cells of an action are known from its text', () => {
  expect(named('jungle', 'a3-a4', 0)).toEqual(new Set(['a3', 'a4']));
  expect(named('mana', 'd1-d2@e5', 0)).toEqual(new Set(['d1', 'd2', 'e5']));
  expect(named('mana', '+d2', 1)).toEqual(new Set(['d2']));
  expect(named('mancala', '3l', 1)).toEqual(new Set(['1-3']));
  expect(named('manitou', 'play:7@2', 0)).toEqual(new Set());
});
