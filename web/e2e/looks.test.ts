import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { guest, type Guest } from './server';
import { layoutFaults } from './layout';
import { browser, server } from './setup';
import { scenes } from './scenes';

const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url));

/** Waits until the page is painted: a screenshot could come too early on a busy machine. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Restores cookies: a scene may have used another player's. */
async function be(context: BrowserContext, cookies: Cookie[]) {
  await context.clearCookies();
  await context.addCookies(cookies);
}

beforeAll(() => {
  mkdirSync(artefacts, { recursive: true });
});

describe.each([
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const)('on a %s', (size, width, height) => {
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, server, { viewport: { width, height }, isMobile: size === 'phone' });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)(
    '$name has a sound layout in light and dark, and axe finds nothing',
    async ({ name, show }) => {
      const { context, page } = seen;
      const cookies = await context.cookies();
      await page.emulateMedia({ colorScheme: 'light' });
      await show(page);
      // The same page turns dark: showing every scene twice would take most of the time.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await painted(page);
        await page.screenshot({ path: `${artefacts}${name}-${size}-${colorScheme}.png` });
        expect(await layoutFaults(page), colorScheme).toEqual([]);
        expect(await violations(page), colorScheme).toEqual([]);
      }
      // The browser also logs the refusals that scenes provoke.
      expect(seen.faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
      await be(context, cookies);
    },
  );
});

describe.each([
  ['phone', 360, 740],
  ['desktop', 1440, 900],
] as const)('in words 40 % longer, on a %s', (size, width, height) => {
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, server, { viewport: { width, height }, locale: 'qps' });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)('$name has a sound layout', async ({ name, show }) => {
    const cookies = await seen.context.cookies();
    await show(seen.page);
    await painted(seen.page);
    await seen.page.screenshot({ path: `${artefacts}${name}-${size}-longer.png` });
    expect(await layoutFaults(seen.page)).toEqual([]);
    await be(seen.context, cookies);
  });
});
