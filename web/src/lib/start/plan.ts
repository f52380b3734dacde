import type { Clock, GameInfo, NewTable, Preset, Wanted } from '../wire/types';
import { optionsOf, spec } from '../games';

export type Opponent = 'computer' | 'device' | 'link';

/** The side that the player chooses: a seat, or `lot` for a random seat. */
export type Side = number | 'lot';

/** What a player chooses before a game. */
export interface Plan {
  opponent: Opponent;
  level: number;
  side: Side;
  /** The value of each option that is not the default. */
  options: Record<string, string>;
  clock: Clock;
  /** Whether the players agree on the pie rule. */
  pie: boolean;
  /** Whether the players agree on bids. */
  bids: boolean;
}

const fischer = (minutes: number, increment: number): Clock => ({
  kind: 'fischer',
  seconds: 60 * minutes,
  increment,
});
const days = (days: number): Clock => ({ kind: 'days', days });

export const NO_CLOCK: Clock = { kind: 'none' };
const CLOCKS: Clock[] = [
  NO_CLOCK,
  fischer(5, 5),
  fischer(15, 10),
  fischer(30, 20),
  days(1),
  days(3),
  days(7),
];

/** The clocks to choose from. Clocks with days for each turn are only for games by link. */
export const clocksFor = (opponent: Opponent) =>
  CLOCKS.filter(({ kind }) => kind !== 'days' || opponent === 'link');

export const sameClock = (one: Clock, other: Clock) => JSON.stringify(one) === JSON.stringify(other);

/** The plan until a preset or the last plan is known. */
export const DEFAULT_PLAN: Plan = {
  opponent: 'computer',
  level: 2,
  side: 0,
  options: {},
  clock: NO_CLOCK,
  pie: false,
  bids: false,
};

/** A preset as a plan. */
export const planOf = (preset: Preset, info: GameInfo): Plan => ({
  ...DEFAULT_PLAN,
  level: preset.level,
  options: optionsOf(preset.spec, info.options),
});

/** The level of the computers that a player has beaten alone; null if there is none. */
export function beatenLevel(levels: (number | null)[], yours: number[], winners: number[]): number | null {
  const [own] = yours;
  if (own === undefined || yours.length > 1 || winners.length !== 1 || winners[0] !== own) return null;
  const others = levels.filter((_, seat) => seat !== own);
  const [level = null] = others;
  return others.every((other) => other === level) ? level : null;
}

/** The number of seats with these options. */
export function seatsOf(plan: Pick<Plan, 'options'>, info: GameInfo): number {
  const players = info.options.find(({ key }) => key === info.seats_option);
  return players ? Number(plan.options[players.key] ?? players.default) : (info.seats[0] ?? 2);
}

/** The request for a table with this plan. */
export function tableOf(plan: Plan, info: GameInfo): NewTable {
  const own = plan.side === 'lot' ? 0 : plan.side;
  const wanted = (seat: number): Wanted => {
    if (plan.opponent === 'device' || seat === own) return { kind: 'me' };
    return plan.opponent === 'computer' ? { kind: 'computer', level: plan.level } : { kind: 'anyone' };
  };
  return {
    spec: spec(info.name, info.options, plan.options),
    seats: Array.from({ length: seatsOf(plan, info) }, (_, seat) => wanted(seat)),
    lot: plan.side === 'lot' && plan.opponent !== 'device',
    clock: plan.clock,
    mode: 'casual',
    listed: false,
    pie: plan.pie && info.pie,
    bids: plan.bids && info.bids !== null,
  };
}

/**
 * Reads a plan that was stored on this device. Values that do not fit the game are replaced by the usual
 * values.
 */
export function readPlan(text: string | null, info: GameInfo): Plan | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { opponent, level, side, options, clock, pie, bids } = stored as Partial<Record<keyof Plan, unknown>>;
  if (opponent !== 'computer' && opponent !== 'device' && opponent !== 'link') return null;
  const given = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
  const fitting = info.options.flatMap(({ key, values }) => {
    const value = given[key];
    return typeof value === 'string' && values.includes(value) ? [[key, value] as const] : [];
  });
  const plan: Plan = {
    opponent,
    level: typeof level === 'number' && level >= 1 && level <= info.levels ? Math.floor(level) : 1,
    side: 0,
    options: Object.fromEntries(fitting),
    clock: clocksFor(opponent).find((one) => sameClock(one, clock as Clock)) ?? NO_CLOCK,
    pie: pie === true && info.pie,
    bids: bids === true && info.bids !== null,
  };
  const seats = Array.from({ length: seatsOf(plan, info) }, (_, seat) => seat);
  return { ...plan, side: side === 'lot' ? 'lot' : (seats.find((seat) => seat === side) ?? 0) };
}
