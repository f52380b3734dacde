import type { Page } from 'playwright-core';
import { afterEach, beforeEach, it } from 'vitest';
import { company, goHome } from './friends';
import { browser, house, soon } from './premises';
import { Wire } from './wire';
import { say } from './words';

let wire: Wire;
beforeEach(async () => {
  wire = await Wire.to(house.url);
});
afterEach(() => wire.close());

const sow = async (page: Page, bowl: number) => {
  await page.locator('.cell.open').first().waitFor();
  await page.locator(`.cell.open[data-cell$="-${bowl}"]`).click({ force: true });
};
const broken = (page: Page) => page.getByRole('status').filter({ hasText: say('page-away') });
const played = (page: Page, count: number) =>
  page
    .locator('.moves li')
    .nth(count - 1)
    .waitFor();

/** Two at a table of Mancala: the host beside the server, his friend at the end of a wire. */
async function apart() {
  const people = await company(
    browser,
    house,
    'mancala',
    async () => {},
    (link) => link.replace(house.url, wire.url),
  );
  const [host, friend] = people.map(({ page }) => page);
  if (!host || !friend) throw new Error('two people');
  await sow(host, 1);
  await played(friend, 1);
  return { people, host, friend };
}

it('a line that is cut shows, and heals by itself; what was done meanwhile is not lost', async () => {
  const { people, host, friend } = await apart();
  await sow(friend, 2);
  await played(host, 2);
  wire.cut();
  await broken(friend).waitFor();
  const away = host.getByText(say('page-player-away'), { exact: true });
  await away.waitFor();
  // The one plays on; the other sees it once he is back.
  await sow(host, 3);
  await host.locator('.moves li').nth(2).waitFor();
  await soon(() => friend.locator('.moves li').count()).toBe(2);
  wire.mend();
  await broken(friend).waitFor({ state: 'detached' });
  await away.waitFor({ state: 'detached' });
  await played(friend, 3);
  await sow(friend, 1);
  await played(host, 4);
  await goHome(people);
});

it('what is played while the line is cut arrives once it is back', async () => {
  const { people, host, friend } = await apart();
  wire.cut();
  await broken(friend).waitFor();
  await sow(friend, 2);
  wire.mend();
  await played(host, 2);
  await played(friend, 2);
  await sow(host, 2);
  await played(friend, 3);
  await soon(() => host.locator('.moves li').count()).toBe(3);
  await goHome(people);
});

it('a line that falls silent is noticed too, and nothing is played twice or lost', async () => {
  const { people, host, friend } = await apart();
  wire.silence();
  await sow(friend, 2);
  await broken(friend).waitFor();
  wire.mend();
  await played(host, 2);
  await broken(friend).waitFor({ state: 'detached' });
  await played(friend, 2);
  await sow(host, 2);
  await played(friend, 3);
  await soon(() => host.locator('.moves li').count()).toBe(3);
  await goHome(people);
});

it('one whom the server no longer knows comes in anew', async () => {
  const { people, friend } = await apart();
  await friend.context().clearCookies();
  wire.cut();
  await broken(friend).waitFor();
  wire.mend();
  await broken(friend).waitFor({ state: 'detached' });
  // He looks on: his seat was another's.
  await friend.locator('.moves li').first().waitFor();
  await soon(() => friend.locator('.cell.open').count()).toBe(0);
  await goHome(people);
});
