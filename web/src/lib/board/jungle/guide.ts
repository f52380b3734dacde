import type { JungleMove } from '$lib/wire/types';
import { cellAt, type CoachMark, type Guide, type Lesson } from '../guide';

type At = Lesson<'jungle'>;

const coach = (key: string, cell: string | undefined, args: CoachMark['args'] = {}): CoachMark | null =>
  cell === undefined ? null : { key: `page-guide-jungle-${key}`, args, at: cellAt(cell) };

const moves = ({ legal }: At): JungleMove[] => (legal.form === 'roam' ? legal.actions : []);
const ahead = ({ seat }: At, square: string) => Number(square.slice(1)) * (seat === 0 ? 1 : -1);
/** The square furthest ahead that the picked animal can go to. */
const onward = (at: At) =>
  moves(at)
    .filter(({ from }) => from === at.picked[0])
    .sort((a, b) => ahead(at, b.to) - ahead(at, a.to))[0]?.to;

/** An animal to begin with: of the animals that can go furthest ahead, the strongest. */
function animal(at: At) {
  const able = at.board.animals.filter((one) => moves(at).some(({ from }) => from === one.square));
  return able.sort(
    (a, b) =>
      Number(b.hungry) - Number(a.hungry) || ahead(at, b.square) - ahead(at, a.square) || b.rank - a.rank,
  )[0];
}
const pointAt = (at: At, key: string) => {
  const found = animal(at);
  return coach(key, found?.square, { rank: found?.rank ?? 0, hungry: found?.hungry ? 'yes' : 'no' });
};

export const guide: Guide<'jungle'> = () => [
  { turn: 0, picks: 1, mark: (at) => pointAt(at, 'animal') },
  { turn: 0, mark: (at) => coach('to', onward(at)) },
  { turn: 1, picks: 1, mark: (at) => pointAt(at, 'rank') },
  {
    turn: 1,
    mark: ({ geometry, seat }) =>
      coach('den', geometry.squares.find((one) => one.terrain === 'den' && one.seat !== seat)?.square),
  },
  { turn: 2, mark: (at) => pointAt(at, 'hunger') },
];
