import { expect, it } from 'vitest';
import type { Study } from '../wire/types';
import { merged } from './merged';

const study = (action: string, value: number, known: Partial<Study> = {}): Study => ({
  seat: 0,
  value,
  certain: false,
  proven: null,
  margin: null,
  line: [{ seat: 0, action, parts: null }],
  ...known,
});
const proven = { certain: true };
const said = (lines: Study[]) =>
  lines.map(({ line, value, certain }) => `${line[0]?.action} ${value}${certain ? '!' : ''}`);

it('keeps the order and the values of the newer lines', () => {
  expect(said(merged([study('a', 0.9)], [study('b', 0.7), study('a', 0.6)]))).toEqual(['b 0.7', 'a 0.6']);
  expect(merged([study('a', 1, proven)], [])).toEqual([]);
});

it('keeps what is proven already, with the proven best action first', () => {
  const earlier = [study('a', 0.5, proven), study('b', 0, proven)];
  const newer = [study('c', 0.8), study('b', 0.7), study('a', 0.4), study('d', 0.2)];
  expect(said(merged(earlier, newer))).toEqual(['a 0.5!', 'c 0.5', 'd 0.2', 'b 0!']);
});

it('takes a newer proof, which may say more', () => {
  const newer = [study('b', 1, { ...proven, proven: 3 }), study('a', 0.6)];
  const [first, second] = merged([study('a', 1, proven)], newer);
  expect([first?.proven, second?.certain]).toEqual([3, true]);
});

it('expects no lead above the proven one', () => {
  const earlier = [study('a', 1, { ...proven, margin: 4 })];
  const newer = [study('b', 0.9, { margin: 6.5 }), study('a', 0.8, { margin: 3 })];
  expect(merged(earlier, newer).map(({ margin }) => margin)).toEqual([4, 4]);
});
