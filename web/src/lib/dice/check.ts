import { commitment, seatCommitment } from './commitment';
import { Dice } from './dice';
import { read } from './record';
import type { Referee } from './referee';
import type { Witness } from './witness';

/** An action as it was shown during the game. `?` stands for hidden parts. */
export interface Shown {
  by: number | null;
  action: string;
}

/** The result of a check of a game's dice. */
export type Finding =
  /**
   * Everything agrees. `deals` is the number of deals; `own` is true if this browser's notes were compared
   * too, `committed` if each seat's contribution matches its commitment.
   */
  | { agrees: true; deals: number; own: boolean; committed: boolean }
  /** The record has no seed. A seed is revealed only when the game is over. */
  | { agrees: false; why: 'seed' }
  /** The seed does not match the commitment. */
  | { agrees: false; why: 'commitment' }
  /** The contribution of seat number `seat`, counted from 1, does not match its commitment. */
  | { agrees: false; why: 'contribution'; seat: number }
  /** A commitment or a contribution differs from this browser's notes. */
  | { agrees: false; why: 'witness' }
  /** The record differs from the game that was shown. */
  | { agrees: false; why: 'shown'; ply: number }
  /** The dice give another deal than the record. */
  | { agrees: false; why: 'deal'; ply: number };

/** Repeats every deal of a record, and compares the record with the game that was shown. */
export function check(record: string, shown: Shown[], witness: Witness | null, referee: Referee): Finding {
  const { tags, actions } = read(record);
  const tag = (name: string) => tags.get(name) ?? '';
  const [seed, spec] = [tag('Seed'), tag('Spec')];
  const contributions = SEATS.flatMap((seat) => tags.get(`Contribution${seat}`) ?? []);
  const committed = contributions.map((_, seat) => tags.get(`Commitment${seat}`) ?? null);
  if (!/^[0-9a-f]{64}$/.test(seed)) return { agrees: false, why: 'seed' };
  if (commitment(seed) !== tag('Commitment')) return { agrees: false, why: 'commitment' };
  const broken = mismatch(tag('Commitment'), committed, contributions);
  if (broken >= 0) return { agrees: false, why: 'contribution', seat: broken + 1 };
  if (witness && !fits(witness, tag('Commitment'), committed, contributions))
    return { agrees: false, why: 'witness' };
  const dealer = referee(new Dice({ seed, spec, contributions }), spec);
  let deals = 0;
  for (const [i, action] of actions.entries()) {
    const ply = i + 1;
    const seen = shown[i];
    if (!seen || !alike(seen.action, action)) return { agrees: false, why: 'shown', ply };
    const dealt = dealer.deal(action);
    if (dealt !== null && dealt !== action) return { agrees: false, why: 'deal', ply };
    if (dealt !== null) deals++;
    dealer.follow(action, seen.by);
  }
  return { agrees: true, deals, own: witness !== null, committed: committed.some((one) => one !== null) };
}

const SEATS = [0, 1, 2, 3, 4];

/**
 * The first seat whose contribution does not match its commitment, or -1. If any seat has a commitment, seats
 * without one must contribute zeros. Older records have no commitments of seats at all.
 */
function mismatch(referee: string, committed: (string | null)[], contributions: string[]): number {
  if (committed.every((one) => one === null)) return -1;
  return contributions.findIndex((contribution, seat) => {
    const one = committed[seat] ?? null;
    return one === null ? !/^0+$/.test(contribution) : seatCommitment(referee, seat, contribution) !== one;
  });
}

function fits(
  witness: Witness,
  referee: string,
  committed: (string | null)[],
  contributions: string[],
): boolean {
  const own = Object.entries(witness.contributions);
  return (
    witness.commitment === referee &&
    (witness.commitments ?? committed).every((one, seat) => one === committed[seat]) &&
    own.every(([seat, own]) => contributions[Number(seat)] === own)
  );
}

/** Whether an action agrees with `shown`, which may end in a `?` for hidden parts. */
function alike(shown: string, action: string): boolean {
  const hidden = shown.indexOf('?');
  return hidden < 0 ? shown === action : action.startsWith(shown.slice(0, hidden));
}
