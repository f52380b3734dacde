import { describe, expect, it } from 'vitest';
import type { Privacy } from '../wire/types';
import german from '../words/de';
import english from '../words/en';
import { Words } from '../words/words.svelte';
import { statements } from './statements';

const facts: Privacy = {
  cookie: '__Host-menagerie-8140',
  session_days: 365,
  unplayed_days: 14,
  address_minutes: 2,
  metrics: true,
  way: 'https',
  operator: 'Ada, ada@play.example',
  you: null,
};

describe.each([
  ['en', english],
  ['de', german],
] as const)('in %s', (language, book) => {
  const words = new Words();
  words.use(language, book);

  it('eight points say what the server keeps, and every figure is the server’s', () => {
    const said = statements(words.say, facts);
    expect(said).toHaveLength(8);
    for (const sentence of said) {
      expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
      expect(sentence).not.toMatch(/page-|\{|\}/);
    }
    const figures = said.join(' ').match(/\d+/g);
    expect(figures).toEqual(['8140', '365', '14', '2']);
    expect(said[7]).toContain('(Ada, ada@play.example)');
  });

  it('says other things of other servers', () => {
    const other: Privacy = { ...facts, metrics: false, way: 'http', operator: null };
    const [one, another] = [statements(words.say, facts), statements(words.say, other)];
    const differ = one.flatMap((sentence, i) => (sentence === another[i] ? [] : [i]));
    expect(differ).toEqual([5, 6, 7]);
    expect(statements(words.say, { ...other, way: 'device' })[6]).not.toBe(another[6]);
  });
});
