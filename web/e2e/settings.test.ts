import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { begin, guest } from './house';
import { browser, house, soon } from './premises';

const byLink = (page: Page) => page.getByRole('radio', { name: 'With friends, by link' }).check();
const onDevice = (page: Page) => page.getByRole('radio', { name: 'On this device' }).check();
const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`).click({ force: true });
const moves = (page: Page) => page.locator('.moves li').count();

it('a guest is called so in his language, and by another name wherever he sits', async () => {
  const { context, page } = await guest(browser, house, { locale: 'de-AT' });
  await begin(page, 'jungle');
  await page.locator('.cell.open').first().waitFor();
  await page
    .getByText(/^Gast \d{4}$/)
    .first()
    .waitFor();
  const onlooker = await guest(browser, house);
  await onlooker.page.goto(page.url());
  await onlooker.page.locator('.moves').waitFor();
  await page.getByTitle('Du', { exact: true }).click();
  await page.getByRole('textbox', { name: 'So heißt du hier' }).fill('Ada');
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('button', { name: 'Geändert' }).waitFor();
  await page.keyboard.press('Escape');
  await onlooker.page.locator('.name', { hasText: 'Ada' }).waitFor();
  await context.close();
  await onlooker.context.close();
});

it('who likes to be asked is asked before he plays', async () => {
  const { context, page } = await guest(browser, house);
  await page.goto('/');
  await page.getByTitle('You', { exact: true }).click();
  await page.getByRole('checkbox', { name: /Ask before I play/ }).check();
  await begin(page, 'jungle', onDevice);
  await cell(page, 'a3');
  await cell(page, 'a4');
  await soon(() => page.locator('.cell.chosen').count()).toBe(2);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await soon(() => Promise.all([moves(page), page.locator('.cell.chosen').count()])).toEqual([0, 0]);
  await cell(page, 'a3');
  await cell(page, 'a4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.moves li').first().waitFor();
  await soon(() => moves(page)).toBe(1);
  await context.close();
});

it('a turn is told to who looks elsewhere', async () => {
  const host = await guest(browser, house);
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
  await host.page.getByTitle('You', { exact: true }).click();
  await host.page.getByRole('checkbox', { name: /Notify me/ }).check();
  await begin(host.page, 'mancala', byLink);
  await host.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await host.page.getByRole('textbox', { name: 'The link' }).inputValue();
  const friend = await guest(browser, house);
  await friend.page.goto(link);
  await host.page.locator('.cell.open').first().waitFor();
  await soon(() => host.page.title()).toContain('Your turn');
  await cell(host.page, '0-2');
  await friend.page.locator('.cell.open').first().waitFor();
  await soon(() => host.page.title()).not.toContain('Your turn');
  await host.page.evaluate(() => (location.hash = '#away'));
  await cell(friend.page, '1-2');
  await host.page.waitForFunction(() => (globalThis as unknown as { told: string[] }).told.length === 1);
  await soon(() => host.page.title()).toContain('Your turn');
  await host.context.close();
  await friend.context.close();
});

it('the host fills a seat with a computer of the level he likes', async () => {
  const { context, page } = await guest(browser, house);
  await begin(page, 'mancala', async (page) => {
    await byLink(page);
    await page.getByText('3 days a turn').click();
  });
  await page.getByRole('combobox', { name: 'Level' }).selectOption('3');
  await page.getByRole('button', { name: 'Let a computer play' }).click();
  await page.locator('.name', { hasText: 'Computer, level 3' }).waitFor();
  // The clock counts the days.
  await page.locator('li.turn time', { hasText: /days/ }).waitFor();
  await context.close();
});

it('two computers of one level are told apart', async () => {
  const { context, page } = await guest(browser, house);
  await begin(page, 'manitou', async (page) => {
    await page.getByRole('radio', { name: '3', exact: true }).last().check();
  });
  await page.getByText('Hawk (level 2)').first().waitFor();
  await page.getByText('Turtle (level 2)').first().waitFor();
  await context.close();
});

it('a link for onlookers is shared over plain http too', async () => {
  const { context, page } = await guest(browser, house);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await begin(page, 'mandua');
  await page.getByRole('button', { name: 'I see' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Let others look on' });
  await soon(() => sheet.getByRole('textbox').inputValue()).toBe(page.url());
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await sheet.getByRole('button', { name: 'Copied' }).waitFor();
  await context.close();
});

it('the rule book opens beside the board', async () => {
  const { context, page } = await guest(browser, house, { viewport: { width: 1440, height: 900 } });
  await begin(page, 'mana');
  await page.locator('.cell').first().waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  const book = await page.getByRole('region', { name: 'The rules of Mana' }).boundingBox();
  const board = await page.locator('.board').boundingBox();
  expect(board && book && board.x + board.width <= book.x).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules' }).waitFor();
  await context.close();
});

it('the dice of a finished game are checked in the browser', async () => {
  const { context, page, faults } = await guest(browser, house);
  await begin(page, 'manitou');
  await page.locator('section li > button').first().waitFor();
  await page.getByRole('button', { name: 'I see' }).click();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('button', { name: 'Deal again' }).click();
  await page.getByText(/shuffle.* agrees?.*noted before the game/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('who would like to play again asks, and the other agrees', async () => {
  const host = await guest(browser, house);
  const friend = await guest(browser, house);
  await begin(host.page, 'mancala', byLink);
  await host.page.getByRole('button', { name: 'Make a link' }).click();
  await friend.page.goto(await host.page.getByRole('textbox', { name: 'The link' }).inputValue());
  await host.page.locator('.cell.open').first().waitFor();
  await host.page.getByRole('button', { name: 'End the game' }).click();
  await host.page.getByRole('button', { name: 'Play again' }).click();
  await host.page.getByText('The others have not answered yet.').waitFor();
  await friend.page.getByText(/would like to play again/).waitFor();
  await friend.page.getByRole('button', { name: 'Play again' }).click();
  await host.page.getByRole('link', { name: 'To the next game' }).click();
  await friend.page.getByRole('link', { name: 'To the next game' }).click();
  await friend.page.locator('.cell.open').first().waitFor();
  await host.context.close();
  await friend.context.close();
});
