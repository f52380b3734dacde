import { expect, it } from 'vitest';
import type { Board, Happened } from '../wire/types';
import { applyEvent, type Moment } from './moments';

const board = (stones: number): Board => ({
  game: 'mancala',
  bowls: [
    [stones, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  mancalas: [0, 0],
});
const played = (ply: number): Happened => ({
  what: 'played',
  seat: ply % 2,
  ply,
  action: '1',
  parts: { game: 'mancala', kind: 'sow', bowl: 1, way: null },
  effect: { effect: 'plain' },
  board: board(ply),
});
const plies = (events: Happened[]) => events.reduce<Moment[]>(applyEvent, []).map((moment) => moment.ply);

it('builds the list of moments from events', () => {
  const sat: Happened = { what: 'sat', seat: 0, name: 'Ada' };
  expect(plies([sat, { what: 'started', board: board(0) }, played(1), played(2)])).toEqual([0, 1, 2]);
});

it('drops actions that were taken back', () => {
  const events: Happened[] = [{ what: 'started', board: board(0) }, played(1), played(2), played(3)];
  expect(plies([...events, { what: 'taken-back', ply: 1, board: board(1) }, played(2)])).toEqual([0, 1, 2]);
});
