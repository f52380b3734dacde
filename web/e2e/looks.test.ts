import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { violations } from './axe';
import { layoutFaults } from './layout';
import { be, painted, picture } from './picture';
import { scenes } from './scenes';
import { guest, type Guest } from './server';
import { browser, server } from './setup';
import { inEachSize } from './sizes';

let seen: Guest;
beforeAll(async () => {
  seen = await guest(browser, server, { hasTouch: true });
});
afterAll(() => seen.context.close());

/** Changes the languages of the browser. */
const prefer = (page: Page, languages: string[]) =>
  page.evaluate((languages) => {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
    dispatchEvent(new Event('languagechange'));
  }, languages);

/** The pseudo-language whose texts are about 40 % longer than the English ones. */
const LONGER = 'qps';
/** A phone that is narrower than the usual one, for the longer words. */
const NARROW = { width: 360, height: 740 };

it.each(scenes)(
  '$name has a sound layout in each size, also in longer words, and axe finds nothing',
  async ({ name, show }) => {
    const { context, page } = seen;
    const cookies = await context.cookies();
    // Also after a failure: the next scene must not continue as another player.
    onTestFinished(() => be(context, cookies));
    await page.emulateMedia({ colorScheme: 'light' });
    await inEachSize(seen, show, async (size) => {
      await picture(page, `${name}-${size}-light`);
      expect((await layoutFaults(page)).join('\n'), size).toBe('');
      expect(await violations(page), size).toEqual([]);
      // The dark theme changes only colours, so only the contrast is checked again.
      await page.emulateMedia({ colorScheme: 'dark' });
      await painted(page);
      await picture(page, `${name}-${size}-dark`);
      expect(await violations(page, ['color-contrast']), `${size}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      // Keep the page in the same state, because reaching it takes most of the time.
      if (size === 'phone') await page.setViewportSize(NARROW);
      await prefer(page, [LONGER]);
      await page.locator(`html[lang="${LONGER}"]`).waitFor();
      await painted(page);
      await picture(page, `${name}-${size}-longer`);
      expect(await layoutFaults(page), `${size}, longer words`).toEqual([]);
      await prefer(page, ['en']);
      await page.locator('html[lang="en"]').waitFor();
    });
    // The browser also logs the refusals that scenes provoke.
    expect(seen.faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  },
  // Far more time than a scene needs, even on a busy machine.
  240_000,
);
