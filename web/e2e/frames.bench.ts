import { it } from 'vitest';
import { mouse, playUntil } from './player';
import { guest } from './server';
import { browser, server } from './setup';
import { GAMES, sit } from './tables';

/** How many times slower than this machine the page runs. */
const SLOWDOWN = 4;
/** How long each game is played, in milliseconds. */
const LASTS = 20_000;

interface Frames {
  /** The milliseconds from each frame to the next. */
  gaps: number[];
  /** The milliseconds of work for each frame that took more than 50. */
  long: number[];
}

/** Starts to record how long the frames of the page take. */
function watchFrames() {
  const frames: Frames = { gaps: [], long: [] };
  let last = performance.now();
  const note = (now: number) => {
    frames.gaps.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.long.push(duration);
  }).observe({ type: 'long-animation-frame' });
  Object.assign(globalThis, { frames });
}

it.each(GAMES)('frames of %s', async (game) => {
  const { context, page } = await guest(browser, server, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
    speed: 'normal',
  });
  await sit(page, game, ['me', 'computer']);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchFrames);
  const end = Date.now() + LASTS;
  await playUntil(page, mouse, 1, async () => {
    await page.waitForTimeout(400);
    return Date.now() > end || (await page.locator('.result').count());
  });
  const { gaps, long } = await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);
  gaps.sort((a, b) => a - b);
  const at = (share: number) => Math.round(gaps[Math.floor(share * (gaps.length - 1))] ?? 0);
  console.log(
    `${game}: ${gaps.length} frames; ms from one to the next: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)};`,
    `work of more than 50 ms: ${long.map(Math.round).join(', ') || 'none'}`,
  );
  await context.close();
});
