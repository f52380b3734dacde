import { expect, it } from 'vitest';
import german from '../words/de';
import { say, words } from '../words/words.svelte';
import type { Clock } from '../wire/types';
import { terms } from './terms';

const options = [
  { key: 'rules', values: ['egyptian', 'general'], default: 'egyptian' },
  { key: 'stones', values: ['3', '4'], default: '4' },
];
const table = (spec: string, clock: Clock, pie = false) => ({ spec, clock, pie, bids: false });

it('names every option, and the clock and the pie rule if there are such', () => {
  words.use('de', german);
  const called = (value: string) => say(`page-option-mancala-rules-${value}`).split(':')[0];
  expect(terms(table('mancala', { kind: 'none' }), { options })).toEqual([
    `${say('page-option-mancala-rules')}: ${called('egyptian')}`,
    `${say('page-option-mancala-stones')}: 4`,
  ]);
  const fischer = { kind: 'fischer', seconds: 300, increment: 5 } as const;
  expect(terms(table('mancala:rules=general,stones=3', fischer), { options })).toEqual([
    `${say('page-option-mancala-rules')}: ${called('general')}`,
    `${say('page-option-mancala-stones')}: 3`,
    say('page-clock-fischer', { minutes: 5, seconds: 5 }),
  ]);
  expect(terms(table('mancala', { kind: 'none' }, true), { options }).at(-1)).toBe(
    say('page-pie-term', { game: 'mancala' }),
  );
  const bids = { spec: 'mandua', clock: { kind: 'none' }, pie: false, bids: true } as const;
  expect(terms(bids, { options: [] })).toEqual([say('page-bids-mandua-term')]);
});
