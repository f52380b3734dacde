import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { violations } from './axe';
import { layoutFaults } from './layout';
import { be, painted, picture, PICTURED } from './picture';
import { scenes } from './scenes';
import { guest, type Guest } from './server';
import { browser, server } from './setup';
import { inEachSize, type Size } from './sizes';

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
/** A narrower phone than the usual one, to test the longer words. A desktop has room for them. */
const NARROW = { width: 360, height: 740 };

type Theme = 'light' | 'dark';
/**
 * Each scene with its theme in each size, and the size in which axe checks it. Axe takes almost half of the time, so
 * it checks each scene in one size and one theme. Both alternate, because many parts of the page are in several scenes.
 */
const themed = scenes.map((scene, i) => ({
  ...scene,
  themes: { phone: i % 2 ? 'dark' : 'light', desktop: i % 2 ? 'light' : 'dark' } satisfies Record<
    Size,
    Theme
  >,
  axeSize: ((i >> 1) % 2 ? 'phone' : 'desktop') satisfies Size,
}));

it.each(themed)(
  '$name has a sound layout in each size, on a phone also in longer words, and axe finds nothing',
  async ({ name, show, themes, axeSize }) => {
    const { context, page } = seen;
    const cookies = await context.cookies();
    // Restore the cookies even after a failure: the next scene must not continue as another player.
    onTestFinished(() => be(context, cookies));
    await inEachSize(seen, show, async (size) => {
      // The theme that axe checks comes last.
      const order: Theme[] = themes[size] === 'dark' ? ['light', 'dark'] : ['dark', 'light'];
      for (const colorScheme of order.slice(PICTURED ? 0 : 1)) {
        await page.emulateMedia({ colorScheme });
        await painted(page);
        await picture(page, `${name}-${size}-${colorScheme}`);
      }
      expect((await layoutFaults(page)).join('\n'), size).toBe('');
      if (size === axeSize) expect(await violations(page), `${size}, ${themes[size]}`).toEqual([]);
      if (size !== 'phone') return;
      // Keep the page in the same state, because reaching it takes most of the time.
      await page.setViewportSize(NARROW);
      await prefer(page, [LONGER]);
      await page.locator(`html[lang="${LONGER}"]`).waitFor();
      await painted(page);
      await picture(page, `${name}-longer`);
      expect((await layoutFaults(page)).join('\n'), 'longer words').toBe('');
      await prefer(page, ['en']);
      await page.locator('html[lang="en"]').waitFor();
    });
    // The browser also logs the refusals that scenes provoke.
    expect(seen.faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  },
  // Far more time than a scene needs, even on a busy machine.
  240_000,
);
