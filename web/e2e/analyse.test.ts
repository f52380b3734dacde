import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { kept, open, openExpert, tree } from './analysis';
import { violations } from './axe';
import { dragByMouse, dragByTouch } from './dragging';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { GAMES, openMenu, point } from './tables';
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
  await openExpert(page);
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
  await openExpert(page);
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

it('a record that is downloaded has the same tree when it is opened again', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await openExpert(page);
  await button(page, 'page-analyse-promote').click();
  await page.locator('.notes textarea').fill('Not so fast');
  await page.locator('.notes textarea').blur();
  await tree(page).getByText('Not so fast').waitFor();
  const before = await told(page);
  const arriving = page.waitForEvent('download');
  await button(page, 'page-record').click();
  const record = readFileSync(await (await arriving).path(), 'utf8');
  await open(page, record);
  const same = (text: string) => text.replace('>', '');
  await eventually(async () => (await told(page)).map(same)).toEqual(before.map(same));
  await tree(page).getByText('Not so fast').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a mark and a comment are undone', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await openExpert(page);
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

/**
 * A game, and a drag that plays an action in it: what is dragged where, and how the tree then shows the
 * action.
 */
interface Dragged {
  record: string;
  from: string;
  to: string;
  played: RegExp;
}
const cellAt = (name: string) => `.place .cell[data-cell="${name}"]`;
const DRAGGED: Record<string, Dragged> = {
  mancala: {
    record: '[Spec "mancala"]\n[Rules "1"]\n[Result "*"]\n',
    from: cellAt('0-3'),
    to: cellAt('0-5'),
    played: /3$/,
  },
  // The bird is placed after the drag.
  mana: {
    record: '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1',
    from: cellAt('b3'),
    to: cellAt('a3'),
    played: /^b3 to a3/,
  },
  jungle: {
    record: '[Spec "jungle"]\n[Rules "1"]\n[Result "*"]\n',
    from: cellAt('a3'),
    to: cellAt('a4'),
    played: /^a3-a4$/,
  },
  mandua: {
    record: '1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t +12',
    from: cellAt('c4'),
    to: cellAt('c2'),
    played: /^c4-c2/,
  },
  manitou: {
    record: `[Spec "manitou:cards=random"]
[Rules "1"]
[Result "*"]

1. tiles:totem,b2|b3,tomahawk,tomahawk|t3,horse,t2 2. deck:0:10,rain,5,chief,7,scout,2,4
3. deck:1:medicine,8,6,matriarch,9,4,chief`,
    from: '.hand button.may',
    to: '.ground[data-ground="2"]',
    played: /2/,
  },
};
/** Ways to drag, each in a browser of its own. */
const HANDS: [string, typeof dragByMouse, BrowserContextOptions][] = [
  ['the mouse', dragByMouse, {}],
  ['a finger', dragByTouch, { viewport: { width: 390, height: 844 }, hasTouch: true }],
];

it.each(GAMES.flatMap((game) => HANDS.map((hand) => [game, ...hand] as const)))(
  'in %s, an action is played by dragging with %s',
  async (game, _, drag, options) => {
    const { record, from, to, played } = DRAGGED[game] as Dragged;
    const { context, page, faults } = await guest(browser, server, options);
    await open(page, record);
    await page.locator('.tree .start').waitFor({ state: 'attached' });
    const list = page.locator('.tree .ply');
    const before = await list.count();
    // Goes to the end of the record.
    for (let i = 1; i < before; i++) await page.keyboard.press('ArrowRight');
    await page.locator('.cell.open, .hand button.may').first().waitFor();
    await drag(page, page.locator(from).first(), page.locator(to).first());
    if (game === 'mana') await page.locator('.cell.open').first().press('Enter');
    await eventually(() => list.count()).toBe(before + 1);
    expect((await list.last().textContent())?.replace(/^.*?: /s, '').trim()).toMatch(played);
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('an illegal action is refused with its clause and changes nothing', async () => {
  const { context, page, faults } = await guest(browser, server);
  await branch(page);
  await point(page, 'c3', 'c5');
  await page.getByRole('alert').getByRole('button', { name: /J-\d/ }).waitFor();
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
  await button(page, 'page-look-back').click();
  await page.locator('.tree .start[aria-current="true"]').waitFor({ state: 'attached' });
  await page.locator('[data-cell="g3"]').tap();
  await page.locator('[data-cell="g4"]').tap();
  await openMenu(page);
  await eventually(() => told(page)).toEqual(['Start', 'a3-a4', '>g3-g4']);
  await openExpert(page);
  await button(page, 'page-analyse-promote').tap();
  await eventually(() => told(page)).toEqual(['Start', '>g3-g4', 'a3-a4']);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await context.close();
});
