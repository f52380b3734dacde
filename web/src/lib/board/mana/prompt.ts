import type { Legal, ManaBoard } from '$lib/wire/types';
import type { GeometryOf, Prompt } from '../face';
import { binding, RESERVE, STEPS } from './choices';

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
): Prompt | null {
  if (legal.form === 'fill-row') return sentence('row');
  if (legal.form === 'place') return sentence('place', { left: legal.ronin + 1 - picked.length });
  if (legal.form !== 'fly') return null;
  const strokes = new Map(squares.map(({ square, steps }) => [square, steps]));
  const stepsOf = (square = '') => strokes.get(square) ?? 0;
  if (picked.length > 1) return { ...sentence('bird', { steps: stepsOf(picked[1]) }), clause: 'MA-10' };
  if (picked.length === 1) {
    const clause = picked[0] === RESERVE ? 'MA-13' : 'MA-6';
    return { ...sentence('to', { steps: stepsOf(picked[0]) }), clause };
  }
  const bound = binding(board, legal, stepsOf) > 0;
  const reserve = legal.moves.some(({ from }) => from === null) ? 'yes' : 'no';
  return {
    ...sentence('move', { duty: STEPS[board.duty], bound: bound ? 'yes' : 'no', reserve }),
    ...(bound ? { clause: 'MA-11' } : {}),
  };
}
