import { expect, it } from 'vitest';
import type { State } from '../wire/types';
import { nextSeat, requestAt } from './requests';

const seat = (wants_rematch = false) => ({ sitter: 'person', name: '', left: null, wants_rematch }) as const;

const state = (parts: Partial<State>): State => ({
  number: 1,
  spec: 'jungle',
  stage: 'playing',
  seats: [seat(), seat()],
  host: 0,
  ply: 2,
  turn: 0,
  pie: null,
  bids: null,
  legal: null,
  clock: { kind: 'none' },
  since: 0,
  deadline: null,
  claimable: null,
  overdue: null,
  offer: null,
  may: { resign: true, draw: true, take_back: true, abort: false, rematch: false },
  result: null,
  dice: null,
  rematch: null,
  earlier: null,
  ...parts,
});

it('an offer asks those who have yet to answer, and nobody else', () => {
  const offered = state({ offer: { seat: 1, offer: 'draw', asked: [0] } });
  expect(requestAt(offered, [0], null, false)).toEqual({ kind: 'offer', from: 1, offer: 'draw' });
  expect(requestAt(offered, [1], null, false)).toBeNull();
  expect(requestAt(offered, [], null, false)).toBeNull();
});

it('who ends the game is asked first, as long as they may', () => {
  expect(requestAt(state({}), [0], 'resign', false)).toEqual({ kind: 'resign' });
  expect(requestAt(state({}), [0], 'abort', false)).toBeNull();
});

it('a wish for a rematch asks the others until they share it or put it away', () => {
  const may = { resign: false, draw: false, take_back: false, abort: false, rematch: true };
  const over = state({ stage: 'over', may, seats: [seat(), seat(true)] });
  expect(requestAt(over, [0], null, false)).toEqual({ kind: 'rematch', from: [1] });
  expect(requestAt(over, [0], null, true)).toBeNull();
  expect(requestAt(over, [1], null, false)).toBeNull();
  const both = { ...over, seats: [seat(true), seat(true)] };
  expect(requestAt(both, [0], null, false)).toBeNull();
  expect(requestAt({ ...over, rematch: 'next' }, [0], null, false)).toBeNull();
});

it('in a rematch everybody moves on by one seat', () => {
  expect([0, 1, 2].map((at) => nextSeat(at, state({ seats: [seat(), seat(), seat()] })))).toEqual([1, 2, 0]);
});

it('in a rematch players who exchanged their seats keep them, so that the other one begins', () => {
  expect([0, 1].map((at) => nextSeat(at, state({ pie: 'exchanged' })))).toEqual([0, 1]);
  expect([0, 1].map((at) => nextSeat(at, state({ pie: 'kept' })))).toEqual([1, 0]);
  const after = (exchanged: boolean) => state({ bids: { numbers: [12], most: null, exchanged } });
  expect([true, false].map((exchanged) => nextSeat(0, after(exchanged)))).toEqual([0, 1]);
});
