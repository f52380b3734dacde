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

it('says what the best action leads to, and whether that is proven', () => {
  expect(outlook(proven(1, { proven: 1 }), 2)).toBe('wins at once (proven)');
  expect(outlook(proven(1, { proven: 9 }), 2)).toBe('wins within 9 actions (proven)');
  expect(outlook(proven(1, { margin: 4 }), 2)).toBe('wins by 4 (proven)');
  expect(outlook(proven(0.5), 2)).toBe('keeps the game even (proven)');
  expect(outlook(proven(0, { proven: 6 }), 2)).toBe('holds out, but every action loses (proven)');
  expect(outlook(study(0.7), 2)).toBe('keeps you ahead (estimated)');
  expect(outlook(study(0.2), 2)).toBe('the best in a difficult position (estimated)');
  // With four players, a quarter is an equal share.
  expect(outlook(study(0.25), 4)).toBe('keeps the game even (estimated)');
});

it('says what the action is good for, and names who answers it', () => {
  const line = [0, 1].map((seat) => ({ seat, action: seat === 0 ? 'a3-a4' : 'a7-a6', parts: null }));
  const board = { game: 'jungle' } as unknown as Board;
  const players = [
    { player: 'You', whose: 'you' },
    { player: 'Computer', whose: 'computer' },
  ];
  const hint = reason('jungle', study(0.5, { line }), board, [], ['no enemy can eat it there'], players);
  expect(hint).toBe(
    'Hint: a3-a4; no enemy can eat it there – keeps the game even (estimated). The computer’s best answer: a7-a6.',
  );
});
