import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accept, byLink, fillSeat, playersByLink, closeAll, links } from './friends';
import { begin, guest } from './server';
import { browser, server, eventually } from './setup';
import { GAMES, sit } from './tables';
import { ANY, button, heading, like, say, textbox } from './words';

const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`).click();
const moves = (page: Page) => page.locator('.moves li').count();
/** The status line that prompts the viewer. */
const yours = (key: string, args = {}) =>
  say('page-turn-what', { who: say('page-your-turn'), what: say(key, args) });

it.each([
  ['desktop', 1440, 900],
  ['phone', 390, 844],
])('on a %s, every game is begun with two clicks and no scrolling', async (_, width, height) => {
  const { context, page } = await guest(browser, server, { viewport: { width, height } });
  for (const game of GAMES) {
    await page.goto('/');
    await page.locator(`a[href="/new/${game}"]`).first().click();
    const presets = page.locator('.card:enabled');
    await presets.nth(2).waitFor();
    for (const preset of (await presets.all()).slice(0, 3)) {
      const box = await preset.boundingBox();
      expect([game, box && box.y > 0 && box.y + box.height <= height]).toEqual([game, true]);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await presets.first().click();
    await page.locator('.place > .board > *').first().waitFor();
  }
  await context.close();
});

it('the host gives a seat to a computer instead of a friend', async () => {
  const { context, page } = await guest(browser, server);
  await begin(page, 'mancala', byLink);
  await links(page);
  await fillSeat(page);
  await page.locator('.cell.open').first().waitFor();
  await context.close();
});

it('before the game, a host gives up the table and a player their seat', async () => {
  const host = await guest(browser, server);
  await begin(host.page, 'manitou', async (page) => {
    await byLink(page);
    await page.getByRole('radio', { name: '3', exact: true }).last().check();
  });
  const [link = ''] = await links(host.page);
  const friend = await guest(browser, server);
  await accept(friend.page, `/join${new URL(link).hash}`);
  await eventually(() => host.page.locator('.seat').count()).toBe(1);
  await button(friend.page, 'page-leave-table').click();
  await friend.page.waitForURL((url) => url.pathname === '/');
  await eventually(() => host.page.locator('.seat').count()).toBe(2);
  const onlooker = await guest(browser, server);
  await onlooker.page.goto(host.page.url());
  await heading(onlooker.page, 'page-waiting').waitFor();
  await button(host.page, 'page-give-up-table').click();
  await host.page.waitForURL((url) => url.pathname === '/');
  await heading(onlooker.page, 'page-no-result').waitFor();
  await eventually(() => heading(host.page, 'page-continue').count()).toBe(0);
  await closeAll([host, friend, onlooker]);
});

it('on a shared device, the last turn is taken back', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle');
  await cell(page, 'a3');
  await cell(page, 'a4');
  await eventually(() => moves(page)).toBe(1);
  await button(page, 'page-take-back').click();
  await eventually(() => moves(page)).toBe(0);
  await context.close();
});

it('a draw offer is withdrawn', async () => {
  const [host, friend] = await playersByLink(browser, server, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await button(host.page, 'page-draw').click();
  await button(friend.page, 'page-agree').waitFor();
  await button(host.page, 'page-withdraw').click();
  await eventually(() => button(friend.page, 'page-agree').count()).toBe(0);
  await button(host.page, 'page-draw').waitFor();
  await closeAll([host, friend]);
});

it('the time left for an absent player is shown', async () => {
  const [host, friend] = await playersByLink(browser, server, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await cell(host.page, 'a3');
  await cell(host.page, 'a4');
  await friend.page.locator('.cell.open').first().waitFor();
  await friend.page.goto('about:blank');
  await host.page
    .getByText(new RegExp(`${like('page-away-until', { player: ANY }).source} [45]:\\d\\d`))
    .waitFor();
  await closeAll([host, friend]);
});

it('the result stays while the viewer browses the game', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle');
  await cell(page, 'a3');
  await cell(page, 'a4');
  await eventually(() => moves(page)).toBe(1);
  await button(page, 'page-abort').click();
  await button(page, 'page-abort-yes').click();
  // Wait for the result before browsing. A viewer who is already browsing does not see it until they come back.
  await button(page, 'page-review').waitFor();
  await button(page, 'page-first').click();
  await button(page, 'page-review').waitFor();
  await button(page, 'page-record').waitFor();
  // The review leads to the mistakes of the game.
  await button(page, 'page-review').click();
  await page.locator('[aria-pressed="true"]', { hasText: say('page-analyse-part-review') }).waitFor();
  await context.close();
});

it('Mana prompts for the set-up and marks the squares', async () => {
  const { context, page } = await guest(browser, server);
  const status = () => page.locator('.status').textContent();
  const marks = () => page.locator('.lit').count();
  await sit(page, 'mana', ['me', 'computer']);
  await eventually(status).toBe(yours('page-now-mana-row'));
  await eventually(marks).toBe(3);
  await sit(page, 'mana:setup=advanced', ['me', 'computer']);
  await eventually(marks).toBe(12);
  await cell(page, 'b1');
  await eventually(status).toBe(yours('page-now-mana-place', { left: 5 }));
  await cell(page, 'b4');
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('page-why', { clause: 'MA-4' }), exact: true })
    .waitFor();
  await context.close();
});

it('Mana says what the bird lets the other player do before it is set', async () => {
  const { context, page } = await guest(browser, server);
  const says = (key: string, args: object) =>
    eventually(() => page.locator('.status').textContent()).toContain(yours(key, args));
  await sit(page, 'mana', ['me', 'computer'], '1rr3/5d/4D1/r2r2/4R1/1RR3 b f1 2/1 2');
  await page.locator('.cell.open').first().waitFor();
  // Depending on the bird, two white pieces could reach Black’s Daimyo.
  expect(await page.locator('.attack').count()).toBe(2);
  await cell(page, 'c1');
  await says('page-now-mana-to', {
    only: 'no',
    steps: 2,
    more: 'others',
    frees: 'no',
    risks: 'all',
    danger: 'no',
    blocked: 'no',
    side: 'white',
  });
  await cell(page, 'c3');
  await says('page-now-mana-bird', {
    steps: 3,
    side: 'white',
    then: 'free',
    movable: 5,
    alike: 'no',
    stuck: 0,
    pieces: '',
    loss: 'no',
    skips: 'no',
    reserve: 'yes',
    danger: 'all',
    threat: 'no',
    from: '',
  });
  // White’s five pieces and the Ronin in its tray are outlined.
  await eventually(() => page.locator('.goes').count()).toBe(6);
  expect(await page.locator('.attack.certain').count()).toBe(2);
  await context.close();
});

it('a text that is not a link to a table is refused', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  const field = textbox(page, 'page-join-link');
  await field.fill('https://example.org/');
  await field.press('Enter');
  await page.getByText(say('page-join-what')).waitFor();
  await field.fill(`${server.url}/table/nothing-here`);
  await field.press('Enter');
  await page.waitForURL('**/table/nothing-here');
  await context.close();
});

it('a page that failed to load can be retried', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  await page.locator('a[href="/new/mana"]').first().waitFor();
  await context.setOffline(true);
  await page.locator('a[href="/new/mana"]').first().click();
  await page.getByText(say('page-no-server')).waitFor();
  await context.setOffline(false);
  await button(page, 'page-try-again').click();
  await page.locator('.card:enabled').first().waitFor();
  await context.close();
});

it('a planned action is played when its turn comes, and dropped with a word when it is illegal', async () => {
  const [host, friend] = await playersByLink(browser, server, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await friend.page.evaluate(() => localStorage.setItem('premove', 'yes'));
  await friend.page.reload();
  await friend.page.locator('.cell').first().waitFor();
  const press = async (page: Page, ...cells: string[]) => {
    for (const cell of cells) await page.locator(`.cell[data-cell="${cell}"]`).click({ force: true });
  };
  await press(friend.page, 'a7', 'a6');
  await eventually(() => friend.page.locator('.cell.planned').count()).toBe(2);
  await host.page.locator('.cell.open').first().waitFor();
  await press(host.page, 'a3', 'a4');
  for (const { page } of [host, friend]) await page.locator('.moves li').nth(1).waitFor();
  await eventually(() => friend.page.locator('.cell.planned').count()).toBe(0);
  // The planned move is illegal: no elephant can go this far.
  await press(friend.page, 'g7', 'c5');
  await host.page.locator('.cell.open').first().waitFor();
  await press(host.page, 'a4', 'a3');
  await friend.page
    .getByRole('alert')
    .filter({ hasText: say('page-premove-gone') })
    .waitFor();
  await eventually(() => host.page.locator('.moves li').count()).toBe(3);
  await closeAll([host, friend]);
});
