import type { ManitouAction } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { closing, shown, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import Goal from './Goal.svelte';
import Scores from './Scores.svelte';
import { handCell } from './cells';
import { countOf, TURNS } from './layout';
import { cardName } from './names';
import { thiefAt } from './thief';
import { met } from './trial';

type At = Situation<'manitou'>;

const mark = (key: string, at: string, args: CoachMark['args'] = {}): CoachMark => ({
  key: `page-guide-manitou-${key}`,
  args,
  at,
});
/** Whether heroes have just been turned face down. The words about that need space, so some lessons wait. */
const tried = ({ effects }: At) =>
  effects.some((effect) => effect.effect === 'played' && effect.turned.length > 0);
/** A mark that explains its target until a card is picked. After that, the words about the card matter more. */
const explained = (mark: CoachMark): CoachMark => ({ ...mark, shows: true, until: 1 });
/** The selector of a player's panel. */
const panel = (seat: number) => `.player.tribe-${seat}`;
const plays = ({ legal }: At) =>
  legal.form === 'cards'
    ? legal.parts.flatMap((action: ManitouAction) => (action.kind === 'play' ? [action] : []))
    : [];
const size = ({ board, seat }: At) => board.seats[seat]?.choice_size ?? 0;

/**
 * A legal play of a hero from the hand that turns another player's only hero face down. It earns the player the first
 * tile of the ground. If `only` is given, the play is one with that card.
 */
const winning = (at: At, only?: string) =>
  plays(at).find(({ card, ground }) => {
    if (only !== undefined && card !== only) return false;
    const other = met(at.board, at.seat, ground);
    const defeats = at.geometry.cards.find((one) => one.card === card)?.defeats ?? [];
    return other?.standing === 1 && defeats.includes(other.card);
  });

/** Explains the goal of the game before the first choice. */
const choose: Lesson<'manitou'> = {
  mark: (at) =>
    at.legal.form === 'choose' ? shown(mark('choose', '.choice .prizes', { size: size(at) })) : null,
};
/** Comes once enough cards are chosen. In every second hunt, the cards of the hunt before rest (MN-8). */
const chosen: Lesson<'manitou'> = {
  picks: 1,
  mark: (at) =>
    at.legal.form === 'choose'
      ? mark('take', '.choice .button.main', {
          size: size(at),
          spare: size(at) - TURNS,
          next: at.board.hunt === at.board.hunts ? 'none' : at.board.hunt % 2 === 1 ? 'rest' : 'all',
        })
      : null,
};
/**
 * Explains what tiles are worth before the first card is played. `begins` says whether the guide begins with this
 * lesson, which then also tells how to win.
 */
const card = (begins: boolean): Lesson<'manitou'> => ({
  mark: (at) => {
    if (plays(at).length === 0) return null;
    const args = { hunts: at.board.hunts, begins: begins ? 'yes' : 'no' };
    return { ...mark('card', '.hand button.may', args), picture: Scores, ringless: true };
  },
});
/** Explains who takes the tiles, once the player has picked a card that is to win some. */
const ground: Lesson<'manitou'> = {
  picks: 1,
  // All grounds glow. A ring around one of them would look like advice.
  mark: (at) =>
    plays(at).some(({ card }) => card === at.picked[0])
      ? { ...mark('ground', 'button.here'), picture: Goal, ringless: true }
      : null,
};
/**
 * Explains the sign of the leather thief when it appears for the first time. The lesson comes only while cards are
 * played: later, it would hide what to do.
 */
const thief: Lesson<'manitou'> = {
  aside: true,
  mark: (at) => {
    const comes = (seat: number) => at.board.seats[seat]?.total !== 0 && thiefAt(at.board, seat) === 'yes';
    const seats = [...at.board.seats.keys()].filter(comes);
    const robbed = seats.includes(at.seat) ? at.seat : seats[0];
    if (robbed === undefined || plays(at).length === 0 || tried(at)) return null;
    const strength = at.board.seats[robbed]?.total ?? 0;
    const whose = seats.length > 1 ? 'tie' : robbed === at.seat ? 'yours' : 'other';
    const args = { whose, player: say(`page-tribe-${robbed}`), strength };
    // With many players, a phone shows the others in brief.
    return explained(mark('thief', `:is(.player, .brief).tribe-${robbed}`, args));
  },
};
/** Teaches with a play that `winning` finds: points at its card or, once the card is picked, at its ground. */
const wins = (
  picks: number,
  key: string,
  target: (play: { card: string; ground: number }) => string,
): Lesson<'manitou'> => ({
  picks,
  aside: true,
  mark: (at) => {
    const found = winning(at, at.picked[0]);
    if (!found) return null;
    const { card, ground } = found;
    const other = met(at.board, at.seat, ground)?.card ?? '';
    return mark(key, target(found), { ground, card: cardName(card), other: cardName(other) });
  },
});
const hero = wins(0, 'hero', ({ card }) => `.hand [data-cell="${handCell(card)}"]`);
const heroTo = wins(1, 'hero-to', ({ ground }) => `[data-ground="${ground}"]`);
const points: Lesson<'manitou'> = {
  from: 2,
  mark: (at) =>
    plays(at).length > 0 && !tried(at) ? explained(mark('points', `${panel(at.seat)} .points`)) : null,
};
/** Explains who chooses which tiles. Comes with the last card of a hunt, just before the tiles are shared out. */
const share: Lesson<'manitou'> = {
  aside: true,
  mark: (at) => {
    const { board, seat } = at;
    const last = board.seats[seat]?.grounds.flat().length === TURNS - 1 && board.phase === 'play';
    return last
      ? {
          ...explained(mark('share', '.hand', { hunt: board.hunt === 1 ? 'first' : 'later' })),
          ringless: true,
        }
      : null;
  },
};
/**
 * Says at the start of every second hunt which cards rest (MN-8). Players who choose their cards do not need this,
 * because they see it when they choose.
 */
const resting: Lesson<'manitou'> = {
  aside: true,
  mark: (at) => {
    const { hunt, hunts, seats } = at.board;
    const begins = hunt % 2 === 0 && plays(at).length > 0 && seats[at.seat]?.grounds.flat().length === 0;
    if (!begins || at.options['cards'] !== 'random') return null;
    const number = at.geometry.cards.length - (seats[at.seat]?.available.length ?? 0);
    const args = { number, next: hunt < hunts ? hunt + 1 : 0 };
    return { ...explained(mark('resting', '.hand', args)), ringless: true };
  },
};
/**
 * The end of the guide waits until a whole hunt was seen. It comes once the cards for the next hunt are chosen: later, it
 * would hide what others did.
 */
const end = (chooses: boolean): Lesson<'manitou'> => ({
  ...closing,
  picks: chooses ? 1 : 0,
  mark: (at) =>
    at.board.hunt > 1 && (chooses ? at.legal.form === 'choose' : plays(at).length > 0 && !tried(at))
      ? { ...closing.mark(), until: chooses ? 2 : 1 }
      : null,
});
/** Explains what tomahawks do, once a ground shows what they add (MN-22). */
const tomahawks: Lesson<'manitou'> = {
  aside: true,
  mark: (at) => {
    const { board, seat } = at;
    if (plays(at).length === 0 || tried(at)) return null;
    const adds = (one: number) => (board.seats[one]?.tomahawks ?? []).findIndex((more) => more > 0);
    const owner = [seat, ...board.seats.keys()].find((one) => adds(one) >= 0);
    if (owner === undefined) return null;
    const [ground, player] = [adds(owner), board.seats[owner]];
    const [strength, more] = [player?.strength[ground] ?? 0, player?.tomahawks[ground] ?? 0];
    const args = {
      whose: owner === seat ? 'yours' : 'other',
      player: say(`page-tribe-${owner}`),
      number: countOf(player, 'tomahawk'),
      hunters: strength - more,
      more,
    };
    return explained(
      mark('tomahawks', `[data-ground="${ground + 1}"] .plate.tribe-${owner} .strength`, args),
    );
  },
};
/** Says what else can be tapped. */
const signs: Lesson<'manitou'> = {
  aside: true,
  from: 5,
  mark: (at) => (plays(at).length > 0 && !tried(at) ? explained(mark('signs', '.ground .tile.look')) : null),
};

export const guide: MakeGuide<'manitou'> = ({ legal }) => {
  const chooses = legal.form === 'choose';
  return {
    lessons: [
      choose,
      chosen,
      card(!chooses),
      ground,
      resting,
      share,
      thief,
      points,
      hero,
      heroTo,
      tomahawks,
      signs,
      end(chooses),
    ],
    total: chooses ? 5 : 3,
  };
};
