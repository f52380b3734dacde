import { say } from '$lib/words/words.svelte';
import type { MancalaBoard, SowingStep } from '$lib/wire/types';
import type { Purposes } from '../face';
import { foreseen, lastStoneDecides, least } from './foresight';
import { banked, filled } from './told';

/** What a bowl could do if its owner were to sow it now. */
interface Chance {
  bowl: number;
  /** How many stones of the other side it would capture (MC-9). */
  captures: number;
  /** Whether it would earn an extra turn (MC-8). */
  again: boolean;
}

/** Whether the last stone of a sowing earns an extra turn. */
function earns(steps: SowingStep[], seat: number, rules: string): boolean {
  const last = steps.findLast((step) => step.step === 'drop');
  const home = last?.step === 'drop' && last.to.bowl === null && last.to.seat === seat;
  return home && lastStoneDecides(rules);
}

/** What each bowl of a seat could do, in each direction in which it may be sown. */
function chances(board: MancalaBoard, seat: number, rules: string): Chance[] {
  const ways = rules === 'ethiopian' ? (['right', 'left'] as const) : ([null] as const);
  return (board.bowls[seat] ?? []).flatMap((stones, i) =>
    stones < least(rules)
      ? []
      : ways.map((way) => {
          const { steps } = foreseen(board, seat, { action: '', bowl: i + 1, way, ends: null }, rules);
          const captures = banked(steps, ({ why, from }) => why === 'capture' && from.seat !== seat);
          return { bowl: i + 1, captures, again: earns(steps, seat, rules) };
        }),
  );
}

/** The bowl that captures the most. */
const most = (found: Chance[]) =>
  found.reduce<Chance>((a, b) => (b.captures > a.captures ? b : a), { bowl: 0, captures: 0, again: false });

/** The first bowl that would earn an extra turn in one position, but not in another one. */
const newExtra = (now: Chance[], then: Chance[]) =>
  now.find(({ bowl, again }) => again && !then.some((other) => other.bowl === bowl && other.again));

/** The hint mentions a capture of at least this many stones. */
const MANY = 2;
/** The most purposes that a hint names. */
const TOLD = 2;

/** The purposes say in words what becomes of the stones of a sowing. */
export const tells = true;

export const purposes: Purposes<'mancala'> = (before, after, _geometry, { seat, parts }, options) => {
  const rules = options['rules'] ?? 'egyptian';
  const { steps } = foreseen(before, seat, { action: '', ...parts, ends: null }, rules);
  const captured = banked(
    steps,
    ({ why, from, to }) => why === 'capture' && from.seat !== seat && to === seat,
  );
  const extra = earns(steps, seat, rules);
  const gained = filled(steps, seat);
  const gains = gained > 0 && say('page-mancala-hint-gains', { stones: gained });
  const [own, ownThen] = [chances(before, seat, rules), chances(after, seat, rules)];
  const [theirs, theirsThen] = [chances(before, 1 - seat, rules), chances(after, 1 - seat, rules)];
  const [threat, aim] = [most(theirs), most(ownThen)];
  // After an extra turn, the other player's chances will be different.
  const saves = !extra && threat.captures >= MANY && most(theirsThen).captures < threat.captures / 2;
  const stops = extra ? undefined : newExtra(theirs, theirsThen);
  const aims = aim.captures >= MANY && aim.captures > most(own).captures;
  const ready = newExtra(ownThen, own);
  const found = [
    captured > 0 && say('page-mancala-hint-captures', { stones: captured }),
    extra && gains,
    saves && say('page-mancala-hint-threat', { stones: threat.captures, bowl: threat.bowl }),
    aims && say('page-mancala-hint-aims', { stones: aim.captures, bowl: aim.bowl }),
    stops && say('page-mancala-hint-stops', { bowl: stops.bowl }),
    !extra && captured === 0 && gains,
    ready && say('page-mancala-hint-ready', { bowl: ready.bowl }),
  ].flatMap((words) => words || []);
  if (found.length > 0) return [found.slice(0, TOLD).join(' ')];
  const keeps = !steps.some((step) => step.step === 'drop' && step.to.seat !== seat);
  return keeps ? [say('page-mancala-hint-keeps')] : [];
};
