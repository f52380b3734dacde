import type { Locator, Page } from 'playwright-core';

type Drag = (page: Page, from: Locator, to: Locator) => Promise<void>;

async function middle(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STEPS = 6;

export const dragByMouse: Drag = async (page, from, to) => {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: STEPS });
  await page.mouse.up();
};

/** Drags with a finger, by touch events. */
export const dragByTouch: Drag = async (page, from, to) => {
  const [start, end] = [await middle(from), await middle(to)];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const between = Array.from({ length: STEPS }, (_, i) => {
    const share = (i + 1) / STEPS;
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  });
  // Send all events at once: a finger that rests between two of them would be a long press.
  await Promise.all([
    touch('touchStart', [start]),
    ...between.map((at) => touch('touchMove', [at])),
    touch('touchEnd', []),
  ]);
  await screen.detach();
};
