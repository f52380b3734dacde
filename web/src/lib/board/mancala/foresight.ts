/** What a sowing would do. The board shows this before it is played, without asking the engine. */
import type { MancalaBoard, MancalaPlace, Sowing, SowingStep } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { count, name, places } from './layout';
import { banked, emptied } from './told';

/** The places of a circuit from a bowl on, in the direction of the sowing (MC-3, MC-12). */
function circuit(seat: number, { bowl, way }: Sowing, both: boolean): MancalaPlace[] {
  const round = places
    .map((place) => ({ ...place, seat: seat === 0 ? place.seat : 1 - place.seat }))
    .filter((place) => both || place.bowl !== null || place.seat === seat);
  if (way === 'left') round.reverse();
  const at = round.findIndex((place) => place.seat === seat && place.bowl === bowl);
  return [...round.slice(at + 1), ...round.slice(0, at + 1)];
}

/** Whether the last stone can capture, or earn an extra turn (MC-8, MC-9). */
export const lastStoneDecides = (rules: string) => rules === 'egyptian' || rules === 'ethiopian';

/** How many stones a bowl must hold to be sown (MC-13). */
export const least = (rules: string) => (rules === 'ethiopian' ? 2 : 1);

/** What a sowing would do. */
interface Foreseen {
  /** Its steps, without what the end of the game banks. */
  steps: SowingStep[];
  /** How many stones each bowl of each seat holds after it. */
  rows: number[][];
}

export function foreseen(board: MancalaBoard, seat: number, sowing: Sowing, rules: string): Foreseen {
  const steps: SowingStep[] = [];
  const held = new Map(places.map((place) => [name(place), count(board, place)]));
  const at = (place: MancalaPlace) => held.get(name(place)) ?? 0;
  const bank = (from: MancalaPlace, to: number, why: 'capture' | 'four') => {
    if (at(from) > 0) steps.push({ step: 'bank', from, stones: at(from), to, why });
    held.set(name(from), 0);
  };
  const relays = rules === 'nigerian';
  const round = circuit(seat, sowing, relays);
  let here = round.length - 1;
  let from = round[here];
  while (from) {
    const hand = at(from);
    steps.push({ step: 'lift', from, stones: hand });
    held.set(name(from), 0);
    for (let left = hand; left > 0; left--) {
      here = (here + 1) % round.length;
      const to = round[here];
      if (!to) break;
      steps.push({ step: 'drop', to });
      held.set(name(to), at(to) + 1);
      // MC-17.
      if (relays && to.bowl !== null && at(to) === 4) bank(to, to.seat, 'four');
    }
    const end = round[here];
    // MC-18.
    from = relays && end && end.bowl !== null && at(end) > 1 ? end : undefined;
  }
  const end = round[here];
  // MC-9.
  if (lastStoneDecides(rules) && end && end.seat === seat && end.bowl !== null && at(end) === 1) {
    bank(end, seat, 'capture');
    bank({ seat: 1 - seat, bowl: 7 - end.bowl }, seat, 'capture');
  }
  const row = (of: number) => places.filter((place) => place.seat === of && place.bowl !== null).map(at);
  return { steps, rows: [row(0), row(1)] };
}

/** Says who owns a seat's places, such as `yours`, for the sentences about a sowing. */
type Whose = (seat: number) => string;

/** What a sowing would do, in words: where its last stone falls, and what follows from that. */
export function forecast(
  board: MancalaBoard,
  seat: number,
  sowing: Sowing,
  rules: string,
  whose: Whose,
): string {
  const { steps, rows } = foreseen(board, seat, sowing, rules);
  const last = steps.findLast((step) => step.step === 'drop');
  const end = last?.step === 'drop' ? last.to : { seat, bowl: null };
  const taken = banked(steps, ({ why }) => why === 'capture');
  const empty = emptied(board, steps);
  const plays = (of: number) => rows[of]?.some((stones) => stones >= least(rules)) === true;
  // MC-8, unless the game is over (MC-6), or the player has only single stones (MC-14).
  const extra = end.bowl === null && lastStoneDecides(rules);
  const again = extra && !empty && plays(seat);
  const follows = taken > 0 ? 'captures' : again ? 'again' : 'none';
  const words = say('page-mancala-forecast', {
    bowl: sowing.bowl,
    end: end.bowl ?? 0,
    whose: whose(end.seat),
    laps: steps.filter(({ step }) => step === 'lift').length,
    follows,
    across: taken - 1,
  });
  const next = extra ? seat : 1 - seat;
  const then = empty
    ? say('page-mancala-forecast-over', { whose: whose(empty.seat) })
    : plays(next)
      ? ''
      : plays(1 - next)
        ? say('page-mancala-forecast-skipped', { whose: whose(next), next: whose(1 - next) })
        : say('page-mancala-forecast-singles');
  return then ? `${words} ${then}` : words;
}
