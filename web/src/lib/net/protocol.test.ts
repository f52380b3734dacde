import { expect, it } from 'vitest';
import { PROTOCOL } from '../wire/protocol';
import { speaks } from './protocol';

it('talks to a server that shares a version, whichever of them is newer', () => {
  expect(speaks(PROTOCOL)).toBe(true);
  expect(speaks('b,a', 'a')).toBe(true);
  expect(speaks('a', 'b,a')).toBe(true);
  expect(speaks('c,b', 'b,a')).toBe(true);
});

it('talks to no server of other versions', () => {
  for (const versions of ['other', '', 'aa', 'c,d']) expect(speaks(versions, 'b,a')).toBe(false);
});
