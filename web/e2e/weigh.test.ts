import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest, PHONE } from './server';
import { browser, eventually, server } from './setup';
import { plies, sit } from './tables';
import { say } from './words';

/** Lays a finger on a cell, slides it by `slide` pixels, and lifts it after `meanwhile`. */
async function finger(
  page: Page,
  cell: string,
  slide: number,
  meanwhile: () => Promise<void> = async () => {},
) {
  const box = await page.locator(`.cell[data-cell="${cell}"]`).boundingBox();
  if (!box) throw new Error(`there is no ${cell}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const tools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', [{ x, y }]);
  if (slide > 0) await touch('touchMove', [{ x: x + slide, y }]);
  await meanwhile();
  await touch('touchEnd', []);
  await tools.detach();
}

it('a finger that stays on a bowl shows what a sowing would do, and a tap sows', async () => {
  const { context, page, faults } = await guest(browser, server, PHONE);
  await sit(page, 'mancala', ['me', 'me']);
  await page.locator('.cell.open').first().waitFor();
  await finger(page, '0-3', 0, async () => {
    await page.locator('.trail.ahead').waitFor();
    expect(await page.locator('.status').textContent()).toContain(
      say('page-mancala-forecast', { bowl: 3, laps: 1, whose: 'yours', follows: 'again', end: 0, across: 0 }),
    );
  });
  expect(await page.locator('.trail').count()).toBe(0);
  expect(await plies(page)).toBe(0);
  await finger(page, '0-3', 0);
  await eventually(() => plies(page)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('a tap on an arrow sows, even if the finger trembles', async () => {
  const { context, page } = await guest(browser, server, PHONE);
  await sit(page, 'mancala:rules=ethiopian', ['me', 'me']);
  await page.locator('.cell.open').first().waitFor();
  await finger(page, '0-3', 2);
  await page.locator('.cell[data-cell="right"]').waitFor();
  await finger(page, 'right', 2);
  await eventually(() => plies(page)).toBe(1);
  await context.close();
});
