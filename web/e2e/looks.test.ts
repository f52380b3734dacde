import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { be, painted, picture } from './picture';
import { guest, type Guest } from './server';
import { layoutFaults } from './layout';
import { browser, server } from './setup';
import { scenes } from './scenes';

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
        await picture(page, `${name}-${size}-${colorScheme}`);
        expect(await layoutFaults(page), colorScheme).toEqual([]);
        expect(await violations(page), colorScheme).toEqual([]);
      }
      // The browser also logs the refusals that scenes provoke.
      expect(seen.faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
      await be(context, cookies);
    },
  );
});
