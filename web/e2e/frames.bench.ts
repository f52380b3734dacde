import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { kept } from './analysis';
import { mouse, playUntil } from './player';
import { guest, PROGRAM } from './server';
import { browser, eventually, server } from './setup';
import { GAMES, sit } from './tables';
import { say } from './words';

/** How many times slower than this machine the page runs. */
const SLOWDOWN = 4;
/** How long each game is played, in milliseconds. */
const LASTS = 20_000;

const LOOKS = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'no-preference',
  speed: 'normal',
} as const;

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

/** Prints how long the recorded frames took. */
async function tell(page: Page, what: string) {
  const { gaps, long } = await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames);
  gaps.sort((a, b) => a - b);
  const at = (share: number) => Math.round(gaps[Math.floor(share * (gaps.length - 1))] ?? 0);
  console.log(
    `${what}: ${gaps.length} frames; ms from one to the next: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)};`,
    `work of more than 50 ms: ${long.map(Math.round).join(', ') || 'none'}`,
  );
}

it.each(GAMES)('frames of %s', async (game) => {
  const { context, page } = await guest(browser, server, LOOKS);
  await sit(page, game, ['me', 'computer']);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchFrames);
  const end = Date.now() + LASTS;
  await playUntil(page, mouse, 1, async () => {
    await page.waitForTimeout(400);
    return Date.now() > end || (await page.locator('.result').count());
  });
  await tell(page, game);
  await context.close();
});

/** The first of 2,000 random games that has exactly this number of plies. */
function gameOf(spec: string, plies: number): string {
  const players = ['--player', 'random', '--player', 'random'];
  const args = ['selfplay', spec, '--games', '2000', '--seed', '5', ...players];
  const all = execFileSync(PROGRAM, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const found = all
    .split(/(?=^\[Spec )/m)
    .find((record) => new RegExp(`\\s${plies}\\. `).test(record) && !record.includes(`${plies + 1}. `));
  if (found === undefined) throw new Error(`no game of ${spec} has ${plies} plies`);
  return found;
}

// Nigerian games are shorter.
it.each(['egyptian', 'general', 'ethiopian'].map((rules) => `mancala:rules=${rules}`))(
  'the review of 60 plies of %s',
  async (spec) => {
    const { context, page } = await guest(browser, server, LOOKS);
    await page.goto('/analyse');
    await page.locator('textarea').fill(gameOf(spec, 60));
    await page.locator('form button.main').click();
    await page.waitForURL(/\/analyse\/#/);
    await page.locator('.tabs button').nth(1).click();
    const from = performance.now();
    await page.locator('.review .button').first().click();
    await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
    console.log(`the review of 60 plies of ${spec}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    await context.close();
  },
);

/** The number of plies that the test steps through. */
const PLIES = 100;

it('stepping through a game on the analysis board, with its review', async () => {
  const { context, page } = await guest(browser, server, LOOKS);
  const players = ['--player', 'random', '--player', 'random'];
  const args = ['selfplay', 'jungle', '--games', '1', '--seed', '3', ...players];
  const record = execFileSync(PROGRAM, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  await page.goto('/analyse');
  await page.locator('textarea').fill(record);
  await page.locator('form button.main').click();
  await page.waitForURL(/\/analyse\/#/);
  await page.locator('.tabs button').nth(1).click();
  await page.locator('.review .button').first().click();
  await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
  // Keys go to the page, not to a control.
  await page.locator('.tabs button').nth(1).blur();
  await page.evaluate(watchFrames);
  for (let i = 0; i < PLIES; i++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(50);
  }
  await tell(page, `${PLIES} steps`);
  // Each key press went one step forward.
  await eventually(() => kept(page)).toMatch(new RegExp(`^${PLIES}\\n`));
  await context.close();
});
