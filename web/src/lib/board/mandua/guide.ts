import type { Question } from '$lib/pocket/worths';
import type { ManduaDeed } from '$lib/wire/types';
import { closing, coach, shown, told, type Lesson, type MakeGuide, type Situation } from '../guide';
import { WAYS } from '../squares';
import { words } from '$lib/words/words.svelte';
import { editing } from './editing';
import { layout } from './layout';
import {
  beside,
  captures,
  exits,
  highest,
  holds,
  locked,
  named,
  risky,
  saves,
  threats,
  withHunter,
} from './reach';
import { place } from './places';
import { retrace } from './retracing';
import { weighing } from '../weighing';

type At = Situation<'mandua'>;
type Move = Extract<ManduaDeed, { kind: 'go' }>;

const mark = coach('mandua');
const deeds = ({ legal }: At): ManduaDeed[] => (legal.form === 'hunt' ? legal.actions : []);
const moves = (at: At) => deeds(at).flatMap((deed) => (deed.kind === 'go' ? [deed] : []));
/** The fields on which a hunter can be placed. */
const free = (at: At) => deeds(at).flatMap((deed) => (deed.kind === 'place' ? [deed.to] : []));

/** An action is worth teaching if its value is below that of the best one by at most this much. */
const CLOSE = 0.03;
/** Whether the engine calls an action good, or says nothing. */
const isGood = ({ worths }: At, action: string) =>
  !worths?.size || (worths.get(action) ?? 0) >= Math.max(...worths.values()) - CLOSE;
/** The fields on which it is good to set a hunter. */
const good = (at: At) =>
  deeds(at).flatMap((deed) => (deed.kind === 'place' && isGood(at, deed.action) ? [deed.to] : []));

/** The moves that take a pair (MD-9): they capture a hunter that was not jumped over. */
const pairs = (at: At) =>
  moves(at).filter(({ from, to, beaten }) => {
    const [start, end] = [named(at.geometry.fields, from), named(at.geometry.fields, to)];
    const far = start && end ? Math.abs(start.column - end.column) + Math.abs(start.row - end.row) : 0;
    return beaten.length > (far > 1 ? 1 : 0);
  });
const jumps = (at: At) => moves(at).filter((move) => move.beaten.length > 0 && !pairs(at).includes(move));

const start = (key: string, move: Move | undefined) => mark(key, move?.from);
const target = (key: string, at: At, options: Move[]) =>
  mark(key, options.find(({ from }) => from === at.picked[0])?.to);

const set: Lesson<'mandua'> = {
  mark: (at) => {
    const open = good(at);
    const safe = open.find((field) => saves(at.geometry.fields, at.board, field));
    return mark('set', open.includes('c3') ? 'c3' : (safe ?? open[0]));
  },
};
/**
 * Shows how to stop a threatened capture: by a hunter on the field where the tiger would land. There must be
 * no capture left for any tiger afterwards.
 */
function stopped(key: string, at: At, wanted: number) {
  const { fields } = at.geometry;
  const all = threats(fields, at.board).filter(
    ({ to, beaten }) => beaten.length === wanted && good(at).includes(to) && saves(fields, at.board, to),
  );
  const right = all.find(({ to }) => holds(fields, at.board, to)) ?? all[0];
  const more = (highest(fields, at.board)?.total ?? wanted) > wanted ? 'yes' : 'no';
  return mark(key, right?.to, { hunter: right?.beaten[0] ?? '', more });
}
/** A hunter that Tiger can capture in its next turn. */
const endangered = ({ geometry, board }: At) => [...(highest(geometry.fields, board)?.beaten ?? [])][0];
const leap: Lesson<'mandua'> = {
  from: 1,
  aside: true,
  mark: (at) => stopped('leap', at, 1) ?? shown(mark('claws', endangered(at))),
};
/** The boards of Tiger's last turn. */
const retraced = ({ geometry, board }: At) => retrace(board.turn, layout(geometry.fields, 0));
/** How a tiger has just captured a hunter. After several captures, the remark on the turn has said enough. */
const jumped: Lesson<'mandua'> = {
  from: 1,
  aside: true,
  mark: (at) => {
    const [, only, more] = retraced(at);
    return shown(mark('jumped', more || only?.beaten.length !== 1 ? undefined : only.beaten[0]));
  },
};
/** How a tiger could capture a hunter on a free field beside it. */
const leaps: Lesson<'mandua'> = {
  from: 1,
  mark: (at) => {
    const { fields } = at.geometry;
    // If a tiger can capture a hunter now, that hunter explains a jump better than one that is not set yet.
    if (endangered(at) !== undefined) return null;
    // At a strict table, no signs point out what can be captured.
    const signs = at.board.to_beat === null ? 'no' : 'yes';
    const wall = walled(at, 'leaps-wall');
    if (wall) return { ...wall, args: { signs } };
    const unsafe = free(at).find((field) =>
      captures(fields, withHunter(at.board, field)).some(({ beaten }) => beaten.join() === field),
    );
    return shown(mark('leaps', unsafe, { signs }));
  },
};
/** Tells how to see what a new hunter would lead to, at a field where a tiger could then capture a hunter. */
const weigh: Lesson<'mandua'> = {
  from: 2,
  aside: true,
  mark: (at) => {
    const { fields } = at.geometry;
    // Nobody needs to be told what they have just done.
    if (weighing.has('mandua') || at.board.to_beat === null || endangered(at) !== undefined) return null;
    return shown(mark('weigh', risky(fields, at.board, free(at))[0]));
  },
};
/**
 * Shows where Tiger captured a pair in a turn of several captures. The board's remark is only on the turn as a whole.
 */
const paired: Lesson<'mandua'> = {
  aside: true,
  mark: (at) => {
    const boards = at.board.turn.steps.length > 1 ? retraced(at) : [];
    const taken = boards.find(({ beaten }) => beaten.length > 1);
    const found = shown(mark('paired', taken?.step?.[1]));
    return found && taken ? { ...found, names: taken.beaten } : found;
  },
};
/** Comes with the first threat to take a pair, even after all other lessons. */
const slip: Lesson<'mandua'> = {
  from: 1,
  aside: true,
  mark: (at) => {
    const { fields } = at.geometry;
    const threat = threats(fields, at.board).find(({ beaten }) => beaten.length === 2);
    const found = stopped('slip', at, 2) ?? shown(mark('slips', threat?.to));
    return found && threat ? { ...found, names: [threat.tiger, ...threat.beaten] } : found;
  },
};
/**
 * For each side of a figure, the near and the far field, unless one of them is a cage. Two hunters there close that
 * side of a tiger.
 */
function sides({ geometry: { fields } }: At, figure: string) {
  const from = named(fields, figure);
  return WAYS.flatMap((way) => {
    const [near, far] = [1, 2].map((steps) => from && beside(fields, from, way, steps));
    return near && far && !near.cage && !far.cage ? [{ figure, near: near.field, far: far.field }] : [];
  });
}
/** The sides of hunters. Another hunter on the far field would leave a single field between the two (MD-9). */
const gaps = (at: At) => at.board.hunters.flatMap((hunter) => sides(at, hunter));
/** Whether a tiger could come to this field from a neighbouring field where no hunter stands. */
const isOpen = ({ geometry: { fields }, board }: At, field: string) => {
  const from = named(fields, field);
  return WAYS.some((way) => {
    const next = from && beside(fields, from, way);
    return next && !board.hunters.includes(next.field) && (!next.cage || board.tigers.includes(next.field));
  });
};
/**
 * A mark at a field where a new hunter would let a tiger capture a pair (MD-9). If there is no such field, the mark
 * explains that in words alone.
 */
function riskyPair(at: At) {
  const { fields } = at.geometry;
  for (const field of endangered(at) === undefined ? free(at) : []) {
    const slip = threats(fields, withHunter(at.board, field)).find(
      ({ beaten }) => beaten.length === 2 && beaten.includes(field),
    );
    if (!slip) continue;
    const other = slip.beaten.find((one) => one !== field) ?? '';
    const found = shown(mark('pairs', field, { hunter: other, to: slip.to }));
    return found && { ...found, names: [slip.tiger, slip.to, other] };
  }
  return told(mark('pairs-words', at.board.tigers[0]));
}
/**
 * Explains the capture of a pair (MD-9) at a single free field between two hunters, which a third hunter can fill. It
 * is the second way to capture, so nobody has learned the game without it.
 */
const gap: Lesson<'mandua'> = {
  from: 1,
  otherwise: { from: 3, mark: riskyPair },
  mark: (at) => {
    // A threat is more urgent.
    if (endangered(at) !== undefined) return null;
    const open = gaps(at).find(
      ({ near, far }) =>
        at.board.hunters.includes(far) &&
        good(at).includes(near) &&
        isOpen(at, near) &&
        saves(at.geometry.fields, at.board, near),
    );
    const pair = open ? [open.figure, open.far] : [];
    const found = mark('gap', open?.near, { pair: words.list(pair) });
    return found && { ...found, names: pair, goals: pair };
  },
};
/** Whether a hunter here would leave one free field between it and another hunter: a gap for a mandua (MD-9). */
const gapes = (at: At, to: string): boolean =>
  gaps(at).some(({ near, far }) => far === to && free(at).includes(near));
/**
 * A mark at the first of these fields where a new hunter would leave no gap, and where no tiger could capture
 * anything soon.
 */
function safely(at: At, key: string, options: { tiger?: string; to: string }[]) {
  const safe = options.find(
    ({ to }) => good(at).includes(to) && !gapes(at, to) && holds(at.geometry.fields, at.board, to),
  );
  const found = mark(key, safe?.to, { tiger: safe?.tiger ?? '' });
  return found && safe?.tiger ? { ...found, names: [safe.tiger] } : found;
}
/** A mark at a field beside a hunter where another hunter would be safe as well. */
function walled(at: At, key: string) {
  const { fields } = at.geometry;
  const next = at.board.hunters.flatMap((hunter) => {
    const from = named(fields, hunter);
    return WAYS.flatMap((way) => (from && beside(fields, from, way)?.field) ?? []);
  });
  return safely(
    at,
    key,
    next.map((to) => ({ to })),
  );
}
/** Whether a tiger is in a corner. There it has only two sides and is the easiest to lock in. */
const corner = ({ geometry: { fields } }: At, tiger: string) =>
  [1, 5].includes(named(fields, tiger)?.column ?? 0) && [1, 5].includes(named(fields, tiger)?.row ?? 0);
/**
 * The open sides of the tiger to lock in next. Tigers in a corner come before the others. After that, tigers with
 * hunters on a larger share of the fields at their sides come first, so the guide stays with a tiger that is nearly
 * locked in.
 */
function prey(at: At) {
  const { fields } = at.geometry;
  const free = at.board.tigers.filter(
    (tiger) => !named(fields, tiger)?.cage && exits(fields, at.board, tiger).length > 0,
  );
  const about = (tiger: string) =>
    sides(at, tiger).flatMap(({ near, far }) => [near, far].filter((one) => at.board.hunters.includes(one)));
  const worth = (tiger: string) => about(tiger).length / (sides(at, tiger).length || 1);
  const [first] = free.sort((a, b) => Number(corner(at, b)) - Number(corner(at, a)) || worth(b) - worth(a));
  return first === undefined
    ? []
    : sides(at, first).filter((side) =>
        exits(fields, at.board, first).some((to) => to === side.near || to === side.far),
      );
}
/**
 * Begins to lock in a tiger in a corner. If that is not safe yet, continues a wall of hunters.
 */
const lock: Lesson<'mandua'> = {
  from: 2,
  mark: (at) => {
    if (at.board.to_set < 2) return null;
    const options = prey(at).flatMap(({ figure, near, far }) =>
      corner(at, figure) && free(at).includes(near) ? [{ tiger: figure, to: far }] : [],
    );
    return safely(at, 'lock-far', options) ?? walled(at, 'wall');
  },
  otherwise: { from: 5, mark: ({ board }) => shown(mark('lock', board.tigers[0])) },
};
/** Begins with another side of the tiger, once one is closed. */
const further: Lesson<'mandua'> = {
  from: 3,
  aside: true,
  mark: (at) => {
    const open = prey(at);
    const [side] = open;
    // Only if one open side is left, so that this tiger is soon locked in.
    if (!side || open.length > 1 || at.board.to_set < 2 || !free(at).includes(side.near)) return null;
    return safely(at, 'lock-next', [{ tiger: side.figure, to: side.far }]);
  },
};
/** Locks in a tiger with a single hunter. */
const last: Lesson<'mandua'> = {
  from: 2,
  aside: true,
  mark: (at) => {
    const { fields } = at.geometry;
    const options = good(at).flatMap((to) => {
      const then = withHunter(at.board, to);
      const [shut] = locked(fields, { ...at.board, ...then }).filter(
        (tiger) => exits(fields, at.board, tiger).length > 0,
      );
      return shut !== undefined && saves(fields, at.board, to) ? [{ tiger: shut, to }] : [];
    });
    const [first] = options;
    const found = mark('lock-last', first?.to, { where: first ? place('where', first.tiger) : '' });
    return found && first ? { ...found, names: [first.tiger] } : found;
  },
};
/** Wins the game: with this hunter, all tigers are locked in (MD-23). No threat matters any more. */
const win: Lesson<'mandua'> = {
  aside: true,
  mark: (at) => {
    const { tigers } = at.board;
    const to = free(at).find(
      (field) => locked(at.geometry.fields, withHunter(at.board, field)).length === tigers.length,
    );
    const found = mark('lock-all', to);
    return found && { ...found, names: tigers };
  },
};
/** Closes a side of the tiger, once a hunter stands on the far field of that side. */
const near: Lesson<'mandua'> = {
  from: 2,
  aside: true,
  mark: (at) =>
    safely(
      at,
      'lock-near',
      prey(at).flatMap(({ figure, near, far }) =>
        at.board.hunters.includes(far) ? [{ tiger: figure, to: near }] : [],
      ),
    ),
};
/** Explains the cages (MD-3) at the first tiger that is in one, and can still leave it. */
const cages: Lesson<'mandua'> = {
  from: 1,
  aside: true,
  mark: (at) => {
    const { fields } = at.geometry;
    const inside = at.board.tigers.find(
      (tiger) => named(fields, tiger)?.cage && exits(fields, at.board, tiger).length > 0,
    );
    const from = named(fields, inside ?? '');
    const missing = WAYS.flatMap((way) =>
      [1, 2].flatMap((steps) => (from && beside(fields, from, way, steps)?.field) ?? []),
    ).filter((field) => !at.board.hunters.includes(field));
    const args = { cage: inside ?? '', number: missing.length, fields: words.list(missing) };
    // If only one hunter is missing, the player can set it now.
    const only =
      missing.length === 1 &&
      missing.find((field) => good(at).includes(field) && saves(fields, at.board, field));
    const found = mark('cages', only || undefined, args) ?? shown(mark('cages', inside, args));
    return found && inside ? { ...found, names: [inside, ...missing] } : found;
  },
};
/** Whether a tiger is in a cage. */
const isCaged = ({ geometry: { fields }, board }: At) =>
  board.tigers.some((tiger) => named(fields, tiger)?.cage);
/** Says what the cages are (MD-3) before the first tiger enters one: at a cage into which a tiger could step now. */
const door: Lesson<'mandua'> = {
  from: 1,
  aside: true,
  mark: (at) => {
    const { fields } = at.geometry;
    // A threat is more urgent, and a tiger that is in a cage has a lesson of its own.
    if (endangered(at) !== undefined || isCaged(at)) return null;
    const ways = at.board.tigers.flatMap((tiger) =>
      exits(fields, at.board, tiger).map((to) => ({ tiger, to })),
    );
    const way = ways.find(({ to }) => named(fields, to)?.cage);
    const found = shown(mark('door', way?.to));
    return found && way ? { ...found, names: [way.tiger] } : found;
  },
  // Nobody should wonder for long what the cages are.
  otherwise: {
    from: 4,
    mark: (at) =>
      endangered(at) === undefined && !isCaged(at)
        ? shown(mark('door', at.geometry.fields.find(({ cage }) => cage)?.field))
        : null,
  },
};
/** Whether no tiger can capture after this move of a hunter. */
const isSafe = ({ geometry, board }: At, { from, to }: Move) =>
  saves(geometry.fields, { ...board, hunters: board.hunters.filter((one) => one !== from) }, to);
/** The good moves of hunters, the safe ones first. */
const marches = (at: At) =>
  moves(at)
    .filter(({ action }) => isGood(at, action))
    .sort((a, b) => Number(isSafe(at, b)) - Number(isSafe(at, a)));
/** All hunters are placed, so the hunters move (MD-6). */
const march: Lesson<'mandua'> = { aside: true, mark: (at) => start('march', marches(at)[0]) };
const marchTo: Lesson<'mandua'> = {
  aside: true,
  picks: 1,
  mark: (at) => {
    const move = marches(at).find(({ from }) => from === at.picked[0]);
    const found = mark('march-to', move?.to);
    // If the move gives a hunter away, there is no ring, because a ring would recommend the move.
    return found && move && !isSafe(at, move) ? { ...found, ringless: true } : found;
  },
};
const tiger: Lesson<'mandua'> = {
  mark: (at) =>
    start(
      'tiger',
      moves(at).find(({ beaten }) => beaten.length === 0),
    ),
};
const to: Lesson<'mandua'> = {
  picks: 1,
  mark: (at) =>
    target(
      'to',
      at,
      moves(at).filter(({ beaten }) => beaten.length === 0),
    ),
};
const beat: Lesson<'mandua'> = { mark: (at) => start('beat', jumps(at)[0]) };
const beatTo: Lesson<'mandua'> = { aside: true, picks: 1, mark: (at) => target('beat-to', at, jumps(at)) };
/** Takes the place of `beat` if, for many turns of the game, no tiger could jump over a hunter. */
const beats: Lesson<'mandua'> = { from: 5, mark: ({ board }) => shown(mark('beats', board.tigers[0])) };
/** The captures with which Tiger must go on in this turn. */
const goesOn = (at: At) =>
  at.board.beaten > 0 && (at.board.to_beat ?? 0) > 0
    ? moves(at).filter(({ beaten }) => beaten.length > 0)
    : [];
const all: Lesson<'mandua'> = { mark: (at) => start('all', goesOn(at)[0]) };
/** Explains that Tiger must capture the most (MD-11), whether or not it can capture now. */
const most: Lesson<'mandua'> = { from: 1, mark: (at) => shown(start('most', moves(at)[0])) };
/** If only one tiger can go on, the board has picked it already. */
const allTo: Lesson<'mandua'> = { aside: true, picks: 1, mark: (at) => target('all', at, goesOn(at)) };
const pair: Lesson<'mandua'> = { from: 1, aside: true, mark: (at) => start('mandua', pairs(at)[0]) };
const pairTo: Lesson<'mandua'> = { aside: true, picks: 1, mark: (at) => target('mandua-to', at, pairs(at)) };
const cage: Lesson<'mandua'> = {
  from: 1,
  aside: true,
  mark: (at) => {
    const move = moves(at).find(({ to }) => named(at.geometry.fields, to)?.cage);
    return move ? mark('cage', move.from, { cage: move.to }) : null;
  },
};
/** Says that the guide speaks again when something new happens. */
const done: Lesson<'mandua'> = {
  ...closing,
  mark: () => ({ ...closing.mark(), key: 'page-guide-mandua-done' }),
};

/**
 * The engine is asked on Hunter's turns, because a badly set hunter can lose the game. It is not asked at the start,
 * where the field in the middle is good. An answer takes about a quarter of a second.
 */
export function question(at: At): Question | null {
  const { board, seat } = at;
  const actions = free(at).length + moves(at).length;
  if (seat !== 0 || board.to_set === board.all || actions === 0) return null;
  // At a strict table, Hunter could also object. Such a position has no text that the engine can begin with.
  const hunting = editing.turned({ board, turn: 0 }, 0);
  return { position: editing.write(hunting), actions, nodes: 8_000 };
}

/** The two sides play differently, so each has a guide of its own. */
export const guide: MakeGuide<'mandua'> = ({ seat }) =>
  seat === 0
    ? {
        lessons: [
          win,
          march,
          marchTo,
          paired,
          slip,
          set,
          jumped,
          leaps,
          leap,
          cages,
          door,
          gap,
          last,
          weigh,
          lock,
          near,
          further,
          done,
        ],
        total: 4,
      }
    : {
        lessons: [all, allTo, pair, pairTo, tiger, to, beat, beatTo, most, cage, beats, done],
        total: 4,
      };
