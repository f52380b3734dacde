import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { GAMES } from './tables';
import { ANY, button, like, say } from './words';

/** A record of each game, and a broken one. */
const FILE = fileURLToPath(new URL('games.txt', import.meta.url));
const text = readFileSync(FILE, 'utf8');

/** The number of the action that is shown. */
const chosen = (page: Page) =>
  page
    .locator('.moves li > button')
    .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true') + 1);

/** Dispatches a drop or paste event with a text. */
const give = (page: Page, event: 'drop' | 'paste', target: string, content: string) =>
  page.evaluate(
    ([event, target, content]) => {
      const data = new DataTransfer();
      if (event === 'drop') data.items.add(new File([content], 'games.txt', { type: 'text/plain' }));
      else data.setData('text', content);
      const options = { bubbles: true, cancelable: true };
      const made =
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      document.querySelector(target)?.dispatchEvent(made);
    },
    [event, target, content] as const,
  );

it('on a phone, remarks on a viewed game stand below the board, which keeps its size', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { context, page } = await guest(browser, server, phone);
  await page.goto('/');
  await page.locator('h1').first().waitFor();
  await give(page, 'paste', 'body', '[Spec "mancala"]\n[Rules "1"]\n[Result "*"]\n\n1. 3 2. 1\n');
  const drawn = page.locator('.board svg').first();
  await drawn.waitFor();
  const size = () => drawn.evaluate((one) => one.getBoundingClientRect().height);
  const quiet = await size();
  await button(page, 'page-look-forth').click();
  await page.locator('.room .bubble').waitFor();
  expect(await size()).toBe(quiet);
  await context.close();
});

it('a file of records is listed, and each game can be browsed', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await page.waitForURL('**/view');
  const list = page.getByRole('list', { name: say('page-view-list') });
  await list.waitFor();
  await eventually(() => list.getByRole('listitem').count()).toBe(GAMES.length + 1);
  await eventually(() => list.getByRole('listitem').nth(2).textContent()).toMatch(
    new RegExp(`${like('page-view-broken', { line: ANY, ply: 3 }).source}.*J-\\d`),
  );
  for (const [i, game] of GAMES.entries()) {
    await list.getByRole('button').nth(i).click();
    await page
      .getByRole('heading', { name: say(game), exact: true, level: 1 })
      .waitFor({ state: 'attached' });
    await page.locator('.board svg').first().waitFor();
    await button(page, 'page-forth').click();
    await button(page, 'page-forth').click();
    await eventually(() => chosen(page)).toBe(2);
    await button(page, 'page-back').click();
    await eventually(() => chosen(page)).toBe(1);
    await button(page, 'page-newest').click();
  }
  // The last game is finished, so its deals can be checked.
  await page
    .getByText(say('page-wins', { player: say('page-tribe-1'), number: 1 }))
    .first()
    .waitFor();
  await button(page, 'page-dice-check').click();
  await page.getByText(say('page-dice-agree', { deals: 12, committed: 'no', own: 'no' })).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('comments are shown at their actions', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await page.getByText('The first of five.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Both ways are open.').waitFor();
  await page.reload();
  await page.getByText('The first of five.').waitFor();
  await context.close();
});

it('a record can be dropped anywhere or pasted', async () => {
  const { context, page } = await guest(browser, server);
  for (const [event, target] of [
    ['drop', 'body'],
    ['paste', 'body'],
    ['paste', 'textarea'],
  ] as const) {
    await page.goto('/');
    await page.locator('textarea').waitFor();
    await give(page, event, target, text);
    await page.waitForURL('**/view');
    await page.getByText('The first of five.').waitFor();
  }
  await page.goto('/');
  await page.locator('textarea').waitFor();
  await give(page, 'paste', 'textarea', 'no record at all');
  await page.waitForURL('**/view');
  await page.getByText(new RegExp(`${like('page-view-broken', { line: 1, ply: 0 }).source}.*C-9`)).waitFor();
  await context.close();
});

it("a record is typed, or chosen, on the viewer's own page", async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/view');
  await page.locator('textarea').fill(text);
  await button(page, 'page-view-show').click();
  await page.getByText('The first of five.').waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/view');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await page.getByText('The first of five.').waitFor();
  await context.close();
});

it('what a record draws is shown on the board', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/view');
  const record =
    '[Spec "jungle"]\n[Rules "1"]\n[Result "*"]\n\n' +
    '{[%circle d1 green] Orange begins.} 1. a3-a4 {[%arrow a4 a7 red]} (1. g3-g4 {[%circle a1 blue]}) 2. a7-a6';
  await page.locator('textarea').fill(record);
  await button(page, 'page-view-show').click();
  const looks = () =>
    page.locator('.drawings > g').evaluateAll((all) => all.map(({ classList }) => classList.item(0)));
  await eventually(looks).toEqual(['green']);
  await page.keyboard.press('ArrowRight');
  await eventually(looks).toEqual(['red']);
  await page.keyboard.press('ArrowRight');
  await eventually(looks).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it.each<[string, ((module: Route) => Promise<void>) | null]>([
  ['on this device', null],
  [
    'on this device, with a module of no known type',
    async (module) =>
      module.fulfill({ response: await module.fetch(), contentType: 'application/octet-stream' }),
  ],
])('the positions of a record are analysed %s', async (_, change) => {
  const { context, page, faults } = await guest(browser, server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  if (change) await page.route('**/*.wasm', change);
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(FILE);
  await page.getByText('The first of five.').waitFor();
  await button(page, 'page-study').click();
  for (const key of ['Home', 'ArrowRight']) {
    await page.keyboard.press(key);
    await page.locator('.study .line').waitFor();
    await eventually(() => page.locator('.study .worth').textContent()).toBeTruthy();
  }
  expect(asked.filter((path) => path.startsWith('/api/records'))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a record stays in a browser that cannot run the engine, and the page says so', async () => {
  const { context, page, faults } = await guest(browser, server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.route('**/*.wasm', (module) => module.abort());
  const alert = page.getByRole('alert').filter({ hasText: say('page-engine-not-started') });
  for (const path of ['/view', '/analyse']) {
    await page.goto(path);
    await page.locator('textarea').fill(text);
    await button(page, 'page-view-show').click();
    await alert.waitFor();
  }
  await page.goto('/analyse/jungle');
  await alert.waitFor();
  expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
