import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { byLink, company, goHome, links } from './friends';
import { begin, guest } from './house';
import { browser, house, soon } from './premises';
import { GAMES, sit } from './tables';

const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`).click();
const moves = (page: Page) => page.locator('.moves li').count();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it.each([
  ['desktop', 1440, 900],
  ['phone', 390, 844],
])('on a %s, every game is begun with two clicks and no scrolling', async (_, width, height) => {
  const { context, page } = await guest(browser, house, { viewport: { width, height } });
  for (const game of GAMES) {
    await page.goto('/');
    await page.locator(`a[href="/new/${game}"]`).click();
    await page.locator('.begin:enabled').waitFor();
    const box = await page.locator('.begin').boundingBox();
    expect([game, box && box.y > 0 && box.y + box.height <= height]).toEqual([game, true]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('.begin').click();
    await page.locator('.place > .board > *').first().waitFor();
  }
  await context.close();
});

it('a host fills a seat although he made a link for it', async () => {
  const { context, page } = await guest(browser, house);
  await begin(page, 'mancala', byLink);
  await links(page);
  await button(page, 'Let a computer play').click();
  await page.locator('.cell.open').first().waitFor();
  await context.close();
});

it('a table that waits is given up by its host, and a seat by its player', async () => {
  const host = await guest(browser, house);
  await begin(host.page, 'manitou', async (page) => {
    await byLink(page);
    await page.getByRole('radio', { name: '3', exact: true }).last().check();
  });
  const [link = ''] = await links(host.page);
  const friend = await guest(browser, house);
  await friend.page.goto(`/join${new URL(link).hash}`);
  await soon(() => host.page.locator('.seat').count()).toBe(1);
  await button(friend.page, 'Give my seat up').click();
  await friend.page.waitForURL((url) => url.pathname === '/');
  await soon(() => host.page.locator('.seat').count()).toBe(2);
  const onlooker = await guest(browser, house);
  await onlooker.page.goto(host.page.url());
  await onlooker.page.getByRole('heading', { name: 'This table waits for its players' }).waitFor();
  await button(host.page, 'Give this table up').click();
  await host.page.waitForURL((url) => url.pathname === '/');
  await onlooker.page.getByRole('heading', { name: 'No result' }).waitFor();
  await soon(() => host.page.getByRole('heading', { name: 'Go on playing' }).count()).toBe(0);
  await goHome([host, friend, onlooker]);
});

it('who shares a device takes back what was played last', async () => {
  const { context, page } = await guest(browser, house);
  await sit(page, 'jungle');
  await cell(page, 'a3');
  await cell(page, 'a4');
  await soon(() => moves(page)).toBe(1);
  await button(page, 'Take back').click();
  await soon(() => moves(page)).toBe(0);
  await context.close();
});

it('a draw that was offered is withdrawn', async () => {
  const [host, friend] = await company(browser, house, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await button(host.page, 'Offer a draw').click();
  await button(friend.page, 'Agree').waitFor();
  await button(host.page, 'Withdraw').click();
  await soon(() => button(friend.page, 'Agree').count()).toBe(0);
  await button(host.page, 'Offer a draw').waitFor();
  await goHome([host, friend]);
});

it('how long one waits for somebody who is away is said', async () => {
  const [host, friend] = await company(browser, house, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await cell(host.page, 'a3');
  await cell(host.page, 'a4');
  await friend.page.locator('.cell.open').first().waitFor();
  await friend.page.goto('about:blank');
  await host.page.getByText(/is away. You may end the game in [45]:\d\d/).waitFor();
  await goHome([host, friend]);
});

it('how a game ended is seen again after a look back', async () => {
  const { context, page } = await guest(browser, house);
  await sit(page, 'jungle');
  await cell(page, 'a3');
  await cell(page, 'a4');
  await soon(() => moves(page)).toBe(1);
  await button(page, 'End the game').click();
  await button(page, 'Look back').click();
  await button(page, 'To the start').click();
  await button(page, 'How it ended').click();
  await page.getByRole('link', { name: 'Download the record' }).waitFor();
  await context.close();
});

it('in Mana it is said and shown what is to be set', async () => {
  const { context, page } = await guest(browser, house);
  const status = () => page.locator('.status').textContent();
  const marks = () => page.locator('.cell .dot').count();
  await sit(page, 'mana', ['me', 'computer']);
  await soon(status).toMatch(/^Your turn: set your Daimyo on a marked square/);
  await soon(marks).toBe(3);
  await sit(page, 'mana:setup=advanced', ['me', 'computer']);
  await soon(marks).toBe(12);
  await cell(page, 'b1');
  await soon(status).toBe('Your turn: set 5 Ronin');
  await cell(page, 'b4');
  await page.getByRole('alert').getByRole('button', { name: 'Why? MA-4' }).waitFor();
  await context.close();
});

it('the first words are about the rules that were chosen', async () => {
  const { context, page } = await guest(browser, house);
  const help = page.getByRole('region', { name: 'How it goes' });
  await begin(page, 'mancala', (page) => page.getByRole('radio', { name: /^General/ }).check());
  await soon(() => help.textContent()).toMatch(/counter-clockwise.*more stones in his mancala at the end/);
  await begin(page, 'mancala', (page) => page.getByRole('radio', { name: /^Egyptian/ }).check());
  await soon(() => help.textContent()).toMatch(/counter-clockwise.*move again/);
  await context.close();
});

it('what is no link to a table is said to be none', async () => {
  const { context, page } = await guest(browser, house);
  await page.goto('/');
  const link = page.getByRole('textbox', { name: 'The link you were sent' });
  await link.fill('https://example.org/');
  await link.press('Enter');
  await page.getByText('That is no link to a table.').waitFor();
  await link.fill(`${house.url}/table/nothing-here`);
  await link.press('Enter');
  await page.waitForURL('**/table/nothing-here');
  await context.close();
});

it('a page that cannot be fetched says so, and is tried again', async () => {
  const { context, page } = await guest(browser, house);
  await page.goto('/');
  await page.locator('a[href="/new/mana"]').waitFor();
  await context.setOffline(true);
  await page.locator('a[href="/new/mana"]').click();
  await page.getByText('The server does not answer.').waitFor();
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await page.locator('.begin:enabled').waitFor();
  await context.close();
});
