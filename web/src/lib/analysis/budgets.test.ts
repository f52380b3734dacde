import { expect, it } from 'vitest';
import { budgets } from './budgets';

it.each([false, true])('doubles each budget, up to an end', (hidden) => {
  const all = [...budgets(hidden)];
  expect(all.length).toBeGreaterThan(10);
  expect(all.slice(1)).toEqual(all.slice(0, -1).map((nodes) => 2 * nodes));
  expect(all.every(Number.isSafeInteger)).toBe(true);
  // The largest budget for the other actions is smaller.
  const others = [...budgets(hidden, 'others')];
  expect(others).toEqual(all.slice(0, others.length));
  expect(others.length).toBe(5);
});
