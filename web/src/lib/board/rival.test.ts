import { expect, it } from 'vitest';
import { calling, rivalOf } from './rival';

const remark = { key: 'k', args: { whose: 'other', side: 'Yellow' }, clause: 'J-9', cell: 'd8' };

it('the only opponent is called by name, and a computer the computer', () => {
  const computer = rivalOf(0, ['Ann', 'Computer, level 1'], [null, 1]);
  expect(calling(remark, computer).args).toEqual({ whose: 'computer', side: 'Yellow' });
  const friend = rivalOf(1, ['Ann', 'Ben'], [null, null]);
  expect(calling(remark, friend).args).toEqual({ whose: 'other', side: 'Ann' });
});

it('the viewer, and players among several, are not renamed', () => {
  const own = { ...remark, args: { whose: 'yours', side: 'Orange' } };
  expect(calling(own, { name: 'Ann' })).toEqual(own);
  expect(rivalOf(null, ['Ann', 'Ben'], [])).toBeNull();
  expect(rivalOf(0, ['Ann', 'Ben', 'Cid'], [])).toBeNull();
});
