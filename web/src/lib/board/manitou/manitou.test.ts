import { expect, it } from 'vitest';
import { sample } from '../samples';
import { around, choice, options, strength } from './layout';

const { moments } = await sample('manitou');

it('lets every action be chosen', () => {
  let seen = 0;
  for (const { legal } of moments) {
    if (legal?.form !== 'cards') continue;
    const may = options(legal);
    const mobile = [...may.play.values(), ...may.move.values()].flatMap(({ to }) => [...to.values()]);
    const chosen = [...mobile, ...may.take.values(), ...may.discard.values(), may.decline];
    const said = chosen.flatMap((one) => one?.action ?? []);
    expect(said.sort()).toEqual([...legal.actions].sort());
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

it('writes a choice in the order of the list', () => {
  expect(choice(['1', '2', '10', 'chief', 'chief'], new Set([4, 0, 2])).action).toBe('choose:1,10,chief');
});

it('counts the strength of hunters alone', () => {
  expect(strength(['1', '10', 'chief'])).toBe(11);
});

it('seats the viewer last', () => {
  expect(around(4, 1)).toEqual([2, 3, 0, 1]);
});
