import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { byLink, company, goHome, links } from './friends';
import { begin, guest } from './house';
import { browser, house, soon } from './premises';
import { GAMES, sit } from './tables';
import { ANY, button, heading, like, link, radio, region, say, textbox } from './words';

const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`).click();
const moves = (page: Page) => page.locator('.moves li').count();
/** What is said to the player to act. */
const yours = (key: string, args = {}) =>
  say('page-turn-what', { who: say('page-your-turn'), what: say(key, args) });

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
  await button(page, 'page-fill').click();
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
  await button(friend.page, 'page-leave-table').click();
  await friend.page.waitForURL((url) => url.pathname === '/');
  await soon(() => host.page.locator('.seat').count()).toBe(2);
  const onlooker = await guest(browser, house);
  await onlooker.page.goto(host.page.url());
  await heading(onlooker.page, 'page-waiting').waitFor();
  await button(host.page, 'page-give-up-table').click();
  await host.page.waitForURL((url) => url.pathname === '/');
  await heading(onlooker.page, 'page-no-result').waitFor();
  await soon(() => heading(host.page, 'page-continue').count()).toBe(0);
  await goHome([host, friend, onlooker]);
});

it('who shares a device takes back what was played last', async () => {
  const { context, page } = await guest(browser, house);
  await sit(page, 'jungle');
  await cell(page, 'a3');
  await cell(page, 'a4');
  await soon(() => moves(page)).toBe(1);
  await button(page, 'page-take-back').click();
  await soon(() => moves(page)).toBe(0);
  await context.close();
});

it('a draw that was offered is withdrawn', async () => {
  const [host, friend] = await company(browser, house, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await button(host.page, 'page-draw').click();
  await button(friend.page, 'page-agree').waitFor();
  await button(host.page, 'page-withdraw').click();
  await soon(() => button(friend.page, 'page-agree').count()).toBe(0);
  await button(host.page, 'page-draw').waitFor();
  await goHome([host, friend]);
});

it('how long one waits for somebody who is away is said', async () => {
  const [host, friend] = await company(browser, house, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await cell(host.page, 'a3');
  await cell(host.page, 'a4');
  await friend.page.locator('.cell.open').first().waitFor();
  await friend.page.goto('about:blank');
  await host.page
    .getByText(new RegExp(`${like('page-away-until', { player: ANY }).source} [45]:\\d\\d`))
    .waitFor();
  await goHome([host, friend]);
});

it('how a game ended is seen again after a look back', async () => {
  const { context, page } = await guest(browser, house);
  await sit(page, 'jungle');
  await cell(page, 'a3');
  await cell(page, 'a4');
  await soon(() => moves(page)).toBe(1);
  await button(page, 'page-abort').click();
  await button(page, 'page-look-back').click();
  await button(page, 'page-first').click();
  await button(page, 'page-result').click();
  await link(page, 'page-record').waitFor();
  await context.close();
});

it('in Mana it is said and shown what is to be set', async () => {
  const { context, page } = await guest(browser, house);
  const status = () => page.locator('.status').textContent();
  const marks = () => page.locator('.cell .dot').count();
  await sit(page, 'mana', ['me', 'computer']);
  await soon(status).toBe(yours('page-now-mana-row'));
  await soon(marks).toBe(3);
  await sit(page, 'mana:setup=advanced', ['me', 'computer']);
  await soon(marks).toBe(12);
  await cell(page, 'b1');
  await soon(status).toBe(yours('page-now-mana-place', { left: 5 }));
  await cell(page, 'b4');
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('page-why', { clause: 'MA-4' }), exact: true })
    .waitFor();
  await context.close();
});

it('the first words are about the rules that were chosen', async () => {
  const { context, page } = await guest(browser, house);
  const help = region(page, 'page-help');
  await begin(page, 'mancala', (page) => radio(page, 'page-option-mancala-rules-general').check());
  await soon(() => help.textContent()).toContain(say('page-help-mancala', { rules: 'general' }));
  await begin(page, 'mancala', (page) => radio(page, 'page-option-mancala-rules-egyptian').check());
  await soon(() => help.textContent()).toContain(say('page-help-mancala', { rules: 'egyptian' }));
  await context.close();
});

it('what is no link to a table is said to be none', async () => {
  const { context, page } = await guest(browser, house);
  await page.goto('/');
  const field = textbox(page, 'page-join-link');
  await field.fill('https://example.org/');
  await field.press('Enter');
  await page.getByText(say('page-join-what')).waitFor();
  await field.fill(`${house.url}/table/nothing-here`);
  await field.press('Enter');
  await page.waitForURL('**/table/nothing-here');
  await context.close();
});

it('a page that cannot be fetched says so, and is tried again', async () => {
  const { context, page } = await guest(browser, house);
  await page.goto('/');
  await page.locator('a[href="/new/mana"]').waitFor();
  await context.setOffline(true);
  await page.locator('a[href="/new/mana"]').click();
  await page.getByText(say('page-no-server')).waitFor();
  await context.setOffline(false);
  await button(page, 'page-try-again').click();
  await page.locator('.begin:enabled').waitFor();
  await context.close();
});
