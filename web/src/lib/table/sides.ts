/** The choice of a side under the pie rule. */

import { side } from '../games';
import type { Happened, State } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';
import { addressed, isOnlyComputer, spoken } from './names';
import { turnsOf } from './turns';

/** How long the board takes to turn to a viewer who has changed sides, in milliseconds. */
export const TURNING = 700;

/** A choice that was made. */
export interface SideChoice {
  /** The index of the moment after which the player chose. */
  at: number;
  /** The player's seat before the choice. */
  seat: number;
  /** Whether the players exchanged their seats. */
  exchanged: boolean;
  /** If the players bid for the sides: the number that was named last. */
  number?: number;
}

type Chosen = Extract<Happened, { what: 'side-chosen' }>;

/** The state of a table before a choice, made from the state after it. */
export const askedState = (state: State, { seat, exchanged }: Chosen): State => ({
  ...state,
  seats: exchanged ? [...state.seats].reverse() : state.seats,
  turn: seat,
  pie: 'asked',
  legal: null,
});

/** The seat of a player when the action before a moment was played. `seat` is where the player sits now. */
export const seatAt = (choice: SideChoice | null, at: number, seat: number): number =>
  choice?.exchanged && at <= choice.at ? 1 - seat : seat;

/**
 * Whether the last turn of the player who is now at `seat` may be undone. There must be such a turn, and no side may
 * have been chosen after it began. The server makes the same check, but the table's state gives the result only for the
 * last action.
 */
export function mayUndo(moments: Moment[], choice: SideChoice | null, seat: number): boolean {
  const last = moments.findLastIndex(({ by }, at) => by === seatAt(choice, at, seat));
  const turn = turnsOf(moments).find(({ entries }) => entries.some(({ at }) => at === last));
  return turn?.entries.every(({ at }) => at > (choice?.at ?? 0)) ?? false;
}

/** The players of a table. */
export interface Company {
  game: string;
  names: string[];
  levels: (number | null)[];
  /** The viewer's seats. */
  yours: number[];
}

/** Whether the players are only told apart by their sides, for example on a shared device. */
export const isNameless = ({ game, names }: Company): boolean =>
  names.some((name, seat) => name === side(game, seat));

/** What to call the players in sentences about what they did before they exchanged their seats. */
export function formerCalls(company: Company): string[] {
  const { game, names, levels, yours } = company;
  const former = isNameless(company) ? names : [...names].reverse();
  return spoken(
    game,
    addressed(
      former,
      yours.map((seat) => 1 - seat),
    ),
    [...levels].reverse(),
  );
}

/** The kind of the player at a seat, as an argument for sentences. */
export function kindOf(company: Company, seat: number): string {
  const { game, levels, yours } = company;
  if (yours.includes(seat)) return 'you';
  if (isOnlyComputer(game, levels, seat)) return 'computer';
  return yours.length === 1 && isNameless(company) ? 'unnamed' : 'other';
}

/** Says what was chosen. The players in `company` already sit in their new seats. */
export function choiceWords(company: Company, { seat, exchanged }: SideChoice): string {
  const { game, names, yours } = company;
  const [now, other] = exchanged ? [1 - seat, seat] : [seat, 1 - seat];
  const sides = { taken: side(game, now), left: side(game, other) };
  if (yours.length !== 1 && isNameless(company))
    return say(exchanged ? 'page-pie-exchanged-both' : 'page-pie-kept-both', sides);
  const [chooser, partner] = [kindOf(company, now), kindOf(company, other)];
  const player = names[now] ?? '';
  return exchanged
    ? say('page-pie-exchanged', { chooser, partner, player, other: names[other] ?? '', ...sides })
    : say('page-pie-kept', { chooser, player, side: side(game, now) });
}

/** The question to the player who chooses a side. */
export interface SideQuestion {
  title: string;
  /** What was played, and what the choice means. `take` and `keep` are the labels of the two answers. */
  text: string;
  take: string;
  keep: string;
}

/** The question to the player at `seat`. `next` is the seat that acts after the choice. */
export function sideQuestion(company: Company, seat: number, next: number): SideQuestion {
  const { game, names, yours } = company;
  const [own, other] = [side(game, seat), side(game, 1 - seat)];
  const args = {
    game,
    side: own,
    yours: own,
    theirs: other,
    next: side(game, next),
    player: names[1 - seat] ?? '',
    whose: kindOf(company, 1 - seat),
  };
  const both = yours.length > 1 ? '-both' : '';
  const said = (key: string) => say(`page-pie-${key}${both}`, args);
  return {
    title: said('choose'),
    text: `${said('begun')} ${said('means')}`,
    take: say('page-pie-take', { side: other }),
    keep: say('page-pie-keep', { side: own }),
  };
}

/** Tells the others what they wait for. */
export const choosingWords = (company: Company, seat: number): string =>
  say('page-pie-chooses', {
    whose: kindOf(company, seat),
    player: company.names[seat] ?? '',
    yours: side(company.game, seat),
    theirs: side(company.game, 1 - seat),
  });
