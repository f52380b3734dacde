import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { beatenLevel, clocksFor, NO_CLOCK, planOf, readPlan, tableOf, type Plan } from './plan';

const info: Omit<GameInfo, 'geometry'> = {
  name: 'manitou',
  options: [
    { key: 'players', values: ['2', '3', '4'], default: '2' },
    { key: 'cards', values: ['chosen', 'random'], default: 'chosen' },
  ],
  seats: [2, 3, 4],
  seats_option: 'players',
  hidden: true,
  pie: false,
  bids: null,
  levels: 4,
  presets: [{ kind: 'first-game', spec: 'manitou:cards=random', level: 1 }],
};
const game = info as GameInfo;
const plan: Plan = {
  opponent: 'link',
  level: 2,
  side: 'lot',
  options: { players: '3' },
  clock: NO_CLOCK,
  pie: false,
  bids: false,
};

describe('a plan for a game', () => {
  it('asks for a table with the player at the chosen seat', () => {
    const table = tableOf({ ...plan, opponent: 'computer', side: 1 }, game);
    expect(table.spec).toBe('manitou:players=3');
    expect(table.seats.map(({ kind }) => kind)).toEqual(['computer', 'me', 'computer']);
    expect(tableOf(plan, game)).toMatchObject({ lot: true, seats: [{ kind: 'me' }, {}, {}] });
    const device = tableOf({ ...plan, opponent: 'device' }, game);
    expect([device.lot, device.seats.every(({ kind }) => kind === 'me')]).toEqual([false, true]);
  });

  it('comes from a preset', () => {
    const [preset] = game.presets;
    expect(preset && tableOf(planOf(preset, game), game)).toMatchObject({
      spec: 'manitou:cards=random',
      seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }],
    });
  });

  it('is kept and read again', () => {
    expect(readPlan(JSON.stringify(plan), game)).toEqual(plan);
  });

  it('keeps only what the game still has', () => {
    const old = {
      ...plan,
      opponent: 'computer',
      level: 9,
      side: 2,
      options: { players: '7', cards: 'random', gone: 'x' },
      clock: { kind: 'days', days: 3 },
    };
    expect(readPlan(JSON.stringify(old), game)).toEqual({
      opponent: 'computer',
      level: 1,
      side: 0,
      options: { cards: 'random' },
      clock: NO_CLOCK,
      pie: false,
      bids: false,
    });
    for (const broken of [null, '', '7', '{', '{"opponent":"nobody"}'])
      expect(readPlan(broken, game)).toBeNull();
  });

  it('has the pie rule where the game has it', () => {
    const agreed = { ...plan, options: {}, pie: true };
    for (const pie of [true, false]) {
      expect(tableOf(agreed, { ...game, pie }).pie).toBe(pie);
      expect(readPlan(JSON.stringify(agreed), { ...game, pie })?.pie).toBe(pie);
    }
    expect(tableOf(plan, { ...game, pie: true }).pie).toBe(false);
  });

  it('has bids where the game has them', () => {
    const agreed = { ...plan, options: {}, bids: true };
    for (const bids of ['stones', null]) {
      expect(tableOf(agreed, { ...game, bids }).bids).toBe(bids !== null);
      expect(readPlan(JSON.stringify(agreed), { ...game, bids })?.bids).toBe(bids !== null);
    }
  });

  it('has clocks of days only for games by link', () => {
    expect(clocksFor('computer').some(({ kind }) => kind === 'days')).toBe(false);
    expect(clocksFor('link').some(({ kind }) => kind === 'days')).toBe(true);
  });
});

it('a win alone against computers of one level beats this level', () => {
  expect(beatenLevel([null, 1], [0], [0])).toBe(1);
  expect(beatenLevel([2, null, 2], [1], [1])).toBe(2);
  expect(beatenLevel([null, 1], [0], [1])).toBeNull();
  expect(beatenLevel([null, 1], [0], [0, 1])).toBeNull();
  expect(beatenLevel([null, null], [0], [0])).toBeNull();
  expect(beatenLevel([null, null], [0, 1], [0])).toBeNull();
  expect(beatenLevel([null, 1, 2], [0], [0])).toBeNull();
});
