import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest, PHONE } from './server';
import { browser, server, eventually } from './setup';
import { board, point, sit } from './tables';
import { button, link, region, say } from './words';

const HUNGRY = 'l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/T5L o d5';
const bubble = (page: Page) => page.locator('.bubble');
const elephant = { animal: say('jungle-elephant'), eats: 'yes' };
/** Where an element is on the screen. */
const box = async (at: Locator) => {
  const found = await at.boundingBox();
  if (!found) throw new Error('the element is not shown');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
};
const wolf = say('page-jungle-enemy', { animal: say('jungle-wolf') });

it('what a move would let starve is said before it is made, and after it why', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle', ['me', 'computer'], HUNGRY);
  await page.locator('.cell.open').first().waitFor();
  await point(page, 'c3');
  await eventually(() => bubble(page).textContent()).toContain(
    say('page-jungle-feed', { ...elephant, prey: wolf }),
  );
  // No bubble warns a player who picks the hungry animal itself, because its prey is marked.
  await point(page, 'c3', 'd5');
  await page.locator('.cell.chosen[data-cell="d5"]').waitFor();
  await eventually(() => bubble(page).count()).toBe(0);
  await point(page, 'd5', 'c3');
  await page.locator('.cell[data-cell="b3"]').focus();
  await eventually(() => bubble(page).textContent()).toContain(
    say('page-jungle-would', { ...elephant, prey: wolf }),
  );
  await page.keyboard.press('Enter');
  await page.locator('.moves li').nth(1).waitFor();
  // The computer has answered, but the remark on the player's own move is still there.
  const starved = say('page-jungle-starved', { ...elephant, prey: wolf, whose: 'yours', side: '' });
  await eventually(() => bubble(page).textContent()).toContain(starved);
  await bubble(page)
    .getByRole('button', { name: say('page-why', { clause: 'J-11' }), exact: true })
    .click();
  await region(page, 'page-rules-of', { game: say('jungle') }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await eventually(() => bubble(page).count()).toBe(0);
  await context.close();
});

it('a press on what is no piece says what it is, until it is pressed again', async () => {
  const { context, page } = await guest(browser, server);
  await board('jungle')(page);
  await point(page, 'b5');
  await eventually(() => bubble(page).textContent()).toContain(say('page-jungle-about-water'));
  const den = { den: 'any', side: say('jungle-yellow'), other: say('jungle-orange') };
  await point(page, 'd9');
  await eventually(() => bubble(page).textContent()).toContain(say('page-jungle-about-den', den));
  await point(page, 'd9');
  await eventually(() => bubble(page).count()).toBe(0);
  await board('mandua', '1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t +12')(page);
  await point(page, 'B');
  await eventually(() => bubble(page).textContent()).toContain(say('page-mandua-cage', { cage: 'B' }));
  await context.close();
});

it('an animal that steps into a trap is said to be in danger', async () => {
  const { context, page } = await guest(browser, server);
  await board('jungle', '7/2W4/6t/7/7/7/7/7/6C o -')(page);
  await point(page, 'c8', 'c9');
  const wolf = { whose: 'other', side: say('jungle-orange'), animal: say('jungle-wolf') };
  const trapped = say('page-jungle-in-trap', wolf);
  await eventually(() => bubble(page).textContent()).toContain(trapped);
  await context.close();
});

it('a skipped turn says whose it is, and why', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'mana', ['me', 'computer'], '6/d5/rr4/Rr4/RRr3/DR1r2 b - 1/0 *');
  await page.locator('.cell.open').first().waitFor();
  await point(page, 'reserve', 'f2', 'f1');
  const args = {
    whose: 'computer',
    side: say('mana-white'),
    yours: 'yours',
    next: '',
    bound: 'yes',
  };
  await eventually(() => bubble(page).textContent()).toContain(say('page-mana-skipped', args));
  await bubble(page)
    .getByRole('button', { name: say('page-why', { clause: 'MA-15' }), exact: true })
    .waitFor();
  await context.close();
});

it('an extra turn and a capture say their reason', async () => {
  const { context, page } = await guest(browser, server);
  await board('mancala', '4 0 0 1 0 0 0 / 4 4 4 4 4 4 0 S')(page);
  await point(page, '0-4');
  const side = say('mancala-south');
  await eventually(() => bubble(page).textContent()).toContain(
    say('page-mancala-captured', { whose: 'other', side, across: 4 }),
  );
  await board('mancala', '4 0 0 0 0 1 0 / 4 4 4 4 4 4 0 S')(page);
  await point(page, '0-6');
  await eventually(() => bubble(page).textContent()).toContain(
    say('page-mancala-extra', { whose: 'other', side }),
  );
  await context.close();
});

it.each([
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
])('on %s, the result stands beside the board or below it, in sight', async (_, width, height) => {
  const { context, page } = await guest(browser, server, { viewport: { width, height } });
  await sit(page, 'mancala', ['me', 'computer'], '0 0 0 0 0 1 15 / 1 0 0 0 0 0 31 S');
  await page.locator('.cell.open').first().waitFor();
  const before = await page.locator('.place > .board > *').first().boundingBox();
  await point(page, '0-6');
  const card = page.locator('.result');
  await card.getByRole('heading', { name: say('page-lost-by', { mine: 16, theirs: 32 }) }).waitFor();
  // The board keeps its place and its size.
  expect(await page.locator('.place > .board > *').first().boundingBox()).toEqual(before);
  // The result says who keeps the last stones, and adds them up.
  const sum = { left: 1, had: 31, rest: 1, sum: 32 };
  const people = { whose: 'yours', side: '', banks: 'computer', other: '' };
  await eventually(() => card.textContent()).toContain(say('page-mancala-emptied', { ...people, ...sum }));
  const [place, shown] = [await page.locator('.place').boundingBox(), await card.boundingBox()];
  if (!place || !shown) throw new Error('there is no result');
  const apart =
    shown.x >= place.x + place.width ||
    shown.y >= place.y + place.height ||
    shown.y + shown.height <= place.y;
  expect(apart).toBe(true);
  const top = (at: Locator) => at.evaluate((element) => element.getBoundingClientRect().top);
  const bottom = (at: Locator) => at.evaluate((element) => element.getBoundingClientRect().bottom);
  // If the card is higher than its place, it scrolls there.
  await eventually(() => bottom(page.locator('.end'))).toBeLessThanOrEqual(height);
  await eventually(() => bottom(button(card, 'page-rematch'))).toBeLessThanOrEqual(height);
  await eventually(() => top(page.locator('.place'))).toBeGreaterThanOrEqual(0);
  // The winner’s mancala is highlighted.
  await page.locator('.cell[data-cell="1-mancala"] .decisive').waitFor();
  for (const key of ['page-rematch', 'page-review', 'page-replay']) await button(card, key).waitFor();
  await link(card, 'page-new-game').waitFor();
  await button(card, 'page-replay').click();
  await page.locator('.cell[data-cell="1-mancala"] .decisive').waitFor();
  await context.close();
});

it('once the board has shown the winning action, the page says that the game is won', async () => {
  const { context, page } = await guest(browser, server, { ...PHONE, speed: 'normal' });
  await sit(page, 'mana', ['me', 'computer'], '2d3/2R3/6/2r3/6/5D b - 4/4 *');
  await page.locator('.cell.open').first().waitFor();
  const place = () => page.locator('.place > .board > *').first().boundingBox();
  const before = await place();
  await point(page, 'c5', 'c6');
  await page.locator('.headline', { hasText: say('page-won') }).waitFor();
  expect(await page.locator('.cell[data-cell="c6"] .decisive').count()).toBe(1);
  await page.locator('.result').waitFor();
  expect(await place()).toEqual(before);
  await context.close();
});

const CAPTURE = '4 0 0 1 0 0 0 / 4 4 4 4 4 4 0 S';

it('on a phone, a remark covers no bowl that can be played, and a press goes through it', async () => {
  const { context, page } = await guest(browser, server, PHONE);
  await board('mancala', CAPTURE)(page);
  await page.locator('.cell[data-cell="0-4"]').tap({ force: true });
  await bubble(page).waitFor();
  const remark = await box(bubble(page));
  for (const cell of await page.locator('.cell.open').all()) {
    const at = await box(cell);
    const apart =
      at.right <= remark.x || at.x >= remark.right || at.bottom <= remark.y || at.y >= remark.bottom;
    expect(apart).toBe(true);
  }
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('.bubble') ?? null,
    { x: remark.x + 4, y: remark.y + 4 },
  );
  expect(under).toBeNull();
  await page.locator('.cell.open').first().tap({ force: true });
  await eventually(() =>
    page
      .getByText(say('page-mancala-captured', { whose: 'other', across: 4, side: say('mancala-south') }))
      .count(),
  ).toBe(0);
  await eventually(() => page.locator('.moves li').count()).toBeGreaterThan(0);
  await context.close();
});

it('a refusal replaces a remark, and only one bubble is shown', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle', ['me', 'computer'], 'l1d3t/3Pc2/1r4e/E6/7/7/2W3R/1C3D1/T5L o d8');
  await page.locator('.cell.open').first().waitFor();
  await point(page, 'c3');
  const hungry = {
    animal: say('jungle-leopard'),
    eats: 'yes',
    prey: say('page-jungle-enemy', { animal: say('jungle-cat') }),
  };
  await eventually(() => bubble(page).textContent()).toContain(say('page-jungle-feed', hungry));
  await page.locator('.lock').waitFor();
  await point(page, 'd8', 'd9');
  const refusal = say('jungle-hungry-den', { animal: say('jungle-leopard') });
  await eventually(() => bubble(page).textContent()).toContain(refusal);
  expect(await bubble(page).count()).toBe(1);
  await context.close();
});

it('a remark goes away once it could be read', async () => {
  const { context, page } = await guest(browser, server);
  await page.clock.install();
  await board('jungle', '7/2W4/6t/7/7/7/7/7/6C o -')(page);
  await point(page, 'c8', 'c9');
  await bubble(page).waitFor();
  await page.clock.runFor(20_000);
  await eventually(() => bubble(page).count()).toBe(0);
  await context.close();
});

it('after a win, the next level is one press away', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle', ['me', 'computer'], 'l1d4/3P3/7/7/7/7/7/7/6C o -');
  await page.locator('.cell.open').first().waitFor();
  await point(page, 'd8', 'd9');
  const card = page.locator('.result');
  for (const key of ['page-rematch', 'page-review']) await button(card, key).waitFor();
  await card.getByRole('button', { name: say('page-next-level', { level: 2 }) }).click();
  await page.locator('.cell.open').first().waitFor();
  await page
    .getByText(say('page-player-level', { level: 2 }))
    .first()
    .waitFor();
  await context.close();
});
