/** Bids for a side before the game. */

import type { Bids } from '../wire/types';
import { say } from '../words/words.svelte';
import { isNameless, kindOf, type Company, type SideChoice } from './sides';

/** The question to the player who bids. */
export interface BidQuestion {
  title: string;
  text: string;
  /** The numbers that may be named, the largest first. */
  numbers: number[];
  /** Whether the player may pass. */
  passes: boolean;
}

const sayOf = (game: string, key: string, args = {}) => say(`page-bid-${game}-${key}`, args);

/** The number that was named last; 0 if none was. */
const lastOf = ({ numbers }: Bids) => numbers.at(-1) ?? 0;

/** The question to the player at `seat`. */
export function bidQuestion(company: Company, seat: number, bids: Bids): BidQuestion {
  const { game, names, yours } = company;
  const other = 1 - seat;
  const most = bids.most ?? 0;
  const shared = yours.length > 1;
  const whose = shared ? 'unnamed' : kindOf(company, other);
  const args = { whose, player: names[other] ?? '', number: lastOf(bids), most };
  return {
    title: shared ? sayOf(game, 'title-both', { turn: seat }) : sayOf(game, 'title'),
    text: sayOf(game, lastOf(bids) > 0 ? 'next' : 'first', args),
    numbers: Array.from({ length: most }, (_, i) => most - i),
    passes: lastOf(bids) > 0,
  };
}

/** Tells the others what they wait for. */
export const biddingWords = (company: Company, seat: number, bids: Bids): string =>
  sayOf(company.game, 'waits', {
    whose: kindOf(company, seat),
    player: company.names[seat] ?? '',
    number: lastOf(bids),
  });

/** Says how the bids ended. The players in `company` already sit in their new seats. */
export function bidsWords(company: Company, { exchanged, number = 0 }: SideChoice): string {
  const { game, names, yours } = company;
  if (yours.length !== 1 && isNameless(company))
    return sayOf(game, 'won-both', { turn: exchanged ? 1 : 0, number });
  return sayOf(game, 'won', { whose: kindOf(company, 0), player: names[0] ?? '', number });
}

export const bidWords = {
  name: (game: string, number: number) => sayOf(game, 'name', { number }),
  number: (game: string) => sayOf(game, 'number'),
  pass: (game: string) => sayOf(game, 'pass'),
};
