import type { ManduaDeed, ManduaField } from '$lib/wire/types';
import { coach, type Lesson, type MakeGuide, type Situation } from '../guide';

type At = Situation<'mandua'>;

const mark = coach('mandua');
const deeds = ({ legal }: At): ManduaDeed[] => (legal.form === 'hunt' ? legal.actions : []);
const moves = (at: At) => deeds(at).flatMap((deed) => (deed.kind === 'go' ? [deed] : []));
/** The fields on which a hunter can be placed. */
const free = (at: At) => deeds(at).flatMap((deed) => (deed.kind === 'place' ? [deed.to] : []));

const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The captures that tigers threaten: the tiger, and the field on which it would land. */
function threats({ board, geometry }: At, slips: boolean): { tiger: string; to: string }[] {
  const field = ({ column, row }: ManduaField, [x, y]: readonly [number, number], far = 1) =>
    geometry.fields.find((one) => one.column === column + far * x && one.row === row + far * y);
  const hunter = (one: ManduaField | undefined) => one !== undefined && board.hunters.includes(one.field);
  const vacant = (one: ManduaField) => !hunter(one) && !board.tigers.includes(one.field);
  return board.tigers.flatMap((tiger) => {
    const from = geometry.fields.find((one) => one.field === tiger);
    return WAYS.flatMap((way) => {
      const to = from && field(from, way, slips ? 1 : 2);
      if (!to || !vacant(to)) return [];
      const [x, y] = way;
      const beats = slips
        ? hunter(field(to, [y, x])) && hunter(field(to, [-y, -x]))
        : hunter(field(from, way));
      return beats ? [{ tiger, to: to.field }] : [];
    });
  });
}

const set: Lesson<'mandua'> = {
  mark: (at) => mark('set', free(at).includes('c3') ? 'c3' : free(at)[0]),
};
/** Shows that a threatened capture can be stopped by a hunter on the field where the tiger would land. */
const threat = (key: string, slips: boolean): Lesson<'mandua'> => ({
  mark: (at) => mark(key, threats(at, slips).find(({ to }) => free(at).includes(to))?.to),
});
const lock: Lesson<'mandua'> = { from: 3, mark: ({ board }) => mark('lock', board.tigers[0]) };
/** Explains what happens once all hunters are placed. */
const walk: Lesson<'mandua'> = {
  from: 6,
  mark: ({ board }) => (board.to_set > 1 ? mark('walk', board.hunters[0]) : null),
};

const tiger: Lesson<'mandua'> = { mark: (at) => mark('tiger', moves(at)[0]?.from) };
const to: Lesson<'mandua'> = {
  picks: 1,
  mark: (at) => mark('to', moves(at).find(({ from }) => from === at.picked[0])?.to),
};
const beat: Lesson<'mandua'> = {
  mark: (at) => mark('beat', moves(at).find(({ beaten }) => beaten.length > 0)?.from),
};
const all: Lesson<'mandua'> = { from: 1, mark: ({ board }) => mark('all', board.hunters[0]) };
const roam: Lesson<'mandua'> = { from: 6, mark: ({ board }) => mark('roam', board.tigers[0]) };

/** The two sides play differently, so each has a guide of its own. */
export const guide: MakeGuide<'mandua'> = ({ seat }) =>
  seat === 0
    ? { lessons: [set, threat('leap', false), threat('slip', true), lock, walk], total: 4 }
    : { lessons: [tiger, to, beat, all, roam], total: 4 };
