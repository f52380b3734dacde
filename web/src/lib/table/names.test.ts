import { expect, it } from 'vitest';
import type { SeatState } from '../wire/types';
import english from '../words/en';
import { words } from '../words/words.svelte';
import { names, recorded } from './names';

words.use('en', english);

const person = (name: string): SeatState => ({ sitter: 'person', name, left: null, wants_rematch: false });
const computer = (level: number): SeatState => ({
  sitter: 'computer',
  level,
  version: '1',
  left: null,
  wants_rematch: false,
});

it('one is called by his name, and by his side where he sits at several seats', () => {
  expect(names('jungle', [person('Ada'), person('Bo')])).toEqual(['Ada', 'Bo']);
  expect(names('jungle', [person('Ada'), person('Ada')])).toEqual(['Orange', 'Yellow']);
});

it('computers of one level are told apart', () => {
  expect(names('jungle', [computer(2), computer(3)])).toEqual(['Computer, level 2', 'Computer, level 3']);
  expect(names('jungle', [computer(2), computer(2)])).toEqual(['Orange (level 2)', 'Yellow (level 2)']);
  expect(names('manitou', [person('Ada'), computer(2), computer(2)])).toEqual([
    'Ada',
    'Hawk (level 2)',
    'Turtle (level 2)',
  ]);
});

it('a record knows a computer by its level, and some seats not at all', () => {
  expect(recorded('mana', ['Ada', 'level:2'])).toEqual(['Ada', 'Computer, level 2']);
  expect(recorded('mana', ['', ''])).toEqual(['Black', 'White']);
});
