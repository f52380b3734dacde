/**
 * Sentences about numbers that an action changes: points, strengths by tomahawks, and the cards that nobody played.
 * No number on the board may change without such a sentence.
 */

import { isHunter } from './names';
import { without } from './summary';
import { tell, type Told } from './tell';
import type { Acted, Namer } from './told';
import { changes } from './worth';

/**
 * The sources of points that get a sentence of their own, with its clause. For cylinders, the sentences about
 * cylinders already name the points.
 */
const CLAUSES: Record<string, string> = { pairs: 'MN-25', tomahawks: 'MN-28' };

/** The points that players win or lose by an action, and why. */
export function scored({ before, board, parts }: Acted, namer: Namer): Told[] {
  if (parts.kind !== 'take' && parts.kind !== 'discard') return [];
  return board.seats.flatMap((player, seat) =>
    changes(before.seats[seat]?.points ?? player.points, player.points).flatMap(({ source, points }) => {
      const clause = CLAUSES[source];
      if (clause === undefined) return [];
      const who = { player: namer.player(seat), by: namer.whose(seat) };
      return [tell(points > 0 ? 'wins' : 'loses', clause, { ...who, source, points: Math.abs(points) })];
    }),
  );
}

/**
 * Why a hunter counts more than its number (MN-22). This is said with the first hunter of a hunt: in the
 * second hunt to everybody, in the others only to the owner of the tomahawks.
 */
export function strengthened({ before, board, parts, by }: Acted, namer: Namer): Told[] {
  if (parts.kind !== 'play' || by === null || !isHunter(parts.card)) return [];
  const number = board.seats[by]?.tomahawks[parts.ground - 1] ?? 0;
  const whose = namer.whose(by);
  if (number === 0 || before.seats[by]?.total !== 0 || (whose !== 'yours' && board.hunt !== 2)) return [];
  return [tell('tomahawks', 'MN-22', { player: namer.player(by), by: whose, number })];
}

/** What becomes of the viewer's cards that were not played (MN-18). */
export function left({ before, board, parts, by }: Acted, namer: Namer): Told[] {
  const plays = ({ phase }: { phase: string }) => phase === 'play' || phase === 'eighth';
  if (!before.own || !plays(before) || plays(board) || board.hunt === board.hunts) return [];
  const played = parts.kind === 'play' && by === before.own.seat ? [parts.card] : [];
  const cards = without(before.own.hand, played);
  return cards.length > 0 ? [tell('left', 'MN-18', { cards: namer.cards(cards), number: cards.length })] : [];
}
