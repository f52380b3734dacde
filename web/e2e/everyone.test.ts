import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dragByMouse, dragByTouch } from './dragging';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { board, GAMES, hunting } from './tables';
import { say } from './words';

it.each([
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['fr-CA', 'en'],
])('a browser in %s is spoken to in %s', async (locale, language) => {
  const { context, page } = await guest(browser, server, { locale });
  await page.goto('/');
  await page.locator('h1').waitFor();
  await eventually(() => page.locator('html').getAttribute('lang')).toBe(language);
  await context.close();
});

/** Big Manitou shows cards and tiles instead of a grid. */
const GRIDS = GAMES.filter((game) => game !== 'manitou');

describe.each(GRIDS)('the board of %s', (game) => {
  it('is a labelled grid for screen readers', async () => {
    const { context, page } = await guest(browser, server);
    await board(game)(page);
    const grid = page.getByRole('grid');
    await eventually(() => grid.getAttribute('aria-label')).toBeTruthy();
    const cells = grid.getByRole('gridcell');
    const labels = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    expect(labels.length).toBeGreaterThan(13);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every(Boolean)).toBe(true);
    // Tab reaches one cell; the arrow keys reach all others.
    await eventually(() => grid.locator('[tabindex="0"]').count()).toBe(1);
    await grid.locator('[tabindex="0"]').focus();
    const walked = new Set<string>();
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let row = 0; row < 9; row++) {
      await page.keyboard.press('Home');
      for (let column = 0; column < 7; column++) {
        walked.add(await here());
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('ArrowDown');
    }
    expect([...walked].sort()).toEqual([...labels].sort());
    await context.close();
  });
});

it('actions are announced to screen readers', async () => {
  const { context, page } = await guest(browser, server);
  await board('jungle')(page);
  await drag(page, 'a3', 'a4', dragByMouse);
  await page.locator('.moves li').first().waitFor();
  const action = say('page-told-move', { piece: say('jungle-elephant'), from: 'a3', to: 'a4' });
  const said = say('page-said', { player: say('jungle-orange'), action });
  await page.locator('[aria-live="polite"]').filter({ hasText: said }).waitFor({ state: 'attached' });
  await context.close();
});

it.each([
  ['a mouse', dragByMouse],
  ['a finger', dragByTouch],
])('pieces and cards are dragged with %s', async (_, by) => {
  const { context, page, faults } = await guest(browser, server, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await board('jungle')(page);
  await drag(page, 'a3', 'a4', by);
  // The list of moves is in a phone's sheet.
  await page.locator('.moves li').first().waitFor({ state: 'attached' });
  await hunting(page, 2, () => page.locator('.hand button.may').count());
  const before = await page.locator('.moves li').count();
  await by(page, page.locator('.hand button.may').first(), page.locator('.ground').nth(1));
  await page.locator('.moves li').nth(before).waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
  await context.close();
});

it('nobody waits for an animation', async () => {
  const { context, page } = await guest(browser, server, {
    reducedMotion: 'no-preference',
    speed: 'normal',
  });
  await page.clock.install();
  await board('mancala')(page);
  // The clock of this page is stopped, so no animation ends.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  const sow = (cell: string) => page.locator(`.cell[data-cell="${cell}"]`).click({ force: true });
  await sow('0-1');
  await page.locator('.marked').waitFor();
  await page.locator('.cell.open[data-cell^="1-"]').first().waitFor();
  await sow('1-1');
  await page.locator('.moves li').nth(1).waitFor();
  await context.close();
});

async function drag(page: Page, from: string, to: string, by: typeof dragByMouse) {
  const cell = (name: string) => page.locator(`.cell[data-cell="${name}"]`);
  await by(page, cell(from), cell(to));
}
