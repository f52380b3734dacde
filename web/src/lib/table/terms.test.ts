import { expect, it } from 'vitest';
import german from '../words/de';
import { words } from '../words/words.svelte';
import type { Clock, TableInfo } from '../wire/types';
import { terms } from './terms';

const options = [
  { key: 'rules', values: ['egyptian', 'general'], default: 'egyptian' },
  { key: 'stones', values: ['3', '4'], default: '4' },
];
const table = (spec: string, clock: Clock) => ({ spec, clock, mode: 'casual' }) as TableInfo;

it('says what is played: every option, the time, what the game counts for', () => {
  words.use('de', german);
  expect(terms(table('mancala', { kind: 'none' }), { options })).toEqual([
    'Regeln: Ägyptisch',
    'Steine je Mulde: 4',
    'Ohne Uhr',
    'Zum Spaß',
  ]);
  const fischer = { kind: 'fischer', seconds: 300, increment: 5 } as const;
  expect(terms(table('mancala:rules=general,stones=3', fischer), { options })).toEqual([
    'Regeln: Allgemein',
    'Steine je Mulde: 3',
    '5 min + 5 s je Zug',
    'Zum Spaß',
  ]);
});
