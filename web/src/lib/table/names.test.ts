import { expect, it } from 'vitest';
import type { SeatState } from '../wire/types';
import english from '../words/en';
import { say, words } from '../words/words.svelte';
import { addressed, names, recorded, spoken, turnOf } from './names';

words.use('en', english);

const [orange, yellow] = [say('jungle-orange'), say('jungle-yellow')];
const twin = (side: string) => say('page-twin', { side, level: 2 });
const level = (level: number) => say('page-computer', { level });

const person = (name: string): SeatState => ({ sitter: 'person', name, left: null, wants_rematch: false });
const computer = (level: number): SeatState => ({
  sitter: 'computer',
  level,
  version: '1',
  left: null,
  wants_rematch: false,
});

it('a person has their own name, and the names of their sides at several seats', () => {
  expect(names('jungle', [person('Ada'), person('Bo')])).toEqual(['Ada', 'Bo']);
  expect(names('jungle', [person('Ada'), person('Ada')])).toEqual([orange, yellow]);
});

it('calls the viewer "you" at their only seat', () => {
  expect(addressed(['Ada', 'Bo'], [1])).toEqual(['Ada', say('page-viewer')]);
  expect(addressed(['Ada', 'Bo'], [0, 1])).toEqual(['Ada', 'Bo']);
  expect(addressed(['Ada', 'Bo'], [])).toEqual(['Ada', 'Bo']);
});

it('tells computers of one level apart', () => {
  expect(names('jungle', [computer(2), computer(3)])).toEqual([level(2), level(3)]);
  expect(names('jungle', [computer(2), computer(2)])).toEqual([twin(orange), twin(yellow)]);
});

it('calls the computers of Big Manitou by their tribes, whatever their levels', () => {
  const tribe = (seat: number) => say(`page-tribe-${seat}`);
  expect(names('manitou', [person('Ada'), computer(2), computer(2)])).toEqual(['Ada', tribe(1), tribe(2)]);
  expect(names('manitou', [person('Ada'), computer(3)])).toEqual(['Ada', tribe(1)]);
  expect(names('manitou', [person('Ada'), person('Ada')])).toEqual([tribe(0), tribe(1)]);
  expect(recorded('manitou', ['Ada', 'level:2'])).toEqual(['Ada', tribe(1)]);
});

it('names the computers and unknown seats of a record', () => {
  expect(recorded('mana', ['Ada', 'level:2'])).toEqual(['Ada', level(2)]);
  expect(recorded('mana', ['', ''])).toEqual([say('mana-black'), say('mana-white')]);
});

it('calls the only computer just that in sentences', () => {
  const alone = say('page-computer-alone');
  expect(spoken('mana', ['You', level(2)], [null, 2])).toEqual(['You', alone]);
  expect(spoken('mana', [level(1), level(2)], [1, 2])).toEqual([level(1), level(2)]);
  expect(spoken('manitou', ['You', 'Hawk'], [null, 2])).toEqual(['You', 'Hawk']);
});

it('says whose turn it is, and takes nobody for the computer because of a name', () => {
  const turn = (player: string, computer: string) => say('page-turn-of', { player, computer });
  const alone = say('page-computer-alone');
  expect(turnOf('mana', [alone, level(2)], [null, 2], 0)).toBe(turn(alone, 'no'));
  expect(turnOf('mana', [alone, level(2)], [null, 2], 1)).toBe(turn('', 'yes'));
  expect(turnOf('mana', [level(1), level(2)], [1, 2], 1)).toBe(turn(level(2), 'no'));
  expect(turnOf('manitou', ['You', 'Hawk'], [null, 2], 1)).toBe(turn('Hawk', 'no'));
});
