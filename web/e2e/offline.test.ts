import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { kept as analysed, tree } from './analysis';
import { violations } from './axe';
import { Site } from './files';
import { copies, kept } from './kept';
import { mouse, playOut, playUntil } from './player';
import { begin, guest, INSTALLING, Server } from './server';
import { browser, eventually, server } from './setup';
import { GAMES, plies, point } from './tables';
import { button, DECIDED, say } from './words';

it('can be installed', async () => {
  // Browsers cannot install a page from a private window, and the other tests use private windows.
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-profile-'));
  const context = await chromium.launchPersistentContext(folder, INSTALLING);
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
  // The browser may still be writing into the folder.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

it('says over plain http why it cannot be installed', async () => {
  const note = (page: Page) => page.getByText(say('page-not-installed'));
  const open = async (page: Page) => {
    await page.goto('/');
    await page.getByTitle(say('page-you'), { exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
  const safe = await guest(browser, server, { stored: true });
  await open(safe.page);
  expect(await note(safe.page).count()).toBe(0);
  await safe.context.close();
  // Browsers treat 127.0.0.1 as secure even over http, so give the server another host name.
  const args = [...INSTALLING.args, '--host-resolver-rules=MAP menagerie.lan 127.0.0.1'];
  const other = await chromium.launch({ ...INSTALLING, args });
  const url = server.url.replace('127.0.0.1', 'menagerie.lan');
  const { context, page, faults } = await guest(other, { url }, { stored: true });
  await open(page);
  await note(page).waitFor();
  expect(await violations(page)).toEqual([]);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toContain('not-from-secure-origin');
  expect(faults).toEqual([]);
  await other.close();
});

it('opens without a server after the first visit', async () => {
  const server = await Server.open();
  const { context, page, faults } = await guest(browser, server, { stored: true });
  await page.goto('/');
  await page.locator('.button.main:enabled').first().waitFor();
  await kept(page);
  const [copy, ...others] = await copies(page);
  expect(others).toEqual([]);
  const addresses = copy?.[1].map((address) => new URL(address).pathname) ?? [];
  expect(addresses).toContain('/');
  expect(addresses.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(50);
  // The copy contains the files of the page, and no data from the server.
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
  // The privacy page shows data from the server.
  await page.goto('/privacy');
  await page.reload();
  await heading(say('page-no-server'));
  await page.goto('/analyse');
  await page.reload();
  await heading(say('page-analyse'));
  // An analysis still has the action that was played.
  await page.goto('/analyse/jungle');
  await point(page, 'a3', 'a4');
  await eventually(async () => (await analysed(page)).startsWith('1\n')).toBe(true);
  await page.reload();
  await page.locator('[data-cell="a7"].open').waitFor();
  await eventually(() => tree(page).getByRole('button').count()).toBe(2);
  // A table on the server and an invitation say that they need the server.
  for (const address of ['/table/abc', '/join#abc']) {
    await page.goto(address);
    await page.reload();
    await page.getByText(say('page-no-server')).first().waitFor();
  }
  // A game can be started, and continued after a reload.
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
  const { context, page, faults } = await guest(browser, site, { stored: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await page.getByRole('heading', { level: 1, name: say('page-welcome') }).waitFor();
  // Games across the network are not offered. The page says where they are instead.
  await page.getByText(say('page-elsewhere-none')).waitFor();
  await page.getByText(say('page-welcome-more', { site: 'yes' })).waitFor();
  expect(await page.getByRole('textbox', { name: say('page-join-link') }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await kept(page);
  // A page that needs a server says so.
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
  await page.getByText(say('page-elsewhere-none')).waitFor();
  await page.locator('summary').click();
  expect(await page.getByText(say('page-against-link')).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('.card:enabled').first().click();
  await page.locator('.tools .button').first().waitFor();
  expect(await button(page, 'page-share-short').count()).toBe(0);
  expect(await playOut(page, mouse, 7)).toMatch(DECIDED);
  // Open a link to a clause in a new window.
  const other = await context.newPage();
  await other.goto('./#/rules/mana/MA-5');
  await other.locator('#MA-5.marked').waitFor();
  expect(
    await other.locator('#MA-5').evaluate((clause) => clause.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  // Ignore blob addresses: the engine's workers request one to check whether to continue.
  const foreign = asked.filter((url) => !url.startsWith('blob:') && !url.startsWith(site.url));
  expect([site.missed, foreign, faults]).toEqual([[], [], []]);
  await context.close();
  await site.close();
});

it('has an analysis board as static files, and its engine thinks', async () => {
  const site = await Site.open();
  const { context, page, faults } = await guest(browser, site, { stored: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const game of GAMES) {
    await page.goto('./');
    await page.getByRole('link', { name: say('page-analyse-open') }).click();
    await page.getByRole('link', { name: say(game), exact: true }).click();
    await page.locator('.cell.open, .choice button').first().waitFor();
    const engine = page.getByRole('region', { name: say('page-analyse-engine') });
    await button(page, 'page-analyse-engine').click();
    await engine.getByRole('listitem').first().waitFor();
    // The next game begins without the engine.
    await button(page, 'page-analyse-engine').click();
    await eventually(() => engine.getByRole('listitem').count()).toBe(0);
    // The address holds the analysis.
    await page.waitForURL(/#\/analyse\/+[\w-]{40,}$/);
    await page.reload();
    await page.locator('.cell.open, .choice button').first().waitFor();
  }
  expect(await violations(page)).toEqual([]);
  const foreign = asked.filter((url) => !url.startsWith('blob:') && !url.startsWith(site.url));
  expect([site.missed, foreign, faults]).toEqual([[], [], []]);
  await context.close();
  await site.close();
});

it('says as static files at which server tables on the network are', async () => {
  const site = await Site.open('--server', server.url);
  const { context, page, faults } = await guest(browser, site, { stored: true });
  const { host } = new URL(server.url);
  const elsewhere = page.getByRole('link', { name: say('page-elsewhere-go', { server: host }) });
  await page.goto('./');
  await elsewhere.waitFor();
  expect(await violations(page)).toEqual([]);
  // Somebody has sent the viewer the address of a table.
  await page.goto('./#/table/abc');
  await page.getByText(say('page-elsewhere', { server: server.url })).waitFor();
  // Games with people elsewhere cannot be started here.
  await page.goto('./#/new/mana');
  await elsewhere.waitFor();
  expect(await page.getByRole('button', { name: say('page-against-link') }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await elsewhere.click();
  await page.waitForURL((url) => url.host === host);
  await page.getByRole('heading', { level: 1, name: say('page-welcome') }).waitFor();
  expect([site.missed, faults]).toEqual([[], []]);
  await context.close();
  await site.close();
});

it('keeps no files of two builds together', async () => {
  const site = await Site.open();
  const { context, page } = await guest(browser, site, { stored: true });
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
