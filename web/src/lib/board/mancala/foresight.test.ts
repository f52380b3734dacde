import { expect, it, vi } from 'vitest';
import { Engine } from '$lib/pocket/engine-in-test';
import { momentsTo } from '$lib/table/moments';
import english from '$lib/words/en';
import { words } from '$lib/words/words.svelte';
import type { BoardOf } from '../face';
import { begin, play, seeded } from '../playing-in-test';
import { editing } from './editing';
import { forecast, foreseen } from './foresight';
import { purposes } from './purposes';

vi.mock('$lib/pocket/engine', () => import('$lib/pocket/engine-in-test'));

const boardOf = (text: string) =>
  editing.read(text, { geometry: { game: 'mancala' }, options: {} })?.board as BoardOf<'mancala'>;

it.each(['general', 'egyptian', 'ethiopian', 'nigerian'])(
  'foresees what a sowing in %s does',
  async (rules) => {
    const random = seeded(7);
    let at = await begin(`mancala:rules=${rules}`);
    const foretold: unknown[] = [];
    for (let ply = 0; ply < 60 && at.turn !== null && at.legal?.form === 'sow'; ply++) {
      const { actions } = at.legal;
      const sowing = actions[random(actions.length)];
      if (!sowing) break;
      foretold.push(foreseen(boardOf(at.text), at.turn, sowing, rules).steps);
      at = await play(at, sowing.action);
    }
    const { record, path } = at;
    const played = await new Engine().ask({ type: 'explore', record, path, seat: null, edit: null });
    if (played.type !== 'analysis') throw new Error(played.type);
    const effects = momentsTo(played).flatMap(({ effect }) =>
      effect?.effect === 'sown'
        ? [effect.steps.filter((step) => step.step !== 'bank' || step.why !== 'rest')]
        : [],
    );
    expect(foretold.length).toBeGreaterThan(10);
    expect(foretold).toEqual(effects);
  },
);

it('says where the last stone falls, and what follows', () => {
  words.use('en', english);
  const said = (text: string, bowl: number, rules = 'egyptian', way: 'left' | null = null) =>
    forecast(boardOf(text), 0, { action: '', bowl, way, ends: null }, rules, (seat) =>
      seat === 0 ? 'yours' : 'computer',
    ).replace(/[\u00a0\u2068\u2069]/g, (at) => (at === '\u00a0' ? ' ' : ''));
  const start = '4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S';
  expect(said(start, 3)).toBe('Bowl 3: the last stone falls into your mancala, so you sow again.');
  expect(said(start, 3, 'general')).toBe('Bowl 3: the last stone falls into your mancala.');
  expect(said(start, 5)).toBe('Bowl 5: the last stone falls into the computer’s bowl 2.');
  expect(said('1 0 4 4 4 4 0 / 4 4 4 4 5 4 0 S', 1)).toBe(
    'Bowl 1: the last stone falls into your empty bowl 2, so it and the 5 stones across go into your mancala.',
  );
  expect(said('0 0 0 0 0 1 9 / 4 4 4 4 5 4 0 S', 6)).toBe(
    'Bowl 6: the last stone falls into your mancala. Then your bowls are empty, and the game ends.',
  );
  // MC-14.
  const singles = '1 0 0 0 2 0 9 / 0 1 0 1 0 0 9 S';
  expect(said(singles, 5, 'ethiopian')).toBe(
    'Bowl 5: the last stone falls into your mancala. Then only single stones are left. They may not be sown, ' +
      'so the game ends, and each player keeps their own.',
  );
  expect(said('3 0 0 0 2 0 9 / 0 1 0 1 0 0 9 S', 5, 'ethiopian')).toContain('so you sow again.');
  expect(said('0 2 0 0 3 0 9 / 0 1 0 1 0 0 9 S', 2, 'ethiopian')).toContain(
    'Then the computer has only single stones and is skipped: you sow again.',
  );
  expect(said('0 0 0 0 2 0 9 / 0 3 0 1 0 0 9 S', 5, 'ethiopian')).toContain(
    'Then you have only single stones and are skipped: the computer sows.',
  );
});

it('a hint says in numbers what it gains, prevents and prepares, the two most important things', () => {
  words.use('en', english);
  const said = (before: string, bowl: number, after: string, rules = 'egyptian') => {
    const parts = { game: 'mancala', kind: 'sow', bowl, way: null } as const;
    return purposes(boardOf(before), boardOf(after), { game: 'mancala' }, { seat: 0, parts }, { rules });
  };
  // North's bowl 1 threatens five stones from its empty bowl 2.
  const [before, saved] = ['0 0 0 0 5 0 9 / 1 0 0 0 0 0 9 S', '0 0 0 0 0 1 10 / 2 1 1 0 0 0 9 N'];
  expect(said(before, 5, saved)).toEqual([
    'Otherwise, the other player’s bowl 1 could capture 5 of your stones. It brings a stone into your mancala.',
  ]);
  expect(said(before, 5, saved, 'general')).toEqual(['It brings a stone into your mancala.']);
  expect(said('1 0 0 0 2 0 0 / 0 0 0 0 4 0 0 S', 1, '0 0 0 0 2 0 5 / 0 0 0 0 0 0 0 N')).toEqual([
    'It captures 4 stones.',
  ]);
  // The hint itself names the extra turn.
  expect(said('2 0 0 0 0 1 0 / 0 0 0 5 0 0 0 S', 6, '2 0 0 0 0 0 1 / 0 0 0 5 0 0 0 S')).toEqual([
    'It brings a stone into your mancala.',
  ]);
  expect(said('0 2 0 2 0 1 0 / 0 0 4 0 0 0 0 S', 4, '0 2 0 0 1 2 0 / 0 0 4 0 0 0 0 N')).toEqual([
    'It prepares a capture: your bowl 2 could then take 4 stones.',
  ]);
  expect(said('2 0 1 0 0 0 0 / 0 1 0 0 0 0 0 S', 1, '0 1 2 0 0 0 0 / 0 1 0 0 0 0 0 N')).toEqual([
    'It gives the other player no stones.',
  ]);
  // North's bowl 3 would end in its mancala.
  expect(said('0 0 0 0 0 5 0 / 0 0 4 0 0 0 0 S', 6, '0 0 0 0 0 0 1 / 1 1 5 1 0 0 0 N')).toEqual([
    'Otherwise, the other player’s bowl 3 could earn an extra turn. It brings a stone into your mancala.',
  ]);
});
