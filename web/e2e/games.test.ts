import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, browser as launch, guest, House } from './house';
import { keyboard, mouse, playOut } from './player';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

describe.each(['mancala', 'mana', 'jungle', 'mandua', 'manitou'])('%s', (game) => {
  it('is played by mouse from home to its end', async () => {
    const { context, page, faults } = await guest(browser, house);
    await begin(page, game);
    expect(await playOut(page, mouse, 7)).toMatch(/win|draw/i);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is played by keys alone', async () => {
    const { context, page, faults } = await guest(browser, house);
    await begin(page, game);
    expect(await playOut(page, keyboard, 11)).toMatch(/win|draw/i);
    expect(faults).toEqual([]);
    await context.close();
  });
});
