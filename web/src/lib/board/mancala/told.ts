import type { Effect, MancalaBoard, MancalaEffect, MancalaPlace, SowingStep } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { whose, type Brief } from '../brief';
import type { Remark } from '../face';
import type { Past } from '../props';
import { name } from './layout';

export const side = (seat: number) => say(seat === 0 ? 'mancala-south' : 'mancala-north');

/**
 * If the bowls of a seat are empty after these steps, the game ends (MC-6). Returns that seat, and how many stones
 * are left in the bowls of the other seat; null if the game goes on.
 */
export function emptied({ bowls }: MancalaBoard, steps: SowingStep[]): { seat: number; left: number } | null {
  const left = bowls.map((row) => row.reduce((sum, stones) => sum + stones, 0));
  const add = ({ seat, bowl }: MancalaPlace, stones: number) => {
    if (bowl !== null) left[seat] = (left[seat] ?? 0) + stones;
  };
  for (const step of steps) {
    if (step.step === 'lift') add(step.from, -step.stones);
    else if (step.step === 'drop') add(step.to, 1);
    else if (step.why !== 'rest') add(step.from, -step.stones);
  }
  const seat = left.indexOf(0);
  return seat < 0 ? null : { seat, left: left[1 - seat] ?? 0 };
}

type Banking = Extract<SowingStep, { step: 'bank' }>;

/** How many stones were banked by the bankings that `counts` includes. */
export const banked = (steps: SowingStep[], counts: (banking: Banking) => boolean): number =>
  steps.reduce((sum, step) => sum + (step.step === 'bank' && counts(step) ? step.stones : 0), 0);

/** How many stones a sowing adds to a seat's mancala, with the bankings that `counts` includes. */
export function filled(steps: SowingStep[], seat: number, counts = (_: Banking) => true): number {
  const drops = steps.filter(
    (step) => step.step === 'drop' && step.to.bowl === null && step.to.seat === seat,
  );
  return drops.length + banked(steps, (banking) => banking.to === seat && counts(banking));
}

/**
 * The index where the turn of a history's last action begins. A turn begins after an action of the other side, or after
 * that side was skipped.
 */
const turnStart = (history: readonly Past[]) =>
  history
    .slice(0, -1)
    .findLastIndex(
      ({ by, effect }) => by !== history.at(-1)?.by || (effect.effect === 'sown' && effect.skipped),
    ) + 1;

/** How many times the player of a history's last action has acted in the same turn. */
export const timesInTurn = (history: readonly Past[]): number => history.length - turnStart(history);

/** From this number of sowings on, the end of a turn is celebrated. */
const CHAIN = 3;

/**
 * What a turn of at least `CHAIN` sowings has brought, once it is over; null for a shorter turn, or while it goes on.
 */
export function chain(history: readonly Past[]): { seat: number; sowings: number; stones: number } | null {
  const turn = history
    .slice(turnStart(history))
    .flatMap(({ effect }) => (effect.effect === 'sown' ? effect : []));
  const seat = history.at(-1)?.by ?? null;
  if (seat === null || turn.length < CHAIN || turn.at(-1)?.extra) return null;
  const steps = turn.flatMap(({ steps }) => steps);
  return { seat, sowings: turn.length, stones: filled(steps, seat, ({ why }) => why !== 'rest') };
}

/** The hollows over which the hand goes in a sowing, from the first bowl to the place of the last stone. */
export const wayOf = (steps: SowingStep[]): string[] =>
  steps.flatMap((step) =>
    step.step === 'lift' ? [name(step.from)] : step.step === 'drop' ? [name(step.to)] : [],
  );

/**
 * How many stones were banked from each bowl, and for which seat, by captures across it and by fours. A last stone
 * that is banked from the mover's own bowl (MC-9) is not counted, because it is no loss.
 */
export function bankedFrom(steps: SowingStep[]): Map<string, { stones: number; to: number }> {
  const found = new Map<string, { stones: number; to: number }>();
  for (const step of steps) {
    if (step.step !== 'bank' || step.why === 'rest') continue;
    if (step.why === 'capture' && step.from.seat === step.to) continue;
    const from = name(step.from);
    found.set(from, { stones: (found.get(from)?.stones ?? 0) + step.stones, to: step.to });
  }
  return found;
}

/** What a seat has in its mancala before the stones that are left are banked, what it banks then, and the sum. */
function banking(seat: number, before: MancalaBoard, steps: SowingStep[]) {
  const had = (before.mancalas[seat] ?? 0) + filled(steps, seat, ({ why }) => why !== 'rest');
  const rest = banked(steps, ({ to, why }) => to === seat && why === 'rest');
  return { had, rest, sum: had + rest };
}

/** What the rules did in a sowing: captures, relays, fours, an extra turn, a skipped turn, the end of the game. */
export function remarks(effect: Effect, by: number | null, before: MancalaBoard, yours: number[]): Remark[] {
  if (effect.effect !== 'sown' || by === null) return [];
  const found: Remark[] = [];
  // The board itself shows where the last stone fell, and which bowls were emptied.
  const ringless = true;
  const last = effect.steps.findLast((step) => step.step === 'drop');
  const ends = last?.step === 'drop' ? name(last.to) : '';
  const { skipped } = effect;
  if (skipped) {
    const again = 1 - skipped.seat;
    found.push({
      key: 'page-mancala-skipped',
      args: {
        whose: whose(skipped.seat, yours),
        side: side(skipped.seat),
        next: side(again),
        yours: whose(again, yours),
      },
      clause: skipped.clause,
      cell: `${skipped.seat}-mancala`,
    });
  }
  if (effect.extra) {
    const args = { whose: whose(by, yours), side: side(by) };
    found.push({ key: 'page-mancala-extra', args, clause: 'MC-8', cell: ends, ringless });
  }
  const banks = effect.steps.flatMap((step) => (step.step === 'bank' ? [step] : []));
  const captured = banked(effect.steps, ({ why }) => why === 'capture');
  if (captured > 0) {
    // The last stone is captured, too, but does not lie across.
    const args = { whose: whose(by, yours), side: side(by), across: captured - 1 };
    found.push({ key: 'page-mancala-captured', args, clause: 'MC-9', cell: ends, ringless });
  }
  const laps = effect.steps.filter(({ step }) => step === 'lift').length;
  if (laps > 1) {
    const from = effect.steps.findLast((step) => step.step === 'lift');
    const cell = from?.step === 'lift' ? name(from.from) : ends;
    const args = { whose: whose(by, yours), side: side(by), laps };
    found.push({ key: 'page-mancala-relayed', args, clause: 'MC-18', cell, brief: true, ringless });
  }
  const fours = banks.filter(({ why }) => why === 'four');
  if (fours.length > 0) {
    const gained = (seat: number) => banked(effect.steps, ({ why, to }) => why === 'four' && to === seat);
    // The viewer comes first.
    const [one = 0, other = 1] = [0, 1]
      .sort((a, b) => Number(yours.includes(b)) - Number(yours.includes(a)))
      .filter((seat) => gained(seat) > 0);
    const args = {
      ...{ whose: whose(one, yours), side: side(one), stones: gained(one) },
      ...{ banks: whose(other, yours), other: side(other), more: one === other ? 0 : gained(other) },
    };
    const cell = name(fours.at(-1)?.from ?? { seat: one, bowl: null });
    found.push({ key: 'page-mancala-fours', args, clause: 'MC-17', cell, brief: true, ringless });
  }
  const decided = emptiedRemark(effect, before, yours) ?? sureRemark(effect, before, yours);
  if (decided) found.push(decided);
  return found;
}

/**
 * Whether a seat's mancala, with `more` stones added to it, has more than half of all stones. If so, it will be the
 * fuller one at the end.
 */
export function isSure({ bowls, mancalas }: MancalaBoard, seat: number, more = 0): boolean {
  const all = [...bowls.flat(), ...mancalas].reduce((sum, stones) => sum + stones, 0);
  return 2 * ((mancalas[seat] ?? 0) + more) > all;
}

/** Says that a sowing has made sure who wins, unless the game is over. */
function sureRemark({ steps }: MancalaEffect, before: MancalaBoard, yours: number[]): Remark | null {
  if (steps.some((step) => step.step === 'bank' && step.why === 'rest')) return null;
  const seat = [0, 1].find((seat) => isSure(before, seat, filled(steps, seat)));
  if (seat === undefined || isSure(before, seat)) return null;
  const stones = (before.mancalas[seat] ?? 0) + filled(steps, seat);
  const args = { whose: whose(seat, yours), side: side(seat), stones };
  return { key: 'page-mancala-sure', args, clause: 'MC-6', cell: `${seat}-mancala` };
}

/** The remark on a rule is shown in this many turns of a player. After that, the viewer knows the rule. */
const OFTEN = 2;

/** For the key of each remark on a rule, a function that says whether a sowing is a reason for that remark. */
const CAUSES: Record<string, (effect: MancalaEffect) => boolean> = {
  'page-mancala-extra': ({ extra }) => extra,
  'page-mancala-relayed': ({ steps }) => steps.filter(({ step }) => step === 'lift').length > 1,
  'page-mancala-fours': ({ steps }) => steps.some((step) => step.step === 'bank' && step.why === 'four'),
};

/**
 * The remarks that still say something new. In a chain of extra turns, the same remark is shown only once.
 * Remarks on some rules are left out once the viewer has seen them often. `history` ends with the last action
 * that the remarks are about.
 */
export function unfamiliar(remarks: Remark[], history: readonly Past[]): Remark[] {
  const by = history.at(-1)?.by;
  const turn = turnStart(history);
  const often = (happens: (effect: MancalaEffect) => boolean) => {
    const turns = history.slice(0, turn).filter((past, i) => {
      const begins = turnStart(history.slice(0, i + 1)) === i;
      return begins && past.by === by && past.effect.effect === 'sown' && happens(past.effect);
    });
    return turns.length >= OFTEN;
  };
  return remarks.filter(({ key, args, cell }, i) => {
    const same = (other: Remark) =>
      other.key === key && other.cell === cell && other.args['whose'] === args['whose'];
    const cause = CAUSES[key];
    // A remark on an earlier sowing of the same turn has said this already.
    const done = ({ effect }: Past) => effect.effect === 'sown' && cause?.(effect) === true;
    const repeats = remarks.filter(same).length === 1 && history.slice(turn, -1).some(done);
    // Of equal remarks, the last one is about the newest sowing.
    return remarks.findLastIndex(same) === i && !repeats && !(cause && often(cause));
  });
}

/** What a sowing brought each player, in few words: a player with extra turns sows several times in one turn. */
export function gainWords({ steps, extra }: MancalaEffect, by: number | null): string[] {
  const seats = by === null ? [] : [by, 1 - by];
  const [own = 0, other = 0] = seats.map((seat) => filled(steps, seat, ({ why }) => why !== 'rest'));
  const [left = 0, leftOther = 0] = seats.map((seat) =>
    banked(steps, ({ to, why }) => to === seat && why === 'rest'),
  );
  const captured = banked(steps, ({ why }) => why === 'capture');
  // A last stone that is banked alone is worded like one that falls into the mancala.
  const apart = captured > 1 ? captured : 0;
  const told = [
    ...(own > apart ? [say('page-told-banked', { stones: own - apart })] : []),
    ...(apart > 0 ? [say('page-mancala-told-captured', { stones: apart })] : []),
    ...(other > 0 ? [say('page-mancala-told-given', { stones: other })] : []),
    ...(left > 0 ? [say('page-mancala-told-left', { stones: left, own: 'yes' })] : []),
    ...(leftOther > 0 ? [say('page-mancala-told-left', { stones: leftOther, own: 'no' })] : []),
    ...(extra ? [say('page-mancala-told-extra')] : []),
  ];
  return told.length > 0 ? [say('page-mancala-told', { gains: told.join(', ') })] : [];
}

/** Says that the game is over because the bowls of one side are empty, and what becomes of the other side's stones. */
function emptiedRemark({ steps }: MancalaEffect, before: MancalaBoard, yours: number[]): Remark | null {
  const empty = emptied(before, steps);
  if (!empty) return null;
  const [one, other] = [empty.seat, 1 - empty.seat];
  const { had, rest, sum } = banking(other, before, steps);
  const args = {
    whose: whose(one, yours),
    side: side(one),
    left: empty.left,
    banks: whose(other, yours),
    other: side(other),
    ...{ had, rest, sum },
  };
  const clause = rest > 0 ? 'MC-10' : 'MC-6';
  return { key: 'page-mancala-emptied', args, clause, cell: `${other}-mancala` };
}

/** Why the game ended, and with which totals; null if the last action does not show that. The viewer comes first. */
export function ended(effect: Effect, before: MancalaBoard, yours: number[], names: string[]): Remark | null {
  if (effect.effect !== 'sown') return null;
  const called = (seat: number) => names[seat] ?? side(seat);
  const over = emptiedRemark(effect, before, yours);
  if (over) {
    const other = Number(over.cell[0]);
    return { ...over, args: { ...over.args, side: called(1 - other), other: called(other) } };
  }
  const rests = effect.steps.flatMap((step) => (step.step === 'bank' && step.why === 'rest' ? [step] : []));
  if (rests.length === 0) return null;
  // MC-14, MC-15: both keep what they have.
  const one = yours.length === 1 ? (yours[0] ?? 0) : 0;
  const [own, theirs] = [banking(one, before, effect.steps), banking(1 - one, before, effect.steps)];
  const args = {
    singles: rests.every(({ stones }) => stones === 1) ? 'yes' : 'no',
    one: called(one),
    ...own,
    two: called(1 - one),
    had2: theirs.had,
    rest2: theirs.rest,
    sum2: theirs.sum,
  };
  const clause = args.singles === 'yes' ? 'MC-14' : 'MC-15';
  return { key: 'page-mancala-kept', args, clause, cell: `${one}-mancala` };
}

/**
 * What the rules did, for the list of moves: stones that captures and fours banked, stones that were left at the
 * end, and an extra or a skipped turn.
 */
export function happened({ steps, extra, skipped }: MancalaEffect, by: number | null): Brief['events'] {
  const sum = (seat: number, rest: boolean) =>
    banked(steps, ({ to, why }) => to === seat && (why === 'rest') === rest);
  const [own = 0, theirs = 0] = by === null ? [] : [sum(by, false), sum(1 - by, false)];
  const rests = [0, 1].flatMap((seat) => {
    const stones = sum(seat, true);
    return stones > 0 ? [{ seat, stones }] : [];
  });
  return [
    ...(own > 0 ? [{ sign: 'banks' as const, text: say('page-brief-takes-stones', { stones: own }) }] : []),
    ...(theirs > 0 && by !== null
      ? [
          {
            sign: 'banks' as const,
            text: say('page-brief-gives-stones', { stones: theirs }),
          },
        ]
      : []),
    ...rests.map(({ seat, stones }) => ({
      sign: 'banks' as const,
      text: say('page-brief-rest', { own: seat === by ? 'yes' : 'no', stones }),
    })),
    ...(extra ? [{ sign: 'again' as const, text: say('page-brief-again') }] : []),
    ...(skipped
      ? [
          {
            sign: 'skipped' as const,
            text: say('page-mancala-brief-skipped', { own: skipped.seat === by ? 'yes' : 'no' }),
          },
        ]
      : []),
  ];
}
