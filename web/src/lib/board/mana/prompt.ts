import type { Legal, ManaBoard, ManaMove } from '$lib/wire/types';
import type { GeometryOf, Prompt } from '../face';
import { binding, RESERVE, STEPS } from './choices';
import { fills, foresee, warnings, type Foresight } from './outlook';

const sentence = (key: string, args: Prompt['args'] = {}): Prompt => ({
  key: `page-now-mana-${key}`,
  args,
});

/** The sentence that tells the player what to do; null if the legal actions are not those of Mana. */
export function prompt(
  board: ManaBoard,
  { squares }: GeometryOf<'mana'>,
  legal: Legal,
  picked: string[],
  options?: Record<string, string>,
): Prompt | null {
  if (legal.form === 'fill-row') return sentence('row');
  if (legal.form === 'place') return sentence('place', { left: legal.ronin + 1 - picked.length });
  if (legal.form !== 'fly') return null;
  const strokes = new Map(squares.map(({ square, steps }) => [square, steps]));
  const stepsOf = (square = '') => strokes.get(square) ?? 0;
  const mover = legal.moves.find(({ from }) => from !== null)?.from;
  const turn = board.pieces.find(({ square }) => square === mover)?.seat ?? 0;
  const side = turn === 0 ? 'white' : 'black';
  const [from = '', to] = picked;
  if (to !== undefined) {
    const then = foresee(board, legal.moves, picked, turn, stepsOf, fills(options), null);
    return {
      ...sentence('bird', {
        steps: stepsOf(to),
        another: board.bird !== null && stepsOf(board.bird) === stepsOf(to) ? 'yes' : 'no',
        side,
        ...(then && foretold(then)),
      }),
      clause: 'MA-10',
    };
  }
  if (picked.length === 1) {
    const clause = from === RESERVE ? 'MA-13' : 'MA-6';
    const { frees, risks } = warnings(board, legal.moves, from, turn, stepsOf, fills(options));
    const steps = from === RESERVE ? 0 : stepsOf(from);
    return {
      ...sentence('to', {
        steps,
        side,
        more: more(board, legal.moves, from),
        frees: [...frees].some((to) => !risks.has(to)) ? 'yes' : 'no',
        risks: risks.size > 0 ? 'yes' : 'no',
      }),
      clause,
    };
  }
  const duty = STEPS[board.duty];
  const bound = binding(board, legal, stepsOf) > 0;
  const reserve = legal.moves.some(({ from }) => from === null) ? 'yes' : 'no';
  return {
    ...sentence('move', {
      duty,
      bird: board.bird === null ? 'none' : 'there',
      bound: bound ? 'yes' : 'no',
      reserve,
    }),
    ...(bound ? { clause: 'MA-11' } : duty > 0 || reserve === 'yes' ? { clause: 'MA-13' } : {}),
  };
}

/** What else a player who has picked a piece should know. */
function more({ pieces }: ManaBoard, moves: ManaMove[], picked: string): 'captures' | 'others' | 'none' {
  const goes = (move: ManaMove) => (move.from ?? RESERVE) === picked;
  if (moves.some((move) => goes(move) && pieces.some(({ square }) => square === move.to))) return 'captures';
  return moves.every(goes) ? 'none' : 'others';
}

/** What the other player could do wherever the bird is set, in one word for each question. */
const foretold = ({ skipped, free, returns, danger, hinders }: Foresight) => ({
  then: skipped === 'all' ? 'skipped' : free ? 'free' : 'bound',
  hinders: hinders.size > 0 && skipped !== 'all' ? 'yes' : 'no',
  skips: skipped === 'some' ? 'yes' : 'no',
  reserve: returns ? 'yes' : 'no',
  danger,
});
