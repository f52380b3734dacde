import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Cookie, Page } from 'playwright-core';

const artefacts = fileURLToPath(new URL('artefacts/', import.meta.url));
mkdirSync(artefacts, { recursive: true });

/** Keeps a picture of a page, for people to look at. */
export const picture = (page: Page, name: string) => page.screenshot({ path: `${artefacts}${name}.png` });

/** Waits until the page is painted: a screenshot could come too early on a busy machine. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Restores cookies: a scene may have used another player's. */
export async function be(context: BrowserContext, cookies: Cookie[]) {
  await context.clearCookies();
  await context.addCookies(cookies);
}
