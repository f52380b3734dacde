import type { ManaMove } from '$lib/wire/types';
import { coach, type Lesson, type MakeGuide, type Situation } from '../guide';
import { STEPS } from './choices';

type At = Situation<'mana'>;

const mark = coach('mana');
const strokes = ({ geometry }: At, square: string | undefined) =>
  geometry.squares.find((one) => one.square === square)?.steps ?? 0;
const other = (seat: number) => (seat === 0 ? 'white' : 'black');

const flights = ({ legal }: At): ManaMove[] => (legal.form === 'fly' ? legal.moves : []);
/** The square of a piece to suggest: one that can move to many squares. */
function mover(at: At): string | undefined {
  const counts = new Map<string, number>();
  for (const { from } of flights(at)) if (from !== null) counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
const onward = (at: At) => flights(at).filter(({ from }) => from === at.picked[0]);

const setUp: Lesson<'mana'> = {
  mark: ({ legal }) => {
    if (legal.form === 'fill-row') return mark('row', legal.daimyo[0]);
    return legal.form === 'place' ? mark('place', legal.squares[0]) : null;
  },
};
const pick = (key: string, at: At) => mark(key, mover(at), { strokes: strokes(at, mover(at)) });
const piece: Lesson<'mana'> = { mark: (at) => pick('piece', at) };
const to: Lesson<'mana'> = { picks: 1, mark: (at) => mark('to', onward(at)[0]?.to) };
const bird: Lesson<'mana'> = {
  picks: 2,
  mark: (at) => {
    const perch = onward(at).find(({ to }) => to === at.picked[1])?.perches[0];
    return mark('bird', perch, { strokes: strokes(at, perch), other: other(at.seat) });
  },
};
/**
 * The bird says from which squares to move. If no piece can move from such a square, any piece may move
 * (MA-13).
 */
const bound: Lesson<'mana'> = {
  mark: (at) => (STEPS[at.board.duty] === strokes(at, mover(at)) ? pick('bound', at) : null),
};
const catches: Lesson<'mana'> = {
  from: 4,
  mark: ({ board, seat }) =>
    mark('catch', board.pieces.find((one) => one.daimyo && one.seat !== seat)?.square),
};

export const guide: MakeGuide<'mana'> = ({ board }) => ({
  lessons: [setUp, piece, to, bird, bound, catches],
  total: board.duty === 'set-up' ? 5 : 4,
});
