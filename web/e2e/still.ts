import type { Page } from 'playwright-core';

/** Stops the clock of a page. Nothing moves there until the test lets time pass. */
export async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

/** Advances the stopped clock of a page in steps, and reads the page after each step. */
export async function sampled<T>(
  page: Page,
  span: number,
  every: number,
  read: () => Promise<T>,
): Promise<T[]> {
  const seen = [await read()];
  for (let passed = 0; passed < span; passed += every) {
    await page.clock.runFor(every);
    seen.push(await read());
  }
  return seen;
}

/** For each piece of the board, the point where it is drawn. */
export const pieces = (page: Page) =>
  page
    .locator('[data-piece]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [
          one.getAttribute('data-piece') ?? '',
          /translate\(([^)]*)\)/.exec(one.getAttribute('transform') ?? '')?.[1] ?? '',
        ]),
      ),
    );

/** For each piece, the number of different places where it was seen. */
export function places(seen: Record<string, string>[]): Record<string, number> {
  const keys = new Set(seen.flatMap(Object.keys));
  return Object.fromEntries([...keys].map((key) => [key, new Set(seen.flatMap((at) => at[key] ?? [])).size]));
}

/** Notes whether the element of the board ever leaves the page or becomes empty. */
export const watchBoard = (page: Page) =>
  page.evaluate(() => {
    const noted = globalThis as unknown as { gone: string[] };
    noted.gone = [];
    const board = document.querySelector('.place > .board > *');
    if (!board) throw new Error('there is no board');
    // The observer is told of every change to the page, so it misses no frame.
    new MutationObserver(() => {
      if (!board.isConnected) noted.gone.push('gone');
      else if (board.getBoundingClientRect().height < 100) noted.gone.push('empty');
    }).observe(document, { childList: true, subtree: true });
  });

export const boardWasGone = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone);
