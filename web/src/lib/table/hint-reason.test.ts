import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Board, Study } from '../wire/types';
import { words } from '../words/words.svelte';
import { outlook, reason } from './hint-reason';

words.use('en', readFileSync(new URL('../../../../book/en/page.ftl', import.meta.url), 'utf8'));

const study = (value: number, more: Partial<Study> = {}): Study => ({
  seat: 0,
  value,
  certain: false,
  proven: null,
  margin: null,
  line: [],
  ...more,
});
const proven = (value: number, more: Partial<Study> = {}) => study(value, { certain: true, ...more });

it('says that the best action wins, and is silent about anything else', () => {
  expect(outlook(proven(1, { proven: 1 }))).toBe('That wins the game at once.');
  expect(outlook(proven(1, { proven: 9 }))).toBe('You can force a win.');
  expect(outlook(proven(1, { margin: 4 }))).toBe('You can force a win by 4.');
  for (const found of [proven(0.5), proven(0, { proven: 6 }), study(0.9), study(0.2)])
    expect(outlook(found)).toBe('');
});

it('says what the action does, the best reason for it, and whether the player acts again', () => {
  const board = { game: 'jungle' } as unknown as Board;
  const hint = (seats: number[]) => {
    const line = seats.map((seat) => ({ seat, action: 'a3-a4', parts: null }));
    const purposes = ['It threatens the Dog.', 'It comes closer.'];
    return reason('jungle', line, board, undefined, purposes);
  };
  expect(hint([0, 1])).toBe('Hint: a3-a4. It threatens the Dog.');
  expect(hint([0, 0])).toBe('Hint: a3-a4. It threatens the Dog. Then it is your turn again.');
});
