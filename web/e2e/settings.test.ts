import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { begin, guest } from './server';
import { byLink, links } from './friends';
import { browser, server, eventually } from './setup';
import { ANY, button, checkbox, either, like, link, radio, region, say } from './words';

const onDevice = (page: Page) => radio(page, 'page-against-device').check();
const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`).click({ force: true });
const moves = (page: Page) => page.locator('.moves li').count();

it('a guest gets a name in their language, and can change it at all tables', async () => {
  const { context, page } = await guest(browser, server, { locale: 'de-AT' });
  await begin(page, 'jungle');
  await page.locator('.cell.open').first().waitFor();
  await page
    .getByText(new RegExp(`^${say('page-guest', {}, 'de')} \\d{4}$`))
    .first()
    .waitFor();
  const onlooker = await guest(browser, server);
  await onlooker.page.goto(page.url());
  await onlooker.page.locator('.moves').waitFor();
  await page.getByTitle(say('page-you', {}, 'de'), { exact: true }).click();
  await page.getByRole('textbox', { name: say('page-name', {}, 'de') }).fill('Ada');
  await page.getByRole('button', { name: say('page-name-save', {}, 'de'), exact: true }).click();
  await page.getByRole('button', { name: say('page-name-saved', {}, 'de'), exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await onlooker.page.locator('.name', { hasText: 'Ada' }).waitFor();
  await context.close();
  await onlooker.context.close();
});

it('with the setting, the player confirms each action', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  await page.getByTitle(say('page-you'), { exact: true }).click();
  await checkbox(page, 'page-confirm').check();
  await begin(page, 'jungle', onDevice);
  await cell(page, 'a3');
  await cell(page, 'a4');
  await eventually(() => page.locator('.cell.chosen').count()).toBe(2);
  await button(page, 'page-ask-leave').click();
  await eventually(() => Promise.all([moves(page), page.locator('.cell.chosen').count()])).toEqual([0, 0]);
  await cell(page, 'a3');
  await cell(page, 'a4');
  await button(page, 'page-ask-play').click();
  await page.locator('.moves li').first().waitFor();
  await eventually(() => moves(page)).toBe(1);
  await context.close();
});

it('a player in another tab is notified of their turn', async () => {
  const host = await guest(browser, server);
  await host.context.grantPermissions(['notifications']);
  await host.page.addInitScript(() => {
    const told: string[] = [];
    const Notification = Object.assign(
      function (title: string) {
        told.push(title);
      },
      { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
    );
    Object.assign(globalThis, { Notification, told });
    Object.defineProperty(document, 'hidden', { get: () => location.hash === '#away' });
  });
  await host.page.goto('/');
  await host.page.getByTitle(say('page-you'), { exact: true }).click();
  await checkbox(host.page, 'page-notify').check();
  await begin(host.page, 'mancala', byLink);
  const [invitation = ''] = await links(host.page);
  const friend = await guest(browser, server);
  await friend.page.goto(invitation);
  await host.page.locator('.cell.open').first().waitFor();
  await eventually(() => host.page.title()).toContain(say('page-your-turn'));
  await cell(host.page, '0-2');
  await friend.page.locator('.cell.open').first().waitFor();
  await eventually(() => host.page.title()).not.toContain(say('page-your-turn'));
  await host.page.evaluate(() => (location.hash = '#away'));
  await cell(friend.page, '1-2');
  await host.page.waitForFunction(() => (globalThis as unknown as { told: string[] }).told.length === 1);
  await eventually(() => host.page.title()).toContain(say('page-your-turn'));
  await host.context.close();
  await friend.context.close();
});

it('the host gives a seat to a computer of a chosen level', async () => {
  const { context, page } = await guest(browser, server);
  await begin(page, 'mancala', async (page) => {
    await byLink(page);
    await page.getByText(say('page-clock-days', { days: 3 })).click();
  });
  await page.getByRole('combobox', { name: say('page-level'), exact: true }).selectOption('3');
  await button(page, 'page-fill').click();
  await page.locator('.name', { hasText: say('page-computer', { level: 3 }) }).waitFor();
  // The clock counts days.
  await page.locator('li.turn time', { hasText: say('page-days', { days: 2 }) }).waitFor();
  await context.close();
});

it('two computers of one level have different names', async () => {
  const { context, page } = await guest(browser, server);
  await begin(page, 'manitou', async (page) => {
    await page.getByRole('radio', { name: '3', exact: true }).last().check();
  });
  await page
    .getByText(say('page-twin', { side: say('page-tribe-1'), level: 2 }))
    .first()
    .waitFor();
  await page
    .getByText(say('page-twin', { side: say('page-tribe-2'), level: 2 }))
    .first()
    .waitFor();
  await context.close();
});

it('the link for spectators can be copied over plain http', async () => {
  const { context, page } = await guest(browser, server);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await begin(page, 'mandua');
  await button(page, 'page-help-done').click();
  await button(page, 'page-share-short').click();
  const sheet = page.getByRole('dialog', { name: say('page-share') });
  await eventually(() => sheet.getByRole('textbox').inputValue()).toBe(page.url());
  await button(sheet, 'page-copy').click();
  await button(sheet, 'page-copied').waitFor();
  await context.close();
});

it('the rule book opens beside the board', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 1440, height: 900 } });
  await begin(page, 'mana');
  await page.locator('.cell').first().waitFor();
  await button(page, 'page-rules-link').click();
  const book = await region(page, 'page-rules-of', { game: say('mana') }).boundingBox();
  const board = await page.locator('.board').boundingBox();
  expect(board && book && board.x + board.width <= book.x).toBe(true);
  await page.keyboard.press('Escape');
  await button(page, 'page-rules-link').waitFor();
  await context.close();
});

it('the dice of a finished game are checked in the browser', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'manitou');
  await page.locator('section li > button').first().waitFor();
  await button(page, 'page-help-done').click();
  await button(page, 'page-abort').click();
  await button(page, 'page-dice-check').click();
  await page
    .getByText(
      either(...[1, 2].map((deals) => like('page-dice-agree', { deals, committed: 'yes', own: 'yes' }))),
    )
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('one player asks for a rematch and the other accepts', async () => {
  const host = await guest(browser, server);
  const friend = await guest(browser, server);
  await begin(host.page, 'mancala', byLink);
  const [invitation = ''] = await links(host.page);
  await friend.page.goto(invitation);
  await host.page.locator('.cell.open').first().waitFor();
  await button(host.page, 'page-abort').click();
  await button(host.page, 'page-rematch').click();
  await host.page.getByText(say('page-rematch-waits')).waitFor();
  await friend.page.getByText(like('page-rematch-wanted', { player: ANY })).waitFor();
  await button(friend.page, 'page-rematch').click();
  await link(host.page, 'page-to-rematch').click();
  await link(friend.page, 'page-to-rematch').click();
  await friend.page.locator('.cell.open').first().waitFor();
  await host.context.close();
  await friend.context.close();
});
