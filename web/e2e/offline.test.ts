import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest, OPTIONS, Server } from './server';
import { browser, eventually, server } from './setup';
import { say } from './words';

/** Waits until the browser has a copy of the page, and uses it. */
const kept = (page: Page) =>
  eventually(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    }),
  ).toBe(true);

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
  // Browsers ask for these again and again.
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
  const answered = await page.evaluate(() =>
    fetch('/api/games').then(
      () => true,
      () => false,
    ),
  );
  expect([answered, faults]).toEqual([false, []]);
  await context.close();
});
