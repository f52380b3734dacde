import type { ManitouAction } from '$lib/wire/types';
import { shown, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import Goal from './Goal.svelte';
import { handCell } from './cells';
import { met } from './trial';

type At = Situation<'manitou'>;

const mark = (key: string, at: string, args: CoachMark['args'] = {}): CoachMark => ({
  key: `page-guide-manitou-${key}`,
  args,
  at,
});
/** The selector of the player's panel. */
const own = ({ seat }: At) => `.player.tribe-${seat}`;
const plays = ({ legal }: At) =>
  legal.form === 'cards'
    ? legal.parts.flatMap((action: ManitouAction) => (action.kind === 'play' ? [action] : []))
    : [];

/** A legal play with which a hero from the hand turns another player's hero face down. */
const winning = (at: At) =>
  plays(at).find(({ card, ground }) => {
    const defeats = at.geometry.cards.find((one) => one.card === card)?.defeats ?? [];
    return defeats.includes(met(at.board, at.seat, ground)?.card ?? '');
  });

const choose: Lesson<'manitou'> = {
  mark: ({ legal, board, seat }) =>
    legal.form === 'choose'
      ? mark('choose', 'section li:first-child > button', { size: board.seats[seat]?.choice_size ?? 0 })
      : null,
};
/** The goal of the game comes before the first card. */
const card: Lesson<'manitou'> = {
  mark: (at) =>
    plays(at).length > 0
      ? { ...mark('card', '.hand button.may', { hunts: at.board.hunts }), picture: Goal }
      : null,
};
const ground: Lesson<'manitou'> = {
  picks: 1,
  mark: (at) => (plays(at).some(({ card }) => card === at.picked[0]) ? mark('ground', 'button.here') : null),
};
const hero: Lesson<'manitou'> = {
  mark: (at) => {
    const found = winning(at);
    if (!found) return null;
    return mark('hero', `.hand [data-cell="${handCell(found.card)}"]`, { ground: found.ground });
  },
};
const points: Lesson<'manitou'> = {
  from: 2,
  mark: (at) => (plays(at).length > 0 ? shown(mark('points', own(at))) : null),
};
/** The leather thief robs the player whose hunters are strongest in all grounds together. */
const thief: Lesson<'manitou'> = {
  from: 4,
  mark: (at) => ((at.board.seats[at.seat]?.total ?? 0) > 0 ? shown(mark('thief', own(at))) : null),
};

/** What else can be tapped. */
const signs: Lesson<'manitou'> = {
  aside: true,
  from: 5,
  mark: (at) => (plays(at).length > 0 ? shown(mark('signs', '.ground .tile.look')) : null),
};

export const guide: MakeGuide<'manitou'> = ({ legal }) => ({
  lessons: [choose, card, ground, hero, points, thief, signs],
  total: legal.form === 'choose' ? 5 : 4,
});
