// What happens when the page and its server, or two windows, have different versions.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { Deployment } from './deployment';
import { Site } from './files';
import { copies, kept } from './kept';
import { mouse, playUntil } from './player';
import { begin, guest } from './server';
import { browser, eventually, server } from './setup';
import { plies, point, sit } from './tables';
import { say } from './words';

/** The build that a window shows. */
const build = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content'));
const load = (page: Page) => page.getByRole('button', { name: say('page-update-load') });

it('offers a newer version, and loads it when asked', async () => {
  const site = await Site.open();
  const { context, page, faults } = await guest(browser, site, { stored: true });

  await page.goto('./');
  await kept(page);
  const begun = await build(page);
  const friend = await context.newPage();
  await friend.goto('./#/rules/mana');
  await friend.locator('.book').waitFor();
  const [first] = await copies(page);
  site.deploy('00000000000000b2');
  await page.reload();
  await page.getByText(say('page-update')).waitFor();
  await friend.getByText(say('page-update')).waitFor();
  // Nothing has changed yet, and nobody was interrupted.
  await friend.reload();
  expect([await build(page), await build(friend)]).toEqual([begun, begun]);

  await load(page).click();
  await eventually(() => build(page)).toBe('00000000000000b2');
  expect(await load(page).count()).toBe(0);
  // The other window goes on with its own files until somebody asks for the update there, too.
  expect(await build(friend)).toBe(begun);
  expect((await copies(page)).map(([name]) => name)).toContain(first?.[0]);
  await friend.locator('header a').first().click();
  await friend.getByRole('heading', { level: 1, name: say('page-welcome') }).waitFor();
  await load(friend).click();
  await eventually(() => build(friend)).toBe('00000000000000b2');
  await friend.close();

  // A game continues after an update. If there is only one window, no older files remain.
  await page.goto('./#/new/jungle');
  await page.locator('.card:enabled').first().click();
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= 4);
  site.deploy('00000000000000c3');
  await page.reload();
  await load(page).click();
  await eventually(() => build(page)).toBe('00000000000000c3');
  await page.locator('.cell.open').first().waitFor();
  expect(await plies(page)).toBeGreaterThanOrEqual(4);
  expect((await copies(page)).map(([name]) => name)).toEqual([`menagerie ${site.url} 00000000000000c3`]);
  expect([site.missed, faults]).toEqual([[], []]);
  await context.close();
  await site.close();
});

interface Held {
  goOn: () => void;
}

it.each([
  ['while a window begins', false],
  ['before a window that begins can notice', true],
])('offers a newer version that another window loads %s', async (_, isMissed) => {
  const site = await Site.open();
  const { context, page, faults } = await guest(browser, site, { stored: true });
  await page.goto('./');
  await kept(page);
  const begun = await build(page);
  site.deploy('00000000000000b2');
  await page.reload();
  await load(page).waitFor();

  // The other window shows the page. It checks its copy only when it is idle, which it has not been yet.
  const other = await context.newPage();
  await other.addInitScript((isMissed) => {
    const waiting: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (then) => waiting.push(then);
    Object.assign(globalThis, {
      goOn: () => {
        for (const then of waiting.splice(0)) then({ didTimeout: true, timeRemaining: () => 0 });
      },
    });
    if (!isMissed) return;
    const listen = ServiceWorkerContainer.prototype.addEventListener;
    ServiceWorkerContainer.prototype.addEventListener = function (
      this: ServiceWorkerContainer,
      ...[type, ...rest]: Parameters<typeof listen>
    ) {
      if (type !== 'controllerchange') listen.call(this, type, ...rest);
    } as typeof listen;
  }, isMissed);
  await other.goto('./#/rules/mana');
  await other.locator('.book').waitFor();
  await load(page).click();
  await eventually(() => build(page)).toBe('00000000000000b2');
  await eventually(() =>
    other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBe(null);
  expect(await build(other)).toBe(begun);
  if (isMissed) {
    expect(await load(other).count()).toBe(0);
    await other.evaluate(() => (globalThis as unknown as Held).goOn());
  }
  await load(other).click();
  await eventually(() => build(other)).toBe('00000000000000b2');
  expect(await load(page).count()).toBe(0);
  expect([site.missed, faults]).toEqual([[], []]);
  await context.close();
  await site.close();
});

it('offers the page of a server that was replaced by another version, and plays nothing there until then', async () => {
  const deployment = await Deployment.before(server);
  const { context, page, faults } = await guest(browser, deployment, { stored: true });
  await page.goto('/');
  await kept(page);
  const old = await build(page);
  await sit(page, 'jungle');
  await point(page, 'a3', 'a4');
  await eventually(() => plies(page)).toBe(1);
  // A game on the device, in another window.
  const here = await context.newPage();
  await begin(here, 'mancala');
  await playUntil(here, mouse, 3, async () => (await plies(here)) >= 2);

  deployment.replace();
  await page.getByText(say('page-update-differs')).waitFor();
  expect(await violations(page)).toEqual([]);
  await point(page, 'a7', 'a6');
  await page.getByText(say('page-not-sent')).waitFor();
  expect([await plies(page), await build(page)]).toEqual([1, old]);
  // After a reload, the page says why it does not show the table.
  const table = page.url();
  await page.goto(table);
  await page.getByText(say('page-other-version')).waitFor();
  expect(await build(page)).toBe(old);
  // Nothing stops a game on the device.
  const played = await plies(here);
  await playUntil(here, mouse, 4, async () => (await plies(here)) >= played + 2);

  await load(page).click();
  await eventually(() => build(page)).not.toBe(old);
  await page.locator('.cell.open').first().waitFor();
  expect(await page.getByText(say('page-update-differs')).count()).toBe(0);
  await point(page, 'a7', 'a6');
  await eventually(() => plies(page)).toBe(2);
  // Neither the closed sockets nor the refused requests have caused an error in the page.
  expect(faults).toEqual([]);
  await context.close();
  await deployment.close();
});
