import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from './axe';
import { guest, type Guest } from './house';
import { breakages } from './layout';
import { browser, house } from './premises';
import { scenes } from './scenes';

const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url));

/** A busy machine has a picture before all of the page is in it. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Goes back to these cookies: a scene may have been another player's. */
async function be(context: BrowserContext, cookies: Cookie[]) {
  await context.clearCookies();
  await context.addCookies(cookies);
}

beforeAll(() => {
  mkdirSync(artefacts, { recursive: true });
});

describe.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const)('on a %s in %s', (size, colorScheme) => {
  const viewport = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }[size];
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, house, { viewport, colorScheme, isMobile: size === 'phone' });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)('$name is whole, and axe finds nothing', async ({ name, show }) => {
    const { context, page } = seen;
    const cookies = await context.cookies();
    await show(page);
    await painted(page);
    await page.screenshot({ path: `${artefacts}${name}-${size}-${colorScheme}.png` });
    expect(await breakages(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    // What a scene is refused on purpose, the browser tells too.
    expect(seen.faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await be(context, cookies);
  });
});

describe.each([
  ['phone', 360, 740],
  ['desktop', 1440, 900],
] as const)('in words 40 % longer, on a %s', (size, width, height) => {
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, house, { viewport: { width, height }, locale: 'qps' });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)('$name is whole', async ({ name, show }) => {
    const cookies = await seen.context.cookies();
    await show(seen.page);
    await painted(seen.page);
    await seen.page.screenshot({ path: `${artefacts}${name}-${size}-longer.png` });
    expect(await breakages(seen.page)).toEqual([]);
    await be(seen.context, cookies);
  });
});
