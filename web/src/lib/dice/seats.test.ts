import { beforeEach, expect, it, vi } from 'vitest';
import type { DiceState, SeatState } from '../wire/types';
import { seatCommitment } from './commitment';
import { commit, duties, isAsNoted } from './seats';
import { recall } from './witness';

const REFEREE = '9c2e4d8fe97d881430de4e754b4205b9c27ce96715231cffc4337340cb110280';
const THEIRS = 'ab'.repeat(16);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const seat = (sitter: 'person' | 'kept'): SeatState => ({
  sitter,
  name: '',
  left: null,
  wants_rematch: false,
});
const computer: SeatState = { sitter: 'computer', level: 1, version: '1', left: null, wants_rematch: false };
const PEOPLE = [seat('person'), seat('person')];

const dice = (
  seat_commitments: (string | null)[],
  contributions: (string | null)[] = seat_commitments.map(() => null),
): DiceState => ({ commitment: REFEREE, seat_commitments, contributions, seed: null });

/** A table at which this browser has seat 0 and somebody else seat 1, and both have committed. */
function committed() {
  const own = commit('t', REFEREE, 0);
  return { own, all: dice([own, seatCommitment(REFEREE, 1, THEIRS)]) };
}

it('commits, and reveals only once all have committed', () => {
  expect(duties('t', dice([null, null]), [seat('kept'), seat('person')], [0]).commit).toEqual([0]);
  const { own, all } = committed();
  const early = duties('t', dice([own, null]), [seat('person'), seat('kept')], [0]);
  expect(early).toEqual({ commit: [], reveal: [], trouble: null });
  expect(recall('t')).toBeNull();
  const { reveal } = duties('t', all, PEOPLE, [0]);
  expect(reveal.map((one) => one.seat)).toEqual([0]);
  expect(seatCommitment(REFEREE, 0, reveal[0]?.contribution ?? '')).toBe(own);
  expect(recall('t')).toEqual({
    commitment: REFEREE,
    commitments: all.seat_commitments,
    contributions: { 0: reveal[0]?.contribution },
  });
});

it('reveals the same after a reload and in a second tab, and nothing twice', () => {
  const { all } = committed();
  const first = duties('t', all, PEOPLE, [0]);
  expect(duties('t', all, PEOPLE, [0])).toEqual(first);
  const shown = first.reveal[0]?.contribution ?? '';
  expect(duties('t', dice(all.seat_commitments, [shown, null]), PEOPLE, [0]).reveal).toEqual([]);
});

it('keeps what two tabs draw at the same moment', () => {
  const [one, other] = [commit('t', REFEREE, 0), commit('t', REFEREE, 0)];
  for (const own of [one, other])
    expect(duties('t', dice([own, null]), [seat('person'), seat('kept')], [0]).commit).toEqual([]);
});

it('commits anew if its secret is gone, while seats are empty', () => {
  const { own, all } = committed();
  stored.clear();
  expect(duties('t', dice([own, null]), [seat('person'), seat('kept')], [0]).commit).toEqual([0]);
  expect(duties('t', all, PEOPLE, [0])).toEqual({ commit: [], reveal: [], trouble: 'lost' });
  expect(recall('t')).toBeNull();
});

it('waits for no computer, and reveals every seat of the device', () => {
  const [one, two] = [commit('t', REFEREE, 0), commit('t', REFEREE, 2)];
  const seats = [seat('person'), computer, seat('person')];
  const { reveal } = duties('t', dice([one, null, two], [null, '0'.repeat(32), null]), seats, [0, 2]);
  expect(reveal.map((one) => one.seat)).toEqual([0, 2]);
});

it('reveals nothing to a server that has changed a commitment', () => {
  const { own, all } = committed();
  duties('t', all, PEOPLE, [0]);
  const changed = dice([own, seatCommitment(REFEREE, 1, '12'.repeat(16))]);
  expect(duties('t', changed, PEOPLE, [0])).toEqual({ commit: [], reveal: [], trouble: 'changed' });
  expect(isAsNoted('t', changed)).toBe(false);
});

it('reveals nothing under another commitment of the referee', () => {
  const { all } = committed();
  const other = { ...all, commitment: 'f'.repeat(64) };
  expect(duties('t', other, PEOPLE, [0])).toEqual({ commit: [], reveal: [], trouble: 'lost' });
});

it('notices at the start that a number is not the one committed to', () => {
  const { all } = committed();
  const shown = duties('t', all, PEOPLE, [0]).reveal[0]?.contribution ?? '';
  expect(isAsNoted('t', dice(all.seat_commitments, [shown, THEIRS]))).toBe(true);
  expect(isAsNoted('t', dice(all.seat_commitments, [shown, '12'.repeat(16)]))).toBe(false);
  expect(isAsNoted('another', dice(all.seat_commitments, [shown, THEIRS]))).toBe(true);
});
