import { cellAt, type Guide, type Lesson, type Step } from '../guide';
import type { Sowing } from '$lib/wire/types';
import { name } from './layout';

type At = Lesson<'mancala'>;

const sowings = ({ legal }: At): Sowing[] => (legal.form === 'sow' ? legal.actions : []);
const bowl = ({ seat }: At, number: number) => cellAt(name({ seat, bowl: number }));
/** A sowing whose last stone falls into the player's own mancala. */
const home = (at: At) => sowings(at).find(({ ends }) => ends?.seat === at.seat && ends.bowl === null);
const any = (at: At) => home(at) ?? sowings(at)[0];

/** A mark at a bowl. */
const mark = (key: string, choose: (at: At) => number | undefined) => (at: At) => {
  const number = choose(at);
  if (number === undefined) return null;
  const into = home(at)?.bowl === number ? 'yes' : 'no';
  return { key: `page-guide-mancala-${key}`, args: { into }, at: bowl(at, number) };
};
/** An empty bowl of the player's own, or else any bowl. */
const empty = (at: At) => {
  const own = at.board.bowls[at.seat] ?? [];
  const found = own.findIndex((stones) => stones === 0);
  return found >= 0 ? found + 1 : any(at)?.bowl;
};
/** A bowl with enough stones to come by the player's own mancala. */
const reaching = (at: At) =>
  sowings(at).find(({ bowl }) => bowl + (at.board.bowls[at.seat]?.[bowl - 1] ?? 0) >= 7)?.bowl ??
  any(at)?.bowl;

const first = (at: At) => any(at)?.bowl;
const end = (turn: number): Step<'mancala'> => ({
  turn,
  mark: (at) => ({
    key: 'page-guide-mancala-end',
    args: {},
    at: cellAt(name({ seat: at.seat, bowl: null })),
  }),
});

/** One guide for each of the four rule sets. */
export const guide: Guide<'mancala'> = ({ options }) => {
  switch (options['rules']) {
    case 'general':
      return [{ turn: 0, mark: mark('sow', first) }, { turn: 1, mark: mark('reach', reaching) }, end(2)];
    case 'ethiopian':
      return [
        { turn: 0, picks: 1, mark: mark('pick', first) },
        { turn: 0, mark: () => ({ key: 'page-guide-mancala-way', args: {}, at: cellAt('right') }) },
        { turn: 1, mark: mark('again', first) },
        { turn: 2, mark: mark('capture', empty) },
        end(3),
      ];
    case 'nigerian':
      return [
        { turn: 0, mark: mark('sow', first) },
        { turn: 1, mark: mark('relay', first) },
        { turn: 2, mark: mark('four', first) },
        end(3),
      ];
    default:
      return [
        { turn: 0, mark: mark('sow', first) },
        { turn: 1, mark: mark('again', first) },
        { turn: 2, mark: mark('capture', empty) },
        end(3),
      ];
  }
};
