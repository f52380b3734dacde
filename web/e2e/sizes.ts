import type { Page } from 'playwright-core';
import { painted } from './picture';
import type { Guest } from './server';

/** A page in one of its states. */
export interface Scene {
  name: string;
  show: (page: Page) => Promise<void>;
}

/** The window sizes in which scenes are shown. */
const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;
export type Size = (typeof SIZES)[number][0];

/**
 * Shows a scene on a phone and then, in the same state, on a desktop. The state is reached only once, because
 * that takes most of the time.
 */
export async function inEachSize({ page }: Guest, show: Scene['show'], look: (size: Size) => Promise<void>) {
  for (const [i, [size, { width, height }]] of SIZES.entries()) {
    if (i > 0) {
      // A board that is upright on a phone turns back only after the window has been low for a moment.
      await page.setViewportSize({ width, height: height * 0.6 });
      await painted(page);
    }
    await page.setViewportSize({ width, height });
    if (i === 0) await show(page);
    await painted(page);
    await look(size);
  }
}
