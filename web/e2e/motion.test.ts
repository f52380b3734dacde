import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dragByMouse } from './dragging';
import { keyboard, playUntil } from './player';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { boardWasGone, pieces, places, sampled, stopTime, watchBoard } from './still';
import { board, chooseCards, point, sit, withComputers } from './tables';
import { button, say } from './words';

const moves = (page: Page) => page.locator('.moves li').count();
const counts = (page: Page) =>
  page
    .locator('[data-count]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-count')}:${one.textContent}`).join(' '));

/** A page with motion, on which a test can stop the time with `stopTime`. */
async function moving(reducedMotion: 'no-preference' | 'reduce' = 'no-preference') {
  const { context, page, faults } = await guest(browser, server, { reducedMotion, speed: 'normal' });
  await page.clock.install();
  return { context, page, faults };
}

const NIGERIAN = '8 1 8 2 1 2 3 / 4 4 4 4 4 4 3 S';

it('an own sowing is seen stone by stone, though the answer comes at once', async () => {
  const { context, page, faults } = await moving();
  await sit(page, 'mancala:rules=nigerian', ['me', 'computer'], NIGERIAN);
  await page.locator('.cell.open').first().waitFor();
  await stopTime(page);
  await page.locator('.cell[data-cell="0-3"]').click({ force: true });
  // The computer has answered, but the page does not show the answer yet.
  await eventually(() => moves(page)).toBeGreaterThan(1);
  const read = async () => ({ at: await pieces(page), counts: await counts(page) });
  const seen = await sampled(page, 3400, 50, read);
  const walked = places(seen.map(({ at }) => at));
  const stones = Object.entries(walked).filter(([key, count]) => key.startsWith('stone') && count > 1);
  // Eight stones are sown, and then the five of bowl 4. Each is seen on its way.
  expect(stones.length).toBeGreaterThanOrEqual(9);
  expect(stones.every(([, count]) => count > 4)).toBe(true);
  // The numbers change with each stone.
  expect(new Set(seen.map(({ counts }) => counts)).size).toBeGreaterThan(9);
  expect(faults).toEqual([]);
  await context.close();
});

it('the answer begins a moment after the own action has come to rest', async () => {
  const { context, page } = await moving();
  await sit(page, 'jungle', ['me', 'computer']);
  await page.locator('.cell.open').first().waitFor();
  await stopTime(page);
  await point(page, 'a3', 'a4');
  await eventually(() => moves(page)).toBe(2);
  const seen = await sampled(page, 2200, 20, () => pieces(page));
  const changed = (seat: string) =>
    seen.flatMap((at, i) => {
      const before = seen[i - 1] ?? at;
      return Object.keys(at).some((key) => key.startsWith(seat) && at[key] !== before[key]) ? [i * 20] : [];
    });
  const [own, answer] = [changed('0-'), changed('1-')];
  expect(own.length).toBeGreaterThan(4);
  expect(answer.length).toBeGreaterThan(4);
  const pause = (answer[0] ?? 0) - (own.at(-1) ?? 0);
  expect(pause).toBeGreaterThanOrEqual(600);
  expect(pause).toBeLessThanOrEqual(860);
  await context.close();
});

it('a click goes on to the answer, and a press before it has begun is kept', async () => {
  const { context, page } = await moving();
  await sit(page, 'jungle', ['me', 'computer']);
  await page.locator('.cell.open').first().waitFor();
  await stopTime(page);
  await point(page, 'a3', 'a4');
  await eventually(() => moves(page)).toBe(2);
  await page.clock.runFor(60);
  // The answer is not shown yet. The press is kept, and picks the animal once the answer has been shown.
  await page.locator('.cell[data-cell="c3"]').click({ force: true });
  await page.locator('.cell.chosen[data-cell="c3"]').waitFor();
  await context.close();
});

it('with reduced motion the order is the same', async () => {
  const { context, page } = await moving('reduce');
  await sit(page, 'jungle', ['me', 'computer']);
  await page.locator('.cell.open').first().waitFor();
  const label = (square: string) => page.locator(`.cell[data-cell="${square}"]`).getAttribute('aria-label');
  await stopTime(page);
  await point(page, 'a3', 'a4');
  await eventually(() => moves(page)).toBe(2);
  const now = () => page.locator('.moves .now').textContent();
  const own = say('page-brief-moves', { piece: say('jungle-elephant'), from: 'a3', to: 'a4' });
  expect(await now()).toContain(own);
  expect(await label('a4')).toContain(say('jungle-elephant'));
  await page.clock.runFor(300);
  expect(await now()).toContain(own);
  await page.clock.runFor(700);
  expect(await now()).not.toContain(own);
  await context.close();
});

it('what a player has put down stays there until its action is shown', async () => {
  const { context, page } = await moving();
  await sit(page, 'mana', ['me', 'me'], '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1');
  await page.locator('.cell.open').first().waitFor();
  await stopTime(page);
  await point(page, 'b3', 'a3');
  await page.locator('.cell.open[data-cell="f1"]').waitFor();
  await page.clock.runFor(1000);
  const walked = await stand(page);
  await point(page, 'f1');
  await eventually(() => moves(page)).toBe(1);
  const seen = await sampled(page, 1500, 50, () => pieces(page));
  // The piece has moved already, so only the bird flies.
  for (const at of seen) expect(at[walked.key]).toBe(walked.at);
  expect(places(seen)['bird']).toBeGreaterThan(8);
  await context.close();
});

it('a captured piece leaves when the other has landed, and waits beside the board', async () => {
  const { context, page } = await moving();
  await sit(page, 'mana', ['me', 'me'], '1r1d1r/r3r1/6/1Rr2R/2R3/1RD3 b e2 1/0 1');
  await page.locator('.cell.open').first().waitFor();
  const key = (at: Record<string, string>, [x, y]: [number, number]) =>
    Object.keys(at).find((key) => {
      const [left = NaN, top = NaN] = (at[key] ?? '').split(' ').map(Number);
      return Math.hypot(left - x, top - y) < 20;
    });
  const before = await pieces(page);
  const [taker = '', taken = ''] = [key(before, [190, 483]), key(before, [290, 483])];
  await stopTime(page);
  await point(page, 'b3', 'c3');
  const seen = await sampled(page, 900, 20, () => pieces(page));
  const landed = seen.findIndex((at) => key(at, [290, 483]) === taker || at[taker] === before[taken]);
  const left = seen.findIndex((at) => at[taken] !== before[taken]);
  expect(landed).toBeGreaterThan(2);
  expect(left).toBeGreaterThanOrEqual(landed);
  // White's first captured Ronin lies above the squares, or on a wide screen to the left.
  const [x = 0, y = 0] = (seen.at(-1)?.[taken] ?? '').split(' ').map(Number);
  expect(x < 0 || y < 92).toBe(true);
  expect(await moves(page)).toBe(0);
  await context.close();
});

it('what decided the game stands out before the result, and is said', async () => {
  const { context, page } = await moving();
  await sit(page, 'mana', ['me', 'me'], '1r3r/r3r1/6/1Rd2R/2R3/1RD3 b e2 1/1 1');
  await page.locator('.cell.open').first().waitFor();
  await stopTime(page);
  await point(page, 'b3', 'c3');
  const card = page.locator('.result');
  await eventually(async () => {
    await page.clock.runFor(100);
    return page.locator('.cell[data-cell="c3"] .decisive').count();
  }).toBe(1);
  expect(await card.count()).toBe(0);
  const why = say('page-mana-caught', { whose: 'other', side: say('mana-white'), strokes: 1, free: 'no' });
  await eventually(() => page.locator('.status').textContent()).toContain(why);
  await page.clock.runFor(2000);
  await card.waitFor();
  expect(await page.locator('.decisive').count()).toBe(1);
  await context.close();
});

it('a player who moves a piece does not see the last action again', async () => {
  const { context, page } = await moving();
  await sit(page, 'mana', ['me', 'me'], '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1');
  await page.locator('.cell.open').first().waitFor();
  await point(page, 'b3', 'a3', 'f1');
  await eventually(() => moves(page)).toBe(1);
  await page.locator('.cell.open[data-cell="b6"]').waitFor();
  await stopTime(page);
  await point(page, 'b6', 'b4');
  const seen = places(await sampled(page, 600, 30, () => pieces(page)));
  // Only the moved piece and the bird are seen at several places. After the move, the player has the bird in hand.
  expect(Object.values(seen).filter((number) => number > 1).length).toBe(2);
  expect(seen['bird']).toBeGreaterThan(1);
  await context.close();
});

/** The width of a square on the board of Mana, in the units of its drawing. */
const SQUARE = 100;

/** The piece on a3. */
async function stand(page: Page) {
  const cell = await page.locator('.cell[data-cell="a3"]').getAttribute('transform');
  const [x = 0, y = 0] =
    /translate\(([\d.]+) ([\d.]+)\)/
      .exec(cell ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const there = Object.entries(await pieces(page)).find(([, at]) => {
    const [left = 0, top = 0] = at.split(' ').map(Number);
    return Math.abs(left - x) < SQUARE / 2 && Math.abs(top - y) < SQUARE / 2;
  });
  if (!there) throw new Error('there is no piece on a3');
  const [key, at] = there;
  return { key, at };
}

it('a dragged piece never leaves the board, and goes back if it was dropped beside it', async () => {
  const { context, page } = await guest(browser, server);
  await board('jungle')(page);
  const piece = page.locator('[data-piece="0-jungle-elephant"]');
  const home = await piece.getAttribute('transform');
  const cell = await page.locator('.cell[data-cell="a3"]').boundingBox();
  const place = await page.locator('.place').boundingBox();
  if (!cell || !place) throw new Error('there is no board');
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width + 200, 20, { steps: 4 });
  await eventually(() => piece.getAttribute('transform')).not.toBe(home);
  const held = await piece.boundingBox();
  expect(held && held.x < place.x + place.width && held.x + held.width > place.x).toBe(true);
  await page.mouse.up();
  await eventually(() => piece.getAttribute('transform')).toBe(home);
  // A piece whose move is refused goes back, too.
  await dragByMouse(page, page.locator('.cell[data-cell="a3"]'), page.locator('.cell[data-cell="c5"]'));
  await page.getByRole('alert').waitFor();
  await eventually(() => piece.getAttribute('transform')).toBe(home);
  await context.close();
});

describe.each([
  ['mancala', 'mancala:rules=ethiopian', 2],
  ['mana', 'mana', 2],
  ['jungle', 'jungle', 2],
  ['mandua', 'mandua', 2],
  ['manitou', 'manitou:players=3', 3],
])('the board of %s', (game, spec, seats) => {
  it('is in the page in every frame of a game', async () => {
    const { context, page, faults } = await guest(browser, server);
    await sit(page, spec, withComputers(seats));
    if (game === 'manitou') await page.locator('section li > button').first().waitFor();
    else await page.locator('.cell.open').first().waitFor();
    await watchBoard(page);
    await playUntil(
      page,
      keyboard,
      3,
      async () => (await moves(page)) > 40 || page.locator('.result').count(),
    );
    expect(await boardWasGone(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it.each([
  ['mancala:rules=ethiopian', 3],
  ['mana', 1],
  ['jungle', 1],
  ['mandua', 1],
])('the focus stays on the board of %s', async (spec, turns) => {
  const { context, page } = await guest(browser, server);
  await sit(page, spec, ['me', 'computer']);
  for (let turn = 0; turn < 8 * turns; turn++) {
    const open = page.locator('.cell.open');
    await Promise.race([open.first().waitFor(), page.locator('.result').waitFor()]);
    if (await page.locator('.result').count()) break;
    const before = await moves(page);
    while ((await moves(page)) === before && (await open.count()) > 0) {
      await open.first().focus();
      await page.keyboard.press('Enter');
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
        'gridcell',
      );
    }
    await eventually(() => moves(page)).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  }
  await context.close();
});

it('the old view stays until the next player sees theirs', async () => {
  const { context, page, faults } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'me']);
  await chooseCards(page);
  await page.locator('.near > .button.main').waitFor();
  await page.locator('.near > .button.main').click();
  await page.locator('section li > button').first().waitFor();
  expect(await page.locator('.seat').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('the evaluation of another position is never shown', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'mana', ['me', 'computer'], '1r1d1r/r3r1/6/1R3R/2R3/1RD3 b e2 1/1 1');
  await page.locator('.cell.open').first().waitFor();
  await page.locator('.study [aria-pressed]').click();
  await page.locator('.study .line').waitFor();
  // From here on, no analysis arrives.
  await page.route('**/study/*', () => {});
  await point(page, 'b3', 'a3', 'f1');
  await eventually(() => moves(page)).toBeGreaterThan(0);
  await eventually(() => page.locator('.study .line').count()).toBe(0);
  await button(page, 'page-first').click();
  // The analysis of the first position is known already.
  await page.locator('.study .line').waitFor();
  await button(page, 'page-forth').click();
  expect(await page.locator('.study .line').count()).toBe(0);
  await context.close();
});

it('the audio device stops after a silence', async () => {
  const { context, page, faults } = await guest(browser, server, { sound: true });
  await page.clock.install();
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(globalThis, { states });
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => states.push(this.state));
      }
    };
  });
  const states = () => page.evaluate(() => (globalThis as unknown as { states: string[] }).states);
  await sit(page, 'jungle', ['me', 'me']);
  const expected: string[] = [];
  for (const [from, to] of [
    ['a3', 'a4'],
    ['g7', 'g6'],
  ] as const) {
    await page.locator(`.cell.open[data-cell="${from}"]`).waitFor();
    expect(await states()).toEqual(expected);
    await point(page, from, to);
    await eventually(states).toEqual([...expected, 'running']);
    await page.clock.fastForward(60_000);
    expected.push('running', 'suspended');
    await eventually(states).toEqual(expected);
  }
  expect(faults).toEqual([]);
  await context.close();
});
