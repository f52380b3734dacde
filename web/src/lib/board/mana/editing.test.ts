import { expect, it } from 'vitest';
import { isRefusal, NOTHING, type Draft, type Known } from '../editing';
import type { GeometryOf } from '../face';
import { sample } from '../samples';
import { editing } from './editing';

const { geometry } = await sample('mana');
const known: Known<'mana'> = { geometry: geometry as GeometryOf<'mana'>, options: {} };

/** The text after presses, each a tool and a square. */
function after(text: string, ...presses: [string, string][]): string {
  const start = editing.read(text, known);
  if (!start) throw new Error(text);
  const end = presses.reduce<Draft<'mana'>>((draft, [tool, square]) => {
    const next = editing.press(draft, tool, square, known);
    if (isRefusal(next)) throw new Error(next.code);
    return next;
  }, start);
  return editing.write(end);
}

it('Ronin that are not on the board wait beside it', () => {
  expect(after('6/6/6/6/6/6 b - 5/5 *', ['0-ronin', 'a1'], ['1-ronin', 'f6'])).toBe(
    '5r/6/6/6/6/R5 b - 4/4 *',
  );
  expect(after('6/6/6/6/6/6 b - 0/0 =', ['0-ronin', 'a1'])).toBe('6/6/6/6/6/R5 b - 0/0 =');
});

it('a side has one Daimyo, and a second press takes a piece away', () => {
  expect(after('6/6/6/6/6/6 b - 5/5 *', ['0-daimyo', 'a1'], ['0-daimyo', 'b1'])).toBe(
    '6/6/6/6/6/1D4 b - 5/5 *',
  );
  expect(after('6/6/6/6/6/1D4 b - 5/5 *', ['0-daimyo', 'b1'])).toBe('6/6/6/6/6/6 b - 5/5 *');
});

it('the bird demands pieces on squares of its kind', () => {
  const bound = after('6/6/6/6/6/6 b - 5/5 *', ['bird', 'c3']);
  expect(bound).toBe('6/6/6/6/6/6 b c3 5/5 3');
  expect(after(bound, ['bird', 'a2'])).toBe('6/6/6/6/6/6 b a2 5/5 1');
  expect(after(bound, [NOTHING, 'c3'])).toBe('6/6/6/6/6/6 b - 5/5 *');
  expect(after(bound, ['0-ronin', 'c3'])).toBe('6/6/6/2R3/6/6 b - 4/5 *');
});

it('a piece and the bird are moved, or taken from the board', () => {
  const start = editing.read('6/6/6/6/6/RD4 b c3 4/5 3', known);
  if (!start) throw new Error('unreadable');
  const moved = (from: string, to: string | null) => {
    const next = editing.move(start, from, to, known);
    return isRefusal(next) ? next.code : editing.write(next);
  };
  expect(moved('a1', 'a2')).toBe('6/6/6/6/R5/1D4 b c3 4/5 3');
  expect(moved('a1', 'b1')).toBe('6/6/6/6/6/1R4 b c3 4/5 3');
  expect(moved('a1', null)).toBe('6/6/6/6/6/1D4 b c3 5/5 3');
  expect(moved('c3', 'a2')).toBe('6/6/6/6/6/RD4 b a2 4/5 1');
  expect(moved('c3', null)).toBe('6/6/6/6/6/RD4 b - 4/5 *');
  expect(moved('f6', 'f5')).toBe('6/6/6/6/6/RD4 b c3 4/5 3');
});

it('the duty can be chosen', () => {
  const start = editing.read('6/6/6/6/6/RD4 b c3 4/5 3', known);
  if (!start) throw new Error('unreadable');
  const duty = (value: string) => editing.write(editing.set(start, 'duty', value, known));
  expect(duty('free')).toBe('6/6/6/6/6/RD4 b c3 4/5 *');
  expect(duty('bird')).toBe('6/6/6/6/6/RD4 b c3 4/5 3');
  expect(duty('set-up')).toBe('6/6/6/6/6/RD4 b c3 0/0 =');
  expect(editing.write(editing.turned(start, 1))).toBe('6/6/6/6/6/RD4 w c3 4/5 3');
});
