import type { ManaMove } from '$lib/wire/types';
import { coach, shown, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import { RESERVE, STEPS } from './choices';

type At = Situation<'mana'>;

const mark = coach('mana');
const strokes = ({ geometry }: At, square: string | undefined) =>
  geometry.squares.find((one) => one.square === square)?.steps ?? 0;
const other = (seat: number) => (seat === 0 ? 'white' : 'black');
/** The strokes of the squares from which the player must move; 0 if there is no such duty. */
const duty = ({ board }: At) => STEPS[board.duty];

const flights = ({ legal }: At): ManaMove[] => (legal.form === 'fly' ? legal.moves : []);
/** The square of a piece to suggest: one that can move to many squares. */
function mover(at: At): string | undefined {
  const counts = new Map<string, number>();
  for (const { from } of flights(at)) if (from !== null) counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
const onward = (at: At) => flights(at).filter(({ from }) => (from ?? RESERVE) === at.picked[0]);
const pick = (key: string, at: At) => mark(key, mover(at), { strokes: strokes(at, mover(at)) });
const returns = (at: At) => flights(at).some(({ from }) => from === null);

/** A move that captures a piece of this kind. */
const capture = (at: At, daimyo: boolean) => {
  const prey = at.board.pieces.filter((one) => one.seat !== at.seat && one.daimyo === daimyo);
  return flights(at).find(({ to }) => prey.some(({ square }) => square === to));
};
const preys = (key: string, daimyo: boolean): Lesson<'mana'>[] => [
  {
    aside: true,
    mark: (at) => mark(key, capture(at, daimyo)?.from ?? undefined),
  },
  {
    aside: true,
    picks: 1,
    mark: (at) => {
      const { from, to } = capture(at, daimyo) ?? {};
      return mark(`${key}-to`, from === at.picked[0] ? to : undefined);
    },
  },
];

const setUp: Lesson<'mana'> = {
  mark: ({ legal }) => {
    if (legal.form === 'fill-row') return mark('row', legal.daimyo[0]);
    return legal.form === 'place' ? mark('place', legal.squares[0]) : null;
  },
};
const piece: Lesson<'mana'> = { mark: (at) => (duty(at) === 0 ? pick('piece', at) : null) };
const to: Lesson<'mana'> = {
  picks: 1,
  mark: (at) => {
    const [from] = at.picked;
    return mark('to', from === RESERVE ? undefined : onward(at)[0]?.to, { strokes: strokes(at, from) });
  },
};

/** Where to set the bird, and what that does to the other player's pieces. */
function perch(key: string, at: At): CoachMark | null {
  const perch = onward(at).find(({ to }) => to === at.picked[1])?.perches[0];
  const kind = strokes(at, perch);
  const theirs = at.board.pieces.filter(({ square, seat }) => seat !== at.seat && square !== at.picked[1]);
  const bound = theirs.filter(({ square }) => strokes(at, square) === kind).length;
  return mark(key, perch, { strokes: kind, other: other(at.seat), bound });
}
const bird: Lesson<'mana'> = { picks: 2, mark: (at) => perch('bird', at) };
const birdAgain: Lesson<'mana'> = { picks: 2, from: 1, aside: true, mark: (at) => perch('bird-again', at) };

/**
 * The bird says from which squares to move. If no piece can move from such a square, any piece may move
 * (MA-13).
 */
const bound: Lesson<'mana'> = {
  mark: (at) => (duty(at) > 0 && duty(at) === strokes(at, mover(at)) ? pick('bound', at) : null),
};
const free: Lesson<'mana'> = {
  aside: true,
  mark: (at) =>
    duty(at) > 0 && !returns(at) && flights(at).some(({ from }) => strokes(at, from ?? '') !== duty(at))
      ? shown(mark('free', at.board.bird ?? undefined, { strokes: duty(at) }))
      : null,
};
/** The other player could not move (MA-14). Without a bird on the board, there is no duty either (MA-10). */
const again: Lesson<'mana'> = {
  from: 1,
  aside: true,
  mark: (at) =>
    at.board.duty === 'free' && at.board.bird !== null
      ? mark('again', mover(at), { other: other(at.seat) })
      : null,
};
const back: Lesson<'mana'> = {
  aside: true,
  mark: (at) => mark('back', returns(at) ? RESERVE : undefined, { strokes: duty(at) }),
};
const backTo: Lesson<'mana'> = {
  aside: true,
  picks: 1,
  mark: (at) => mark('back-to', at.picked[0] === RESERVE ? onward(at)[0]?.to : undefined),
};
/** A Ronin of the player waits beside the board, but may not come back yet. */
const lost: Lesson<'mana'> = {
  aside: true,
  mark: (at) =>
    (at.board.captured[at.seat] ?? 0) > 0 && !returns(at)
      ? {
          key: 'page-guide-mana-lost',
          args: { other: other(at.seat) },
          at: `.waiting-${at.seat}`,
          shows: true,
        }
      : null,
};
const catches: Lesson<'mana'> = {
  from: 3,
  aside: true,
  mark: ({ board, seat }) =>
    shown(mark('catch', board.pieces.find((one) => one.daimyo && one.seat !== seat)?.square)),
};

export const guide: MakeGuide<'mana'> = ({ board, seat }) => ({
  lessons: [
    setUp,
    ...preys('win', true),
    piece,
    to,
    bird,
    back,
    backTo,
    free,
    again,
    bound,
    ...preys('take', false),
    lost,
    birdAgain,
    catches,
  ],
  // Only Black's first move is free of the bird, so only Black is shown a piece before the bird's order.
  total: board.duty === 'set-up' ? 5 - seat : board.duty === 'free' ? 4 : 3,
});
