import { beforeEach, expect, it, vi } from 'vitest';
import { StepClock } from '../board/clock';
import { manner } from '../board/manner';
import type { Watcher } from '../net/connection';
import type { Board, Event, Happened, State } from '../wire/types';
import type { Keeper } from './keeper';
import { Room } from './room.svelte';

const { clock } = vi.hoisted(() => ({ clock: { now: null as StepClock | null } }));
vi.mock('./house', () => ({
  house: {
    clock: { now: () => clock.now?.now() ?? 0, frame: (then: () => void) => clock.now?.frame(then) },
    manner: () => manner('normal', false),
    sound: () => {},
  },
}));

const board = { game: 'mancala', bowls: [], mancalas: [] } as unknown as Board;
const played = (ply: number, seat: number): Happened => ({
  ...{ what: 'played', ply, seat, action: '1', board, effect: { effect: 'plain' } },
  parts: { game: 'mancala', kind: 'sow', bowl: 1, way: null },
});
const chosen: Happened = { what: 'side-chosen', seat: 1, exchanged: true };
const person = (name: string) => ({ sitter: 'person', name, left: null, wants_rematch: false }) as const;
const state = (names: string[], parts: Partial<State>) =>
  ({
    ...{ stage: 'playing', seats: names.map(person), host: 0, clock: { kind: 'none' }, dice: null },
    ...parts,
  }) as unknown as State;
const asked = state(['Ada', 'Bo'], { pie: 'asked', turn: 1 });
const exchanged = state(['Bo', 'Ada'], { pie: 'exchanged', turn: 1 });

/** A room at whose table Ada plays South and Bo plays North, for a viewer with these seats. */
function open(yours: number[]) {
  clock.now = new StepClock();
  const watchers: Watcher[] = [];
  const connection = {
    watch: (watcher: Watcher) => {
      watchers.push(watcher);
      return () => {};
    },
  };
  const room = new Room('t', { connection } as unknown as Keeper);
  room.attend(yours);
  let number = 0;
  const tell = (state: State, ...events: Happened[]) => {
    const numbered = events.map((event) => ({ ...event, number: ++number }) as unknown as Event);
    watchers.at(-1)?.update({ table: 't', seat: room.seat, events: numbered, more: false, state });
  };
  const fail = () => watchers.at(-1)?.fault({ code: 'table-not-your-seat' });
  tell(state(['Ada', 'Bo'], { pie: 'ahead', turn: 0 }), { what: 'started', board });
  const rest = () => {
    for (let i = 0; i < 400; i++) clock.now?.step(10);
  };
  return { room, watchers, tell, fail, rest };
}

beforeEach(() => vi.stubGlobal('document', { hidden: false }));

it('the viewer of a seat that was exchanged watches from the other one', () => {
  const { room, watchers, tell, fail, rest } = open([1]);
  tell(asked, played(1, 0));
  rest();
  fail();
  expect(watchers.map(({ seat }) => seat)).toEqual([1, 0]);
  // What the viewer has seen is not sent again.
  expect(watchers.at(-1)?.newest()).toBe(2);
  expect([room.seat, room.fault]).toEqual([1, null]);
  tell(exchanged, chosen);
  expect([room.seat, room.yours, room.exchanges]).toEqual([0, [0], 1]);
  expect(room.choice).toEqual({ at: 1, seat: 1, exchanged: true });
});

it('a seat that the viewer has lost is reported', () => {
  const { room, watchers, fail } = open([1]);
  fail();
  fail();
  expect([watchers.length, room.fault?.code]).toEqual([2, 'table-not-your-seat']);
});

it('a table without the pie rule has no other seat to watch from', () => {
  const { room, watchers, tell, fail } = open([1]);
  tell(state(['Ada', 'Bo'], { pie: null }));
  fail();
  expect([watchers.length, room.fault?.code]).toEqual([1, 'table-not-your-seat']);
});

it('the players change seats once everything before the choice is shown', () => {
  const { room, tell, rest } = open([]);
  tell(exchanged, played(1, 0), chosen, played(2, 1));
  expect([room.state?.pie, room.state?.seats, room.choice]).toEqual(['asked', asked.seats, null]);
  expect(room.moments.length).toBe(2);
  rest();
  expect([room.state?.pie, room.choice?.at, room.moments.length]).toEqual(['exchanged', 1, 3]);
  // A spectator stays on their side of the board.
  expect(room.exchanges).toBe(0);
});

it('in a page that nobody sees, the players change seats at once', () => {
  vi.stubGlobal('document', { hidden: true });
  const { room, tell } = open([]);
  tell(exchanged, played(1, 0), chosen);
  expect(room.state?.pie).toBe('exchanged');
});

it('a page that is opened later shows the players in their seats, and turns nothing', () => {
  const { room, watchers } = open([0]);
  room.watch(0);
  watchers.at(-1)?.update({
    ...{ table: 't', seat: 0, more: false, state: exchanged },
    events: [{ what: 'started', board }, played(1, 0), chosen].map((event, i) => ({
      ...event,
      number: i + 1,
    })) as unknown as Event[],
  });
  expect([room.state?.pie, room.choice?.at, room.exchanges]).toEqual(['exchanged', 1, 0]);
});
