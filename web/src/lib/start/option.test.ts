import { expect, it } from 'vitest';
import english from '../words/en';
import { words } from '../words/words.svelte';
import { valueNote, valueWords } from './option';

it('names the values of an option, by number where there are many', () => {
  words.use('en', english);
  expect(valueWords('mancala', 'rules', 'general')).toMatch(/^General:/);
  expect(valueWords('mancala', 'stones', '3')).toBe('3');
  expect(valueWords('mancala', 'start', 'usual')).toMatch(/^Usual:/);
  expect(valueWords('mancala', 'start', '7')).toBe('Even start 7');
});

it('says what to know before choosing', () => {
  words.use('en', english);
  expect(valueNote('mancala', 'start')).toContain('only for some rules');
  expect(valueNote('mancala', 'stones')).toBe('');
  expect(valueNote('mandua', 'hunters')).toContain('harder for Hunter');
});
