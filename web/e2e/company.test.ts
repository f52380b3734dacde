import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillSeat, playersByLink, closeAll } from './friends';
import { begin, guest } from './server';
import { browser, server, eventually } from './setup';
import { ANY, button, heading, like, radio, say } from './words';

const sow = (page: Page, bowl: number) =>
  page.locator(`.cell.open[data-cell$="-${bowl}"]`).click({ force: true });
const moves = (page: Page) => page.locator('.moves li').count();

/** Two people at one table of Mancala. */
async function pair() {
  const [host, friend] = await playersByLink(browser, server, 'mancala');
  if (!host || !friend) throw new Error('two people');
  return { host, friend };
}

type Noted = typeof globalThis & { returned?: true };
/** Notes when the page no longer says that the connection is lost. */
const watchReturn = (page: Page) =>
  page.evaluate(() => {
    let away = false;
    new MutationObserver(() => {
      const before = away;
      away = document.querySelector('.away') !== null;
      if (before && !away) (globalThis as Noted).returned = true;
    }).observe(document, { subtree: true, childList: true });
  });
const returned = (page: Page) => page.waitForFunction(() => (globalThis as Noted).returned);

it('two people play by link; one leaves and returns', async () => {
  const { host, friend } = await pair();
  await sow(host.page, 1);
  await friend.page.locator('.cell.open').first().waitFor();
  await friend.page.goto('about:blank');
  await friend.page.goto(host.page.url());
  await sow(friend.page, 1);
  await host.page.locator('.cell.open').first().waitFor();
  await eventually(() => moves(host.page)).toBe(2);
  await closeAll([host, friend]);
});

it('players agree to take a turn back, then to a draw', async () => {
  const { host, friend } = await pair();
  await sow(host.page, 1);
  await friend.page.locator('.cell.open').first().waitFor();
  await sow(friend.page, 1);
  await host.page.locator('.cell.open').first().waitFor();
  await button(friend.page, 'page-take-back').click();
  await button(host.page, 'page-agree').click();
  await friend.page.locator('.cell.open').first().waitFor();
  await eventually(() => moves(friend.page)).toBe(1);
  await button(friend.page, 'page-draw').click();
  await button(host.page, 'page-agree').click();
  await heading(host.page, 'page-drawn').waitFor();
  await closeAll([host, friend]);
});

it('a computer can replace a friend who does not come to the rematch', async () => {
  const { host, friend } = await pair();
  await sow(host.page, 1);
  // A move that comes after an offer declines it, so the offer waits for the move.
  await friend.page.locator('.moves li').first().waitFor();
  await button(friend.page, 'page-draw').click();
  await button(host.page, 'page-agree').click();
  await button(friend.page, 'page-rematch').click();
  await friend.page.getByText(say('page-rematch-waits')).waitFor();
  await friend.page.goto('about:blank');
  await button(host.page, 'page-agree').click();
  await host.page.getByText(like('page-waiting-for', { player: ANY })).waitFor();
  await fillSeat(host.page);
  await host.page.locator('.moves li').first().waitFor();
  await closeAll([host, friend]);
});

it('a spectator sees the game and cannot act', async () => {
  const { host, friend } = await pair();
  const third = await guest(browser, server);
  await third.page.goto(host.page.url());
  await third.page.locator('.moves').waitFor();
  await sow(host.page, 2);
  await third.page.locator('.moves li').first().waitFor();
  await eventually(() => third.page.locator('.cell.open').count()).toBe(0);
  expect(third.faults).toEqual([]);
  await closeAll([host, friend, third]);
});

it('nothing is lost when the server is killed and restarted', async () => {
  const { host, friend } = await pair();
  await sow(host.page, 1);
  await friend.page.locator('.cell.open').first().waitFor();
  await watchReturn(friend.page);
  await server.crash();
  await returned(friend.page);
  await sow(friend.page, 1);
  await host.page.locator('.moves li').nth(1).waitFor();
  await eventually(() => moves(host.page)).toBe(2);
  await closeAll([host, friend]);
});

it('an illegal move is explained by its clause', async () => {
  const { context, page } = await guest(browser, server);
  await begin(page, 'jungle');
  await page.locator('.cell[data-cell="a3"]').click({ force: true });
  await page.locator('.cell[data-cell="c5"]').click({ force: true });
  await page
    .getByRole('alert')
    .getByRole('button', { name: like('page-why', { clause: ANY }) })
    .click();
  await page.locator('li.marked').waitFor();
  await eventually(() => page.locator('li.marked').textContent()).toContain('J-');
  await context.close();
});

it('a shared device is handed over when cards are secret', async () => {
  const { context, page } = await guest(browser, server);
  await begin(page, 'manitou', (page) => radio(page, 'page-against-device').check());
  const choices = page.locator('.choice li > button');
  await choices.first().waitFor();
  for (let i = 0; i < 8; i++) await choices.nth(i).click();
  await button(page, 'page-manitou-choose-done').click();
  await button(page, 'page-hand-over-done', { player: say('page-tribe-1') }).waitFor();
  await eventually(() => choices.count()).toBe(0);
  await button(page, 'page-hand-over-done', { player: say('page-tribe-1') }).click();
  await choices.first().waitFor();
  await context.close();
});
