import type { JungleMove } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { coach, shown, type Lesson, type MakeGuide, type Situation } from '../guide';
import { doomed, list } from './hunger';

type At = Situation<'jungle'>;

const mark = coach('jungle');
const moves = ({ legal }: At): JungleMove[] => (legal.form === 'roam' ? legal.actions : []);
const ahead = ({ seat }: At, square: string) => Number(square.slice(1)) * (seat === 0 ? 1 : -1);

/** Moves to suggest: those after which no animal starves, the ones that lead furthest ahead first. */
const good = (at: At) =>
  moves(at)
    .filter(({ starves }) => starves.length === 0)
    .sort((a, b) => ahead(at, b.to) - ahead(at, a.to));

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
