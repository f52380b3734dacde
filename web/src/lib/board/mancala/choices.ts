import type { Legal } from '$lib/wire/types';
import { listed, type Choice, type Rules } from '../picking';

/** A bowl, and then a way where the player has the choice. */
export function rules(legal: Legal | null, seat: number, hasWays: boolean): Rules {
  const actions = legal?.form === 'sow' ? legal.actions : [];
  const choices: Choice[] = actions.map(({ action, bowl, way }) => ({
    picks: way ? [`${seat}-${bowl}`, way] : [`${seat}-${bowl}`],
    action,
  }));
  const phrase = ([bowl = '']: string[]) => {
    const [owner, number] = bowl.split('-');
    if (Number(owner) !== seat || number === undefined || number === 'mancala') return null;
    return hasWays ? `${number}r` : number;
  };
  return { ...listed(choices), ...(legal ? { phrase } : {}) };
}
