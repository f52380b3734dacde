// Once the best action is proven, the engine of the analysis board shows what every other action is worth.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, tree } from './analysis';
import { violations } from './axe';
import { guest } from './server';
import { browser, eventually, server } from './setup';
import { button, say } from './words';

const engine = (page: Page) => page.getByRole('region', { name: say('page-analyse-engine') });
const values = (page: Page) => engine(page).locator('strong').allTextContents();

it.each<[string, string, string[]]>([
  [
    'Jungle, from the endgame tables',
    '7/2w4/7/7/7/7/7/2W1C2/7 o -',
    [...Array<string>(6).fill('wins 17'), 'wins 21', 'wins 21'],
  ],
  ['Mancala, from the endgame tables', '0 0 0 0 1 2 20 / 0 0 0 0 0 1 24 S', ['−2', '−6']],
])('in %s, every action is listed with its value', async (_, position, expected) => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, position);
  await button(page, 'page-analyse-engine').click();
  // By default, the engine shows one line, with the actions that follow.
  expect(await engine(page).getByRole('combobox').inputValue()).toBe('1');
  await engine(page)
    .getByText(say('page-analyse-others', { kind: 'proven' }))
    .waitFor();
  const exact = expected.map((value) => {
    const [sign = '', plies] = value.split(' ');
    return plies === undefined ? value : say('page-analyse-proven-in', { sign, plies: Number(plies) });
  });
  await eventually(() => values(page)).toEqual(exact);
  expect(await engine(page).locator('strong.proven').count()).toBe(exact.length);
  expect(await violations(page)).toEqual([]);
  // Only the best line is drawn on the board. The other actions can be played from the list, too.
  expect(await page.locator('.drawings > g').count()).toBe(1);
  const last = engine(page).getByRole('listitem').last().getByRole('button');
  const action = (await last.textContent())?.trim().split(/\s+/).at(-1) ?? '';
  await last.click();
  await eventually(() => tree(page).getByRole('button').count()).toBe(2);
  expect(await tree(page).getByRole('button').last().textContent()).toContain(action);
  expect(faults).toEqual([]);
  await context.close();
});
