import type { Legal, ManaBoard } from '$lib/wire/types';
import type { GeometryOf, Prompt } from '../face';
import { binding, RESERVE, STEPS } from './choices';
import { after, fills, freeing, outlook, type Outlook } from './outlook';

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
    const perches = legal.moves.find((move) => (move.from ?? RESERVE) === from && move.to === to)?.perches;
    const order = after(board, picked, turn, stepsOf);
    const then = (perches ?? []).map((bird) => outlook({ ...order, bird: fills(options)(bird) }));
    return { ...sentence('bird', { steps: stepsOf(to), side, ...foretold(then) }), clause: 'MA-10' };
  }
  if (picked.length === 1) {
    const clause = from === RESERVE ? 'MA-13' : 'MA-6';
    const frees = freeing(board, legal.moves, from, turn, stepsOf).size > 0 ? 'yes' : 'no';
    return { ...sentence('to', { steps: from === RESERVE ? 0 : stepsOf(from), frees, side }), clause };
  }
  const bound = binding(board, legal, stepsOf) > 0;
  const reserve = legal.moves.some(({ from }) => from === null) ? 'yes' : 'no';
  return {
    ...sentence('move', { duty: STEPS[board.duty], bound: bound ? 'yes' : 'no', reserve }),
    ...(bound ? { clause: 'MA-11' } : {}),
  };
}

/** What the other player could do after each square for the bird, in one word for each question. */
function foretold(then: Outlook[]) {
  const skipped = then.length > 0 && then.every(({ movable, returns }) => movable.size === 0 && !returns);
  const free = then.some(({ free }) => free);
  const dangers = then.filter(({ attacks }) => attacks.length > 0).length;
  return {
    then: skipped ? 'skipped' : free ? 'free' : 'bound',
    reserve: then.some(({ returns }) => returns) ? 'yes' : 'no',
    danger: dangers === 0 ? 'none' : dangers === then.length ? 'all' : 'some',
  };
}
