import type { Page } from 'playwright-core';
import { DEADLINE } from './server';

/** A random generator with a seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How a player clicks on the page. */
export type Touch = (page: Page, selector: string, index: number) => Promise<void>;

export const mouse: Touch = async (page, selector, index) => {
  await (await page.$$(selector))[index]?.click({ force: true });
};

/** A finger, in a browser with a touch screen. */
export const tap: Touch = async (page, selector, index) => {
  await (await page.$$(selector))[index]?.tap({ force: true });
};

export const keyboard: Touch = async (page, selector, index) => {
  await (await page.$$(selector))[index]?.focus();
  await page.keyboard.press('Enter');
};

const RESULT = '.result';
/** What can be clicked, in order of preference. Captures come first: they keep random games short. */
const OFFERS = [
  '.choice .button.main:enabled',
  'section > .button.main:enabled',
  // Ends a hunt. This must not match the result of the game, because its main button begins another game.
  'section.end .button.main:enabled',
  '.cell.open:has(.ring)',
  '.cell.open',
  'section li > button[aria-pressed="false"]:not(.may)',
  'button.tile.may',
  'button.here',
  '.hand button.may',
  'button.card.may',
  '.near .button',
];

/** Plays random actions until the game is over, and returns the title of the result. */
export async function playOut(page: Page, touch: Touch, seed: number, most?: number): Promise<string> {
  const [result] = await playOutTogether([page], touch, seed, most);
  return result ?? '';
}

/**
 * Like `playOut`, for several people, each on their own page. Returns the titles of the result that they see.
 */
export async function playOutTogether(
  pages: Page[],
  touch: Touch,
  seed: number,
  most?: number,
): Promise<string[]> {
  const over = async () =>
    (await Promise.all(pages.map((page) => page.locator(RESULT).count()))).every((count) => count > 0);
  await playTogether(pages, touch, seed, over, most);
  return Promise.all(pages.map(async (page) => (await page.locator(`${RESULT} h2`).textContent()) ?? ''));
}

/** Plays random actions until a condition holds. */
export async function playUntil(
  page: Page,
  touch: Touch,
  seed: number,
  reached: () => Promise<number | boolean>,
): Promise<void> {
  await playTogether([page], touch, seed, reached);
}

async function playTogether(
  pages: Page[],
  touch: Touch,
  seed: number,
  reached: () => Promise<number | boolean>,
  most = 4000,
): Promise<void> {
  const chance = seeded(seed);
  for (let i = 0; i < most; i++) {
    const before = await Promise.all(pages.map(changes));
    if (await reached()) return;
    let stepped = false;
    for (const page of pages) stepped = (await step(page, touch, chance)) || stepped;
    if (!stepped) await Promise.race(pages.map((page, i) => changed(page, before[i] ?? 0)));
  }
  const stands = await Promise.all(
    pages.map(async (page) => `${await offered(page)} on: ${await page.locator('body').innerText()}`),
  );
  throw new Error(`what was waited for did not come. The last offers were ${stands.join('; ')}`);
}

/** The number of changes to a page since the first call. */
const changes = (page: Page) =>
  page.evaluate(() => {
    const counter = globalThis as { changes?: number };
    if (counter.changes === undefined) {
      counter.changes = 0;
      new MutationObserver(() => (counter.changes = (counter.changes ?? 0) + 1)).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    return counter.changes;
  });

/**
 * Waits until a page has had more than this number of changes. The page itself reports the change, because asking it in
 * each frame would keep a processor busy.
 */
async function changed(page: Page, before: number): Promise<void> {
  const told = page.evaluate(
    (before) =>
      new Promise<void>((tell) => {
        if ((globalThis as { changes?: number }).changes !== before) {
          tell();
          return;
        }
        const watch = new MutationObserver(() => {
          watch.disconnect();
          tell();
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    before,
  );
  const late = AbortSignal.timeout(DEADLINE);
  await Promise.race([
    // The question fails if the page was left. That counts as a change, too.
    told.catch(() => {}),
    new Promise((_, fail) =>
      late.addEventListener('abort', () => fail(new Error('the page does not change any more'))),
    ),
  ]);
}

/** Says what a page offers to click first, and which element covers its middle. For error messages. */
const offered = (page: Page) =>
  page.evaluate((offers) => {
    const offer = offers.find((one) => document.querySelector(one) !== null) ?? 'nothing';
    const { x, y, width, height } = document.querySelector(offer)?.getBoundingClientRect() ?? new DOMRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return `${offer} at ${x}, ${y} under ${over?.outerHTML.slice(0, 200)}`;
  }, OFFERS);

async function step(page: Page, touch: Touch, chance: (below: number) => number): Promise<boolean> {
  const found = await page.evaluate((offers) => {
    for (const offer of offers) {
      const count = document.querySelectorAll(offer).length;
      if (count > 0) return { offer, count };
    }
    return null;
  }, OFFERS);
  if (!found) return false;
  await touch(page, found.offer, chance(found.count)).catch((error: unknown) => {
    // The element may be gone by now. But a touch that also looks at the page may have found a fault.
    if (error instanceof Error && error.name === 'AssertionError') throw error;
  });
  return true;
}
