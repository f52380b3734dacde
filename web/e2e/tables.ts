import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { keyboard, playUntil } from './player';
import { PROGRAM } from './server';

/** Every game of the program. */
export const GAMES = execFileSync(PROGRAM, ['games', '--json'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { name: string }).name);
export type Seat = 'me' | 'anyone' | 'computer';

/** Creates a table and opens it. `agreed` lists what the players agree on. */
export async function sit(
  page: Page,
  spec: string,
  seats: Seat[] = ['me', 'me'],
  position?: string,
  agreed: { pie?: boolean; bids?: boolean } = {},
) {
  const { request } = page.context();
  const post = async (path: string, data?: object) => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  await post('/api/me');
  const { id } = await post('/api/tables', {
    spec,
    position,
    ...agreed,
    seats: seats.map((kind) => (kind === 'computer' ? { kind, level: 1 } : { kind })),
  });
  await page.goto(`/table/${id}`);
  await page
    .locator('.place > .board > *')
    .first()
    .waitFor()
    .catch(async (error: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`${page.url()} shows no board, but: ${shown}`, { cause: error });
    });
}

/** The number of actions in the list beside the board. */
export const plies = (page: Page) => page.locator('.moves .list button').count();

export const board = (spec: string, position?: string) => async (page: Page) => {
  await sit(page, spec, ['me', 'me'], position);
  await page.locator('.cell.open').first().waitFor();
};

/** Presses cells one by one, with the keyboard. */
export const point = async (page: Page, ...cells: string[]) => {
  for (const cell of cells) {
    await page.locator(`.cell[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  }
};

/** Opens the menu of a phone, which contains what is beside the board on a desktop. */
export async function openMenu(page: Page) {
  const menu = page.locator('.bar [aria-controls="menu"]');
  // While a table is being set up, the bar is missing. On a desktop, it is hidden.
  await menu.waitFor({ state: 'attached' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
}

export const withComputers = (seats: number): Seat[] => [
  'me',
  ...Array.from({ length: seats - 1 }, () => 'computer' as const),
];

export async function chooseCards(page: Page) {
  const cards = page.locator('section li > button');
  const done = page.locator('.choice .button.main');
  await cards.first().waitFor();
  for (let i = 0; !(await done.isEnabled()); i++) await cards.nth(i).click();
  await done.click();
}

/**
 * Plays Big Manitou, with dealt cards, until a condition holds. If a game ends before that, plays another one.
 */
export async function hunting(page: Page, seats: number, reached: () => Promise<number | boolean>) {
  for (let game = 0; game < 10; game++) {
    await sit(page, `manitou:players=${seats},cards=random`, withComputers(seats));
    const over = () => page.locator('.result').count();
    await playUntil(page, keyboard, 5, async () => (await reached()) || (await over()));
    if (await reached()) return;
  }
  throw new Error('no game of ten came to what was waited for');
}

/**
 * Makes the server say that it has lost its database when the page connects next. Returns a function that says so
 * again (`true`), or says that the database is back (`false`).
 */
export async function losesDatabase(page: Page) {
  let tell: ((stale: boolean) => void) | undefined;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const real = socket.connectToServer();
    real.onMessage((message) => {
      socket.send(message);
      if (tell || !String(message).includes('"type":"hello"')) return;
      tell = (stale) => socket.send(JSON.stringify({ type: 'stale', stale }));
      tell(true);
    });
  });
  return (stale: boolean) => tell?.(stale);
}
