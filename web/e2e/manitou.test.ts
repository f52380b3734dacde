import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { closeAll, playersByLink } from './friends';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { chooseCards, sit } from './tables';
import { ANY, button, like, region, say } from './words';

const cards = (page: Page) => page.locator('.choice li > button');
/** Chooses the cards at these places of the list. */
async function choose(page: Page, places: number[]) {
  await cards(page).first().waitFor();
  for (const place of places) await cards(page).nth(place).click();
  await button(page, 'page-manitou-choose-done').click();
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const handOver = (page: Page, seat: number) =>
  button(page, 'page-hand-over-done', { player: say(`page-tribe-${seat}`) });

it('the tiles are seen while cards are chosen, and a card too many says why not', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'computer']);
  await cards(page).first().waitFor();
  const choice = region(page, 'page-manitou-choose-title');
  for (const ground of [1, 2, 3])
    await choice.getByRole('region', { name: say('page-manitou-ground', { ground }) }).waitFor();
  await eventually(() => choice.locator('.prizes .tile').count()).toBeGreaterThan(2);
  for (const place of range(0, 9)) await cards(page).nth(place).click();
  await choice.getByText(say('page-manitou-choose-full', { size: 8 })).waitFor();
  await choice.getByRole('button', { name: say('page-why', { clause: 'MN-7' }), exact: true }).waitFor();
  expect(await cards(page).nth(8).getAttribute('aria-pressed')).toBe('false');
  await context.close();
});

it('by link, everybody chooses at the same time', async () => {
  const people = await playersByLink(browser, server, 'manitou');
  const [host, friend] = people.map(({ page }) => page);
  if (!host || !friend) throw new Error('two people');
  // The friend chooses first, though the host's turn comes first.
  await choose(friend, range(0, 7));
  await friend.getByText(like('page-manitou-choose-waits', { players: ANY, number: 1 })).waitFor();
  await button(friend, 'page-manitou-choose-again').click();
  await button(friend, 'page-manitou-choose-done').click();
  await choose(host, range(0, 8));
  for (const page of [host, friend]) await page.locator('.hand button').nth(2).waitFor();
  for (const { faults } of people) expect(faults).toEqual([]);
  await closeAll(people);
});

it('a shared device that is opened again shows nobody’s hand', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'me']);
  for (const seat of [1, 0]) {
    await chooseCards(page);
    await handOver(page, seat).waitFor();
    if (seat === 1) await handOver(page, seat).click();
  }
  const address = page.url();
  for (const path of ['/', address]) await page.goto(path);
  await handOver(page, 0).waitFor();
  // The grounds are visible, but no hand is.
  await eventually(() => page.locator('.ground .tile').count()).toBeGreaterThan(2);
  expect(await page.locator('.hand button').count()).toBe(0);
  await handOver(page, 0).click();
  await eventually(() => page.locator('.hand button').count()).toBe(3);
  await context.close();
});

it('a third hero in a ground is refused with its reason', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'me']);
  // The first player chooses all heroes and one hunter. The second player chooses only hunters.
  await choose(page, [0, ...range(10, 17)]);
  await handOver(page, 1).click();
  await choose(page, range(0, 7));
  const hero = page.locator('.hand button:not([aria-label*=" 1"])');
  for (let turn = 0; turn < 2; turn++) {
    await handOver(page, 0).click();
    await hero.first().click();
    await page.locator('.ground[data-ground="1"] button.here').click();
    await handOver(page, 1).click();
    await page.locator('.hand button.may').first().click();
    await page.locator('.ground[data-ground="2"] button.here').click();
  }
  await handOver(page, 0).click();
  await hero.first().click();
  await page.locator('.ground[data-ground="1"] button.shut').click();
  await page
    .getByText(like('manitou-third-hero', { ground: 1 }))
    .first()
    .waitFor();
  await context.close();
});
