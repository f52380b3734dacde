import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { browser as launch, DEADLINE, House } from './house';

/** The house and the browser of the test file that imports them: open before its first test, closed after its last. */
export let house: House;
export let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** What a page shows before long: it hears of a move a moment after another page has. */
export const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: DEADLINE });
