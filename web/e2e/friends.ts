import type { Browser, Page } from 'playwright-core';
import { begin, guest, PHONE, type Server } from './server';
import { button, radio, say, textbox } from './words';

export const byLink = (page: Page) => radio(page, 'page-against-link').check();

/** Accepts an invitation. */
export async function accept(page: Page, link: string) {
  await page.goto(link);
  await button(page, 'page-join-game').click();
  await page.waitForURL('**/table/*');
}

/** Lets the host begin the game once everybody is there. */
export const ready = (host: Page) => button(host, 'page-ready').click();

/** Lets the host give the first empty seat to a computer. */
export async function fillSeat(host: Page, level?: string) {
  await host.locator('.seat summary').first().click();
  const levels = host.getByRole('combobox', { name: say('page-level'), exact: true }).first();
  if (level !== undefined) await levels.selectOption(level);
  await button(host, 'page-fill-now').first().click();
}

/** The link for each open seat. */
export async function links(host: Page): Promise<string[]> {
  const seats = host.locator('.seat');
  await seats.first().waitFor();
  const found = [];
  for (const seat of await seats.all()) {
    found.push(await textbox(seat, 'page-link').inputValue());
  }
  return found;
}

/**
 * Seats people at one table, each with their own browser. The first is the host. `way` maps the links of the
 * others, for example to another address.
 */
export async function playersByLink(
  browser: Browser,
  server: Server,
  game: string,
  choose: (page: Page) => Promise<void> = async () => {},
  way: (link: string) => string = (link) => link,
) {
  const host = await guest(browser, server);
  await begin(host.page, game, async (page) => {
    await byLink(page);
    await choose(page);
  });
  const friends = [];
  for (const link of await links(host.page)) {
    const friend = await guest(browser, server);
    await accept(friend.page, way(link));
    friends.push(friend);
  }
  await ready(host.page);
  const all = [host, ...friends];
  for (const { page } of all) await page.locator('.moves, section li > button').first().waitFor();
  return all;
}

/** The friend of `hostWithFriend`. */
export const FRIEND = 'Bo';

/**
 * Seats two people at a table by link. `agree` lets the host choose a further term of the game. The friend has a
 * phone, and must read that `term` in the invitation.
 */
export async function hostWithFriend(
  browser: Browser,
  server: Server,
  game: string,
  { agree, term }: { agree: (page: Page) => Promise<unknown>; term: string },
) {
  const host = await guest(browser, server);
  await begin(host.page, game, async (page) => {
    await byLink(page);
    await agree(page);
  });
  const friend = await guest(browser, server, PHONE);
  const [link = ''] = await links(host.page);
  const { pathname, hash } = new URL(link);
  await friend.page.goto(pathname + hash);
  await friend.page.getByText(term).waitFor();
  await textbox(friend.page, 'page-name').fill(FRIEND);
  await accept(friend.page, pathname + hash);
  await ready(host.page);
  return { host, friend };
}

export async function closeAll(people: { context: { close: () => Promise<void> } }[]) {
  for (const { context } of people) await context.close();
}
