import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playUntil, tap, type Touch } from './player';
import { guest, PHONE } from './server';
import { browser, eventually, server } from './setup';
import { board, GAMES, point, sit } from './tables';
import { ANY, button, like, say } from './words';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/**
 * What the visible bubble says, and its faults: what it wrongly covers, and whether it leaves the screen. Null if
 * there is no bubble.
 */
const talk = (page: Page) =>
  page.evaluate(() => {
    const bubble = document.querySelector('.bubble');
    if (!bubble) return null;
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    const covers = (kept: Element) => {
      const box = kept.getBoundingClientRect();
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
    };
    // In Big Manitou, bubbles have a place of their own among the cards. Without a bubble, other words stand there.
    // A bubble may cover those words, but no other button.
    const within = document.querySelector('.place')?.contains(bubble);
    const board = within ? '.place button:not(.bubbles ~ *, .bubbles ~ * *)' : '.place';
    // In that game, the board also says what to do, and the words below it are for screen readers only.
    const status = '.said.bubbly .status';
    const covered = [board, status, '.bar', 'header'].flatMap((kept) =>
      [...document.querySelectorAll(kept)]
        .filter((one) => !bubble.contains(one) && covers(one))
        .map((one) => one.outerHTML.slice(0, 200)),
    );
    const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return {
      text: bubble.textContent,
      remark: !bubble.matches('.guide'),
      rings: document.querySelectorAll('.ring, .spot').length,
      faults: inside ? covered : ['outside', ...covered],
    };
  });

it.each(GAMES)('in %s on a phone, words cover neither the board nor the prompt', async (game) => {
  const { context, page, faults } = await guest(browser, server, { ...PHONE, guided: true });
  await sit(page, game, ['me', 'computer']);
  await page.locator('.bubble.guide').waitFor();
  const said = new Set<string | null>();
  let rings = 0;
  const attentive: Touch = async (page, selector, index) => {
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const now = await talk(page);
      if (!now) break;
      expect([now.text, ...now.faults]).toEqual([now.text]);
      said.add(now.text);
      rings += now.rings;
    }
    if ((await talk(page))?.remark) await page.keyboard.press('Escape');
    await tap(page, selector, index);
  };
  const over = () => page.locator('.result').count();
  await playUntil(page, attentive, 7, async () => said.size >= 3 || (await over()));
  expect(said.size).toBeGreaterThan(1);
  expect(rings).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a refusal leads to its clause, which stands at the top with its words', async () => {
  const { context, page } = await guest(browser, server, PHONE);
  await board('mancala')(page);
  await page.locator('.cell[data-cell="1-4"]').tap({ force: true });
  await page.locator('.spot.bad').waitFor();
  expect((await talk(page))?.faults).toEqual([]);
  await button(page, 'page-why', { clause: 'MC-4' }).tap();
  const top = async () => {
    const sheet = await page.locator('section .book').locator('xpath=..').boundingBox();
    const clause = await page.locator('#MC-4 > p').first().boundingBox();
    return sheet && clause ? clause.y - sheet.y : NaN;
  };
  await eventually(async () => {
    const at = await top();
    return at >= 0 && at < 60;
  }).toBe(true);
  await context.close();
});

it.each([PHONE, {}])(
  'what is said of an own action stays in sight until the next press: %o',
  async (screen) => {
    const { context, page, faults } = await guest(browser, server, screen);
    await sit(page, 'jungle', ['me', 'computer'], 'l5t/1d3c1/r1p3e/7/7/E6/1R1P3/1C3D1/T5L o -');
    await point(page, 'b3', 'b4');
    const own = say('page-jungle-swim', { animal: say('jungle-rat') });
    await page.getByText(own).waitFor();
    // The computer has answered. The answer is described above the sentence that stays.
    await eventually(() => page.locator('.lastly').textContent()).toMatch(/^Computer/);
    await eventually(() => page.locator('.lastly').textContent()).toMatch(/^Computer/);
    expect((await talk(page))?.text).toContain(own);
    expect((await talk(page))?.faults).toEqual([]);
    expect(await page.locator('.lastly').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText(own).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('a hint is drawn on the board, and the bar keeps its buttons to the end', async () => {
  const { context, page, faults } = await guest(browser, server, PHONE);
  await sit(page, 'mancala', ['me', 'computer'], '0 0 0 0 0 1 30 / 0 1 2 0 0 0 14 S');
  const hint = page.locator('.bar').getByRole('button', { name: say('page-hint') });
  await hint.tap();
  await page.locator('.status', { hasText: like('page-hint-what', { action: ANY }) }).waitFor();
  await page.locator('.trail.ahead').waitFor();
  await point(page, '0-6');
  await page.locator('.result').waitFor();
  // The result lies over the bar.
  await button(page, 'page-look-back').tap();
  expect(await hint.isDisabled()).toBe(true);
  expect(await page.locator('.bar button').count()).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});
