import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { Site } from './files';
import { kept } from './kept';
import { mouse, playOut, playUntil } from './player';
import { begin, guest, OPTIONS, Server } from './server';
import { browser, eventually, server } from './setup';
import { plies } from './tables';
import { button, DECIDED, say } from './words';

/** The addresses in each copy. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Promise.all(all);
  });

it('can be installed', async () => {
  // Nothing is installed from a private window, which other tests use.
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-profile-'));
  const context = await chromium.launchPersistentContext(folder, OPTIONS);
  const page = await context.newPage();
  await page.goto(server.url);
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect([errors, JSON.parse(data ?? '').name]).toEqual([[], 'Menagerie']);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  // Browsers request these two files again and again to find updates.
  const fields = await page.evaluate(() =>
    Promise.all(
      ['sw.js', 'manifest.webmanifest'].map(async (file) => {
        const { headers } = await fetch(file, { cache: 'reload' });
        return [headers.get('content-type'), headers.get('cache-control')];
      }),
    ),
  );
  expect(fields).toEqual([
    ['text/javascript; charset=utf-8', 'no-cache'],
    ['application/manifest+json', 'no-cache'],
  ]);
  await context.close();
  rmSync(folder, { recursive: true });
});

it('opens without a server after the first visit', async () => {
  const server = await Server.open();
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/');
  await page.locator('.button.main:enabled').first().waitFor();
  await kept(page);
  const [copy, ...others] = await copies(page);
  expect(others).toEqual([]);
  const addresses = copy?.[1].map((address) => new URL(address).pathname) ?? [];
  expect(addresses).toContain('/');
  expect(addresses.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(50);
  // Only the page is kept, and nothing that the server knows.
  const OF_THE_PAGE = /^\/(|assets\/[^/]+|icons\/[^/]+\.png|icon\.svg|manifest\.webmanifest)$/;
  expect(addresses.filter((path) => !OF_THE_PAGE.test(path))).toEqual([]);

  await server.close();
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
  await page.reload();
  await heading(say('page-welcome'));
  await page.goto('/new/mancala');
  await page.reload();
  await heading(say('mancala'));
  await page.goto('/view');
  await page.reload();
  await heading(say('page-view'));
  await page.goto('/rules/mana#MA-5');
  await page.reload();
  await page.locator('#MA-5.marked').waitFor();
  await page.locator('.book figure .drawing svg').first().waitFor();
  // A game begins, and goes on after a reload.
  await begin(page, 'jungle');
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= 4);
  await page.reload();
  await page.locator('.cell.open').first().waitFor();
  expect(await plies(page)).toBeGreaterThanOrEqual(4);
  const answered = await page.evaluate(() =>
    fetch('/api/games').then(
      () => true,
      () => false,
    ),
  );
  expect([answered, faults]).toEqual([false, []]);
  await context.close();
});

it('works as static files below any path', async () => {
  const site = await Site.open();
  const { context, page, faults } = await guest(browser, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await page.getByRole('heading', { level: 1, name: say('page-welcome') }).waitFor();
  await page.getByText(say('page-needs-server')).waitFor();
  expect(await violations(page)).toEqual([]);
  await kept(page);
  // What needs a server says so.
  await page.getByRole('link', { name: say('page-privacy') }).click();
  await page.getByText(say('page-privacy-site')).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'page-forget-here').click();
  await button(page, 'page-forget-yes').click();
  await page.getByText(say('page-forgotten'), { exact: true }).waitFor();
  await page.locator('header a').first().click();
  await page.locator('a[href="#/new/mana"]').first().click();
  await page.getByRole('link', { name: say('page-rules-link') }).click();
  await page.locator('.book figure .drawing svg').first().waitFor();
  expect([new URL(page.url()).hash, await violations(page)]).toEqual(['#/rules/mana', []]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: say('mana') }).waitFor();
  await page.locator('.card:enabled').first().click();
  expect(await playOut(page, mouse, 7)).toMatch(DECIDED);
  // A link that somebody sent.
  const other = await context.newPage();
  await other.goto('./#/rules/mana/MA-5');
  await other.locator('#MA-5.marked').waitFor();
  expect(
    await other.locator('#MA-5').evaluate((clause) => clause.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  // Ignore blob addresses: the engine's workers request one from the page to learn whether to go on.
  const foreign = asked.filter((url) => !url.startsWith('blob:') && !url.startsWith(site.url));
  expect([site.missed, foreign, faults]).toEqual([[], [], []]);
  await context.close();
  await site.close();
});

it('keeps no files of two builds together', async () => {
  const site = await Site.open();
  const { context, page } = await guest(browser, site);
  await page.goto('./');
  await kept(page);
  const before = await copies(page);
  // The host already has a newer service worker, but its index.html belongs to yet another build.
  site.change('sw.js', /\b[0-9a-f]{16}\b/, '00000000000000b2');
  site.change('index.html', /assets\/index-/, 'assets/other-');
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise<ServiceWorker | null>((found) =>
      registration?.addEventListener('updatefound', () => found(registration.installing)),
    );
    await registration?.update();
    const worker = await found;
    while (worker?.state === 'installing') await new Promise((later) => setTimeout(later, 50));
    return worker?.state;
  });
  expect([state, await copies(page)]).toEqual(['redundant', before]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: say('page-welcome') }).waitFor();
  expect(site.missed).toEqual([]);
  await context.close();
  await site.close();
});

it('offers a newer version, and loads it when asked', async () => {
  const site = await Site.open();
  const { context, page, faults } = await guest(browser, site);
  /** Replaces the build on the host with a newer one. */
  const deploy = (version: string, title: string) => {
    site.change('sw.js', /\b[0-9a-f]{16}\b/, version);
    site.change(
      'index.html',
      /<meta name="build"[^>]*>|<title>/,
      `<meta name="build" content="${title}"><title>`,
    );
  };
  const build = (page: Page) =>
    page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'first');
  const load = (page: Page) => page.getByRole('button', { name: say('page-update-load') });

  await page.goto('./');
  await kept(page);
  const friend = await context.newPage();
  await friend.goto('./#/rules/mana');
  await friend.locator('.book').waitFor();
  const [first] = await copies(page);
  deploy('00000000000000b2', 'second');
  await page.reload();
  await page.getByText(say('page-update')).waitFor();
  await friend.getByText(say('page-update')).waitFor();
  // Both windows still show the old build, because nobody has asked for the new one.
  await friend.reload();
  expect([await build(page), await build(friend)]).toEqual(['first', 'first']);

  await load(page).click();
  await eventually(() => build(page)).toBe('second');
  expect(await load(page).count()).toBe(0);
  // The other window keeps its own files until somebody asks for the new build there, too.
  expect(await build(friend)).toBe('first');
  expect((await copies(page)).map(([name]) => name)).toContain(first?.[0]);
  await friend.locator('header a').first().click();
  await friend.getByRole('heading', { level: 1, name: say('page-welcome') }).waitFor();
  await load(friend).click();
  await eventually(() => build(friend)).toBe('second');
  await friend.close();

  // A game goes on with the newer version. A single window leaves no older files behind.
  await page.goto('./#/new/jungle');
  await page.locator('.card:enabled').first().click();
  await playUntil(page, mouse, 3, async () => (await plies(page)) >= 4);
  deploy('00000000000000c3', 'third');
  await page.reload();
  await load(page).click();
  await eventually(() => build(page)).toBe('third');
  await page.locator('.cell.open').first().waitFor();
  expect(await plies(page)).toBeGreaterThanOrEqual(4);
  expect((await copies(page)).map(([name]) => name)).toEqual([`menagerie ${site.url} 00000000000000c3`]);
  expect([site.missed, faults]).toEqual([[], []]);
  await context.close();
  await site.close();
});
