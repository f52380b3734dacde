import { expect, it } from 'vitest';
import { guest } from './server';
import { browser, server } from './setup';
import { point, sit } from './tables';
import { button, say } from './words';

it('a beaten level is golden in the result, on the home page and where a game is set up', async () => {
  const { context, page, faults } = await guest(browser, server);
  await sit(page, 'mancala', ['me', 'computer'], '0 0 0 0 0 1 25 / 1 0 0 0 0 0 21 S');
  await point(page, '0-6');
  const result = page.locator('.result');
  await result.getByText(say('page-levels-beaten', { number: 1, all: 8 })).waitFor();
  const table = page.url();
  await button(page, 'page-next-level', { level: 2 }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== table);

  await page.goto('/');
  const card = page.locator('.games > li', { has: page.locator('a[href="/new/mancala"]') });
  await card.getByText(say('page-levels-beaten', { number: 1, all: 8 })).waitFor();
  expect(await page.locator('.games .rungs').count()).toBe(1);
  await card.locator('a.about').click();
  await page.locator('summary').click();
  expect(await page.locator('.pill.beaten').innerText()).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});
