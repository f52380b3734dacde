import type { Legal } from '$lib/wire/types';
import { listed, type Choice, type Rules } from '../picking';
import { name, places } from './layout';

/** The player picks a bowl and, if the rules allow both, a direction. */
export function rules(legal: Legal | null, seat: number, hasWays: boolean): Rules {
  if (legal?.form !== 'sow') return listed([]);
  const choices = legal.actions.map(({ action, bowl, way }): Choice => {
    const cell = name({ seat, bowl });
    return {
      picks: way ? [cell, way] : [cell],
      action,
      parts: { game: 'mancala', kind: 'sow', bowl, way },
    };
  });
  const phrase = ([cell]: string[]) => {
    const bowl = places.find((place) => place.seat === seat && name(place) === cell)?.bowl ?? null;
    return bowl === null ? null : `${bowl}${hasWays ? 'r' : ''}`;
  };
  return { ...listed(choices), phrase };
}
