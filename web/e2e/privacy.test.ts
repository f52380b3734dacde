import { expect, it } from 'vitest';
import { byLink, links } from './friends';
import { begin, guest } from './server';
import { browser, server } from './setup';
import { sit } from './tables';
import { button, say, textbox } from './words';

it('whoever reads what is kept stays unknown', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/privacy');
  await page.locator('ol li').first().waitFor();
  expect(await page.locator('ol li').count()).toBe(8);
  await page.getByText(say('page-forget-unknown')).waitFor();
  // Only the data on this device can be removed.
  expect(await page.locator('article li .button').count()).toBe(1);
  expect(await context.cookies()).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('the engine is loaded only once it is needed', async () => {
  const { context, page, faults } = await guest(browser, server);
  const loaded: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wasm') && loaded.push(request.url()));
  await page.goto('/');
  await page.locator('.go .main:enabled').first().waitFor();
  await page.goto('/rules');
  await page.locator('main a').first().waitFor();
  await page.goto('/privacy');
  await page.locator('ol li').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  expect(loaded.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('nobody becomes a guest who only looks around, plays on their own device or reads records', async () => {
  const { context, page, faults } = await guest(browser, server);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  page.on('websocket', (socket) => new URL(socket.url()).pathname === '/ws' && sent.push(socket.url()));
  await begin(page, 'mana');
  await page.locator('.cell.open').first().waitFor();
  await page.goto('/view');
  await page.locator('input[type="file"]').setInputFiles('e2e/games.txt');
  await page.getByText('The first of five.').waitFor();
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await page.goto('/');
  await page.locator('.going li').first().waitFor();
  expect([sent, await context.cookies()]).toEqual([[], []]);
  // They can still remove what the browser keeps.
  await page.goto('/privacy');
  await button(page, 'page-forget-here').click();
  await button(page, 'page-forget-yes').click();
  await page.getByText(say('page-forgotten'), { exact: true }).waitFor();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect([sent, faults]).toEqual([[], []]);
  // Whoever saves a name becomes a guest.
  await page.goto('/');
  await page.getByTitle(say('page-you'), { exact: true }).click();
  await textbox(page, 'page-name').fill('Ada');
  await button(page, 'page-name-save').click();
  await button(page, 'page-name-saved').waitFor();
  expect((await context.cookies()).length).toBe(1);
  // A guest who comes back is recognized.
  const signedIn = page.waitForResponse('**/api/me');
  await page.reload();
  expect((await signedIn).ok()).toBe(true);
  await context.close();
});

it('whoever reads an invitation becomes a guest only when they accept it', async () => {
  const host = await guest(browser, server);
  await begin(host.page, 'jungle', byLink);
  const [invitation = ''] = await links(host.page);
  const { context, page, faults } = await guest(browser, server);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  await page.goto(invitation);
  await button(page, 'page-join-game').waitFor();
  expect([sent, await context.cookies()]).toEqual([['/api/invitations'], []]);
  await button(page, 'page-join-game').click();
  await page.waitForURL('**/table/*');
  expect((await context.cookies()).length).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
  await host.context.close();
});

it('a guest removes themself, and those who watch see it at once', async () => {
  const { context, page } = await guest(browser, server);
  // One game on the device, and one on the server.
  await begin(page, 'mana');
  await page.locator('.cell.open').first().waitFor();
  await sit(page, 'jungle', ['me', 'computer']);
  const onlooker = await guest(browser, server);
  await onlooker.page.goto(page.url());
  await onlooker.page.locator('.moves').waitFor();
  await page.getByTitle(say('page-you'), { exact: true }).click();
  await page.getByRole('link', { name: say('page-privacy-more') }).click();
  const remove = button(page, 'page-forget-remove');
  await remove.click();
  // The page asks for confirmation, and the guest can still change their mind.
  await button(page, 'page-forget-no').click();
  await remove.click();
  await button(page, 'page-forget-yes').click();
  await page.getByText(say('page-forgotten'), { exact: true }).waitFor();
  await onlooker.page
    .locator('.name', { hasText: /^Guest$/ })
    .first()
    .waitFor();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  // On their next visit, the server does not know them. They become a new guest when they watch a game.
  await page.goto('/');
  await page.locator('.go .main:enabled').first().waitFor();
  expect(await context.cookies()).toEqual([]);
  await page.goto(onlooker.page.url());
  await page.locator('.moves').waitFor();
  expect((await context.cookies()).length).toBe(1);
  await context.close();
  await onlooker.context.close();
});

it('a device is forgotten, and another one is not', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'jungle', ['me', 'computer']);
  const table = page.url();
  const [cookie] = await context.cookies();
  await page.goto('/privacy');
  await button(page, 'page-forget-here').click();
  await button(page, 'page-forget-yes').click();
  await page.getByText(say('page-forgotten'), { exact: true }).waitFor();
  expect(await context.cookies()).toEqual([]);
  // A copy of the old cookie no longer works.
  await context.addCookies(cookie ? [cookie] : []);
  const answer = await page.request.get(`${server.url}/api/tables`);
  expect(answer.status()).toBe(401);
  await page.goto(table);
  await page.locator('.moves').waitFor();
  await context.close();
});
