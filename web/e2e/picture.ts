import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Cookie, Page } from 'playwright-core';

const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url));

/** Whether screenshots are saved: whether the environment variable `PICTURES` is set. */
export const PICTURED = Boolean(process.env['PICTURES']);

/** Saves a screenshot for people to look at, if screenshots are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURED) return;
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: `${artefacts}${name}.png` });
}

/**
 * Waits until the page is painted, since a screenshot on a busy machine could come too early. Chromium may
 * draw no further frame if nothing changes, so stop waiting after a second.
 */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
        setTimeout(() => done(null), 1000);
      }),
  );

/** Restores cookies: a scene may have used another player's. */
export async function be(context: BrowserContext, cookies: Cookie[]) {
  await context.clearCookies();
  await context.addCookies(cookies);
}
