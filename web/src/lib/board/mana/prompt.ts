import type { Legal, ManaBoard, ManaMove } from '$lib/wire/types';
import { words } from '$lib/words/words.svelte';
import type { GeometryOf, Prompt, Sentence } from '../face';
import { binding, RESERVE, sole, STEPS } from './choices';
import {
  after,
  fills,
  foresee,
  outlook,
  strokesIn,
  threats,
  warnings,
  type Foresight,
  type Outlook,
} from './outlook';

const sentence = (key: string, args: Prompt['args'] = {}): Prompt => ({
  key: `page-now-mana-${key}`,
  args,
});

/** The sentence that tells the player what to do; null if the legal actions are not those of Mana. */
export function prompt(
  board: ManaBoard,
  { squares }: GeometryOf<'mana'>,
  legal: Legal,
  begun: string[],
  options?: Record<string, string>,
): Prompt | null {
  if (legal.form === 'fill-row') return sentence('row');
  if (legal.form === 'place') return sentence('place', { left: legal.ronin + 1 - begun.length });
  if (legal.form !== 'fly') return null;
  const stepsOf = strokesIn({ squares });
  // If only one piece may move, the board has picked it.
  const only = begun.length === 0 ? sole(board, legal, stepsOf) : null;
  const picked = only === null ? begun : [only];
  const mover = legal.moves.find(({ from }) => from !== null)?.from;
  const turn = board.pieces.find(({ square }) => square === mover)?.seat ?? 0;
  const side = turn === 0 ? 'white' : 'black';
  const attackers = threats({ pieces: board.pieces, seat: 1 - turn, bird: null, strokesOf: stepsOf });
  const attacking = attackers.map(([from]) => from ?? '');
  const threat = { danger: number(attacking.length), pieces: words.list(attacking) };
  const now = outlook({
    ...board,
    bird: fills(options)(board.bird),
    seat: turn,
    steps: STEPS[board.duty],
    strokesOf: stepsOf,
  });
  // The board itself crosses out the stuck pieces. If there is a threat, the sentence names only that: it matters
  // more, and is enough to read.
  const blocked = attacking.length > 0 ? 'no' : number(now.stuck.size);
  const [from = '', to] = picked;
  if (to !== undefined) {
    const { pieces } = after(board, [from, to], turn, stepsOf);
    const threatening = threats({ pieces, seat: turn, bird: null, strokesOf: stepsOf });
    const by = threatening.map(([square]) => square ?? '');
    const then = foresee(board, legal.moves, picked, turn, stepsOf, fills(options), null);
    return {
      ...sentence('bird', {
        steps: stepsOf(to),
        side,
        ...(then && foretold(then, fills(options)(to) !== null, by)),
      }),
      clause: 'MA-10',
    };
  }
  if (picked.length === 1) {
    const clause = only !== null ? 'MA-11' : from === RESERVE ? 'MA-13' : 'MA-6';
    const { frees, risks, doubts } = warnings(board, legal.moves, from, turn, stepsOf, fills(options));
    const warned = risks.size + doubts.size;
    const steps = from === RESERVE ? 0 : stepsOf(from);
    const ends = legal.moves.filter((move) => (move.from ?? RESERVE) === from);
    const also = more(board, legal.moves, from);
    const told = { steps, only: only === null ? 'no' : 'yes', side, more: also };
    // A winning move ends the game, so the sentence needs no warnings.
    const fears =
      also === 'wins'
        ? { frees: 'no', risks: 'no', danger: 'no', blocked: 'no' }
        : {
            // A player who can choose no other piece has enough to read without this.
            frees: frees.size > 0 && only === null ? 'yes' : 'no',
            // Where the bird can still save the Daimyo, the signs on its squares will warn.
            risks:
              risks.size > 0
                ? risks.size < ends.length
                  ? 'some'
                  : 'all'
                : doubts.size < ends.length
                  ? 'no'
                  : 'bird',
            // Nobody has picked this piece, so this sentence is the first one of the turn.
            ...(only === null || warned > 0 ? { danger: 'no' } : threat),
            blocked: only === null ? 'no' : blocked,
          };
    return { ...sentence('to', { ...told, ...fears }), clause };
  }
  const duty = STEPS[board.duty];
  const bound = binding(board, legal, stepsOf) > 0;
  const reserve = legal.moves.some(({ from }) => from === null) ? 'yes' : 'no';
  // If a player may move any piece although the bird is on the board, the reason may be that the other player is
  // blocked (MA-14).
  const missed = outlook({
    ...board,
    bird: fills(options)(board.bird),
    seat: 1 - turn,
    steps: stepsOf(board.bird ?? ''),
    strokesOf: stepsOf,
  });
  return {
    ...sentence('move', {
      duty,
      side,
      missed: board.bird !== null && barred(missed).stuck > 0 ? 'yes' : 'no',
      bound: bound ? 'yes' : 'no',
      ...threat,
      blocked,
      reserve,
    }),
    ...(bound ? { clause: 'MA-11' } : duty > 0 || reserve === 'yes' ? { clause: 'MA-13' } : {}),
  };
}

/**
 * What would happen if the player, after these picks, picked the square `on` as well: as the piece's destination, or
 * for the bird. Null if the square cannot be picked next.
 */
export function forecast(
  board: ManaBoard,
  moves: ManaMove[],
  picked: string[],
  on: string,
  {
    turn,
    stepsOf,
    filled,
  }: { turn: number; stepsOf: (square: string) => number; filled: ReturnType<typeof fills> },
): Sentence | null {
  const [from, to = on] = picked;
  const move = moves.find((move) => (move.from ?? RESERVE) === from && move.to === to);
  const bird = picked.length > 1 ? on : null;
  if (!from || !move || (bird !== null && !move.perches.includes(bird))) return null;
  const taken = board.pieces.find(({ square, seat }) => square === to && seat !== turn);
  if (taken?.daimyo) return { key: 'page-mana-forecast-wins', args: {} };
  const then = foresee(board, moves, [from, to], turn, stepsOf, filled, bird);
  if (!then) return null;
  const { free, movable, stuck, returns, attacks, captures, danger } = then;
  const [goals, bound] = [goalsOf(then), bird !== null && !free && movable.size > 0];
  const skipped = bird === null ? then.skipped === 'all' : movable.size === 0 && !returns;
  const loses = bird === null ? (danger === 'some' ? 'doubt' : 'none') : captures.size > 0 ? 'ronin' : 'none';
  const prey = attacks.length > 0 ? 'daimyo' : loses;
  const args = {
    on: bird !== null ? 'bird' : move.perches.length > 0 ? 'piece' : 'gone',
    square: on,
    steps: stepsOf(to),
    side: turn === 0 ? 'white' : 'black',
    then: skipped ? 'skipped' : free ? 'free' : 'bound',
    reserve: returns ? 'yes' : 'no',
    // Which of the pieces the bird blocks is known only once it has a square.
    ...choice(bird === null ? [...movable, ...stuck] : [...movable]),
    goals: !bound || goals.length === 0 ? 'no' : goals.length + captures.size === 1 ? 'one' : 'some',
    goal: goals[0] ?? '',
    blocked: bound ? number(stuck.size) : 'no',
    stuck: words.list([...stuck].sort()),
    prey,
  };
  return { key: 'page-mana-forecast', args };
}

/** The empty squares where the pieces that may move could end their move. */
export const goalsOf = ({ ends, captures }: Outlook): string[] => [
  ...new Set([...ends.values()].flat().filter((square) => !captures.has(square))),
];

/** What the bird orders the player of a seat to do; null if it orders nothing. */
export function awaited(
  { pieces, duty }: ManaBoard,
  geometry: GeometryOf<'mana'>,
  seat: number,
): Sentence | null {
  const steps = STEPS[duty];
  const stepsOf = strokesIn(geometry);
  const bound = pieces.some((piece) => piece.seat === seat && stepsOf(piece.square) === steps);
  const side = seat === 0 ? 'black' : 'white';
  return steps === 0
    ? null
    : { key: 'page-mana-awaited', args: { side, steps, bound: bound ? 'yes' : 'no' } };
}

/** The pieces of which a player may move one: their number and their squares. */
const choice = (squares: string[]) => ({
  movable: squares.length,
  pieces: words.list([...squares].sort(), 'disjunction'),
});

/** The number as a word, by which a Fluent sentence selects its wording. */
const number = (many: number) => (many === 0 ? 'no' : many === 1 ? 'one' : 'some');

/** What else a player who has picked a piece should know. */
function more(
  { pieces }: ManaBoard,
  moves: ManaMove[],
  picked: string,
): 'wins' | 'captures' | 'others' | 'none' {
  const goes = (move: ManaMove) => (move.from ?? RESERVE) === picked;
  const prey = pieces.filter(({ square }) => moves.some((move) => goes(move) && move.to === square));
  if (prey.some(({ daimyo }) => daimyo)) return 'wins';
  if (prey.length > 0) return 'captures';
  return moves.every(goes) ? 'none' : 'others';
}

/** The pieces that must move, if none of them can: their number and their squares. */
function barred({ free, movable, stuck }: Pick<Outlook, 'free' | 'movable' | 'stuck'>) {
  const squares = free || movable.size > 0 ? [] : [...stuck];
  return { stuck: squares.length, pieces: words.list(squares) };
}

/** What the other player could do wherever the bird is set, in one word for each question. */
function foretold(all: Foresight, solid: boolean, threatening: string[]) {
  const { skipped, free, returns, danger, loss, sign, alike } = all;
  const calm = loss === 'none' && danger === 'none' && sign === 'none';
  // A player who could lose something has enough to read without their own threats.
  const threat = calm ? number(threatening.length) : 'no';
  // If the player has threats, the bird's square matters to them, even if it does not matter to the other player.
  const same = threat === 'no' ? 'yes' : 'no';
  return {
    then: skipped === 'all' ? 'skipped' : free ? 'free' : 'bound',
    movable: all.movable.size,
    // A bird that is a spirit never blocks (MA-12), so there is nothing to say about its squares.
    alike: !calm || !solid ? 'no' : alike ? same : 'blocks',
    ...barred(all),
    loss: loss === 'none' || sign === 'danger' || sign === 'skips' ? 'no' : sign === 'safe' ? 'some' : 'yes',
    skips: sign === 'skips' ? 'yes' : 'no',
    // A loss matters more, and is enough to read.
    reserve: returns && loss === 'none' ? 'yes' : 'no',
    danger,
    threat,
    from: words.list(threatening),
  };
}
