import type { Legal, Refusal } from '$lib/wire/types';
import { listed, type Choice, type Rules } from '../picking';
import { name, places } from './layout';
import { side } from './told';

/** Says who owns a seat's row: the viewer, the computer or somebody else, and the name of that player. */
export type Owner = (seat: number) => { whose: 'yours' | 'computer' | 'other'; player: string };

/** The player picks a bowl and, if the rules allow both, a direction. */
export function rules(
  legal: Legal | null,
  seat: number,
  hasWays: boolean,
  owner: Owner = (seat) => ({ whose: 'other', player: side(seat) }),
): Rules {
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
  return { ...listed(choices), phrase, unfit: (pick) => foreign(pick, seat, owner) };
}

/** Why this player cannot sow from a bowl of the other row or from a mancala; null for their own bowls. */
function foreign(pick: string, seat: number, owner: Owner): Refusal | null {
  const place = places.find((place) => name(place) === pick);
  if (!place || (place.seat === seat && place.bowl !== null)) return null;
  if (place.bowl === null) return { code: 'page-mancala-banked', clause: 'MC-4' };
  const { whose, player } = owner(place.seat);
  return {
    code: 'page-mancala-not-yours',
    clause: 'MC-4',
    args: { whose: { text: whose }, side: { text: player } },
  };
}
