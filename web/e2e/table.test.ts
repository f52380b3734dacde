import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeAll, playersByLink } from './friends';
import { playUntil, mouse, type Touch } from './player';
import { guest, PHONE } from './server';
import { browser, eventually, server } from './setup';
import { board, openMenu, point, sit } from './tables';
import { button, say } from './words';

const cell = (page: Page, id: string) => page.locator(`.cell[data-cell="${id}"]`);
const bubble = (page: Page) => page.getByRole('alert');

/** Whether an element is entirely on the screen and nothing lies over its middle. */
const inSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const within = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return within && over !== null && (element.contains(over) || over.contains(element));
    });

it('requests are seen on a phone without scrolling, with their answers under the thumb', async () => {
  const [host, friend] = await playersByLink(browser, server, 'jungle');
  if (!host || !friend) throw new Error('two people');
  await host.page.setViewportSize({ width: 360, height: 640 });
  await point(host.page, 'a3', 'a4');
  await friend.page.locator('.cell.open').first().waitFor();
  await point(friend.page, 'a7', 'a6');
  const seen = async (title: string) => {
    await eventually(() => inSight(host.page, '.request')).toBe(true);
    const accept = await button(host.page, 'page-agree').boundingBox();
    expect(accept && accept.y > 320 && accept.height >= 44).toBe(true);
    await eventually(() => host.page.title()).toContain(title);
  };
  await button(friend.page, 'page-take-back').click();
  await seen(say('page-title-offer', { offer: 'take-back' }));
  await button(host.page, 'page-decline').click();
  await eventually(() => host.page.locator('.request').count()).toBe(0);
  await button(friend.page, 'page-draw').click();
  await seen(say('page-title-offer', { offer: 'draw' }));
  await button(host.page, 'page-agree').click();
  await button(friend.page, 'page-rematch').click();
  await seen(say('page-rematch'));
  await button(host.page, 'page-agree').click();
  // Each player has clicked once, and the sides have changed.
  await eventually(() => Promise.resolve(host.page.url() === friend.page.url())).toBe(true);
  const own = host.page.locator('.players li', { hasText: say('page-viewer') });
  await own.getByText(say('jungle-yellow')).waitFor();
  await closeAll([host, friend]);
});

it('ending a game asks first', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 360, height: 640 } });
  await sit(page, 'mancala', ['me', 'computer']);
  await openMenu(page);
  await button(page, 'page-abort').click();
  await eventually(() => inSight(page, '.request')).toBe(true);
  await button(page, 'page-play-on').click();
  expect(await page.locator('.result').count()).toBe(0);
  await openMenu(page);
  await button(page, 'page-abort').click();
  await button(page, 'page-abort-yes').click();
  await page.locator('.result').waitFor();
  await context.close();
});

describe.each([
  ['a small phone', 360, 640],
  ['a phone on its side', 844, 390],
])('on %s', (_, width, height) => {
  it.each(['mancala', 'mana', 'jungle', 'mandua'])(
    'the board of %s, what is to be done and the last action are in sight',
    async (game) => {
      const { context, page } = await guest(browser, server, { viewport: { width, height } });
      await sit(page, game, ['me', 'computer']);
      const seen = async () => {
        for (const part of ['.place [role="grid"]', '.status', '.bar'])
          await eventually(() => inSight(page, part)).toBe(true);
      };
      await seen();
      await playUntil(page, mouse, 3, () => page.locator('.lastly').count());
      await eventually(() => inSight(page, '.lastly')).toBe(true);
      await seen();
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
      await context.close();
    },
  );
});

it('a refusal is a bubble beside what was pressed, and goes with the next press', async () => {
  const { context, page } = await guest(browser, server);
  await board('jungle')(page);
  await cell(page, 'a3').click();
  await cell(page, 'c5').click();
  await bubble(page).waitFor();
  const [shown, pressed] = [await bubble(page).boundingBox(), await cell(page, 'c5').boundingBox()];
  if (!shown || !pressed) throw new Error('there is no refusal');
  const apart = (low: number, size: number, from: number, length: number) =>
    Math.max(from - (low + size), low - (from + length), 0);
  // The bubble never covers the pressed cell. Even if it is beside the board, it points at that cell.
  const away = Math.hypot(
    apart(shown.x, shown.width, pressed.x, pressed.width),
    apart(shown.y, shown.height, pressed.y, pressed.height),
  );
  expect(away).toBeGreaterThan(0);
  expect(away).toBeLessThan(160);
  expect(await page.locator('.lead.bad').count()).toBe(1);
  await button(page, 'page-why', { clause: 'J-3' }).waitFor();
  await cell(page, 'b2').click();
  await eventually(() => bubble(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  // A press on an opponent's piece is answered with what it can do.
  await cell(page, 'a3').click();
  await cell(page, 'a3').click();
  await cell(page, 'a7').click();
  await eventually(() => page.locator('.bubble').textContent()).toContain(
    say('page-jungle-about-enemy', {
      whose: 'other',
      side: say('jungle-yellow'),
      animal: say('jungle-rat'),
      rank: 1,
      swims: 'no',
      dots: 'yes',
    }),
  );
  await context.close();
});

it('a refused place for the bird keeps the move', async () => {
  const { context, page } = await guest(browser, server);
  await board('mana', '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1')(page);
  await point(page, 'b3', 'a3', 'c4');
  await bubble(page).waitFor();
  await eventually(() => page.locator('.cell.chosen').count()).toBe(2);
  await point(page, 'f1');
  await page.locator('.moves li').first().waitFor();
  await context.close();
});

const GUIDED: [string, string][] = [
  ['mancala:rules=general', 'mancala-general'],
  ['mancala', 'mancala-egyptian'],
  ['mancala:rules=ethiopian', 'mancala-ethiopian'],
  ['mancala:rules=nigerian', 'mancala-nigerian'],
  ['mana', 'mana'],
  ['jungle', 'jungle'],
  ['mandua', 'mandua-0'],
  ['manitou', 'manitou'],
];

/** Counts, for each engine of the page, the requests without an answer. */
const countRequests = (page: Page) =>
  page.addInitScript(() => {
    const unanswered = new Map<Worker, number>();
    (globalThis as unknown as { unanswered: typeof unanswered }).unanswered = unanswered;
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { type?: string }) {
      if (!unanswered.has(this))
        this.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
          const left = unanswered.get(this);
          if (left && data.type !== undefined && data.type !== 'progress') unanswered.set(this, left - 1);
        });
      unanswered.set(this, (unanswered.get(this) ?? 0) + (message.type === undefined ? 0 : 1));
      postMessage.call(this, message);
    };
    Worker.prototype.terminate = function (this: Worker) {
      unanswered.delete(this);
      terminate.call(this);
    };
  });

/** Waits until every engine has answered, and for the frames that follow. */
const enginesRest = (page: Page) =>
  page.evaluate(async () => {
    const { unanswered } = globalThis as unknown as { unanswered: Map<Worker, number> };
    for (let calm = 0; calm < 6; calm = [...unanswered.values()].every((left) => left === 0) ? calm + 1 : 0)
      await new Promise((done) => requestAnimationFrame(done));
  });

/**
 * Two kinds of players: one closes each remark before they act, and the other acts at once, which also closes
 * the remark. The second kind plays each game only once.
 */
const PLAYERS = GUIDED.flatMap(([spec, guide]) => [
  { spec, guide, closes: true, how: 'closes each remark' },
  ...(spec.includes(':') ? [] : [{ spec, guide, closes: false, how: 'acts at once' }]),
]);

it.each(PLAYERS)('coach marks lead a player who $how through a first game: $spec', async (player) => {
  const { spec, guide, closes } = player;
  const { context, page, faults } = await guest(browser, server, { ...PHONE, guided: true });
  /** The numbers of the lessons that were shown when the player pressed something. */
  const seen = new Set<number>();
  await page.exposeFunction('see', (step: string) => seen.add(Number.parseInt(step)));
  await page.addInitScript(() => {
    const look = () => {
      // An aside has no number.
      const step = document.querySelector<HTMLElement>('.bubble.guide [data-step]')?.dataset['step'];
      if (step) (globalThis as unknown as { see: (step: string) => void }).see(step);
    };
    addEventListener('pointerdown', look, { capture: true });
  });
  await countRequests(page);
  await sit(page, spec, ['me', 'computer']);
  const mark = page.locator('.bubble.guide');
  await mark.waitFor();
  expect(await mark.locator('[data-step]').getAttribute('data-step')).toBe('1');
  // A ring hides nothing of what it surrounds.
  for (const ring of await page.locator('.guide:is(.ring, .spot)').all())
    expect(await ring.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  const done = () => page.evaluate((guide) => localStorage.getItem(`helped-${guide}`) === 'yes', guide);
  const over = () => page.locator('.result').count();
  const followed: Touch = async (page, selector, index) => {
    // In some games, the guide asks the engine before it speaks.
    await enginesRest(page);
    // The guide waits until a remark is gone.
    if (closes && (await page.locator('.bubble:not(.guide)').count()) > 0) {
      await page.keyboard.press('Escape');
      await mark.waitFor({ timeout: 300 }).catch(() => {});
    }
    // If the mark has a ring, press what the ring surrounds.
    const ring = await page.evaluate(
      () => (document.querySelector('.ring')?.getBoundingClientRect().toJSON() ?? null) as DOMRect | null,
    );
    const at = ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
    const leads =
      at !== null &&
      (await page.evaluate(
        ({ x, y, selector }) =>
          document.elementFromPoint(x, y)?.closest('.cell, button')?.matches(selector) ?? false,
        { ...at, selector },
      ));
    if (leads) await page.touchscreen.tap(at.x, at.y);
    else await mouse(page, selector, index);
  };
  // If a game ends before the guide is complete, the guide begins again in the next game.
  for (let game = 0; game < 10 && !(await done()); game++) {
    if (game > 0) {
      await sit(page, spec, ['me', 'computer']);
      seen.clear();
    }
    await playUntil(page, followed, 7 + game, async () => (await done()) || (await over()));
  }
  expect(await done()).toBe(true);
  expect(seen.size).toBeGreaterThanOrEqual(3);
  // No lesson was left out.
  expect([...seen]).toEqual(Array.from(seen, (_, i) => i + 1));
  // Only asides may follow.
  expect(await mark.locator('[data-step]').count()).toBe(0);
  // During a game, the player can start the guide again.
  if (await over()) await sit(page, spec, ['me', 'computer']);
  // Unpick any bowl. If the guide does not teach the picked bowl, it would wait for the next turn.
  if ((await page.locator('.cell.chosen').count()) > 0) await mouse(page, '.cell.chosen', 0);
  await openMenu(page);
  await button(page, 'page-guide-again').click();
  await mark.waitFor();
  await mark.getByRole('button', { name: say('page-guide-skip') }).click();
  await eventually(() => mark.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(['mancala', 'mana', 'jungle', 'mandua'])('in %s, the keyboard stays on the board', async (game) => {
  const { context, page } = await guest(browser, server);
  await sit(page, game, ['me', 'computer']);
  await page.locator('.cell.open').first().waitFor();
  const here = () => page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null);
  for (let i = 0; i < 12; i++) {
    await page.locator('.cell.open, .result').first().waitFor();
    if ((await page.locator('.result').count()) > 0) break;
    const id = await page
      .locator('.cell.open')
      .nth(i % 2)
      .getAttribute('data-cell', { timeout: 3000 })
      .catch(() => null);
    if (id === null) continue;
    await cell(page, id).focus();
    await page.keyboard.press('Enter');
    expect(await here()).toBe(true);
  }
  await context.close();
});

it('the list of moves speaks in words, a turn on one line, and in text on demand', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 1440, height: 900 } });
  await board('mancala', '4 4 4 4 4 4 0 / 4 4 4 4 4 4 0 S')(page);
  const rows = page.locator('.moves .row');
  for (const [i, bowl] of ['0-3', '0-1', '1-1'].entries()) {
    await page.locator(`.cell.open[data-cell="${bowl}"]`).waitFor();
    await point(page, bowl);
    await eventually(() => page.locator('.moves li').count()).toBe(i + 1);
  }
  expect(await rows.count()).toBe(1);
  expect(await rows.locator('ol').count()).toBe(2);
  const first = page.locator('.moves li').first();
  expect(await first.textContent()).toContain(say('page-brief-again'));
  await page.getByRole('button', { name: say('page-notation-more') }).click();
  await eventually(() => first.locator('.notation').textContent()).toBe('3');
  await first.locator('button').click();
  await page.locator('.status', { hasText: say('page-browsing') }).waitFor();
  await context.close();
});

it('the analysis is off until it is asked for, in each game anew, and speaks in words', async () => {
  const { context, page } = await guest(browser, server);
  const position = '0 0 0 0 0 1 15 / 1 0 0 0 0 0 31 S';
  await sit(page, 'mancala', ['me', 'computer'], position);
  await page.locator('.cell.open').first().waitFor();
  expect(await page.locator('.study .found').count()).toBe(0);
  await button(page, 'page-study').click();
  await eventually(() => page.locator('.worth').textContent()).toBe(
    say('page-study-by', { player: say('mancala-north'), points: 16 }),
  );
  await sit(page, 'mancala', ['me', 'computer'], position);
  await page.locator('.cell.open').first().waitFor();
  expect(await page.locator('.study .found').count()).toBe(0);
  await context.close();
});

it('Back closes what lies over a game before it leaves the game', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await sit(page, 'mana', ['me', 'computer']);
  const table = page.url();
  const menu = page.locator('aside.open');
  const rules = page.getByRole('region', { name: say('page-rules-of', { game: say('mana') }) });
  await openMenu(page);
  await menu.waitFor();
  await page.goBack();
  await eventually(() => menu.count()).toBe(0);
  // The rule book takes the place of the menu.
  await openMenu(page);
  await button(page, 'page-rules-link').click();
  await rules.waitFor();
  await eventually(() => menu.count()).toBe(0);
  await page.goBack();
  await eventually(() => rules.count()).toBe(0);
  expect(page.url()).toBe(table);
  // A sheet that was closed by its button is not left in the history.
  await openMenu(page);
  await menu.getByRole('button', { name: say('page-close') }).click();
  await eventually(() => page.evaluate(() => history.state as unknown)).toBe(null);
  await page.goBack();
  await page.locator('.games').waitFor();
  await context.close();
});

it('a rematch takes the place of the game that is over', async () => {
  const { context, page } = await guest(browser, server);
  await page.goto('/');
  await sit(page, 'mana', ['me', 'computer'], 'r1d3/5r/6/2R3/6/5D b e3 4/3 3');
  const over = page.url();
  await page.locator('.cell.open').first().waitFor();
  await point(page, 'c3', 'c6');
  await button(page, 'page-rematch').click();
  await eventually(() => Promise.resolve(page.url())).not.toBe(over);
  await page.goBack();
  await page.locator('.games').waitFor();
  await context.close();
});
