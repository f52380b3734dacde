import { expect, it } from 'vitest';
import type { ManitouBoard } from '$lib/wire/types';
import { sample } from '../samples';
import { flights, landed, progress, settled } from './flights';
import { plan, planned, ranks } from './ranks';
import { told, type Acted, type Namer } from './told';

const { moments } = await sample('manitou');
const boards = moments.flatMap(({ board }) => (board.game === 'manitou' ? [board] : []));
const namer: Namer = {
  player: (seat) => `seat ${seat}`,
  whose: () => 'other',
  players: (seats) => seats.join(),
  card: (card) => card,
  tile: (tile) => tile,
};
/** Every action of the sample as the board sees it. */
const all: Acted[] = moments.flatMap(({ board, parts, by, effect }, i) => {
  const before = moments[i - 1]?.board;
  if (board.game !== 'manitou' || before?.game !== 'manitou' || parts?.game !== 'manitou') return [];
  const trial = effect?.effect === 'played' ? effect : null;
  return [{ before, board, parts, by: by ?? null, trial }];
});
const keys = ({ parts, ...acted }: Acted) => told({ parts, ...acted }, namer).map(({ key }) => key);

/** A board with these hunters of three seats in ground 1. */
const ground = (...hunters: number[]) =>
  ({
    seats: hunters.map((strength) => ({
      grounds: [strength > 0 ? [{ card: String(strength), face_up: true }] : [], [], []],
      strength: [strength, 0, 0],
      tomahawks: [0, 0, 0],
    })),
    takes: [],
  }) as unknown as ManitouBoard;
const shares = (...hunters: number[]) =>
  ranks(ground(...hunters), 1).map(({ share, seats }) => [share, seats]);

it('ranks hunters, and names ties that keep players from taking', () => {
  expect(shares(5, 9, 7)).toEqual([
    ['highest', [1]],
    ['next', [2]],
  ]);
  expect(shares(9, 9, 4)).toEqual([
    ['tie', [0, 1]],
    ['highest', [2]],
  ]);
  expect(shares(9, 4, 4)).toEqual([
    ['highest', [0]],
    ['tie', [1, 2]],
  ]);
  expect(shares(0, 0, 3)).toEqual([['highest', [2]]]);
});

it('says why each tile is taken, and plans every tile', () => {
  const takes = all.filter(({ parts }) => parts.kind === 'take');
  expect(takes.length).toBeGreaterThan(5);
  for (const acted of takes) {
    expect(keys(acted)).toContain('page-manitou-told-take');
    const { ground = 1 } = acted.before.takes[0] ?? {};
    const lines = plan(acted.before, ground, planned(boards, acted.before));
    const left = acted.before.takes.filter((take) => take.ground === ground).length;
    expect(lines.reduce((sum, line) => sum + line.left, 0)).toBe(left);
  }
});

it('says when a cylinder changes hands, and lets it fly', () => {
  const moved = all.filter(
    ({ before, board }) => before.totem !== board.totem || before.horse !== board.horse,
  );
  expect(moved.length).toBeGreaterThan(0);
  for (const acted of moved) {
    expect(keys(acted).some((key) => key.startsWith('page-manitou-told-cylinder'))).toBe(true);
    expect(flights(acted).some(({ thing }) => thing.kind === 'cylinder')).toBe(true);
  }
});

it('says when the cards of a hunt are played, and when a hunt begins', () => {
  const said = all.flatMap(keys);
  const hunts = new Set(boards.map(({ hunt }) => hunt)).size;
  expect(said.filter((key) => key === 'page-manitou-told-begins')).toHaveLength(hunts);
  expect(said).toContain('page-manitou-told-played-out');
});

it('lets every card and tile that a player moves fly', () => {
  for (const acted of all) {
    const found = flights(acted);
    const moves = acted.by !== null && ['play', 'move', 'take', 'discard'].includes(acted.parts.kind);
    expect(found.length > 0).toBe(moves);
    expect(settled(found)).toBeGreaterThanOrEqual(landed(found));
    for (const flight of found) {
      expect(progress(flight, flight.starts)).toBe(0);
      expect(progress(flight, flight.ends)).toBe(1);
    }
  }
});
