import type { ManduaDeed } from '$lib/wire/types';
import { cellAt, type CoachMark, type Guide, type Lesson, type Step } from '../guide';

type At = Lesson<'mandua'>;

const coach = (key: string, cell: string | undefined): CoachMark | null =>
  cell === undefined ? null : { key: `page-guide-mandua-${key}`, args: {}, at: cellAt(cell) };

const deeds = ({ legal }: At): ManduaDeed[] => (legal.form === 'hunt' ? legal.actions : []);

/** A field where a hunter can be set, or else a hunter that can move; fields in the middle come first. */
function field(at: At): string | undefined {
  const free = deeds(at).flatMap((deed) => (deed.kind === 'place' ? [deed.to] : []));
  const mover = deeds(at).flatMap((deed) => (deed.kind === 'go' ? [deed.from] : []));
  return free.includes('c3') ? 'c3' : (free[0] ?? mover[0]);
}
const leaps = (at: At) => deeds(at).flatMap((deed) => (deed.kind === 'go' ? [deed] : []));
const tiger = (at: At) => (leaps(at).find(({ beaten }) => beaten.length > 0) ?? leaps(at)[0])?.from;

const hunter: Step<'mandua'>[] = [
  { turn: 0, mark: (at) => coach('set', field(at)) },
  { turn: 1, mark: (at) => coach('leap', at.board.tigers[0]) },
  { turn: 2, mark: (at) => coach('slip', at.board.hunters[0]) },
  { turn: 3, mark: (at) => coach('lock', at.board.tigers[0]) },
];

const hunted: Step<'mandua'>[] = [
  { turn: 0, picks: 1, mark: (at) => coach('tiger', tiger(at)) },
  { turn: 0, mark: (at) => coach('to', leaps(at).find(({ from }) => from === at.picked[0])?.to) },
  { turn: 1, mark: (at) => coach('beat', at.board.hunters[0]) },
  { turn: 2, mark: (at) => coach('all', at.board.hunters[0]) },
];

/** The two sides play differently, so each has a guide of its own. */
export const guide: Guide<'mandua'> = ({ seat }) => (seat === 0 ? hunter : hunted);
