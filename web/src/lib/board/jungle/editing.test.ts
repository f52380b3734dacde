import { expect, it } from 'vitest';
import { isRefusal, NOTHING, type Draft, type Known } from '../editing';
import type { GeometryOf } from '../face';
import { sample } from '../samples';
import { editing } from './editing';
import { story } from './roaming';

const { geometry } = await sample('jungle');
const known: Known<'jungle'> = { geometry: geometry as GeometryOf<'jungle'>, options: {} };
const EMPTY = '7/7/7/7/7/7/7/7/7 o -';

function read(text: string): Draft<'jungle'> {
  const draft = editing.read(text, known);
  if (!draft) throw new Error(text);
  return draft;
}

/** The text after presses, each a tool and a square. */
function after(text: string, ...presses: [string, string][]): string {
  const end = presses.reduce<Draft<'jungle'>>((draft, [tool, square]) => {
    const next = editing.press(draft, tool, square, known);
    if (isRefusal(next)) throw new Error(next.code);
    return next;
  }, read(text));
  return editing.write(end);
}

it('a side has each animal once, and a second press takes it away', () => {
  const lion = after(EMPTY, ['0-jungle-lion', 'a1']);
  expect(lion).toBe('7/7/7/7/7/7/7/7/L6 o -');
  expect(after(lion, ['1-jungle-lion', 'b1'])).toBe('7/7/7/7/7/7/7/7/Ll5 o -');
  expect(after(lion, ['0-jungle-lion', 'g9'])).toBe('6L/7/7/7/7/7/7/7/7 o -');
  expect(after(lion, ['0-jungle-lion', 'a1'])).toBe(EMPTY);
  expect(after(lion, ['0-jungle-cat', 'a1'])).toBe('7/7/7/7/7/7/7/7/C6 o -');
});

it('animals become hungry, until it is the other turn', () => {
  const hungry = after('7/7/7/7/7/7/7/C6/L6 o -', ['hungry', 'a2'], ['hungry', 'a1'], ['hungry', 'd5']);
  expect(hungry).toBe('7/7/7/7/7/7/7/C6/L6 o a1,a2');
  expect(after(hungry, ['hungry', 'a1'])).toBe('7/7/7/7/7/7/7/C6/L6 o a2');
  expect(after(hungry, [NOTHING, 'a1'])).toBe('7/7/7/7/7/7/7/C6/7 o a2');
  expect(editing.write(editing.turned(read(hungry), 1))).toBe('7/7/7/7/7/7/7/C6/L6 y -');
});

it('a moved animal stays hungry', () => {
  const start = read('7/7/7/7/7/7/7/C6/L6 o a1');
  const moved = (to: string | null) => {
    const next = editing.move(start, 'a1', to, known);
    return isRefusal(next) ? next.code : editing.write(next);
  };
  expect(moved('b1')).toBe('7/7/7/7/7/7/7/C6/1L5 o b1');
  expect(moved('a2')).toBe('7/7/7/7/7/7/7/L6/7 o a2');
  expect(moved(null)).toBe('7/7/7/7/7/7/7/C6/7 o -');
});

it('an animal that a text names twice is drawn twice', () => {
  const { board } = read('7/7/7/7/7/7/7/L6/L5L o -');
  const keys = story(null, board, null, 0).sprites.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

it('an animal in a trap is shown as such', () => {
  const { board } = read('7/7/7/7/7/7/7/7/2l4 o -');
  expect(board.animals).toMatchObject([{ square: 'c1', seat: 1, rank: 7, trapped: true }]);
});
