import type { Offer, State } from '../wire/types';

/** A question to a player: from the page before they end the game, or from another player. */
export type Request =
  | { kind: 'resign' }
  | { kind: 'abort' }
  | { kind: 'draw' }
  | { kind: 'offer'; from: number; offer: Offer }
  | { kind: 'rematch'; from: number[] };

/** An action of a player that ends the game and needs a confirmation. */
export type Ending = 'resign' | 'abort' | 'draw';

/**
 * The one question that the viewer, who plays the seats `yours`, has to answer now; null if there is none.
 * `ending` is what the viewer is about to do. `declined` says whether they have dismissed the request for a
 * rematch.
 */
export function requestAt(
  { offer, seats, stage, may, rematch }: State,
  yours: number[],
  ending: Ending | null,
  declined: boolean,
): Request | null {
  if (stage === 'playing') {
    if (ending !== null && may[ending]) return { kind: ending };
    if (offer && offer.asked.some((seat) => yours.includes(seat)))
      return { kind: 'offer', from: offer.seat, offer: offer.offer };
  }
  if (stage === 'over' && !declined && yours.length > 0 && may.rematch && rematch === null) {
    const wants = (seat: number) => seats[seat]?.wants_rematch === true;
    const from = seats.flatMap((_, seat) => (wants(seat) && !yours.includes(seat) ? [seat] : []));
    if (from.length > 0 && !yours.every(wants)) return { kind: 'rematch', from };
  }
  return null;
}

/**
 * The seat that the player of a seat has in the rematch. Everybody moves on by one, so that another player begins.
 * Players who exchanged their seats under the pie rule or after bids keep the new ones, which has the same effect.
 */
export const nextSeat = (seat: number, { seats, pie, bids }: Pick<State, 'seats' | 'pie' | 'bids'>) =>
  pie === 'exchanged' || bids?.exchanged ? seat : (seat + 1) % seats.length;
