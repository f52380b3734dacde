import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { kept, tree } from './analysis';
import { violations } from './axe';
import { dragByMouse, dragByTouch } from './dragging';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { openMenu, point } from './tables';
import { button, say } from './words';

/** The texts in the tree of actions, with ">" before the one whose board is shown. */
const told = (page: Page) =>
  tree(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const said = (one.textContent ?? '')
          .replace(/^.*?: /s, '')
          .trim()
          .replaceAll(/\s+/g, ' ');
        return one.getAttribute('aria-current') === 'true' ? `>${said}` : said;
      }),
    );

/** Plays `a3-a4 a7-a6` in Jungle, then goes back and plays `g7-g6` instead of the second action. */
async function branch(page: Page) {
  await page.goto('/analyse/jungle');
  await point(page, 'a3', 'a4');
  await eventually(() => told(page)).toEqual(['Start', '>a3-a4']);
  await point(page, 'a7', 'a6');
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', '>a7-a6']);
  await tree(page).getByRole('button').nth(1).click();
  await eventually(() => told(page)).toEqual(['Start', '>a3-a4', 'a7-a6']);
  await point(page, 'g7', 'g6');
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6']);
}

it('something else played begins a variation, which is promoted, deleted, undone and redone', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await button(page, 'page-analyse-promote').click();
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', '>g7-g6', 'a7-a6']);
  await page.keyboard.press('ArrowDown');
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'g7-g6', '>a7-a6']);
  await button(page, 'page-analyse-delete').click();
  await eventually(() => told(page)).toEqual(['Start', '>a3-a4', 'g7-g6']);
  await page.keyboard.press('Control+z');
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'g7-g6', '>a7-a6']);
  await page.keyboard.press('Control+z');
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6']);
  await button(page, 'page-analyse-redo').click();
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'g7-g6', '>a7-a6']);
  expect(faults).toEqual([]);
  await context.close();
});

it('an action is marked and commented, and a reload keeps it', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await page
    .getByRole('button', { name: say('page-analyse-mark', { mark: 'interesting' }), exact: true })
    .click();
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6 !?']);
  const comment = page.getByRole('textbox', { name: say('page-analyse-comment') });
  await comment.fill('Look here.');
  await comment.blur();
  await tree(page).getByText('Look here.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => told(page)).toEqual(['Start', '>a3-a4', 'a7-a6', 'g7-g6 !?']);
  await eventually(() => kept(page)).toMatch(/^1\n[\s\S]*Look here\./);
  await page.reload();
  await eventually(() => told(page)).toEqual(['Start', '>a3-a4', 'a7-a6', 'g7-g6 !?']);
  await tree(page).getByText('Look here.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a mark and a comment are undone', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await page.getByRole('button', { name: say('page-analyse-mark', { mark: 'good' }), exact: true }).click();
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6 !']);
  const comment = page.getByRole('textbox', { name: say('page-analyse-comment') });
  await comment.fill('Look here.');
  await comment.blur();
  const said = tree(page).getByText('Look here.');
  await said.waitFor();
  await page.keyboard.press('Control+z');
  await said.waitFor({ state: 'detached' });
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6 !']);
  await page.keyboard.press('Control+z');
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6']);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await said.waitFor();
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6 !']);
  expect(faults).toEqual([]);
  await context.close();
});

it.each([
  ['with the mouse', dragByMouse],
  ['with a finger', dragByTouch],
])('an action is played by dragging a piece %s', async (_, drag) => {
  const { context, page, faults } = await guest(browser, server, { hasTouch: drag === dragByTouch });
  const cell = (name: string) => page.locator(`.cell[data-cell="${name}"]`);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await drag(page, cell('a3'), cell('a4'));
  await eventually(() => told(page)).toEqual(['Start', '>a3-a4']);
  await drag(page, cell('a7'), cell('a6'));
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', '>a7-a6']);
  expect(faults).toEqual([]);
  await context.close();
});

it('an illegal action is refused with its clause and changes nothing', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await point(page, 'c3', 'c5');
  await page.getByRole('alert').filter({ hasText: /J-\d/ }).waitFor();
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', 'a7-a6', '>g7-g6']);
  expect(faults).toEqual([]);
  await context.close();
});

it('on a phone, the tree and the notes are in the sheet, and nothing scrolls sideways', async () => {
  const { context, page, faults } = await guest(browser, server, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto('/analyse/jungle');
  await page.locator('[data-cell="a3"]').tap();
  await page.locator('[data-cell="a4"]').tap();
  await button(page, 'page-back').click();
  await page.locator('[data-cell="g3"]').tap();
  await page.locator('[data-cell="g4"]').tap();
  await openMenu(page);
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', '>g3-g4']);
  await button(page, 'page-analyse-promote').tap();
  await eventually(() => told(page)).toEqual(['Start', '>g3-g4', 'a3-a4']);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await context.close();
});
