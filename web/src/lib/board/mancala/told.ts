import type { Effect, MancalaBoard, MancalaEffect, MancalaPlace, SowingStep } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { whose, type Brief } from '../brief';
import type { Remark } from '../face';
import { name } from './layout';

export const side = (seat: number) => say(seat === 0 ? 'mancala-south' : 'mancala-north');

/** The seat whose bowls are empty after these steps, which ends the game (MC-6); null if there is none. */
export function emptied({ bowls }: MancalaBoard, steps: SowingStep[]): number | null {
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
  return seat < 0 ? null : seat;
}

/** What the rules did in a sowing: captures, fours, an extra turn, a skipped turn, the end of the game. */
export function remarks(effect: Effect, by: number | null, before: MancalaBoard, yours: number[]): Remark[] {
  if (effect.effect !== 'sown' || by === null) return [];
  const found: Remark[] = [];
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
    found.push({ key: 'page-mancala-extra', args, clause: 'MC-8', cell: ends, brief: true });
  }
  const banks = effect.steps.flatMap((step) => (step.step === 'bank' ? [step] : []));
  const captured = banks.filter(({ why }) => why === 'capture').reduce((sum, { stones }) => sum + stones, 0);
  if (captured > 0) {
    // The last stone is captured, too, but does not lie across.
    const args = { whose: whose(by, yours), side: side(by), across: captured - 1 };
    found.push({ key: 'page-mancala-captured', args, clause: 'MC-9', cell: ends, brief: true });
  }
  for (const seat of [0, 1]) {
    const fours = banks.filter(({ why, to }) => why === 'four' && to === seat);
    if (fours.length === 0) continue;
    const args = { whose: whose(seat, yours), side: side(seat), bowls: fours.length };
    const cell = name(fours.at(-1)?.from ?? { seat, bowl: null });
    found.push({ key: 'page-mancala-fours', args, clause: 'MC-17', cell, brief: true });
  }
  const empty = emptied(before, effect.steps);
  if (empty !== null) {
    const rest = banks.filter(({ why }) => why === 'rest').reduce((sum, { stones }) => sum + stones, 0);
    const [one, other] = [empty, 1 - empty];
    const args = {
      whose: whose(one, yours),
      side: side(one),
      rest,
      banks: whose(other, yours),
      other: side(other),
    };
    const clause = rest > 0 ? 'MC-10' : 'MC-6';
    found.push({ key: 'page-mancala-emptied', args, clause, cell: `${other}-mancala` });
  }
  return found;
}

/**
 * What the rules did, for the list of moves: stones that captures and fours banked, stones that were left at the
 * end, and an extra or a skipped turn.
 */
export function happened({ steps, extra, skipped }: MancalaEffect, by: number | null): Brief['events'] {
  const banks = steps.flatMap((step) => (step.step === 'bank' ? [step] : []));
  const banked = (seat: number | null, rest: boolean) =>
    banks
      .filter(({ to, why }) => to === seat && (why === 'rest') === rest)
      .reduce((sum, { stones }) => sum + stones, 0);
  const [own, theirs] = [banked(by, false), by === null ? 0 : banked(1 - by, false)];
  const rests = [0, 1].flatMap((seat) => {
    const stones = banked(seat, true);
    return stones > 0 ? [{ seat, stones }] : [];
  });
  return [
    ...(own > 0 ? [{ sign: 'takes' as const, text: say('page-brief-takes-stones', { stones: own }) }] : []),
    ...(theirs > 0 && by !== null
      ? [
          {
            sign: 'takes' as const,
            text: say('page-brief-gives-stones', { side: side(1 - by), stones: theirs }),
          },
        ]
      : []),
    ...rests.map(({ seat, stones }) => ({
      sign: 'takes' as const,
      text: say('page-brief-rest', { side: side(seat), stones }),
    })),
    ...(extra ? [{ sign: 'again' as const, text: say('page-brief-again') }] : []),
    ...(skipped
      ? [{ sign: 'skipped' as const, text: say('page-brief-skipped', { side: side(skipped.seat) }) }]
      : []),
  ];
}
