import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Cookie, Page } from 'playwright-core';

const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url));

/** Keeps a picture of a page, for people to look at, where `PICTURES` is set. Nothing else needs the pictures. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: `${artefacts}${name}.png` });
}

/**
 * Waits until the page is painted: a screenshot could come too early on a busy machine. Chromium sometimes draws no
 * frame any more because nothing changes, so stop waiting after a second.
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
