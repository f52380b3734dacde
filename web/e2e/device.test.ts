// Games on the player's own device: they need no server, and survive when the tab is closed.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { keyboard, mouse, playOut, playUntil } from './player';
import { begin, guest } from './server';
import { browser, eventually, server } from './setup';
import { openMenu, plies } from './tables';
import { button, DECIDED, say } from './words';

const ours = (page: Page) => page.locator('.board').first().waitFor();
/** The milliseconds since a tab last showed or changed the only game on this device. */
const unseen = () =>
  new Promise<number>((found) => {
    indexedDB.open('menagerie').onsuccess = ({ target }) => {
      const { result: database } = target as IDBOpenDBRequest;
      database.transaction('tables').objectStore('tables').getAll().onsuccess = ({ target }) => {
        const [table] = (target as IDBRequest<{ alive: number }[]>).result;
        database.close();
        found(Date.now() - (table?.alive ?? 0));
      };
    };
  });

/** Begins a game of Mana, in which both players move at once. */
async function beginMana(page: Page) {
  await begin(page, 'mana', async () => {
    await page.getByRole('radio', { name: 'On this device' }).check({ force: true });
  });
  await ours(page);
}

it('goes on after the tab was closed and after a reload, and asks the server for nothing', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mancala');
  expect(page.url()).toContain('/table/here-');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= 4);
  await page.reload();
  await ours(page);
  expect(await plies(page)).toBeGreaterThanOrEqual(4);
  expect(asked.filter((path) => /^\/api|^ws/.test(path))).toEqual([]);
  await page.close();
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('.going a').first().click();
  await ours(other);
  expect(await plies(other)).toBeGreaterThanOrEqual(4);
  expect(await playOut(other, mouse, 5)).toMatch(DECIDED);
  expect(faults).toEqual([]);
  await context.close();
});

it('is one game in two tabs', async () => {
  const { context, page, faults } = await guest(browser, server);
  await beginMana(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ours(other);
  await playUntil(page, keyboard, 3, async () => (await plies(page)) >= 2);
  await eventually(() => plies(other)).toBe(await plies(page));
  // Both tabs act at once. One action may be refused because the other came first, but both tabs end up with
  // the same game.
  await Promise.all(
    [page, other].map((tab, seed) => playUntil(tab, mouse, seed, async () => (await plies(tab)) >= 6)),
  );
  await eventually(async () => (await plies(page)) === (await plies(other))).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('gets its answer in the other tab when the one that thinks is closed', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'jungle', async () => {
    await page.getByRole('radio', { name: /^8,/ }).check({ force: true });
  });
  await ours(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.cell.open').first().waitFor();
  const actions = playUntil(page, keyboard, 3, async () => (await plies(page)) >= 1);
  await eventually(() => plies(other)).toBeGreaterThanOrEqual(1);
  await actions;
  await page.close();
  await other.locator('.cell.open').first().waitFor();
  expect(await plies(other)).toBeGreaterThanOrEqual(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('moves to the server when the player asks for it, and goes on there', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'jungle');
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= 4);
  const before = await plies(page);
  const old = page.url();
  const other = await context.newPage();
  await other.goto(old);
  await ours(other);
  await page.bringToFront();
  await openMenu(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Move it to the server' }).click();
  await page.waitForURL((url) => /\/table\/(?!here-)/.test(url.pathname));
  await ours(page);
  await eventually(() => plies(page)).toBeGreaterThanOrEqual(before);
  // Another tab that shows the table follows it to the server. The table's old address leads there, too.
  await other.waitForURL(page.url());
  await other.goto(old);
  await other.waitForURL(page.url());
  await other.close();
  const stranger = await guest(browser, server);
  await stranger.page.goto(page.url());
  await ours(stranger.page);
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= before + 2);
  await page.goto('/');
  await eventually(() => page.locator('.going li').count()).toBe(1);
  expect(faults).toEqual([]);
  await Promise.all([context.close(), stranger.context.close()]);
});

it('is played again, and its record kept', async () => {
  const { context, page, faults } = await guest(browser, server, { stored: true });
  await begin(page, 'mandua');
  await ours(page);
  // The engine that thinks is loaded with the first answer.
  await playUntil(page, mouse, 5, async () => (await plies(page)) > 1);
  await context.setOffline(true);
  expect(await playOut(page, mouse, 5)).toMatch(DECIDED);
  const download = page.waitForEvent('download');
  await openMenu(page);
  await button(page, 'page-record').click();
  expect((await download).suggestedFilename()).toBe('mandua.txt');
  const first = page.url();
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.waitForURL((url) => url.href !== first);
  await ours(page);
  expect(faults).toEqual([]);
  await context.close();
});

it('says that the computer has not started, and tries again', async () => {
  const { context, page, faults } = await guest(browser, server);
  // The first worker keeps the game. The computer thinks in the second one.
  let workers = 0;
  await context.route(/worker/, (route) => (++workers > 1 ? route.abort() : route.continue()));
  await begin(page, 'mandua');
  await page.locator('.cell.open').first().click();
  await page.locator('.status').getByText(say('page-engine-not-started')).waitFor();
  expect(await plies(page)).toBe(1);
  await context.unroute(/worker/);
  await eventually(() => plies(page)).toBe(2);
  await eventually(() => page.getByText(say('page-engine-not-started')).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('loses no more than the action that was being kept when its tab died', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mancala');
  await ours(page);
  const address = page.url();
  let tab = page;
  let known = 0;
  for (let round = 0; round < 4; round++) {
    await tab.locator('.cell.open').first().click();
    await tab.close({ runBeforeUnload: false });
    tab = await context.newPage();
    await tab.goto(address);
    await tab.locator('.cell.open').first().waitFor();
    expect(await plies(tab)).toBeGreaterThanOrEqual(known);
    known = await plies(tab);
  }
  expect(await playOut(tab, mouse, 9)).toMatch(DECIDED);
  expect(faults).toEqual([]);
  await context.close();
});

it('has clocks, which stop while nothing shows the game', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.clock.install();
  await begin(page, 'mancala', async () => {
    await page.getByText(say('page-clock-fischer', { minutes: 5, seconds: 5 })).click();
  });
  // The player's clock runs from their second turn on.
  await playUntil(
    page,
    mouse,
    3,
    async () => (await plies(page)) >= 4 && (await page.locator('.cell.open').count()) > 0,
  );
  const clock = page.locator('li.turn time');
  const minutes = async () => Number((await clock.textContent())?.split(':')[0]);
  expect(await minutes()).toBeGreaterThanOrEqual(4);
  // The device sleeps for an hour.
  await page.clock.fastForward('01:00:00');
  await page.clock.runFor(6_000);
  await eventually(minutes).toBeGreaterThanOrEqual(4);
  // Let the time pass in steps, so that the page can note after each step that it still shows the game.
  const over = page.locator('.result', { hasText: say('page-end-time', { whose: 'yours' }) });
  for (let half = 0; half < 13 && (await over.count()) === 0; half++) {
    await page.clock.runFor(30_000);
    await eventually(async () => (await over.count()) > 0 || (await page.evaluate(unseen)) < 30_000).toBe(
      true,
    );
  }
  await over.waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('is played on the server only if the player agrees, where the browser cannot keep it', async () => {
  const { context, page, faults } = await guest(browser, server);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage', 'InvalidStateError');
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/new/mana');
  await page.locator('.card.first').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('page-instead-more')).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(dialog, 'page-ask-leave').click();
  await dialog.waitFor({ state: 'detached' });
  expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  await page.locator('.card.first').click();
  await button(dialog, 'page-instead-yes').click();
  await page.waitForURL((url) => /\/table\/(?!here-)/.test(url.pathname));
  await ours(page);
  expect(faults).toEqual([]);
  await context.close();
});
