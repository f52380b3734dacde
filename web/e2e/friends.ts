import type { Browser, Page } from 'playwright-core';
import { begin, guest, type House } from './house';
import { button, radio, textbox } from './words';

export const byLink = (page: Page) => radio(page, 'page-against-link').check();

/** The links that the host makes, one for each open seat. */
export async function links(host: Page): Promise<string[]> {
  const seats = host.locator('.seat');
  await seats.first().waitFor();
  const found = [];
  for (const seat of await seats.all()) {
    await button(seat, 'page-invite').click();
    found.push(await textbox(seat, 'page-link').inputValue());
  }
  return found;
}

/** People at one table, each with a browser of his own; the first has set it up, the others come their own way. */
export async function company(
  browser: Browser,
  house: House,
  game: string,
  choose: (page: Page) => Promise<void> = async () => {},
  way: (link: string) => string = (link) => link,
) {
  const host = await guest(browser, house);
  await begin(host.page, game, async (page) => {
    await byLink(page);
    await choose(page);
  });
  const friends = [];
  for (const link of await links(host.page)) {
    const friend = await guest(browser, house);
    await friend.page.goto(way(link));
    friends.push(friend);
  }
  const all = [host, ...friends];
  for (const { page } of all) await page.locator('.moves, section li > button').first().waitFor();
  return all;
}

export async function goHome(people: { context: { close: () => Promise<void> } }[]) {
  for (const { context } of people) await context.close();
}
