import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe';
import { layoutFaults } from './layout';
import { be, painted, picture } from './picture';
import { scenes } from './scenes';
import { guest, type Guest } from './server';
import { browser, server } from './setup';

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

describe('in words 40 % longer', () => {
  let seen: Guest;
  beforeAll(async () => {
    seen = await guest(browser, server, { locale: 'qps' });
  });
  afterAll(() => seen.context.close());

  it.each(scenes)('$name has a sound layout', async ({ name, show }) => {
    const { context, page } = seen;
    const cookies = await context.cookies();
    await inEachSize(seen, show, [360, 740], async (size) => {
      await picture(page, `${name}-${size}-longer`);
      expect(await layoutFaults(page), size).toEqual([]);
    });
    await be(context, cookies);
  });
});

/**
 * Shows a scene on a phone and then, in the same state, on a desktop. The state is reached only once, because
 * that takes most of the time.
 */
async function inEachSize(
  { page }: Guest,
  show: (typeof scenes)[number]['show'],
  phone: [number, number],
  look: (size: string) => Promise<void>,
) {
  const sizes = [['phone', ...phone] as const, ['desktop', 1440, 900] as const];
  for (const [i, [size, width, height]] of sizes.entries()) {
    if (i > 0) {
      // A board that stands upright on a phone lies down again only after the window has been low for a
      // moment.
      await page.setViewportSize({ width, height: height * 0.6 });
      await painted(page);
    }
    await page.setViewportSize({ width, height });
    if (i === 0) await show(page);
    await painted(page);
    await look(size);
  }
}
