import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutFaults } from './layout';
import { be, painted, picture } from './picture';
import { scenes } from './scenes';
import { guest, type Guest } from './server';
import { browser, server } from './setup';

const SIZES = [
  ['phone', 360, 740],
  ['desktop', 1440, 900],
] as const;

describe('in words 40 % longer', () => {
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, server, { locale: 'qps' });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)('$name has a sound layout', async ({ name, show }) => {
    const { context, page } = seen;
    const cookies = await context.cookies();
    for (const [i, [size, width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      // The page is laid out anew: showing every scene twice would take most of the time.
      if (i === 0) await show(page);
      await painted(page);
      await picture(page, `${name}-${size}-longer`);
      expect(await layoutFaults(page), size).toEqual([]);
    }
    await be(context, cookies);
  });
});
