import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playersByLink, closeAll } from './friends';
import { browser, server, eventually } from './setup';
import { Cable } from './cable';
import { say } from './words';

let cable: Cable;
beforeEach(async () => {
  cable = await Cable.to(server.url);
});
afterEach(() => cable.close());

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

/** Two people at a table of Mancala: the host next to the server, the friend behind the cable. */
async function apart() {
  const people = await playersByLink(
    browser,
    server,
    'mancala',
    async () => {},
    (link) => link.replace(server.url, cable.url),
  );
  const [host, friend] = people.map(({ page }) => page);
  if (!host || !friend) throw new Error('two people');
  await sow(host, 1);
  await played(friend, 1);
  return { people, host, friend };
}

it('a cut connection is shown and restored, and the player catches up', async () => {
  const { people, host, friend } = await apart();
  await sow(friend, 2);
  await played(host, 2);
  await played(friend, 2);
  cable.cut();
  await broken(friend).waitFor();
  const away = host.getByText(say('page-player-away'), { exact: true });
  await away.waitFor();
  // The host plays on; the friend sees it after reconnecting.
  await sow(host, 3);
  await host.locator('.moves li').nth(2).waitFor();
  await eventually(() => friend.locator('.moves li').count()).toBe(2);
  cable.mend();
  await broken(friend).waitFor({ state: 'detached' });
  await away.waitFor({ state: 'detached' });
  await played(friend, 3);
  await sow(friend, 1);
  await played(host, 4);
  await closeAll(people);
});

it('a refusal stays while the connection breaks and comes back', async () => {
  const { people, host, friend } = await apart();
  await friend.locator('.cell.open').first().waitFor();
  await friend.locator('.cell:not(.open)').first().click({ force: true });
  const refusal = friend.getByRole('alert');
  await refusal.waitFor();
  cable.cut();
  await broken(friend).waitFor();
  const away = host.getByText(say('page-player-away'), { exact: true });
  await away.waitFor();
  cable.mend();
  await broken(friend).waitFor({ state: 'detached' });
  await away.waitFor({ state: 'detached' });
  expect(await refusal.isVisible()).toBe(true);
  await closeAll(people);
});

it('a move made without a connection is taken back with a word, and not played later', async () => {
  const { people, host, friend } = await apart();
  const bowl = () => friend.locator('[data-count$="-2"]').allTextContents();
  const before = await bowl();
  cable.cut();
  await broken(friend).waitFor();
  await sow(friend, 2);
  await friend
    .getByRole('alert')
    .filter({ hasText: say('page-not-sent') })
    .waitFor();
  // Nothing was sown, and the player may choose again.
  expect(await bowl()).toEqual(before);
  await friend.locator('.cell.open').first().waitFor();
  cable.mend();
  await broken(friend).waitFor({ state: 'detached' });
  await sow(friend, 1);
  await played(host, 2);
  await played(friend, 2);
  // The host's action is the third, because the friend's first action was never sent or played.
  await sow(host, 2);
  await played(friend, 3);
  await eventually(() => host.locator('.moves li').count()).toBe(3);
  await closeAll(people);
});

it('a silent connection is noticed, and no move is lost or played twice', async () => {
  const { people, host, friend } = await apart();
  cable.silence();
  await sow(friend, 2);
  // The action may have arrived, so the page sends it again. Meanwhile, the page says that it is still
  // sending.
  await friend
    .getByRole('status')
    .filter({ hasText: say('page-sending', { connected: 'yes' }) })
    .waitFor();
  await friend
    .getByRole('status')
    .filter({ hasText: say('page-sending', { connected: 'no' }) })
    .waitFor();
  cable.mend();
  await played(host, 2);
  await friend
    .getByRole('status')
    .filter({ hasText: say('page-sending', { connected: 'no' }) })
    .waitFor({ state: 'detached' });
  await broken(friend).waitFor({ state: 'detached' });
  await played(friend, 2);
  await sow(host, 2);
  await played(friend, 3);
  await eventually(() => host.locator('.moves li').count()).toBe(3);
  await closeAll(people);
});

it('a person whom the server no longer knows becomes a new guest', async () => {
  const { people, friend } = await apart();
  await friend.context().clearCookies();
  cable.cut();
  await broken(friend).waitFor();
  cable.mend();
  await broken(friend).waitFor({ state: 'detached' });
  // The new guest is only a spectator: the seat belongs to the old guest.
  await friend.locator('.moves li').first().waitFor();
  await eventually(() => friend.locator('.cell.open').count()).toBe(0);
  await closeAll(people);
});
