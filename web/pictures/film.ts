import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { stopTime } from '../e2e/still';
import type { Shown } from './games';
import { open, photograph } from './photograph';

/** Milliseconds from one picture to the next. */
const FRAME = 50;
/** The pauses before the first action, between two actions, and before the film repeats, in milliseconds. */
const REST = { first: 500, between: 400, last: 1400 };

export interface Film {
  moving: Buffer;
  /** The first frame of the film, for people who prefer reduced motion. */
  still: Buffer;
}

/** Films a record while it is played. Time on the page stands still while each frame is captured. */
export async function film(page: Page, game: Shown): Promise<Film> {
  await open(page, game);
  await stopTime(page);
  const next = page.locator('.steps .button').nth(2);
  const frames = [await photograph(page, game)];
  const delays = [REST.first];
  while (await next.isEnabled()) {
    await next.click();
    for (let quiet = 0; quiet < REST.between;) {
      await page.clock.runFor(FRAME);
      const frame = await photograph(page, game);
      const same = frames.at(-1)?.equals(frame) ?? false;
      quiet = same ? quiet + FRAME : 0;
      if (same) delays[delays.length - 1] = (delays.at(-1) ?? 0) + FRAME;
      else {
        frames.push(frame);
        delays.push(FRAME);
      }
    }
  }
  delays[delays.length - 1] = REST.last;
  const look = { quality: 15, effort: 6, smartSubsample: true };
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ ...look, delay: delays, loop: 0, minSize: true })
    .toBuffer();
  return { moving, still: await sharp(frames[0]).webp(look).toBuffer() };
}
