// The pie rule: the player who does not begin chooses a side.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe';
import { closeAll, FRIEND, hostWithFriend } from './friends';
import { keyboard, mouse, playUntil } from './player';
import { begin, guest } from './server';
import { browser, eventually, server } from './setup';
import { plies } from './tables';
import { button, checkbox, radio, say } from './words';

const sides = { south: say('mancala-south'), north: say('mancala-north') };

const agree = (page: Page) => checkbox(page, 'page-pie').check();
const question = (page: Page) => page.getByRole('alertdialog');
const news = (page: Page) => page.locator('.news');
/** Whether the cell `near` is closer to the lower edge of the screen than the cell `far`. */
const looksFrom = async (page: Page, near: string, far: string) => {
  const [lower, upper] = await Promise.all(
    [near, far].map((cell) => page.locator(`.cell[data-cell="${cell}"]`).boundingBox()),
  );
  return (lower?.y ?? 0) > (upper?.y ?? 0);
};
/** Whether an upright phone shows the board from South's side. */
const fromSouth = (page: Page) => looksFrom(page, '0-mancala', '1-mancala');

/** Two people at a table of Mancala with the pie rule. The host begins; the friend has a phone. */
async function pair() {
  const term = say('page-pie-term', { game: 'mancala' });
  const { host, friend } = await hostWithFriend(browser, server, 'mancala', { agree, term });
  await host.page.locator('.cell.open').first().waitFor();
  return { host, friend };
}

it('by link, the second player takes the other side', async () => {
  const { host, friend } = await pair();
  await host.page.locator('.cell.open[data-cell$="-1"]').click();
  await question(friend.page).waitFor();
  await eventually(() => friend.page.title()).toContain(say('page-pie-choose'));
  await eventually(() => host.page.locator('.status').textContent()).toBe(
    say('page-pie-chooses', { whose: 'other', player: FRIEND, yours: sides.north, theirs: sides.south }),
  );
  // Until the choice, the board says why it is closed.
  await friend.page.locator('.cell[data-cell="1-2"]').tap({ force: true });
  await friend.page.getByText(say('table-choose-a-side')).waitFor();
  expect(await fromSouth(friend.page)).toBe(false);
  await button(friend.page, 'page-pie-take', { side: sides.south }).tap();
  const exchanged = say('page-pie-exchanged', {
    ...{ chooser: 'other', partner: 'you', player: FRIEND, other: '' },
    ...{ taken: sides.south, left: sides.north },
  });
  await news(host.page).getByText(exchanged).waitFor();
  await eventually(() => fromSouth(friend.page)).toBe(true);
  await host.page.locator('.cell.open').first().click();
  await friend.page.locator('.cell.open[data-cell^="0-"]').first().tap();
  await eventually(() => plies(host.page)).toBe(3);
  await friend.page.reload();
  await friend.page.locator('.moves').waitFor({ state: 'attached' });
  await eventually(() => fromSouth(friend.page)).toBe(true);
  await eventually(() => friend.page.locator('.choice').count()).toBe(1);
  // The player who took over the side that began also begins the rematch.
  await button(host.page, 'page-draw').click();
  await button(friend.page, 'page-agree').tap();
  await button(host.page, 'page-rematch').click();
  await button(friend.page, 'page-agree').tap();
  await friend.page.locator('.cell.open[data-cell^="0-"]').first().tap();
  await question(host.page).waitFor();
  expect([host.faults, friend.faults]).toEqual([[], []]);
  await closeAll([host, friend]);
});

it('the computer chooses a side against a person who begins', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mana', agree);
  const [black, white] = [say('mana-black'), say('mana-white')];
  await playUntil(page, mouse, 3, async () => (await news(page).count()) > 0);
  const chosen = (await news(page).textContent()) ?? '';
  const exchanged = say('page-pie-exchanged', {
    ...{ chooser: 'computer', partner: 'you', player: '', other: '' },
    ...{ taken: black, left: white },
  });
  expect([exchanged, say('page-pie-kept', { chooser: 'computer', player: '', side: white })]).toContain(
    chosen,
  );
  const [near, far] = chosen === exchanged ? ['a6', 'a1'] : ['a1', 'a6'];
  expect(await looksFrom(page, near, far)).toBe(true);
  await page.locator('.moves .choice').getByText(chosen).waitFor();
  const before = await plies(page);
  await playUntil(page, mouse, 3, async () => (await plies(page)) > before + 2);
  expect(await looksFrom(page, near, far)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('a person keeps their side with the keyboard', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'jungle', async (page) => {
    await radio(page, 'page-against-device').check();
    await agree(page);
  });
  const [orange, yellow] = [say('jungle-orange'), say('jungle-yellow')];
  await playUntil(page, keyboard, 3, async () => (await question(page).count()) > 0);
  // The question has the focus, but none of its buttons: a key that was meant for the board must not choose.
  await eventually(() => question(page).evaluate((sheet) => sheet === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
    say('page-pie-keep', { side: yellow }),
  );
  await page.keyboard.press('Enter');
  await news(page)
    .getByText(say('page-pie-kept-both', { taken: yellow, left: orange }))
    .waitFor();
  await playUntil(page, keyboard, 3, async () => (await plies(page)) > 2);
  expect(faults).toEqual([]);
  await context.close();
});
