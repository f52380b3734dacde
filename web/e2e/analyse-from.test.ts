import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paste, tree } from './analysis';
import { violations } from './axe';
import { mouse, playUntil } from './player';
import { begin, guest } from './server';
import { browser, server, eventually } from './setup';
import { board, GAMES, plies, point, sit } from './tables';
import { button, say } from './words';

const RECORDS = readFileSync(fileURLToPath(new URL('games.txt', import.meta.url)), 'utf8');

/** The number of the ply that is shown; 0 for the start. */
const shown = (page: Page) =>
  tree(page)
    .getByRole('button')
    .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true'));
/** Waits until the address holds the analysis. */
const kept = (page: Page) => page.waitForURL(/\/analyse\/#[\w-]{40,}$/);

it('every game is analysed from its start', async () => {
  const { context, page, faults } = await guest(browser, server);
  for (const game of GAMES) {
    await page.goto('/');
    await page.getByRole('link', { name: say('page-analyse-open') }).click();
    await page.getByRole('heading', { level: 1, name: say('page-analyse') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: say(game), exact: true }).click();
    await page
      .getByRole('heading', { level: 1, name: say('page-analyse-title', { game: say(game) }) })
      .waitFor({ state: 'attached' });
    await page.locator('.cell.open, .choice button').first().waitFor();
    await kept(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('a pasted record or position is analysed', async () => {
  const { context, page, faults } = await guest(browser, server);
  await paste(page, RECORDS);
  await tree(page).getByRole('button').nth(2).waitFor();
  await paste(page, '7/7/4e2/7/3c3/3W3/3p3/7/D6 o -');
  await page.locator('[data-cell="d4"].open').waitFor();
  await eventually(() => tree(page).getByRole('button').count()).toBe(1);
  // The text may name the game and its options before the position.
  await paste(page, 'mancala:rules=ethiopian 4 4 0 5 1 6 2 / 5 0 6 5 5 4 1 S');
  await point(page, '0-4');
  await page.locator('[data-cell="left"]').waitFor();
  await paste(page, '7/7/nonsense');
  await page
    .getByRole('alert')
    .filter({ hasText: say('page-analyse-neither') })
    .waitFor();
  // The text has Jungle's format, so the page says what is wrong with it by the rules of Jungle.
  await paste(page, '7/7/4e2/7/3c3/3W3/3p3/7/D5D o -');
  await page.getByRole('alert').filter({ hasText: 'Orange can have only one Dog.' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a viewed game is analysed at the action that is shown', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles(fileURLToPath(new URL('games.txt', import.meta.url)));
  await page.getByText('The first of five.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button(page, 'page-analyse').click();
  await kept(page);
  await eventually(() => shown(page)).toBe(2);
  await tree(page).getByText('The first of five.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

// Big Manitou is missing here: it has a test of its own.
it.each(GAMES.filter((game) => game !== 'manitou'))(
  'boards of the rule book of %s are analysed',
  async (game) => {
    const { context, page, faults } = await guest(browser, server);
    for (const nth of [0, -1]) {
      await page.goto(`/rules/${game}`);
      await page.locator('.book figure').first().waitFor();
      await page
        .locator('[data-board]')
        .getByRole('button', { name: say('page-analyse') })
        .nth(nth)
        .click();
      await kept(page);
      await page.locator('.place .cell').first().waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('a board of a rule book is analysed as it is shown', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/rules/jungle');
  const take = page.locator('[data-board="take"]');
  await take.scrollIntoViewIfNeeded();
  await take.getByRole('button', { name: say('page-analyse') }).click();
  await kept(page);
  await page.locator('[data-cell="d4"].open').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('every board of the rule book of Big Manitou is analysed, though its positions have no text', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/rules/manitou');
  await page.locator('.book figure').first().waitFor();
  const names = await page
    .locator('[data-board]')
    .evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-board') ?? ''));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const figure = page.locator(`[data-board="${name}"]`);
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('button', { name: say('page-analyse') }).click();
    await kept(page);
    await page.locator('.tree .ply').nth(3).waitFor({ state: 'attached' });
    await page.goBack();
    await page.locator('.book figure').first().waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('a game against the computer is analysed while it is played, one of two people is not', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mancala');
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= 2);
  const played = await plies(page);
  await button(page, 'page-analyse').click();
  await kept(page);
  // The computer may have answered meanwhile.
  await eventually(() => shown(page)).toBeGreaterThanOrEqual(played);
  await page.goBack();
  await page.locator('.moves .list button').first().waitFor();
  // The game may also be played on a server.
  await sit(page, 'jungle', ['me', 'computer'], '7/7/4e2/7/3c3/3W3/3p3/7/D6 o -');
  await point(page, 'a1', 'a2');
  await page.locator('.moves .list button').first().waitFor();
  await button(page, 'page-analyse').click();
  await kept(page);
  await eventually(() => shown(page)).toBeGreaterThanOrEqual(1);
  await sit(page, 'jungle');
  await point(page, 'a3', 'a4');
  await page.locator('.moves .list button').first().waitFor();
  expect(await button(page, 'page-analyse').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('an own game is analysed from the same side, also after a reload', async () => {
  const { context, page, faults } = await guest(browser, server);
  await sit(page, 'mancala', ['computer', 'me'], '4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 N');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-analyse').click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await kept(page);
    const near = page.locator('[role="grid"] [role="row"]').nth(1).locator('.cell').first();
    expect(await near.getAttribute('data-cell')).toBe('1-1');
    const called = async (seat: number) => (await page.locator(`.owner.seat-${seat}`).textContent())?.trim();
    expect(await called(0)).toContain(say('page-computer-alone'));
    expect(await called(1)).toContain(say('page-viewer'));
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('the review of an own game says what a mistake allowed and what was better, and leads back', async () => {
  const { context, page, faults } = await guest(browser, server);
  // The Wolf does not enter the den, but the Lion does.
  await sit(page, 'jungle', ['me', 'computer'], '7/3W3/7/7/7/7/7/3l3/7 o -');
  await point(page, 'd8', 'c8');
  const table = page.url();
  await button(page, 'page-review').click();
  await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
  const review = page.getByRole('region', { name: say('page-analyse-review') });
  const moved = (animal: string, from: string, to: string) =>
    say('page-told-move', { piece: say(`jungle-${animal}`), from, to });
  await review.getByText(say('page-analyse-review-answer', { action: moved('lion', 'd2', 'd1') })).waitFor();
  await review.getByText(say('page-analyse-review-better', { action: moved('wolf', 'd8', 'd9') })).waitFor();
  await review.getByText(say('page-jungle-hint-den')).waitFor();
  expect(await review.locator('.side .button').count()).toBe(1);
  await page.getByRole('link', { name: say('page-analyse-game') }).click();
  await page.waitForURL(table);
  await page.locator('.result').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a finished game is analysed at the action that is shown, also one of two people', async () => {
  const { context, page, faults } = await guest(browser, server);
  await board('mancala', '0 0 0 0 0 1 25 / 1 0 0 0 0 0 21 S')(page);
  await point(page, '0-6');
  await page.locator('.result').waitFor();
  await button(page, 'page-analyse').click();
  await kept(page);
  await eventually(() => shown(page)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('a link holds the whole analysis, and nothing of it reaches the server', async () => {
  const one = await guest(browser, server);
  await one.page.goto('/analyse/jungle');
  await kept(one.page);
  const begun = one.page.url();
  await point(one.page, 'a3', 'a4');
  await eventually(() => shown(one.page)).toBe(1);
  await eventually(() => Promise.resolve(one.page.url())).not.toBe(begun);
  const address = one.page.url();
  await one.context.close();

  const other = await guest(browser, server);
  const sent: string[] = [];
  other.page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await other.page.goto(address);
  await eventually(() => shown(other.page)).toBe(1);
  await point(other.page, 'a7', 'a6');
  await eventually(() => shown(other.page)).toBe(2);
  const secret = address.slice(address.indexOf('#') + 1);
  expect(sent.filter((request) => request.includes(secret) || request.includes('a3-a4'))).toEqual([]);
  await other.page.reload();
  await eventually(() => shown(other.page)).toBeGreaterThan(0);
  // In a new tab, because the open analysis may just be about to note its own address.
  const cut = await other.context.newPage();
  await cut.goto(address.slice(0, -9));
  await cut
    .getByRole('alert')
    .filter({ hasText: say('page-analyse-no-place') })
    .waitFor();
  await other.context.close();
});
