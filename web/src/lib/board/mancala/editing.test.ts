import { expect, it } from 'vitest';
import { isRefusal, type Draft, type Known } from '../editing';
import { editing } from './editing';

const known: Known<'mancala'> = { geometry: { game: 'mancala' }, options: {} };
const START = '4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S';

function read(text: string): Draft<'mancala'> {
  const draft = editing.read(text, known);
  if (!draft) throw new Error(text);
  return draft;
}

it('a chosen hollow has a number', () => {
  const start = read(START);
  expect(editing.parts(start, null)).toEqual([]);
  const [bowl] = editing.parts(start, '0-3');
  expect(bowl).toMatchObject({ kind: 'number', value: 4, least: 0, most: 96 });
  const filled = editing.set(start, bowl?.id ?? '', '11', known);
  expect(editing.write(filled)).toBe('4 4 11 4 4 4 0 / 4 4 4 4 4 4 0 S');
  const [store] = editing.parts(filled, '1-mancala');
  expect(editing.write(editing.set(filled, store?.id ?? '', '9', known))).toBe(
    '4 4 11 4 4 4 0 / 4 4 4 4 4 4 9 S',
  );
});

it('a hollow is emptied when its stones leave the board', () => {
  const moved = (to: string | null) => {
    const next = editing.move(read(START), '1-6', to, known);
    return isRefusal(next) ? next.code : editing.write(next);
  };
  expect(moved(null)).toBe('4 4 4 4 4 4 0 / 4 4 4 4 4 0 0 S');
  expect(moved('0-1')).toBe(START);
});

it('it can be the other turn', () => {
  expect(editing.write(editing.turned(read(START), 1))).toBe(START.replace('S', 'N'));
});

it('numbers that no board can show are not read', () => {
  expect(editing.read(START.replace('4', '97'), known)).toBeNull();
  expect(editing.read(START.replace('4', '04'), known)).toBeNull();
});
