import type { ManitouAction } from '$lib/wire/types';
import { shown, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import { isHunter } from './names';

type At = Situation<'manitou'>;

const mark = (key: string, at: string, args: CoachMark['args'] = {}): CoachMark => ({
  key: `page-guide-manitou-${key}`,
  args,
  at,
});
/** The selector of something on the player's panel. */
const own = ({ seat }: At, what: string) => `.player.tribe-${seat} ${what}`;
const plays = ({ legal }: At) =>
  legal.form === 'cards'
    ? legal.parts.flatMap((action: ManitouAction) => (action.kind === 'play' ? [action] : []))
    : [];

/** The newest face-up hero of another player in a ground: a hero that is played there meets this one. */
const met = ({ board, seat }: At, ground: number) =>
  board.seats
    .flatMap(({ grounds }, owner) => (owner === seat ? [] : [grounds[ground - 1] ?? []]))
    .map((cards) => cards.findLast(({ card, face_up: up }) => up && !isHunter(card)))
    .find((hero) => hero !== undefined);

/** A legal play with which a hero from the hand turns another player's hero face down. */
const winning = (at: At) =>
  plays(at).find(({ card, ground }) => {
    const defeats = at.geometry.cards.find((one) => one.card === card)?.defeats ?? [];
    return defeats.includes(met(at, ground)?.card ?? '');
  });

const choose: Lesson<'manitou'> = {
  mark: ({ legal }) => (legal.form === 'choose' ? mark('choose', 'section li:first-child > button') : null),
};
const card: Lesson<'manitou'> = {
  mark: (at) => (plays(at).length > 0 ? mark('card', '.hand button.may') : null),
};
const ground: Lesson<'manitou'> = {
  picks: 1,
  mark: (at) => (plays(at).some(({ card }) => card === at.picked[0]) ? mark('ground', 'button.here') : null),
};
const hero: Lesson<'manitou'> = {
  mark: (at) => {
    const found = winning(at);
    if (!found) return null;
    const nth = (at.board.own?.hand.indexOf(found.card) ?? 0) + 1;
    return mark('hero', `.hand li:nth-child(${nth}) button`, { ground: found.ground });
  },
};
const points: Lesson<'manitou'> = {
  from: 2,
  mark: (at) => (plays(at).length > 0 ? shown(mark('points', own(at, '.points'))) : null),
};
/** The leather thief robs the player whose hunters are strongest in all grounds together. */
const thief: Lesson<'manitou'> = {
  from: 4,
  mark: (at) => ((at.board.seats[at.seat]?.total ?? 0) > 0 ? shown(mark('thief', own(at, '.total'))) : null),
};

export const guide: MakeGuide<'manitou'> = ({ legal }) => ({
  lessons: [choose, card, ground, hero, points, thief],
  total: legal.form === 'choose' ? 5 : 4,
});
