import type { ManaMove } from '$lib/wire/types';
import { closing, coach, told, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import { weighing } from '../weighing';
import { RESERVE, STEPS } from './choices';
import {
  after as played,
  different,
  foresee,
  isFree,
  LOST,
  MARGIN,
  position,
  type Position,
  type Turn,
} from './foresight';
import { after, fills, foresee as outcome, strokesIn, threats } from './outlook';
import { reach } from './reach';

type At = Situation<'mana'>;

const mark = coach('mana');
const strokes = ({ geometry }: At, square: string | undefined) => strokesIn(geometry)(square);
const other = (seat: number) => (seat === 0 ? 'white' : 'black');
/** The number of strokes on the squares from which the player must move; 0 if there is no such duty. */
const duty = ({ board }: At) => STEPS[board.duty];

const flights = ({ legal }: At): ManaMove[] => (legal.form === 'fly' ? legal.moves : []);
const returns = (at: At) => flights(at).some(({ from }) => from === null);

/**
 * Black's first turn, which is proven to win. A key names the kind of bird, and the squares of Black's and
 * White's Daimyo.
 */
export const FIRST: Record<string, string> = {
  'solid b1 b6': 'e1-e4@b3',
  'solid b1 c6': 'c1-c3@e5',
  'solid b1 f6': 'f1-f3@c2',
  'spirit c1 b6': 'b1-b3@a2',
  'spirit c1 c6': 'c1-c3@b2',
  'spirit c1 f6': 'b1-b3@a2',
};
const birdOf = ({ options }: At) => options['bird'] ?? 'solid';

/** Where the guide sets the Daimyo. Black's place is proven to win. */
const home = (at: At) => (at.seat === 1 ? 'c6' : birdOf(at) === 'solid' ? 'b1' : 'c1');

const turnOf = (action: string): Turn => {
  const [from = '', to = '', bird = null] = action.split(/[-@]/);
  return { from, to, bird };
};

/** The proven turn, if this is the start of a standard game. */
function first(at: At): Turn | null {
  const { board } = at;
  const [own, theirs] = [0, 1].map(
    (seat) => board.pieces.find((one) => one.seat === seat && one.daimyo)?.square,
  );
  const isStart =
    board.bird === null &&
    board.pieces.length === 12 &&
    board.pieces.every(({ square, seat }) => square.endsWith(seat === 0 ? '1' : '6'));
  const found = isStart ? FIRST[[birdOf(at), own, theirs].join(' ')] : undefined;
  return found === undefined ? null : turnOf(found);
}

/**
 * The turns that are about as good as the best one, from the best to the worst. Leaves out those that let the opponent
 * move any piece, unless all of them do.
 */
function promising(start: Position, seat: number): Turn[] {
  const all = different(start);
  const values = foresee(start, all);
  const best = Math.max(...values);
  const sound = all
    .map((turn, i) => ({ turn, value: values[i] ?? 0 }))
    .filter(({ value }) => value > LOST && value >= best - MARGIN);
  const bound = sound.filter(({ turn, value }) => {
    const next = played(start, turn);
    return value > -LOST || next.turn === seat || !isFree(next);
  });
  return (bound.length > 0 ? bound : sound).sort((a, b) => b.value - a.value).map(({ turn }) => turn);
}

const known = new WeakMap<object, Turn[]>();

/**
 * The turns that are worth teaching, the best ones first. After such a turn the opponent cannot force a win, as
 * far as can be seen quickly.
 */
export function good(at: At): Turn[] {
  const found = known.get(at.legal);
  if (found) return found;
  const start = position(at.board, at.geometry.squares, at.seat, birdOf(at) === 'solid');
  const proven = first(at);
  const worth = proven ? [proven] : promising(start, at.seat);
  known.set(at.legal, worth);
  return worth;
}

/** The best turn that begins with the picks. */
const best = (at: At, fits: (turn: Turn) => boolean = () => true): Turn | undefined =>
  good(at).find((turn) => at.picked.every((pick, i) => [turn.from, turn.to][i] === pick) && fits(turn));
/** A mark at a cell of a good turn. If there is none, the mark is at another cell, and only says something. */
const inviting = (
  make: (cell: string | undefined) => CoachMark | null,
  cell: string | undefined,
  otherwise: string | undefined,
) => (cell === undefined ? told(make(otherwise)) : make(cell));

/** A mark at a piece to move, but never at a Ronin to bring back. */
function pick(key: string, at: At) {
  const found = best(at, ({ from }) => from !== RESERVE)?.from;
  const pointed = found === undefined ? 'no' : 'yes';
  return inviting(
    (cell) => mark(key, cell, { strokes: strokes(at, cell), other: other(at.seat), pointed }),
    found,
    flights(at).find(({ from }) => from !== null)?.from ?? undefined,
  );
}

/** Whether a turn captures a piece of this kind. */
const captures = ({ board, seat }: At, daimyo: boolean, to: string) =>
  board.pieces.some((one) => one.seat !== seat && one.daimyo === daimyo && one.square === to);
/** Teaches a capture of a Ronin, if it is a good turn and safe for the Daimyo wherever the bird is set. */
const take: Lesson<'mana'> = {
  aside: true,
  mark: (at) =>
    flights(at).some(({ to }) => captures(at, false, to))
      ? mark('take', best(at, (turn) => captures(at, false, turn.to) && isSafe(at, turn))?.from)
      : null,
};
/** Says that the Daimyo can be captured. Players have to find the piece for it themselves. */
const win: Lesson<'mana'> = {
  aside: true,
  mark: (at) => {
    const lesson = told(mark('win', flights(at).find(({ to }) => captures(at, true, to))?.to));
    return lesson && { ...lesson, until: 1 };
  },
};

/**
 * Says where to put the Daimyo. No place keeps White's Daimyo safe for the whole game, and White cannot know which
 * place is the safest.
 */
const setUp: Lesson<'mana'> = {
  mark: (at) => {
    if (at.legal.form === 'fill-row') return mark('row', home(at));
    return at.legal.form === 'place' ? mark('place', home(at)) : null;
  },
};
const piece: Lesson<'mana'> = {
  mark: (at) => {
    const lesson = duty(at) === 0 ? pick('piece', at) : null;
    return lesson && { ...lesson, until: 1 };
  },
};
const to: Lesson<'mana'> = {
  picks: 1,
  mark: (at) => {
    const [from] = at.picked;
    if (from === RESERVE) return null;
    // A turn that is safe wherever the bird is set comes first. After any other good turn, only the bird saves the
    // Daimyo.
    const end = best(at, (turn) => isSafe(at, turn)) ?? best(at);
    const lesson = inviting((cell) => mark('to', cell, { strokes: strokes(at, from) }), end?.to, from);
    return lesson && { ...lesson, until: 2 };
  },
};

/**
 * Where to set the bird and why, and what that does to the other player's pieces. If all that they may move would
 * be blocked, there is no mark: that is too much for a first lesson.
 */
const bird: Lesson<'mana'> = {
  picks: 2,
  mark: (at) => {
    const [from, to = ''] = at.picked;
    const perches = flights(at).find((move) => (move.from ?? RESERVE) === from && move.to === to)?.perches;
    const perch = best(at)?.bird ?? undefined;
    const kind = strokes(at, to);
    const strokesOf = strokesIn(at.geometry);
    const { pieces } = after(at.board, at.picked, at.seat, strokesOf);
    const theirs = pieces.filter(({ square, seat }) => seat !== at.seat && strokesOf(square) === kind);
    const square = perch ?? perches?.[0] ?? null;
    const filled = fills(at.options)(square);
    const bound = theirs.filter(({ square }) => reach(pieces, filled, square, kind).size > 0).length;
    if (theirs.length > 0 && bound === 0) return null;
    const blocks = square !== null && filled === square ? 'yes' : 'no';
    const args = { strokes: kind, other: other(at.seat), bound, blocks };
    return inviting((cell) => mark('bird', cell, args), perch, perches?.[0]);
  },
};

/** What the other player can do after a move, by default the picked one, before the bird is set. */
const ahead = (at: At, picks = at.picked) =>
  outcome(at.board, flights(at), picks, at.seat, strokesIn(at.geometry), fills(at.options), null);
/** Whether the other player cannot capture the Daimyo after a turn, wherever the bird is set. */
const isSafe = (at: At, { from, to }: Turn) => (ahead(at, [from, to])?.danger ?? 'none') === 'none';

/**
 * How to see what a move would do before playing it. It comes when the player picks a piece for the second time or
 * later.
 */
const weigh: Lesson<'mana'> = {
  aside: true,
  from: 1,
  picks: 1,
  mark: (at) => (weighing.has('mana') ? null : told(mark('weigh', at.picked[0], { other: other(at.seat) }))),
};

/** Says that the bird bars the way of the picked piece (MA-12). */
const blocks: Lesson<'mana'> = {
  aside: true,
  picks: 1,
  mark: (at) => {
    const [from = ''] = at.picked;
    const square = fills(at.options)(at.board.bird);
    if (square === null || from === RESERVE) return null;
    const ends = (bird: string | null) => reach(at.board.pieces, bird, from, strokes(at, from)).size;
    const lesson = ends(null) === ends(square) ? null : told(mark('blocks', square));
    return lesson && { ...lesson, until: 2 };
  },
};

/** How to take a move back. It comes when the player sets the bird for the second time or later. */
const undo: Lesson<'mana'> = {
  aside: true,
  from: 2,
  picks: 2,
  mark: (at) => told(mark('undo', at.picked[0] === RESERVE ? undefined : at.picked[1])),
};

/**
 * How to take back a move after which the other player can capture the Daimyo, wherever the bird is set. If no other
 * turn is better, there is nothing to teach.
 */
const exposed: Lesson<'mana'> = {
  aside: true,
  picks: 2,
  mark: (at) => {
    const moved = at.picked[0] === RESERVE ? undefined : at.picked[1];
    return ahead(at)?.danger === 'all' && good(at).length > 0
      ? mark('exposed', moved, { other: other(at.seat) })
      : null;
  },
};

/**
 * Explains that the bird says from which squares to move. If no piece stands on such a square, any may move (MA-13).
 */
const bound: Lesson<'mana'> = {
  mark: (at) => {
    const pieces = new Set(flights(at).map(({ from }) => from));
    if (duty(at) === 0 || [...pieces].some((from) => strokes(at, from ?? undefined) !== duty(at)))
      return null;
    const lesson = pick('bound', at);
    return lesson && { ...lesson, args: { ...lesson.args, pieces: lesson.shows ? 0 : pieces.size } };
  },
};
const back: Lesson<'mana'> = {
  aside: true,
  mark: (at) =>
    // A player who can capture the Daimyo should do that instead.
    returns(at) && !flights(at).some(({ to }) => captures(at, true, to))
      ? inviting((cell) => mark('back', cell), best(at, ({ from }) => from === RESERVE)?.from, RESERVE)
      : null,
};

/**
 * What the player can do in this turn so that the Daimyo is not captured in the next one, and the piece that can do
 * it. Each digit of `land` is a kind of square (1, 2 or 3) on which that piece may safely end its move.
 */
function help(
  at: At,
  attackers: string[],
  daimyo: string | undefined,
): { help: string; land: number; piece: string | undefined } | null {
  const safe = good(at).filter(({ from }) => from !== RESERVE);
  const kinds = new Set(attackers.map((square) => strokes(at, square)));
  const lands = safe.filter(({ to }) => !kinds.has(strokes(at, to)));
  const [first] = lands;
  if (first) {
    const ends = lands.filter(({ from }) => from === first.from).map(({ to }) => strokes(at, to));
    const land = [1, 2, 3].filter((kind) => ends.includes(kind));
    return { help: 'land', land: Number(land.join('')), piece: first.from };
  }
  const taker = attackers.length === 1 ? safe.find(({ to }) => to === attackers[0]) : undefined;
  if (taker) return { help: 'take', land: 0, piece: taker.from };
  const how = safe.some(({ from }) => from === daimyo) ? 'away' : 'block';
  return good(at).length > 0 ? { help: how, land: 0, piece: daimyo } : null;
}
/** Says what helps when a piece of the other player could reach the Daimyo. */
const danger: Lesson<'mana'> = {
  aside: true,
  mark: (at) => {
    const { board, seat } = at;
    if (flights(at).length === 0) return null;
    const strokesOf = strokesIn(at.geometry);
    const attacks = threats({ pieces: board.pieces, seat: 1 - seat, bird: null, strokesOf });
    const attackers = attacks.flatMap(([from]) => from ?? []);
    const daimyo = attacks[0]?.at(-1);
    const helps = attackers.length > 0 ? help(at, attackers, daimyo) : null;
    if (!helps) return null;
    const { piece, ...args } = helps;
    const lesson = mark('danger', piece, args);
    // The player should press neither a Daimyo that only needs protection nor a piece that the board has already
    // picked.
    const presses = args.help !== 'block' && new Set(flights(at).map(({ from }) => from)).size > 1;
    return lesson && { ...lesson, names: attacks.flat(), shows: !presses, ringless: !presses, until: 1 };
  },
};
/** A mark at the captured Ronin of a seat. */
const waiting = (key: string, of: number, seat: number): CoachMark => ({
  key: `page-guide-mana-${key}`,
  args: { other: other(seat) },
  at: `.waiting-${of}`,
  shows: true,
  ringless: true,
});
/** A Ronin of the player waits beside the board, but may not come back yet. */
const lost: Lesson<'mana'> = {
  aside: true,
  mark: (at) =>
    (at.board.captured[at.seat] ?? 0) > 0 && !returns(at) ? waiting('lost', at.seat, at.seat) : null,
};
/** A Ronin of the other player waits beside the board. */
const taken: Lesson<'mana'> = {
  aside: true,
  mark: ({ board, seat }) => ((board.captured[1 - seat] ?? 0) > 0 ? waiting('taken', 1 - seat, seat) : null),
};
/** The guide ends with this mark after the first capture, because only then may a Ronin come back. */
const done: Lesson<'mana'> = {
  ...closing,
  mark: ({ board }) => (board.captured.some((number) => number > 0) ? closing.mark() : null),
};
export const guide: MakeGuide<'mana'> = ({ board, seat }) => ({
  lessons: [
    setUp,
    win,
    piece,
    to,
    exposed,
    bird,
    weigh,
    blocks,
    undo,
    back,
    danger,
    bound,
    take,
    lost,
    taken,
    done,
  ],
  // The bird limits every move except Black's first, so only Black gets the lesson `piece` before `bound`.
  total: board.duty === 'set-up' ? 5 - seat : board.duty === 'free' ? 4 : 3,
});
