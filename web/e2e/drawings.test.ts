import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { kept, tree } from './analysis';
import { violations } from './axe';
import { guest, PHONE, type Guest } from './server';
import { browser, eventually, server } from './setup';
import { chooseCards, openMenu, point } from './tables';
import { ANY, button, like, say } from './words';

/** The looks of the drawings on the board, such as their colours, from bottom to top. */
const drawn = (page: Page) =>
  page
    .locator('.drawings > g')
    .evaluateAll((all) => all.map((one) => one.getAttribute('class')?.split(' ')[0] ?? ''));
const looks = (page: Page) => eventually(() => drawn(page));
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const spoken = (page: Page) => page.locator('.place > [aria-live]').textContent();
/** The number of plies in the record, including those of its variations. */
const plies = async (page: Page) => (await tree(page).getByRole('button').count()) - 1;

async function middle(page: Page, name: string) {
  const box = await cell(page, name).first().boundingBox();
  if (!box) throw new Error(`there is no cell ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws with the right mouse button: a circle, or an arrow to a cell or a point. */
async function draw(page: Page, from: string, to: string | { x: number; y: number } = from) {
  const start = await middle(page, from);
  const end = typeof to === 'string' ? await middle(page, to) : to;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
}

/** Holds a finger on a cell until it draws, and lifts it on this or another cell. */
async function hold(page: Page, from: string, to = from) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  const before = (await drawn(page)).length;
  await touch('touchStart', [start]);
  await eventually(async () => (await drawn(page)).length).not.toBe(before);
  if (to !== from) {
    await touch('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
    await touch('touchMove', [end]);
  }
  await touch('touchEnd', []);
  await screen.detach();
}

async function close({ context, faults }: Guest) {
  expect(faults).toEqual([]);
  await context.close();
}

it('the right mouse button draws arrows and circles, which a reload keeps', async () => {
  const person = await guest(browser, server);
  const { page } = person;
  await page.goto('/analyse/jungle');
  await point(page, 'a3', 'a4');
  await eventually(() => plies(page)).toBe(1);
  await draw(page, 'a7', 'a4');
  await looks(page).toEqual(['green']);
  await page.keyboard.down('Shift');
  await draw(page, 'e7');
  await looks(page).toEqual(['green', 'red']);
  await page.keyboard.down('Alt');
  await draw(page, 'e7', 'e4');
  await page.keyboard.up('Shift');
  await looks(page).toEqual(['green', 'red', 'yellow']);
  await draw(page, 'g7');
  await page.keyboard.up('Alt');
  await looks(page).toEqual(['green', 'red', 'blue', 'yellow']);
  // Drawing does not pick a cell. An arrow that ends outside the board is not drawn.
  expect(await page.locator('.cell.chosen').count()).toBe(0);
  await draw(page, 'c7', { x: 1200, y: 400 });
  await looks(page).toEqual(['green', 'red', 'blue', 'yellow']);
  // Drawing the same arrow again removes it.
  await draw(page, 'a7', 'a4');
  await looks(page).toEqual(['red', 'blue', 'yellow']);
  expect(await spoken(page)).toContain('green');
  expect(await violations(page)).toEqual([]);
  await page.waitForURL(/\/analyse\/#[\w-]{40,}$/);
  // Each drawing belongs to the ply at which it was made.
  await tree(page).getByRole('button').first().click();
  await looks(page).toEqual([]);
  await tree(page).getByRole('button').nth(1).click();
  await looks(page).toEqual(['red', 'blue', 'yellow']);
  await button(page, 'page-analyse-undo').click();
  await looks(page).toEqual(['green', 'red', 'blue', 'yellow']);
  await eventually(() => kept(page)).toContain('[%arrow a7 a4 green]');
  await page.reload();
  await looks(page).toEqual(['green', 'red', 'blue', 'yellow']);
  await close(person);
});

it('drawings follow their cells when the board is flipped or resized', async () => {
  const person = await guest(browser, server);
  const { page } = person;
  await page.goto('/analyse/mancala');
  await draw(page, '0-2');
  await looks(page).toEqual(['green']);
  const apart = async () => {
    const ring = await page.locator('.drawings > g').boundingBox();
    const { x, y } = await middle(page, '0-2');
    return ring ? Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) : Infinity;
  };
  await eventually(apart).toBeLessThan(2);
  await button(page, 'page-flip').click();
  await eventually(apart).toBeLessThan(2);
  await page.setViewportSize({ width: 700, height: 1000 });
  await eventually(apart).toBeLessThan(2);
  await close(person);
});

it('the keyboard draws, and says what it does', async () => {
  const person = await guest(browser, server);
  const { page } = person;
  await page.goto('/analyse/mana');
  await cell(page, 'b1').focus();
  await page.keyboard.press('m');
  await looks(page).toEqual(['green']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+M');
  await looks(page).toEqual(['red']);
  expect(await spoken(page)).toContain('red');
  await page.keyboard.press('m');
  await looks(page).toEqual(['green', 'red']);
  await page.keyboard.press('Escape');
  await looks(page).toEqual(['red']);
  expect(await spoken(page)).toBe(say('page-analyse-draw-left'));
  await page.keyboard.press('m');
  await page.keyboard.press('m');
  await looks(page).toEqual(['green', 'red']);
  await close(person);
});

it.each([
  ['mancala', '0-1', '0-4'],
  ['mandua', 'b2', 'c3'],
])('in %s, a finger that stays draws, and a finger that taps plays', async (game, from, to) => {
  const person = await guest(browser, server, PHONE);
  const { page } = person;
  await page.goto(`/analyse/${game}`);
  await cell(page, from).waitFor();
  await hold(page, from);
  await looks(page).toEqual(['green']);
  await hold(page, from, to);
  await looks(page).toEqual(['green', 'green']);
  expect(await button(page, 'page-look-back').isEnabled()).toBe(false);
  await cell(page, from).tap();
  await eventually(() => button(page, 'page-look-back').isEnabled()).toBe(true);
  await looks(page).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await openMenu(page);
  expect(await violations(page)).toEqual([]);
  await close(person);
});

it('in Big Manitou, cards and grounds are drawn on', async () => {
  const person = await guest(browser, server);
  const { page } = person;
  await page.goto('/analyse/manitou');
  await chooseCards(page);
  await page.getByRole('button', { name: like('page-analyse-look', { player: ANY }) }).click();
  await chooseCards(page);
  await page.getByRole('button', { name: like('page-analyse-look', { player: ANY }) }).click();
  // The hand of the other seat is shown until the engine has answered.
  const card = await page.locator('.hand button:has(.tribe-0)').first().getAttribute('data-cell');
  await draw(page, card ?? '', 'ground-2');
  await looks(page).toEqual(['green']);
  await draw(page, 'ground-3');
  await looks(page).toEqual(['green', 'green']);
  expect(await violations(page)).toEqual([]);
  await close(person);
});

const OPENINGS: [string, string[], string[], string[]][] = [
  ['mancala', ['0-1'], ['1-1'], ['1-2']],
  ['mana', ['b1'], ['b6'], ['c6']],
  ['jungle', ['a3', 'a4'], ['a7', 'a6'], ['g7', 'g6']],
  ['mandua', ['c1'], ['a5', 'a4'], ['a5', 'b5']],
];

it.each(OPENINGS)(
  'in %s, actions and a variation are played by mouse',
  async (game, first, second, other) => {
    const person = await guest(browser, server);
    const { page } = person;
    const play = async (cells: string[]) => {
      for (const name of cells) await page.locator(`.cell[data-cell="${name}"]`).click();
    };
    await page.goto('/');
    await page.getByRole('link', { name: say('page-analyse-open') }).click();
    await page.getByRole('link', { name: say(game), exact: true }).click();
    await play(first);
    await eventually(() => plies(page)).toBe(1);
    await play(second);
    await eventually(() => plies(page)).toBe(2);
    const earlier = tree(page).getByRole('button').nth(1);
    await earlier.click();
    await eventually(() => earlier.getAttribute('aria-current')).toBe('true');
    await play(other);
    await eventually(() => plies(page)).toBe(3);
    await eventually(() => tree(page).locator('[aria-current="true"]').count()).toBe(1);
    await draw(page, second[0] ?? '', other.at(-1));
    await looks(page).toEqual(['green']);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close(person);
  },
);
