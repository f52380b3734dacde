import type { ManaMove } from '$lib/wire/types';
import { cellAt, type CoachMark, type Guide, type Lesson, type Step } from '../guide';

type At = Lesson<'mana'>;

const coach = (key: string, cell: string | undefined, args: CoachMark['args'] = {}): CoachMark | null =>
  cell === undefined ? null : { key: `page-guide-mana-${key}`, args, at: cellAt(cell) };

const strokes = ({ geometry }: At, square: string) =>
  geometry.squares.find((one) => one.square === square)?.steps ?? 0;
const other = (seat: number) => (seat === 0 ? 'white' : 'black');

const flights = ({ legal }: At): ManaMove[] => (legal.form === 'fly' ? legal.moves : []);
/** A piece to begin with: one that has many places to go. */
function piece(at: At): string | undefined {
  const counts = new Map<string, number>();
  for (const { from } of flights(at)) if (from !== null) counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
const onward = (at: At) => flights(at).filter(({ from }) => from === at.picked[0]);

const setUp: Step<'mana'> = {
  turn: 0,
  mark: ({ legal }) => {
    if (legal.form === 'fill-row') return coach('row', legal.daimyo[0]);
    return legal.form === 'place' ? coach('place', legal.squares[0]) : null;
  },
};

export const guide: Guide<'mana'> = ({ board }) => {
  const sets = board.duty === 'set-up';
  const turn = sets ? 1 : 0;
  const pick = (at: At, key: string) => {
    const from = piece(at);
    return coach(key, from, {
      strokes: from === undefined ? 0 : strokes(at, from),
      bound: at.board.bird === null ? 'no' : 'yes',
      other: other(at.seat),
    });
  };
  return [
    ...(sets ? [setUp] : []),
    { turn, picks: 1, mark: (at) => pick(at, 'piece') },
    { turn, picks: 2, mark: (at) => coach('to', onward(at)[0]?.to) },
    {
      turn,
      mark: (at) => {
        const perch = onward(at).find(({ to }) => to === at.picked[1])?.perches[0];
        const kind = perch === undefined ? 0 : strokes(at, perch);
        return coach('bird', perch, { strokes: kind, other: other(at.seat) });
      },
    },
    { turn: turn + 1, mark: (at) => pick(at, 'bound') },
  ];
};
