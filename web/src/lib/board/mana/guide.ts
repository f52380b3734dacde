import type { ManaMove } from '$lib/wire/types';
import { coach, type Lesson, type MakeGuide, type Situation } from '../guide';
import { RESERVE, STEPS } from './choices';
import { after, fills, threats } from './outlook';
import { reach } from './reach';

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
const prey = (key: string, daimyo: boolean): Lesson<'mana'> => ({
  aside: true,
  mark: (at) => mark(key, capture(at, daimyo)?.from ?? undefined),
});
const win = prey('win', true);
const winTo: Lesson<'mana'> = {
  aside: true,
  picks: 1,
  mark: (at) => {
    const { from, to } = capture(at, true) ?? {};
    return mark('win-to', from === at.picked[0] ? to : undefined);
  },
};

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

/**
 * Where to set the bird, and what that does to the other player's pieces. If all that they may move would be
 * blocked, there is no mark: that is too much for a first lesson.
 */
const bird: Lesson<'mana'> = {
  picks: 2,
  mark: (at) => {
    const [, to = ''] = at.picked;
    const perch = onward(at).find((move) => move.to === to)?.perches[0];
    const kind = strokes(at, perch);
    const { pieces } = after(at.board, at.picked, at.seat, (square) => strokes(at, square));
    const theirs = pieces.filter(({ square, seat }) => seat !== at.seat && strokes(at, square) === kind);
    const filled = fills(at.options)(perch ?? null);
    const bound = theirs.filter(({ square }) => reach(pieces, filled, square, kind).size > 0).length;
    if (theirs.length > 0 && bound === 0) return null;
    return mark('bird', perch, { strokes: kind, other: other(at.seat), bound });
  },
};

/** The bird says from which squares to move. If no piece stands on such a square, any may move (MA-13). */
const bound: Lesson<'mana'> = {
  mark: (at) => (duty(at) > 0 && duty(at) === strokes(at, mover(at)) ? pick('bound', at) : null),
};
const back: Lesson<'mana'> = {
  aside: true,
  mark: (at) => mark('back', returns(at) ? RESERVE : undefined, { strokes: duty(at) }),
};
/** A piece of the other player can reach the Daimyo, if the bird lets it. */
const danger: Lesson<'mana'> = {
  aside: true,
  mark: (at) => {
    const { board, seat } = at;
    const strokesOf = (square: string) => strokes(at, square);
    const [attack = []] = threats({ pieces: board.pieces, seat: 1 - seat, bird: null, strokesOf });
    const [from, daimyo] = [attack[0], attack.at(-1)];
    const lesson = mark('danger', daimyo, { strokes: strokes(at, from), other: other(seat) });
    return lesson && { ...lesson, names: from ? [from] : [], shows: true };
  },
};
/** A Ronin of the player waits beside the board, but may not come back yet. */
const lost: Lesson<'mana'> = {
  aside: true,
  mark: (at) =>
    (at.board.captured[at.seat] ?? 0) > 0 && !returns(at)
      ? {
          key: 'page-guide-mana-lost',
          args: {},
          at: `.waiting-${at.seat}`,
          shows: true,
        }
      : null,
};
export const guide: MakeGuide<'mana'> = ({ board, seat }) => ({
  lessons: [setUp, win, winTo, piece, to, bird, back, danger, bound, prey('take', false), lost],
  // Only Black's first move is free of the bird, so only Black is shown a piece before the bird's order.
  total: board.duty === 'set-up' ? 5 - seat : board.duty === 'free' ? 4 : 3,
});
