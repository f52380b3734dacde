import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { begin, guest } from './server';
import { accept, byLink, fillSeat, links, ready } from './friends';
import { browser, server, eventually } from './setup';
import { sit } from './tables';
import { ANY, button, checkbox, either, heading, like, radio, region, say, textbox } from './words';

const onDevice = (page: Page) => radio(page, 'page-against-device').check();
const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`).click({ force: true });
const moves = (page: Page) => page.locator('.moves li').count();

it('a guest gets a name in their language, and can change it at all tables', async () => {
  const { context, page } = await guest(browser, server, { locale: 'de-AT' });
  const onlooker = await guest(browser, server);
  await sit(onlooker.page, 'jungle', ['me', 'computer']);
  await page.goto(onlooker.page.url());
  await page
    .getByText(new RegExp(`^${say('page-guest', {}, 'de')} \\d{4}$`))
    .first()
    .waitFor();
  await sit(page, 'jungle', ['me', 'computer']);
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
  await eventually(() => Promise.all([moves(page), page.locator('.cell.chosen').count()])).toEqual([0, 1]);
  // The animal is still picked.
  await page.locator('.cell.chosen[data-cell="a3"]').waitFor();
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
  await accept(friend.page, invitation);
  await ready(host.page);
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
  await fillSeat(page, '3');
  await page.locator('.players li', { hasText: say('page-player-level', { level: 3 }) }).waitFor();
  // The clock shows days.
  await page.locator('li.turn time', { hasText: say('page-days', { days: 2 }) }).waitFor();
  await context.close();
});

it('two computers of one level have different names', async () => {
  const { context, page } = await guest(browser, server);
  await begin(page, 'manitou', async (page) => {
    await page.getByRole('radio', { name: '3', exact: true }).last().check();
  });
  // Each computer has the name of its tribe, with its level beside it.
  for (const tribe of ['page-tribe-1', 'page-tribe-2']) {
    const name = page.getByRole('heading', { name: say(tribe) });
    await eventually(() => name.textContent()).toContain(say('page-manitou-level', { level: 2 }));
  }
  await context.close();
});

it('the link for spectators can be copied over plain http', async () => {
  const { context, page } = await guest(browser, server);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await sit(page, 'mandua', ['me', 'computer']);
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
  await button(page, 'page-abort').click();
  await button(page, 'page-abort-yes').click();
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
  await accept(friend.page, invitation);
  await ready(host.page);
  await host.page.locator('.cell.open').first().waitFor();
  await button(host.page, 'page-abort').click();
  await button(host.page, 'page-abort-yes').click();
  await button(host.page, 'page-rematch').click();
  await host.page.getByText(say('page-rematch-waits')).waitFor();
  await friend.page.getByText(like('page-rematch-wanted', { player: ANY })).waitFor();
  // Each player clicks once, and the sides change.
  await friend.page.getByText(say('page-rematch-side', { side: say('mancala-south') })).waitFor();
  await button(friend.page, 'page-agree').click();
  await friend.page.locator('.cell.open').first().waitFor();
  await eventually(() => Promise.resolve(friend.page.url())).toBe(host.page.url());
  await host.context.close();
  await friend.context.close();
});

it('a draw on one device is asked for first', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle', ['me', 'me']);
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-draw').click();
  await button(page, 'page-play-on').click();
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-draw').click();
  await button(page, 'page-draw-yes').click();
  await heading(page, 'page-drawn').waitFor();
  await context.close();
});

it('a name that is too long is said, not cut', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  await page.getByTitle(say('page-you'), { exact: true }).click();
  await textbox(page, 'page-name').fill('x'.repeat(33));
  await page.getByText(say('page-name-long', { longest: 30, over: 3 })).waitFor();
  await eventually(() => textbox(page, 'page-name').inputValue()).toBe('x'.repeat(33));
  await button(page, 'page-name-save').click();
  await page
    .getByRole('alert')
    .filter({ hasText: say('server-name', { longest: 30 }) })
    .waitFor();
  await context.close();
});

it('theme and coordinates are kept on this device', async () => {
  const { context, page } = await guest(browser, server, { colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const light = await paper();
  await page.getByTitle(say('page-you'), { exact: true }).click();
  await radio(page, 'page-theme', { theme: 'dark' }).check();
  await checkbox(page, 'page-coordinates').uncheck();
  await eventually(paper).not.toBe(light);
  // The bar above an installed page is dark for both themes that the device may prefer.
  const bars = page.locator('meta[name="theme-color"]');
  const dark = await paper();
  expect(await bars.evaluateAll((bars) => bars.map((bar) => (bar as HTMLMetaElement).content))).toEqual([
    dark,
    dark,
  ]);
  await sit(page, 'jungle', ['me', 'me']);
  await eventually(paper).not.toBe(light);
  const edge = page.locator('text.edge').first();
  await edge.waitFor({ state: 'attached' });
  expect(await edge.isVisible()).toBe(false);
  await context.close();
});

it('running games are on the home page, and can be removed', async () => {
  const { context, page, faults } = await guest(browser, server);
  await sit(page, 'mancala', ['me', 'computer']);
  await page.locator('.cell.open').first().waitFor();
  await page.goto('/');
  const game = page.locator('.going li');
  await game.filter({ hasText: say('page-your-turn') }).waitFor();
  // The list shows the current board.
  await game.locator('.cell').first().waitFor({ state: 'attached' });
  await button(page, 'page-remove-game', { game: say('mancala') }).click();
  await button(page, 'page-remove').click();
  await game.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.games li').first().waitFor();
  await eventually(() => game.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('one click plays a first game, and then the same as last time', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  const play = page.locator('.games li').first().getByRole('button');
  await eventually(() => play.textContent()).toContain(say('page-preset', { kind: 'first-game' }));
  await play.click();
  await page.locator('.cell.open').first().waitFor();
  await page.goto('/');
  await eventually(() => play.textContent()).toContain(say('page-computer', { level: 1 }));
  await context.close();
});

it('an even start is drawn by lot, or refused where none is known', async () => {
  const { context, page, faults } = await guest(browser, server);
  await begin(page, 'mancala', async (page) => {
    const start = page.getByRole('combobox', { name: say('page-option-mancala-start') });
    await radio(page, 'page-option-mancala-rules-general').check();
    await start.selectOption(say('page-option-mancala-start-number', { number: 7 }));
    await page.locator('.begin').click();
    await page
      .getByRole('alert')
      .filter({ hasText: say('mancala-no-even-starts') })
      .waitFor();
    await radio(page, 'page-option-mancala-rules-egyptian').check();
    await start.selectOption(say('page-option-mancala-start-usual'));
    await button(page, 'page-option-draw').click();
    expect(await start.inputValue()).toMatch(/^[1-9][0-9]*$/);
  });
  const usual = [1, 2, 3, 4, 5, 6].map((bowl) =>
    say('page-mancala-bowl', { whose: 'yours', bowl, stones: 4, player: '' }),
  );
  await page.locator('.cell[data-cell="0-1"]').waitFor();
  const labels = await page.locator('.cell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  expect(usual.every((label) => labels.includes(label))).toBe(false);
  expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  await context.close();
});

it('an invited person sees who invites to what, and takes a name', async () => {
  const host = await guest(browser, server);
  await begin(host.page, 'jungle', async (page) => {
    await byLink(page);
    await page.getByText(say('page-clock-fischer', { minutes: 5, seconds: 5 })).click();
  });
  const [invitation = ''] = await links(host.page);
  const friend = await guest(browser, server);
  await friend.page.goto(invitation);
  await heading(friend.page, 'page-invited', {
    known: 'yes',
    game: say('jungle'),
    host: (await host.page.locator('.you').textContent())?.trim() ?? '',
  }).waitFor();
  await friend.page.getByText(say('page-clock-fischer', { minutes: 5, seconds: 5 })).waitFor();
  // The friend has only read the invitation, so the seat is still free.
  await eventually(() => host.page.locator('.seat input').count()).toBe(1);
  await textbox(friend.page, 'page-name').fill('Grace');
  await button(friend.page, 'page-join-game').click();
  await heading(host.page, 'page-friend-here', { players: 'Grace', number: 1 }).waitFor();
  await ready(host.page);
  // No clock runs before the first action.
  await host.page.locator('time').first().waitFor();
  await eventually(() => host.page.locator('time').allTextContents()).toEqual(['5:00', '5:00']);
  await host.context.close();
  await friend.context.close();
});
