import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { sample } from '../board/samples';
import type { Action, Board, Geometry, Study } from '../wire/types';
import { words } from '../words/words.svelte';
import { Hint } from './hint.svelte';

// The engine needs a page.
vi.mock('./moment-after', () => ({ momentAfter: () => undefined }));

const text = (path: string) => readFileSync(new URL(`../../../../book/en/${path}`, import.meta.url), 'utf8');
words.use('en', text('page.ftl') + text('page/mana.ftl'));
const geometry = (await sample('mana')).geometry as Geometry;

// The Ronin on a1 must not move: then the one on d1 captures the Daimyo on c1.
const board = {
  game: 'mana',
  pieces: [
    { square: 'c1', seat: 0, daimyo: true },
    { square: 'a1', seat: 0, daimyo: false },
    { square: 'a6', seat: 1, daimyo: true },
    { square: 'd1', seat: 1, daimyo: false },
  ],
  captured: [4, 4],
  duty: 'free',
  bird: null,
} as unknown as Board;
const parts: Action = { game: 'mana', kind: 'move', from: 'c1', to: 'a2', bird: 'b4' };

/** A hint for a player who has picked these squares, and the words after they have picked others. */
async function hinted(picked: string[], found: Partial<Study>) {
  let now = picked;
  const moment = { ply: 0, by: null, action: null, parts: null, effect: { effect: 'plain' } as const, board };
  const hint = new Hint(
    () => moment,
    () => now,
  );
  const line = [{ seat: 0, action: 'c1-a2@b4', parts }];
  const study: Study = { seat: 0, value: 0.5, certain: false, proven: null, margin: null, line, ...found };
  const source = { game: 'mana', geometry, options: {}, legal: null, record: null };
  await hint.give({ ...source, study: () => Promise.resolve(study) });
  return (...picks: string[]) => {
    now = picks;
    return hint.words;
  };
}

const HINT = 'Hint: c1 to a2, bird on b4.';

it('a hint stays until the player has picked more than when they asked', async () => {
  const words = await hinted(['a1'], {});
  expect([words('a1'), words(), words('c1')]).toEqual([HINT, HINT, HINT]);
  expect([words('c1', 'a2'), words('d1')]).toEqual([null, null]);
});

it('a hint advises another move only if that one is not lost for certain, too', async () => {
  const better = await hinted(['a1', 'b3'], { value: 0 });
  expect(better('a1', 'b3')).toBe('Hint: take this move back. Better: c1 to a2, bird on b4.');
  expect([better('c1'), better('c1', 'a2')]).toEqual([HINT, HINT]);
  const lost = await hinted(['a1', 'b3'], { value: 0, certain: true });
  expect(lost('a1', 'b3')).toBe(HINT);
});
