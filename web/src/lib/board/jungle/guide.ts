import type { JungleMove } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { coach, shown, type Lesson, type MakeGuide, type Situation } from '../guide';
import { foresee, position } from './foresight';
import { doomed, list } from './hunger';

type At = Situation<'jungle'>;

const mark = coach('jungle');
const moves = ({ legal }: At): JungleMove[] => (legal.form === 'roam' ? legal.actions : []);
const ahead = ({ seat }: At, square: string) => Number(square.slice(1)) * (seat === 0 ? 1 : -1);

/** The first move: one of the best, as a long search says. */
const FIRST = 'c3-d3';
/** The occurrence of the start is the only one where all animals stand on their own squares. */
const START = 'a1 a3 b2 c3 e3 f2 g1 g3';

/** How much worse than the best move a move may be, as `foresee` counts. */
const MARGIN = 40;

const known = new WeakMap<object, JungleMove[]>();

/**
 * The moves that are worth teaching, the best ones first: they lose nothing, as far as can be seen quickly, and
 * no animal of the player starves.
 */
export function good(at: At): JungleMove[] {
  const found = known.get(at.legal);
  if (found) return found;
  const all = moves(at);
  const margin = MARGIN;
  const values = foresee(position(at.board.animals, at.geometry.squares, at.seat), all, margin);
  const value = (move: JungleMove) => values[all.indexOf(move)] ?? 0;
  const best = Math.max(...values);
  const worth = all
    .filter((move) => value(move) >= best - margin && (move.starves.length === 0 || value(move) === best))
    .sort((a, b) => value(b) - value(a) || ahead(at, b.to) - ahead(at, a.to));
  const squares = at.board.animals.filter(({ seat }) => seat === 0).map(({ square }) => square);
  const first = squares.sort().join(' ') === START && at.board.animals.length === 16 && at.seat === 0;
  const taught = first ? all.filter(({ action }) => action === FIRST) : worth;
  known.set(at.legal, taught);
  return taught;
}

const animal: Lesson<'jungle'> = { mark: (at) => mark('animal', good(at)[0]?.from) };
const to: Lesson<'jungle'> = {
  picks: 1,
  mark: (at) => {
    const way = good(at).find(({ from, crossed }) => from === at.picked[0] && crossed.length === 0);
    return mark('to', way?.to);
  },
};
const hunger: Lesson<'jungle'> = {
  aside: true,
  mark: ({ board, seat }) => {
    const hungry = board.animals.find((one) => one.seat === seat && one.hungry && one.prey.length > 0);
    const found = mark('hunger', hungry?.square, { prey: list(hungry?.prey ?? []) });
    return found && { ...found, names: hungry?.prey.map(({ square }) => square) ?? [] };
  },
};
const lost: Lesson<'jungle'> = {
  aside: true,
  mark: ({ board, seat }) => shown(mark('doomed', doomed(board).find((one) => one.seat === seat)?.square)),
};
const foremost = (at: At) =>
  at.board.animals
    .filter(({ seat }) => seat === at.seat)
    .sort((a, b) => ahead(at, b.square) - ahead(at, a.square))[0];
/** Teaches hunger before it comes, so that nobody starves by surprise. */
const eat: Lesson<'jungle'> = { from: 2, mark: (at) => shown(mark('eat', foremost(at)?.square)) };
const jump: Lesson<'jungle'> = {
  aside: true,
  from: 3,
  mark: (at) => mark('jump', good(at).find(({ crossed }) => crossed.length > 0)?.from),
};
/** Comes while there is still time: two or three steps before the den. */
const near: Lesson<'jungle'> = {
  aside: true,
  mark: (at) => {
    const first = foremost(at);
    const den = at.geometry.squares.find((one) => one.terrain === 'den' && one.seat !== at.seat)?.square;
    if (!first || first.hungry || den === undefined) return null;
    const steps = [0, 1].reduce(
      (sum, i) => sum + Math.abs(first.square.charCodeAt(i) - den.charCodeAt(i)),
      0,
    );
    return steps === 2 || steps === 3 ? shown(mark('near', first.square, { animal: say(first.kind) })) : null;
  },
};
const rank: Lesson<'jungle'> = {
  from: 1,
  mark: ({ board, seat }) => shown(mark('rank', board.animals.find((one) => one.seat === seat)?.square)),
};
/** Explains traps before an animal is in one. When an animal enters one, the board explains it. */
const trap: Lesson<'jungle'> = {
  aside: true,
  from: 4,
  mark: ({ board, geometry, seat }) =>
    board.animals.some(({ trapped }) => trapped)
      ? null
      : shown(
          mark('trap', geometry.squares.find((one) => one.terrain === 'trap' && one.seat !== seat)?.square),
        ),
};

export const guide: MakeGuide<'jungle'> = () => ({
  lessons: [animal, to, hunger, lost, near, rank, eat, jump, trap],
  total: 4,
});
