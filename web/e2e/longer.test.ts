import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutFaults } from './layout';
import { be, picture } from './picture';
import { scenes } from './scenes';
import { guest, type Guest } from './server';
import { browser, server } from './setup';
import { inEachSize } from './sizes';

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
