import { expect, it } from 'vitest';
import { ago } from './ago';

const MINUTE = 60_000;

it('says how long ago something was, in the largest unit that fits', () => {
  const said = [0, MINUTE, 59 * MINUTE, 90 * MINUTE, 30 * 60 * MINUTE, 72 * 60 * MINUTE].map((passed) =>
    ago(1_000_000_000 - passed, 1_000_000_000),
  );
  expect(said).toEqual(['now', '1 minute ago', '59 minutes ago', '1 hour ago', 'yesterday', '3 days ago']);
});

it('never speaks of the future', () => {
  expect(ago(5_000_000, 0)).toBe('now');
});
