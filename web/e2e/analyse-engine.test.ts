import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tree } from './analysis';
import { violations } from './axe';
import { guest, PROGRAM } from './server';
import { browser, eventually, server } from './setup';
import { GAMES, openMenu } from './tables';
import { ANY, button, like, say } from './words';

const engine = (page: Page) => page.getByRole('region', { name: say('page-analyse-engine') });
/** What the engine has drawn on the board. */
const drawn = (page: Page) => page.locator('.drawings > g').count();

/** How many plies of a random game are reviewed: enough for a mistake. All, where none is given. */
const LENGTHS: Record<string, number> = { mancala: 20, mana: 16, jungle: 24, mandua: 36 };

/** The beginning of a random game, which holds mistakes. */
function randomGame(game: string): string {
  const players = ['--player', 'random', '--player', 'random'];
  const arguments_ = ['selfplay', game, '--games', '1', '--seed', '3', ...players];
  const record = execFileSync(PROGRAM, arguments_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const length = LENGTHS[game];
  if (length === undefined) return record;
  const end = record.search(new RegExp(`\\s${length + 1}\\. `));
  return record.slice(0, end).replace(/\[Result "[^"]*"\]/, '[Result "*"]');
}

async function open(page: Page, record: string) {
  await page.goto('/analyse');
  await page.getByRole('textbox', { name: say('page-view-paste') }).fill(record);
  await button(page, 'page-view-show').click();
  await page.waitForURL(/\/analyse\/#/);
}

it('the engine shows the best lines, plays them, and marks the best action on the board', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-analyse-engine').click();
  const lines = engine(page).getByRole('listitem');
  await eventually(() => lines.count()).toBe(1);
  await eventually(() => drawn(page)).toBe(1);
  await engine(page).getByRole('combobox').selectOption('3');
  await eventually(() => lines.count()).toBe(3);
  await eventually(() => drawn(page)).toBe(3);
  await engine(page)
    .getByText(like('page-analyse-depth', { plies: ANY }))
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await lines.nth(1).getByRole('button').nth(1).click();
  await eventually(() => tree(page).getByRole('button').count()).toBe(3);
  await page.reload();
  // The engine is still on, and asks for as many lines.
  await eventually(() => lines.count()).toBe(3);
  await button(page, 'page-analyse-engine').click();
  expect(await lines.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a proven value says so, and thinking ends there', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, '0 0 0 0 1 2 20 / 0 0 0 0 0 1 24 S');
  await button(page, 'page-analyse-engine').click();
  await engine(page)
    .getByText(/\(proven\)$/)
    .waitFor();
  // Every action is listed with its value.
  await engine(page).getByRole('combobox').selectOption(say('page-analyse-lines-all'));
  const lines = engine(page).getByRole('listitem');
  await eventually(() => lines.count()).toBe(2);
  await eventually(() => engine(page).locator('strong.proven').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('a threat is what the other player would do, and not every position has one', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, '7/7/7/7/7/7/3r3/7/E6 o -');
  await button(page, 'page-analyse-threat').click();
  const [passer, player] = [say('jungle-orange'), say('jungle-yellow')];
  await page.getByText(like('page-analyse-threat-what', { passer, player, action: ANY })).waitFor();
  await eventually(() => page.locator('.drawings > .threat').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await button(page, 'page-analyse-threat').click();
  await eventually(() => drawn(page)).toBe(0);
  await page.goto('/analyse/mana');
  await page.locator('.cell').first().waitFor();
  await button(page, 'page-analyse-threat').click();
  await page.getByText(say('page-analyse-threat-none')).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a hint shows the place first, and then the action', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-hint').click();
  await page.getByText(say('page-analyse-hint-place')).waitFor();
  await eventually(() => drawn(page)).toBe(1);
  await button(page, 'page-analyse-hint-more').click();
  await page.getByText(like('page-hint-what', { action: ANY })).waitFor();
  await eventually(() => drawn(page)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(GAMES)('%s: a game is reviewed, and mistakes are learned from', async (game) => {
  const { context, page, faults } = await guest(browser, server, { viewport: { width: 390, height: 844 } });
  await open(page, randomGame(game));
  await openMenu(page);
  await page.getByRole('button', { name: say('page-analyse-part-review'), exact: true }).click();
  await button(page, 'page-analyse-review-start').click();
  await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('button', { name: like('page-analyse-review-learn', { number: ANY }) })
    .first()
    .click();
  const learn = page.getByRole('region', { name: like('page-analyse-learn', { player: ANY }) });
  await learn.getByRole('button', { name: say('page-analyse-learn-show') }).click();
  await learn.getByText(like('page-analyse-learn-shown', { action: ANY })).waitFor();
  expect(await violations(page)).toEqual([]);
  const next = learn.getByRole('button', { name: say('page-analyse-learn-next') });
  const skip = learn.getByRole('button', { name: say('page-analyse-learn-skip') });
  while ((await next.or(skip).count()) > 0) await next.or(skip).click();
  await learn.getByText(like('page-analyse-learn-over', { found: 0, steps: ANY })).waitFor();
  await button(page, 'page-analyse-learn-close').click();
  await learn.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
