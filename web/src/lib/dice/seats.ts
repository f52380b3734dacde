/**
 * What this browser does for the dice of its seats: it commits to a contribution, and reveals it once all
 * have committed.
 */

import { randomHex } from '../net/random';
import type { DiceState, SeatState } from '../wire/types';
import { allCommitted } from './all-committed';
import { seatCommitment } from './commitment';
import { dropSecret, keepSecret, note, recall, secretOf } from './witness';

/** Draws a contribution, keeps it on this device, and returns the commitment to it. */
export function commit(table: string, referee: string, seat: number): string {
  const contribution = randomHex(16);
  const commitment = seatCommitment(referee, seat, contribution);
  keepSecret(table, commitment, contribution);
  return commitment;
}

/** What this browser has to do for the viewer's seats before the game. */
export interface Duties {
  /** The seats that have yet to commit, or whose contribution this browser does not have. */
  commit: number[];
  /** The contributions to reveal. */
  reveal: { seat: number; contribution: string }[];
  /**
   * Why this browser reveals nothing: it has lost a contribution, or the server has changed a commitment.
   * Null if nothing is wrong.
   */
  trouble: 'lost' | 'changed' | null;
}

export function duties(table: string, dice: DiceState, seats: SeatState[], yours: number[]): Duties {
  const own = yours.map((seat) => ({ seat, contribution: ownContribution(table, dice, seat) }));
  const missing = own.filter(({ contribution }) => contribution === null).map(({ seat }) => seat);
  if (!allCommitted(dice, seats)) return { commit: missing, reveal: [], trouble: null };
  if (missing.length > 0) return { commit: [], reveal: [], trouble: 'lost' };
  const contributions = Object.fromEntries(own.map(({ seat, contribution }) => [seat, contribution ?? '']));
  // Note all commitments before anything is revealed. From here on, nobody can change one unnoticed.
  note(table, { commitment: dice.commitment, commitments: dice.seat_commitments, contributions });
  if (!isAsNoted(table, dice)) return { commit: [], reveal: [], trouble: 'changed' };
  for (const seat of yours) dropSecret(table, dice.seat_commitments[seat] ?? '');
  const secret = own.filter(({ seat }) => dice.contributions[seat] === null);
  const reveal = secret.map(({ seat, contribution }) => ({ seat, contribution: contribution ?? '' }));
  return { commit: [], reveal, trouble: null };
}

/** Whether a table still shows the commitments that this browser noted before it revealed anything. */
export function isAsNoted(table: string, dice: DiceState): boolean {
  const noted = recall(table);
  if (!noted?.commitments) return true;
  const same = noted.commitments.every((one, seat) => one === dice.seat_commitments[seat]);
  return same && noted.commitment === dice.commitment && dice.contributions.every(fits);

  function fits(contribution: string | null, seat: number): boolean {
    if (contribution === null) return true;
    const committed = dice.seat_commitments[seat] ?? null;
    if (committed === null) return /^0+$/.test(contribution);
    return seatCommitment(dice.commitment, seat, contribution) === committed;
  }
}

/**
 * The contribution of one of the viewer's seats; null if this browser has none that fits the seat's
 * commitment.
 */
function ownContribution(table: string, dice: DiceState, seat: number): string | null {
  const committed = dice.seat_commitments[seat];
  if (typeof committed !== 'string') return null;
  const contribution = recall(table)?.contributions[seat] ?? secretOf(table, committed);
  if (contribution === null) return null;
  return seatCommitment(dice.commitment, seat, contribution) === committed ? contribution : null;
}
