import { expect, it } from 'vitest';
import type { Action } from '../wire/types';
import { listed, pick, pressHinted } from './picking';

const move = (from: string, to: string): Action => ({ game: 'jungle', kind: 'move', from, to });
const choice = (from: string, to: string) => ({
  picks: [from, to],
  action: `${from}-${to}`,
  parts: move(from, to),
});
const rules = {
  ...listed([choice('a1', 'a2'), choice('b1', 'b2')]),
  own: (id: string) => id === 'c1',
  phrase: (picks: string[]) => (picks.length === 2 ? picks.join('-') : null),
};

it('picks a piece and its destination', () => {
  expect(pick(rules, [], 'a1')).toEqual({ kind: 'go-on', picked: ['a1'] });
  expect(pick(rules, ['a1'], 'a2')).toEqual({
    kind: 'act',
    chosen: { action: 'a1-a2', parts: move('a1', 'a2'), cells: ['a1', 'a2'] },
  });
});

it('drops a pick, or picks another piece', () => {
  expect(pick(rules, ['a1'], 'a1')).toEqual({ kind: 'go-on', picked: [] });
  expect(pick(rules, ['a1'], 'b1')).toEqual({ kind: 'go-on', picked: ['b1'] });
});

it('sends an illegal action without parts', () => {
  expect(pick(rules, [], 'c1')).toEqual({ kind: 'go-on', picked: ['c1'] });
  expect(pick(rules, ['c1'], 'c2')).toEqual({
    kind: 'act',
    chosen: { action: 'c1-c2', parts: null, cells: ['c1', 'c2'] },
  });
  expect(pick(rules, [], 'z9')).toEqual({ kind: 'nothing' });
});

it('a press on the target of a hint picks what the hint moves', () => {
  const nothing = pick(rules, [], 'a2');
  expect(pressHinted(rules, ['a1', 'a2'], 'a2', nothing)).toEqual(pick(rules, ['a1'], 'a2'));
  expect(pressHinted(rules, [], 'a2', nothing)).toEqual(nothing);
  expect(pressHinted(rules, ['a1', 'a3'], 'a2', nothing)).toEqual(nothing);
  // Another piece of the player is picked instead.
  expect(pressHinted(rules, ['a1', 'b1'], 'b1', pick(rules, [], 'b1'))).toEqual(pick(rules, [], 'b1'));
});
