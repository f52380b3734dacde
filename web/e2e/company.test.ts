import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company, goHome } from './friends';
import { begin, guest } from './house';
import { browser, house, soon } from './premises';
import { ANY, button, heading, like, link, radio, say } from './words';

const sow = (page: Page, bowl: number) =>
  page.locator(`.cell.open[data-cell$="-${bowl}"]`).click({ force: true });
const moves = (page: Page) => page.locator('.moves li').count();

/** Two people at one table of Mancala. */
async function together() {
  const [host, friend] = await company(browser, house, 'mancala');
  if (!host || !friend) throw new Error('two people');
  return { host, friend };
}

it('two people play by link; one goes away and comes back', async () => {
  const { host, friend } = await together();
  await sow(host.page, 1);
  await friend.page.locator('.cell.open').first().waitFor();
  await friend.page.goto('about:blank');
  await friend.page.goto(host.page.url());
  await sow(friend.page, 1);
  await host.page.locator('.cell.open').first().waitFor();
  await soon(() => moves(host.page)).toBe(2);
  await goHome([host, friend]);
});

it('a turn is taken back by agreement, and a draw agreed', async () => {
  const { host, friend } = await together();
  await sow(host.page, 1);
  await friend.page.locator('.cell.open').first().waitFor();
  await sow(friend.page, 1);
  await host.page.locator('.cell.open').first().waitFor();
  await button(friend.page, 'page-take-back').click();
  await button(host.page, 'page-agree').click();
  await friend.page.locator('.cell.open').first().waitFor();
  await soon(() => moves(friend.page)).toBe(1);
  await button(friend.page, 'page-draw').click();
  await button(host.page, 'page-agree').click();
  await heading(host.page, 'page-drawn').waitFor();
  await goHome([host, friend]);
});

it('a friend who does not come to the rematch holds up nobody', async () => {
  const { host, friend } = await together();
  await sow(host.page, 1);
  await button(friend.page, 'page-draw').click();
  await button(host.page, 'page-agree').click();
  for (const { page } of [friend, host]) await button(page, 'page-rematch').click();
  await link(friend.page, 'page-to-rematch').waitFor();
  await friend.page.goto('about:blank');
  await link(host.page, 'page-to-rematch').click();
  await host.page.getByText(like('page-waiting-for', { player: ANY })).waitFor();
  await button(host.page, 'page-fill').click();
  await host.page.locator('.moves li').first().waitFor();
  await goHome([host, friend]);
});

it('a spectator sees the game and can do nothing', async () => {
  const { host, friend } = await together();
  const third = await guest(browser, house);
  await third.page.goto(host.page.url());
  await third.page.locator('.moves').waitFor();
  await sow(host.page, 2);
  await third.page.locator('.moves li').first().waitFor();
  await soon(() => third.page.locator('.cell.open').count()).toBe(0);
  expect(third.faults).toEqual([]);
  await goHome([host, friend, third]);
});

it('a server that is killed comes back, and nothing is lost', async () => {
  const { host, friend } = await together();
  await sow(host.page, 1);
  await friend.page.locator('.cell.open').first().waitFor();
  await house.crash();
  await sow(friend.page, 1);
  await host.page.locator('.moves li').nth(1).waitFor();
  await soon(() => moves(host.page)).toBe(2);
  await goHome([host, friend]);
});

it('an illegal attempt is explained by its clause', async () => {
  const { context, page } = await guest(browser, house);
  await begin(page, 'jungle');
  await page.locator('.cell[data-cell="a3"]').click({ force: true });
  await page.locator('.cell[data-cell="c5"]').click({ force: true });
  await page
    .getByRole('alert')
    .getByRole('button', { name: like('page-why', { clause: ANY }) })
    .click();
  await page.locator('li.marked').waitFor();
  await soon(() => page.locator('li.marked').textContent()).toContain('J-');
  await context.close();
});

it('a shared device is handed over where something is secret', async () => {
  const { context, page } = await guest(browser, house);
  await begin(page, 'manitou', (page) => radio(page, 'page-against-device').check());
  const choices = page.locator('section li > button');
  await choices.first().waitFor();
  for (let i = 0; i < 8; i++) await choices.nth(i).click();
  await button(page, 'page-manitou-choose-done').click();
  await button(page, 'page-hand-over-done', { player: say('page-seat', { seat: 2 }) }).waitFor();
  await soon(() => choices.count()).toBe(0);
  await button(page, 'page-hand-over-done', { player: say('page-seat', { seat: 2 }) }).click();
  await choices.first().waitFor();
  await context.close();
});
