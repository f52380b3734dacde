import { commitment, Dice } from './dice';
import { read } from './record';
import type { Referee } from './referee';
import type { Witness } from './witness';

/** An action as it was shown while the game was going on: what was hidden then has a `?` in it. */
export interface Shown {
  by: number | null;
  action: string;
}

/** What came of checking a game's dice. */
export type Finding =
  /** All agrees: so many shuffles were dealt again; `own` where this browser's own notes of the beginning fit too. */
  | { agrees: true; deals: number; own: boolean }
  /** The seed is not there: it is shown once the game is over. */
  | { agrees: false; why: 'seed' }
  /** The seed is not the one that was committed to. */
  | { agrees: false; why: 'commitment' }
  /** The commitment, or one's own number, is not the one that this browser noted at the beginning. */
  | { agrees: false; why: 'witness' }
  /** The record tells another game than was shown. */
  | { agrees: false; why: 'shown'; ply: number }
  /** The dice give something else. */
  | { agrees: false; why: 'deal'; ply: number };

/** Deals every shuffle of a record again, and holds it against what was shown of the game. */
export function check(record: string, shown: Shown[], witness: Witness | null, referee: Referee): Finding {
  const { tags, actions } = read(record);
  const tag = (name: string) => tags.get(name) ?? '';
  const [seed, spec] = [tag('Seed'), tag('Spec')];
  const contributions = [0, 1, 2, 3, 4].flatMap((seat) => tags.get(`Contribution${seat}`) ?? []);
  if (!/^[0-9a-f]{64}$/.test(seed)) return { agrees: false, why: 'seed' };
  if (commitment(seed) !== tag('Commitment')) return { agrees: false, why: 'commitment' };
  if (witness && !fits(witness, tag('Commitment'), contributions)) return { agrees: false, why: 'witness' };
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
  return { agrees: true, deals, own: witness !== null };
}

function fits(witness: Witness, committed: string, contributions: string[]): boolean {
  const own = Object.entries(witness.contributions);
  return witness.commitment === committed && own.every(([seat, own]) => contributions[Number(seat)] === own);
}

/** Whether an action is the one that was shown, as far as it was shown. */
function alike(shown: string, action: string): boolean {
  const hidden = shown.indexOf('?');
  return hidden < 0 ? shown === action : action.startsWith(shown.slice(0, hidden));
}
