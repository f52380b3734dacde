import { expect, it } from 'vitest';
import type { Remark } from './face';
import { keep, type Telling } from './keeping';

const remark = (key: string): Remark => ({ key, args: {}, clause: 'MD-23', cell: 'a1' });
const own = (ply: number, ...keys: string[]): Telling => ({ remarks: keys.map(remark), ply, own: true });
const answer = (ply: number, ...keys: string[]): Telling => ({ ...own(ply, ...keys), own: false });
/** What is kept after each of these. */
const kept = (all: Telling[]) => {
  let now = keep(null, own(0));
  return all.map((telling) => (now = keep(now, telling))?.remarks.map(({ key }) => key).join());
};

it('keeps what is said of an own action while the answer is played, and after it', () => {
  expect(kept([own(1), own(1, 'locked'), answer(2), answer(2)])).toEqual([
    undefined,
    'locked',
    'locked',
    'locked',
  ]);
  // Until an answer has been shown, the page may go on saying the same.
  expect(kept([own(1, 'locked'), answer(2, 'locked'), answer(3)])).toEqual(['locked', 'locked', 'locked']);
});

it('lets newer remarks take its place', () => {
  expect(kept([own(1, 'locked'), answer(2, 'locked', 'freed')])[1]).toBeUndefined();
  expect(kept([own(1, 'locked'), answer(2), own(3, 'freed')])[2]).toBe('freed');
});

it('drops what is brief once the next action is played', () => {
  const [brief, lasting] = [{ ...remark('captured'), brief: true }, remark('emptied')];
  const at = (ply: number, ...remarks: Remark[]): Telling => ({ remarks, ply, own: ply === 1 });
  expect(kept([at(1, brief), at(1), at(2)])).toEqual(['captured', 'captured', undefined]);
  expect(kept([at(1, brief, lasting), at(2)])).toEqual(['captured,emptied', 'emptied']);
});

it('knows what is about an earlier action', () => {
  const shown = keep(null, own(1, 'locked'));
  expect(shown?.remarks[0]?.past).toBeUndefined();
  expect(keep(shown, answer(2))?.remarks[0]?.past).toBe(true);
  const still = keep(null, { remarks: [{ ...remark('locked'), lasts: true }], ply: 1, own: true });
  expect(keep(still, answer(2))?.remarks[0]?.past).toBeUndefined();
});

it('keeps nothing of what others did, and nothing at an earlier board', () => {
  expect(kept([answer(1, 'locked'), own(2)])).toEqual([undefined, undefined]);
  expect(kept([own(3, 'locked'), answer(2)])).toEqual(['locked', undefined]);
});
