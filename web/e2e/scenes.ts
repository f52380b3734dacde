import type { Page } from 'playwright-core';
import { analysisScenes } from './analysis-scenes';
import { keyboard, playUntil } from './player';
import type { Scene } from './sizes';
import {
  board,
  chooseCards,
  GAMES,
  hunting,
  losesDatabase,
  openMenu,
  point,
  sit,
  withComputers,
  type Seat,
} from './tables';
import { button } from './words';

const MANCALA = '4 4 0 5 1 6 2 / 5 0 6 5 5 4 1 S';
const MANA = '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1';
const JUNGLE = 'l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/T5L o d5';
const MANDUA = '1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t +12';
const RECORD = '[Spec "mandua"]\n[Rules "1"]\n[Result "*"]\n\n1. @c3 2. a1-b1';
const STRICT = '2h2/3h1/4h/2Th1/1T2h --TT 20 t -';

/** Announces this number, or objects by naming it. */
async function speak(page: Page, number: number) {
  await page
    .locator('.numbers')
    .getByRole('button', { name: String(number), exact: true })
    .click();
}

/** Lets Tiger announce one hunter too many. */
async function err(page: Page) {
  await board('mandua:referee=strict', STRICT)(page);
  await speak(page, 4);
  await page.locator('.moves li').first().waitFor({ state: 'attached' });
  await point(page, 'c2', 'e2');
  await page.locator('.moves li').nth(1).waitFor({ state: 'attached' });
}

/** Turns the analysis on. */
async function studied(page: Page) {
  await openMenu(page);
  await page.locator('.study [aria-pressed]').click();
  await page.locator('.study .line').waitFor();
}

async function goto(page: Page, path: string, seen = 'h1') {
  await page.goto(path);
  await page.locator(seen).first().waitFor();
}

/** Every page, and every board in each state that looks different. */
export const scenes: Scene[] = [
  { name: 'home', show: (page) => goto(page, '/') },
  {
    name: 'home-games',
    show: async (page) => {
      for (const game of GAMES) await sit(page, game, ['me', 'computer']);
      await sit(page, 'mana', ['me', 'anyone']);
      await board('mancala', '0 0 0 0 0 1 25 / 1 0 0 0 0 0 21 S')(page);
      await point(page, '0-6');
      await page.locator('.result').waitFor();
      await goto(page, '/', '.going .cell');
      await page.locator('.finished').waitFor();
    },
  },
  ...GAMES.map((game) => ({
    name: `new-${game}`,
    show: (page: Page) => goto(page, `/new/${game}`, '.card:enabled'),
  })),
  ...GAMES.map((game) => ({
    name: `new-${game}-options`,
    show: async (page: Page) => {
      await goto(page, `/new/${game}`, '.card:enabled');
      await page.locator('summary').click();
    },
  })),
  ...GAMES.map((game) => ({ name: `rules-${game}`, show: (page: Page) => goto(page, `/rules/${game}`) })),
  {
    name: 'privacy',
    show: async (page) => {
      await sit(page, 'jungle', ['me', 'computer']);
      await goto(page, '/privacy', 'ol li');
      await page.locator('article li .button').last().click();
      await page.locator('[role="group"]').waitFor();
    },
  },
  { name: 'nowhere', show: (page) => goto(page, '/nothing') },
  { name: 'rules-nowhere', show: (page) => goto(page, '/rules/nothing') },
  { name: 'join-refused', show: (page) => goto(page, '/join#nobody', '[role="alert"]:not(:empty)') },
  {
    name: 'you',
    show: async (page) => {
      await goto(page, '/');
      await page.locator('button.you').click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'instead',
    show: async (page) => {
      await goto(page, '/', '.go .main:enabled');
      // The browser refuses to keep a game.
      await page.evaluate(() => {
        IDBDatabase.prototype.transaction = () => {
          throw new DOMException('no storage', 'QuotaExceededError');
        };
      });
      await page.locator('.go .main').last().click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'share-here',
    show: async (page) => {
      await goto(page, '/new/jungle', '.card:enabled');
      await page.locator('.card:enabled').first().click();
      await page.locator('.cell.open').first().waitFor();
      await openMenu(page);
      await button(page, 'page-share-short').click();
      await page.locator('dialog .main').waitFor();
    },
  },
  {
    name: 'other-version',
    show: async (page) => {
      await page.route('**/api/games', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'menagerie-protocol': 'other' } });
      });
      await goto(page, '/new/mana', '[role="status"] .load');
      await page.unroute('**/api/games');
    },
  },
  {
    name: 'invited',
    show: async (page) => {
      await sit(page, 'mana', ['me', 'anyone']);
      const link = await page.locator('.seat input').inputValue();
      await page.context().clearCookies();
      await goto(page, `/join${new URL(link).hash}`, 'form h1');
    },
  },
  {
    name: 'ready',
    show: async (page) => {
      await sit(page, 'mana', ['me', 'anyone']);
      const link = await page.locator('.seat input').inputValue();
      const [table, cookies] = [page.url(), await page.context().cookies()];
      await page.context().clearCookies();
      await goto(page, `/join${new URL(link).hash}`, 'form h1');
      await page.locator('form button.main').click();
      await page.waitForURL('**/table/*');
      await page.locator('.leave').waitFor();
      await page.context().addCookies(cookies);
      await goto(page, table, '.ready');
    },
  },
  { name: 'analyse', show: (page) => goto(page, '/analyse', 'textarea') },
  { name: 'view-nothing', show: (page) => goto(page, '/view') },
  {
    name: 'view',
    show: async (page) => {
      await goto(page, '/');
      await page.evaluate((record) => sessionStorage.setItem('brought', record), RECORD);
      await goto(page, '/view', '.cell');
      await page.evaluate(() => sessionStorage.removeItem('brought'));
      await openMenu(page);
      await page.locator('.steps .button').last().click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'study',
    show: async (page) => {
      await sit(page, 'mana', ['me', 'computer'], MANA);
      await studied(page);
    },
  },
  {
    name: 'study-over',
    show: async (page) => {
      await board('mancala', '0 0 0 0 0 1 25 / 1 0 0 0 0 0 21 S')(page);
      await point(page, '0-6');
      await page.locator('.result').waitFor();
      // On an upright phone, the result hides the bar until this button is pressed. It also goes back to the start.
      const look = page.locator('.result .look');
      if (await look.isVisible()) await look.click();
      await openMenu(page);
      const start = page.locator('.steps .button').first();
      if (await start.isEnabled()) await start.click();
      await studied(page);
    },
  },
  {
    name: 'waiting',
    show: async (page) => {
      await sit(page, 'mana', ['me', 'anyone']);
      await page.locator('.seat img').waitFor();
    },
  },
  {
    name: 'dice-lost',
    show: async (page) => {
      await sit(page, 'manitou', ['me', 'anyone']);
      await page.evaluate(() => {
        const keep = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (!key.startsWith('dice-')) keep.call(this, key, value);
        };
      });
      await page.locator('.seat summary').click();
      await page.locator('.seat .fill .button').click();
      await page.locator('.refused:not(:empty)').waitFor();
    },
  },
  {
    name: 'first-game',
    show: async (page) => {
      await board('mana')(page);
      await page.evaluate(() => localStorage.removeItem('helped-mana'));
      await page.reload();
      await page.locator('.bubble.guide').waitFor();
      await page.evaluate(() => localStorage.setItem('helped-mana', 'yes'));
    },
  },
  { name: 'mancala-start', show: board('mancala') },
  { name: 'mancala-middle', show: board('mancala', MANCALA) },
  {
    name: 'mancala-ways',
    show: async (page) => {
      await board('mancala:rules=ethiopian')(page);
      await point(page, '0-3');
      await page.locator('.cell[data-cell="left"]').focus();
    },
  },
  {
    name: 'mancala-relay',
    show: async (page) => {
      await board('mancala:rules=nigerian')(page);
      await point(page, '0-2');
      await page.locator('.moves li').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'mancala-captured',
    show: async (page) => {
      await board('mancala', '4 0 0 1 0 0 0 / 4 4 4 4 4 4 0 S')(page);
      await point(page, '0-4');
      await page.locator('.bubble').waitFor();
    },
  },
  { name: 'mana-setup', show: board('mana:setup=advanced') },
  {
    name: 'mana-reach',
    show: async (page) => {
      await board('mana', MANA)(page);
      await point(page, 'b3');
      await page.locator('.cell[data-cell="c4"], .cell.open').first().focus();
    },
  },
  {
    name: 'mana-bird',
    show: async (page) => {
      await board('mana', MANA)(page);
      await point(page, 'b3', 'a3');
    },
  },
  {
    name: 'mana-free',
    show: async (page) => {
      await board('mana', '1rr3/5d/4D1/r2r2/4R1/1RR3 b f1 2/1 2')(page);
      await point(page, 'c1', 'c3');
      await page.locator('.attack.certain').first().waitFor();
    },
  },
  {
    name: 'mana-skipped',
    show: async (page) => {
      await board('mana', '6/d5/rr4/Rr4/RRr3/DR1r2 b - 1/0 *')(page);
      await point(page, 'reserve', 'f2', 'f1');
      await page.locator('.bubble').waitFor();
    },
  },
  { name: 'jungle-start', show: board('jungle') },
  {
    name: 'jungle-stale',
    show: async (page) => {
      await losesDatabase(page);
      await board('jungle')(page);
      await page.locator('.stale').waitFor();
    },
  },
  ...analysisScenes,
  {
    name: 'jungle-hungry',
    show: async (page) => {
      await board('jungle', JUNGLE)(page);
      await point(page, 'c3');
    },
  },
  {
    name: 'jungle-starved',
    show: async (page) => {
      await board('jungle', JUNGLE)(page);
      await point(page, 'c3', 'b3');
      await page.locator('.moves li').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'jungle-refused',
    show: async (page) => {
      await board('jungle')(page);
      await point(page, 'a3', 'c5');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'jungle-trapped',
    show: async (page) => {
      await board('jungle', '7/2W4/6t/7/7/7/7/7/6C o -')(page);
      await point(page, 'c8', 'c9');
      await page.locator('.bubble').waitFor();
    },
  },
  {
    name: 'jungle-ground',
    show: async (page) => {
      await board('jungle')(page);
      await point(page, 'b5');
      await page.locator('.bubble').waitFor();
    },
  },
  {
    name: 'jungle-rules-beside',
    show: async (page) => {
      await board('jungle')(page);
      await openMenu(page);
      await page.locator('.tools .button').first().click();
      await page.locator('.book h1').waitFor();
    },
  },
  {
    name: 'jungle-meant',
    show: async (page) => {
      await goto(page, '/');
      await page.evaluate(() => localStorage.setItem('confirm', 'yes'));
      await board('jungle')(page);
      await page.evaluate(() => localStorage.removeItem('confirm'));
      await point(page, 'a3', 'a4');
      await page.locator('[aria-labelledby="ask"]').waitFor();
    },
  },
  {
    name: 'menu',
    show: async (page) => {
      await board('mancala', MANCALA)(page);
      await point(page, '0-1', '1-1');
      await openMenu(page);
    },
  },
  {
    name: 'ending',
    show: async (page) => {
      await board('mana', MANA)(page);
      await openMenu(page);
      await page.locator('aside .buttons:not(.tools) > .button').last().click();
      await page.locator('.request').waitFor();
    },
  },
  { name: 'choose-side', show: (page) => askedForSide(page, 'jungle', ['computer', 'me']) },
  { name: 'choose-side-shared', show: (page) => askedForSide(page, 'mancala', ['me', 'me']) },
  {
    name: 'sides-exchanged',
    show: async (page) => {
      await askedForSide(page, 'mana', ['computer', 'me']);
      await page.getByRole('alertdialog').getByRole('button').first().click();
      await page.locator('.news').waitFor();
    },
  },
  { name: 'bid', show: (page) => askedForBid(page, ['computer', 'me']) },
  { name: 'bid-shared', show: (page) => askedForBid(page, ['me', 'me']) },
  {
    name: 'bids-over',
    show: async (page) => {
      await askedForBid(page, ['me', 'computer']);
      await page.getByRole('alertdialog').locator('select').selectOption('12');
      await page.getByRole('alertdialog').getByRole('button').first().click();
      await page.locator('.news').waitFor();
    },
  },
  { name: 'mandua-start', show: board('mandua') },
  {
    name: 'mandua-beating',
    show: async (page) => {
      await board('mandua', MANDUA)(page);
      await point(page, 'c4');
    },
  },
  {
    name: 'mandua-captures',
    show: async (page) => {
      await board('mandua', MANDUA)(page);
      await playUntil(page, keyboard, 7, async () => (await page.locator('.moves .event').count()) > 2);
      await openMenu(page);
    },
  },
  { name: 'mandua-strict', show: board('mandua:referee=strict', STRICT) },
  {
    name: 'mandua-small-board',
    show: async (page) => {
      await err(page);
      await page.locator('.referee summary').click();
      await page.locator('figcaption .button').last().click();
    },
  },
  {
    name: 'mandua-removal',
    show: async (page) => {
      await err(page);
      await speak(page, 3);
      await page.locator('.moves li').nth(2).waitFor({ state: 'attached' });
    },
  },
  { name: 'manitou-choose', show: (page) => choosing(page, 'manitou', 2) },
  { name: 'manitou-choose-five', show: (page) => choosing(page, 'manitou:players=5', 5) },
  {
    name: 'manitou-card',
    show: async (page) => {
      await hunting(page, 3, () => page.locator('.ground .card').nth(11).count());
      await page.locator('.hand button.may').first().click();
    },
  },
  {
    name: 'manitou-share',
    // With only one kind of tile, the page would soon take it by itself.
    show: (page) => hunting(page, 2, () => page.locator('.ground button.tile.may').nth(1).count()),
  },
  {
    name: 'manitou-five',
    show: async (page) => {
      await hunting(
        page,
        5,
        async () => (await hasTiles(page, 8)) && (await page.locator('.hand button.may').count()) > 0,
      );
    },
  },
  {
    name: 'manitou-sheet',
    show: async (page) => {
      await hunting(page, 3, () => hasTiles(page, 4));
      await page.locator('.points').first().click();
    },
  },
  {
    name: 'manitou-hunt-end',
    show: async (page) => {
      await hunting(page, 3, () => page.locator('section.end .button.main').count());
    },
  },
  {
    name: 'manitou-over',
    show: async (page) => {
      await hunting(page, 2, () => page.locator('.result').count());
    },
  },
  {
    name: 'hand-over',
    show: (page) => sit(page, 'manitou', ['me', 'me']).then(() => chooseCards(page)),
  },
  {
    name: 'result',
    show: async (page) => {
      await board('mancala', '0 0 0 0 0 1 25 / 1 0 0 0 0 0 21 S')(page);
      await point(page, '0-6');
      await page.locator('.result').waitFor();
    },
  },
];

/**
 * Whether the players together have more than this many kinds of tiles. A phone shows only the viewer's own
 * tiles.
 */
async function hasTiles(page: Page, number: number) {
  const kinds = await page.locator('.player [data-place^="slot-"]:not(.none)').count();
  const brief = (await page.locator('.strip').count()) > 0;
  return kinds > (brief ? 1 : number);
}

/** Plays by the pie rule until a person at this browser has to choose a side. */
async function askedForSide(page: Page, spec: string, seats: Seat[]) {
  await sit(page, spec, seats, undefined, { pie: true });
  await playUntil(page, keyboard, 3, () => page.getByRole('alertdialog').count());
}

/** Sets up a table of Mandua at which a person at this browser has to bid. */
async function askedForBid(page: Page, seats: Seat[]) {
  await sit(page, 'mandua', seats, undefined, { bids: true });
  await page.getByRole('alertdialog').waitFor();
}

async function choosing(page: Page, spec: string, seats: number) {
  await sit(page, spec, withComputers(seats));
  const cards = page.locator('section li > button');
  await cards.nth(2).click();
  await cards.nth(8).click();
}
