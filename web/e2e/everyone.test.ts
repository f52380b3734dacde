import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, browser as launch, guest, House } from './house';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

interface Axe {
  run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.run());
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

describe.each(['light', 'dark'] as const)('with a %s page, axe finds nothing', (colorScheme) => {
  it('at home and in the rule book', async () => {
    const { context, page } = await guest(browser, house, { colorScheme });
    for (const path of ['/', '/rules/mandua']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await faults(page)).toEqual([]);
    }
    await context.close();
  });

  it.each(['mancala', 'mana', 'jungle', 'mandua', 'manitou'])('at a table of %s', async (game) => {
    const { context, page } = await guest(browser, house, { colorScheme });
    await begin(page, game, async (page) => expect(await faults(page)).toEqual([]));
    await page.locator('.cell.open, section li > button').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
});

it.each(['en-GB', 'de-AT'])('no page in %s is wider than a phone', async (locale) => {
  const { context, page } = await guest(browser, house, { locale, viewport: { width: 360, height: 740 } });
  for (const path of ['/', '/new/mandua', '/rules/mana']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await context.close();
});
