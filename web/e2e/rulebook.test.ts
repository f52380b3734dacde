import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guest } from './server';
import { browser, eventually, server } from './setup';
import { GAMES } from './tables';
import { say } from './words';

/** Opens a rule book and waits for its text. */
async function open(page: Page, game: string) {
  await page.goto(`/rules/${game}`);
  await page.locator('.book figure').first().waitFor();
}
const figure = (page: Page, name: string) => page.locator(`[data-board="${name}"]`);
const told = (page: Page, name: string) => figure(page, name).locator('.told');

describe.each(GAMES)('the rule book of %s', (game) => {
  it('draws every board, and plays what it shows', async () => {
    const { context, page, faults } = await guest(browser, server);
    await open(page, game);
    const names = await page
      .locator('[data-board]')
      .evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-board') ?? ''));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      await figure(page, name).scrollIntoViewIfNeeded();
      await figure(page, name).locator('.place :is(.drawing svg, .players)').first().waitFor();
      const steps = figure(page, name).locator('figcaption li button');
      const count = await steps.count();
      if (count === 0) continue;
      await steps.nth(count - 1).click();
      await eventually(() => steps.nth(count - 1).getAttribute('aria-current')).toBe('step');
    }
    // Nothing is wider than the page, and no error was logged.
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([wider, faults]).toEqual([false, []]);
    await context.close();
  });
});

it('lets the reader play on a board, and says what that did', async () => {
  const { context, page } = await guest(browser, server);
  await open(page, 'jungle');
  await figure(page, 'feed').scrollIntoViewIfNeeded();
  await eventually(() => told(page, 'feed').textContent()).toContain(say('page-board-try'));
  await figure(page, 'feed').locator('.cell[data-cell="a1"]').focus();
  await page.keyboard.press('Enter');
  await figure(page, 'feed').locator('.cell[data-cell="a2"]').focus();
  await page.keyboard.press('Enter');
  // Neither of the hungry animals has eaten.
  await eventually(() => told(page, 'feed').textContent()).toContain(say('jungle-lion'));
  await eventually(() => told(page, 'feed').textContent()).toContain(say('jungle-dog'));
  await context.close();
});

it('says that an action is not allowed', async () => {
  const { context, page } = await guest(browser, server);
  await open(page, 'jungle');
  await figure(page, 'take').scrollIntoViewIfNeeded();
  for (const cell of ['d4', 'd3']) {
    await figure(page, 'take').locator(`.cell[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await eventually(() => told(page, 'take').textContent()).toContain(say('page-board-refused'));
  await context.close();
});

it('opens at a clause, folds the appendix, and needs no server once it is loaded', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/rules/jungle#J-13');
  const clause = page.locator('#J-13');
  await clause.waitFor();
  await eventually(() =>
    page.locator('.book details').evaluate((appendix) => appendix.hasAttribute('open')),
  ).toBe(false);
  // Drawing one board loads what all boards need.
  await figure(page, 'take').scrollIntoViewIfNeeded();
  await figure(page, 'take').locator('.drawing svg').first().waitFor();
  await context.setOffline(true);
  await figure(page, 'hungry-den').scrollIntoViewIfNeeded();
  await figure(page, 'hungry-den').locator('.drawing svg').first().waitFor();
  await figure(page, 'hungry-den').locator('figcaption li button').first().click();
  await eventually(() => figure(page, 'hungry-den').locator('.cross').count()).toBe(2);
  await context.close();
});
