import { expect, it } from 'vitest';
import type { State } from '../wire/types';
import { mayStudy, playsOther, title } from './viewer';

const seats = (...sitters: State['seats'][number]['sitter'][]) =>
  sitters.map((sitter) => ({ sitter, name: '', left: null, wants_rematch: false }) as State['seats'][number]);
const playing = (...sitters: State['seats'][number]['sitter'][]) =>
  ({ stage: 'playing', seats: seats(...sitters) }) as const;

it('the one person against computers may study, if nothing is hidden', () => {
  expect(mayStudy(playing('person', 'computer'), [0], true)).toBe(true);
  expect(mayStudy(playing('person', 'computer'), [0], false)).toBe(false);
  expect(mayStudy(playing('person', 'computer'), [], true)).toBe(false);
  expect(mayStudy(playing('person', 'person'), [0, 1], true)).toBe(false);
});

it('everybody may study a game that is over', () => {
  expect(mayStudy({ stage: 'over', seats: seats('person', 'person') }, [], false)).toBe(true);
});

it('people who share a device do not play somebody else', () => {
  expect(playsOther(playing('person', 'person'), [0])).toBe(true);
  expect(playsOther(playing('person', 'person'), [0, 1])).toBe(false);
  expect(playsOther(playing('person', 'computer'), [0])).toBe(false);
  expect(playsOther(playing('person', 'person'), [])).toBe(false);
});

it('the title calls a viewer who is to answer before one who is to act', () => {
  expect(title('Mana', null, false)).toBe('Mana');
  const called = title('Mana', { kind: 'rematch', from: [1] }, true);
  expect(called).toMatch(/^● .+ · Mana$/);
  expect(called).not.toBe(title('Mana', null, true));
});
