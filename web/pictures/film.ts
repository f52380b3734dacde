import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { stopTime } from '../e2e/still';
import type { Shown } from './games';
import { open, photograph } from './photograph';

/** Milliseconds from one picture to the next. */
const FRAME = 50;
/** How long the board rests before the first action, between two, and before the film begins again. */
const REST = { first: 500, between: 400, last: 1400 };

export interface Film {
  moving: Buffer;
  /** Its first picture, for people who want nothing to move. */
  still: Buffer;
}

/** Films a record while it is played. The time on the page stands still while a picture is taken. */
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
  const look = { quality: 43, effort: 6, smartSubsample: true };
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ ...look, delay: delays, loop: 0, minSize: true })
    .toBuffer();
  return { moving, still: await sharp(frames[0]).webp(look).toBuffer() };
}
