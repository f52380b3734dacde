// Bids for the sides, before a game of Mandua.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { closeAll, FRIEND, hostWithFriend } from './friends';
import { begin, chooseLevel, guest } from './server';
import { browser, eventually, server } from './setup';
import { plies } from './tables';
import { button, checkbox, radio, say } from './words';

const agree = (page: Page) => checkbox(page, 'page-bids-mandua').check();
const question = (page: Page) => page.getByRole('alertdialog');
const news = (page: Page) => page.locator('.news');
/** The number of hunters that wait beside the board. */
const waiting = (page: Page) => page.locator('.tray.waiting .number').textContent();
async function name(page: Page, number: number) {
  await question(page).locator('select').selectOption(String(number));
  await button(page, 'page-bid-mandua-name', { number }).click();
}

it('by link, the player who passes plays Tiger', async () => {
  const term = say('page-bids-mandua-term');
  const { host, friend } = await hostWithFriend(browser, server, 'mandua', { agree, term });
  await question(host.page).waitFor();
  expect(await violations(host.page)).toEqual([]);
  expect(await button(host.page, 'page-bid-mandua-pass').count()).toBe(0);
  // Until the bids are over, the board says why it is closed.
  await host.page.locator('.cell[data-cell="c3"]').click({ force: true });
  await host.page.getByText(say('table-bid-first')).waitFor();
  await name(host.page, 20);
  await question(friend.page).waitFor();
  await eventually(() => friend.page.title()).toContain(say('page-bid-mandua-title'));
  await eventually(() => host.page.locator('.status').textContent()).toBe(
    say('page-bid-mandua-waits', { whose: 'other', player: FRIEND, number: 20 }),
  );
  await name(friend.page, 15);
  await button(host.page, 'page-bid-mandua-pass').click();
  const won = (whose: string) => say('page-bid-mandua-won', { whose, player: FRIEND, number: 15 });
  await news(host.page).getByText(won('other')).waitFor();
  await news(friend.page).getByText(won('you')).waitFor();
  await eventually(() => waiting(host.page)).toBe('15');
  await friend.page.locator('.cell.open[data-cell="c3"]').tap();
  await host.page.locator('.cell.open[data-cell="a1"]').click();
  await host.page.locator('.cell.open[data-cell="a2"]').click();
  await eventually(() => plies(host.page)).toBe(2);
  await host.page.reload();
  await eventually(() => waiting(host.page)).toBe('14');
  // The host was the first to bid. In the rematch, the friend is.
  await button(host.page, 'page-draw').click();
  await button(friend.page, 'page-agree').tap();
  await button(host.page, 'page-rematch').click();
  await button(friend.page, 'page-agree').tap();
  await question(friend.page).waitFor();
  expect([host.faults, friend.faults]).toEqual([[], []]);
  await closeAll([host, friend]);
});

it('the computer passes rather than name too few hunters', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mandua', async (page) => {
    await chooseLevel(page, 8);
    await agree(page);
  });
  await name(page, 22);
  await question(page)
    .getByText(say('page-bid-mandua-next', { whose: 'computer', player: '', number: 21, most: 20 }))
    .waitFor();
  await name(page, 12);
  await news(page)
    .getByText(say('page-bid-mandua-won', { whose: 'you', player: '', number: 12 }))
    .waitFor();
  await eventually(() => waiting(page)).toBe('12');
  await page.locator('.cell.open[data-cell="c3"]').click();
  await eventually(() => plies(page)).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('two players share a device', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mandua', async (page) => {
    await radio(page, 'page-against-device').check();
    await agree(page);
  });
  await question(page)
    .getByText(say('page-bid-mandua-title-both', { turn: 0 }))
    .waitFor();
  await name(page, 9);
  await question(page)
    .getByText(say('page-bid-mandua-title-both', { turn: 1 }))
    .waitFor();
  await name(page, 1);
  await button(page, 'page-bid-mandua-pass').click();
  await news(page)
    .getByText(say('page-bid-mandua-won-both', { turn: 1, number: 1 }))
    .waitFor();
  await eventually(() => waiting(page)).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});
