import { expect, it } from 'vitest';
import { isRefusal, NOTHING, type Draft, type Known } from '../editing';
import type { GeometryOf } from '../face';
import { sample } from '../samples';
import { editing } from './editing';

const { geometry } = await sample('mandua');
const known: Known<'mandua'> = {
  geometry: geometry as GeometryOf<'mandua'>,
  options: { referee: 'strict', start: 'corners' },
};
const EMPTY = '5/5/5/5/5 ---- 25 h -';

function read(text: string): Draft<'mandua'> {
  const draft = editing.read(text, known);
  if (!draft) throw new Error(text);
  return draft;
}

/** The text after presses, each a tool and a field; the code of the refusal if a press was refused. */
function after(text: string, ...presses: [string, string][]): string {
  let draft = read(text);
  for (const [tool, field] of presses) {
    const next = editing.press(draft, tool, field, known);
    if (isRefusal(next)) return next.code;
    draft = next;
  }
  return editing.write(draft);
}

it('a hunter comes from those that are still to be set, once no other is left', () => {
  expect(after(EMPTY, ['hunter', 'a1'], ['tiger', 'e5'])).toBe('4T/5/5/5/h4 ---- 24 h -');
  expect(after('5/5/5/5/5 ---- 20 h -', ['hunter', 'a1'])).toBe('5/5/5/5/h4 ---- 20 h -');
  expect(after('5/5/5/5/h4 ---- 24 h -', ['hunter', 'a1'])).toBe(EMPTY.replace('25', '24'));
});

it('only tigers are put into cages', () => {
  expect(after(EMPTY, ['tiger', 'A'], ['tiger', 'D'])).toBe('5/5/5/5/5 T--T 25 h -');
  expect(after(EMPTY, ['hunter', 'A'])).toBe('mandua-hunter-outside');
  const moved = editing.move(read('5/5/5/5/h4 ---- 24 h -'), 'a1', 'B', known);
  expect(isRefusal(moved) && moved.clause).toBe('MD-3');
});

it('the tigers that may be removed make the phase', () => {
  const two = after('T3T/5/5/5/h4 ---- 20 h -', ['removable', 'e5'], ['removable', 'a5']);
  expect(two).toBe('T3T/5/5/5/h4 ---- 20 h x:a5,e5');
  expect(after(two, ['removable', 'a1'])).toBe(two);
  expect(after(two, [NOTHING, 'a5'])).toBe('4T/5/5/5/h4 ---- 20 h x:e5');
  expect(after(two, ['removable', 'a5'], ['removable', 'e5'])).toBe('T3T/5/5/5/h4 ---- 20 h -');
  expect(editing.write(editing.turned(read(two), 1))).toBe('T3T/5/5/5/h4 ---- 20 t -');
});

it('the numbers of hunters belong together', () => {
  const start = read('T4/5/5/5/hh3 ---- 3 h -');
  expect(editing.parts(start, null)).toMatchObject([
    { id: 'to-set', value: 3, most: 23 },
    { id: 'beaten', value: 20, most: 23 },
  ]);
  const to = (part: string, value: string) => editing.write(editing.set(start, part, value, known));
  expect(to('to-set', '7')).toBe('T4/5/5/5/hh3 ---- 7 h -');
  expect(to('beaten', '7')).toBe('T4/5/5/5/hh3 ---- 16 h -');
});

it('a game with few hunters has no more of them', () => {
  const few: Known<'mandua'> = { ...known, options: { ...known.options, hunters: '3' } };
  const draft = editing.read('T4/5/5/5/hh3 ---- 7 h -', few);
  if (!draft) throw new Error('the text cannot be read');
  const fault = { code: 'mandua-position-few-hunters', args: { number: { number: 9 }, most: { number: 3 } } };
  const mended = editing.mend?.(draft, [fault]);
  if (!mended) throw new Error('the position is not corrected');
  expect(editing.write(mended)).toBe('T4/5/5/5/hh3 ---- 1 h -');
  expect(editing.parts(mended, null)).toMatchObject([
    { id: 'to-set', value: 1, most: 1 },
    { id: 'beaten', value: 0, most: 1 },
  ]);
  const third = editing.press(mended, 'hunter', 'e5', few);
  expect(!isRefusal(third) && editing.write(third)).toBe('T3h/5/5/5/hh3 ---- 0 h -');
});

it('what Tiger must beat follows from the pieces', () => {
  const draft = read('T4/h4/5/5/5 ---- 3 t -');
  const fault = { code: 'mandua-position-total', args: { number: { number: 0 }, highest: { number: 1 } } };
  const mended = editing.mend?.(draft, [fault]);
  expect(mended && editing.write(mended)).toBe('T4/h4/5/5/5 ---- 3 t +1');
  expect(editing.mend?.(draft, [{ code: 'mandua-position-tigers' }])).toBeNull();
});

it('a state of the other referee becomes a plain turn', () => {
  const plain = (text: string, code: string) => {
    const mended = editing.mend?.(read(text), [{ code }]);
    return mended && editing.write(mended);
  };
  expect(plain('T4/h4/5/5/5 ---- 3 t +1', 'mandua-position-strict')).toBe('T4/h4/5/5/5 ---- 3 t -');
  expect(plain('T4/h4/5/5/5 ---- 3 h x:a5', 'mandua-position-guided')).toBe('T4/h4/5/5/5 ---- 3 h -');
  expect(plain('T4/h4/5/5/5 ---- 3 h ?', 'mandua-position-turn-before')).toBe('T4/h4/5/5/5 ---- 3 h -');
});
