import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accept, byLink, closeAll, links, ready } from './friends';
import { begin, guest } from './server';
import { browser, server, eventually } from './setup';
import { ANY, button, heading, like } from './words';

// What the page shows only once the game has begun: the list of moves, or cards to choose.
const BEGUN = '.moves, section li > button';

/** A host of Big Manitou and the link for a friend. */
async function invited() {
  const host = await guest(browser, server);
  await begin(host.page, 'manitou', byLink);
  const [link] = await links(host.page);
  return { host, friend: await guest(browser, server), table: host.page.url(), link: link ?? '' };
}

const secrets = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^dice-.+-[0-9a-f]{64}$/.test(key)));

it('a page that was closed reveals its number when it is opened again', async () => {
  const { host, friend, table, link } = await invited();
  await accept(friend.page, link);
  await eventually(async () => (await secrets(friend.page)).length).toBe(1);
  await friend.page.goto('about:blank');
  await ready(host.page);
  await host.page.getByText(like('page-dice-reveal', { players: ANY })).waitFor();
  await host.page.reload();
  await host.page.getByText(like('page-dice-reveal', { players: ANY })).waitFor();
  // Both tabs of the friend commit and reveal at the same time.
  const second = await friend.context.newPage();
  await Promise.all([friend.page, second].map((page) => page.goto(table)));
  for (const page of [host.page, second, friend.page]) await page.locator(BEGUN).first().waitFor();
  expect(await secrets(friend.page)).toEqual([]);
  for (const { faults } of [host, friend]) expect(faults).toEqual([]);
  await closeAll([host, friend]);
});

it('a browser that lost its number says so, and the table can be closed', async () => {
  const { host, friend, table, link } = await invited();
  await accept(friend.page, link);
  // As long as the host is not ready, a browser that lost its number can simply commit to a new one.
  await eventually(async () => (await secrets(friend.page)).length).toBe(1);
  await friend.page.evaluate(() => localStorage.clear());
  await friend.page.reload();
  await eventually(async () => (await secrets(friend.page)).length).toBe(1);
  await friend.page.evaluate(() => localStorage.clear());
  await friend.page.goto('about:blank');
  await ready(host.page);
  await host.page.getByText(like('page-dice-reveal', { players: ANY })).waitFor();
  await friend.page.goto(table);
  await friend.page.getByText(like('page-dice-lost')).waitFor();
  await button(host.page, 'page-give-up-table').click();
  await heading(friend.page, 'page-no-result').waitFor();
  await friend.page.getByText(like('page-dice-missing', { players: ANY })).waitFor();
  await closeAll([host, friend]);
});
