import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { layoutFaults } from './layout';
import { be, painted, picture } from './picture';
import { scenes } from './scenes';
import { guest, type Guest } from './server';
import { browser, server } from './setup';
import { inEachSize } from './sizes';

describe('in English', () => {
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, server, { hasTouch: true });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)('$name has a sound layout in each size, and axe finds nothing', async ({ name, show }) => {
    const { context, page } = seen;
    const cookies = await context.cookies();
    await page.emulateMedia({ colorScheme: 'light' });
    await inEachSize(seen, show, [390, 844], async (size) => {
      await picture(page, `${name}-${size}-light`);
      expect((await layoutFaults(page)).join('\n'), size).toBe('');
      expect(await violations(page), size).toEqual([]);
      // The dark theme changes only colours, so only the contrast is checked again.
      await page.emulateMedia({ colorScheme: 'dark' });
      await painted(page);
      await picture(page, `${name}-${size}-dark`);
      expect(await violations(page, ['color-contrast']), `${size}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    });
    // The browser also logs the refusals that scenes provoke.
    expect(seen.faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
    await be(context, cookies);
  });
});
