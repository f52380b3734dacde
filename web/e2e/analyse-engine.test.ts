import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lessonBegun, open, openExpert, randomGame, tree } from './analysis';
import { violations } from './axe';
import { fastest } from './fastest';
import { keyboard, mouse, playUntil, tap, type Touch } from './player';
import { guest } from './server';
import { browser, eventually, server } from './setup';
import { GAMES, point } from './tables';
import { ANY, button, like, say, textbox } from './words';

const engine = (page: Page) => page.getByRole('region', { name: say('page-analyse-engine') });
/** The number of arrows and circles on the board. */
const drawn = (page: Page) => page.locator('.drawings > g').count();

it('the engine shows the best lines, plays them, and marks the best action on the board', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-analyse-engine').click();
  const lines = engine(page).getByRole('listitem');
  await eventually(() => lines.count()).toBe(1);
  await eventually(() => drawn(page)).toBe(1);
  await engine(page).getByRole('combobox').selectOption('3');
  await eventually(() => lines.count()).toBe(3);
  await eventually(() => drawn(page)).toBe(3);
  await engine(page)
    .getByText(like('page-analyse-depth', { plies: ANY }))
    .waitFor();
  await engine(page)
    .getByText(like('page-analyse-speed', { nodes: ANY }))
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await lines.nth(1).getByRole('button').nth(1).click();
  await eventually(() => tree(page).getByRole('button').count()).toBe(3);
  await page.reload();
  // After the reload, the engine is still on and shows as many lines as before.
  await eventually(() => lines.count()).toBe(3);
  await button(page, 'page-analyse-engine').click();
  expect(await lines.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a line is previewed where it leads, under the pointer and in focus', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-analyse-engine').click();
  const actions = engine(page).getByRole('listitem').first().getByRole('button');
  const preview = page.locator('.preview');
  const board = page.locator('.place [role="grid"]');
  const label = (at: Locator, cell: string) => at.locator(`[data-cell="${cell}"]`).getAttribute('aria-label');
  /** Whether the preview shows the animal of an action on its destination, and no longer on its start. */
  const leads = (action: Locator) => async () => {
    const [, from = '', to = ''] = /([a-g][1-9])-([a-g][1-9])/.exec((await action.textContent()) ?? '') ?? [];
    if ((await preview.count()) === 0) return false;
    const empty = (await label(board, 'd5'))?.replace('d5', '');
    const animal = (await label(board, from))?.replace(from, '');
    const [left, reached] = [await label(preview, from), await label(preview, to)];
    return animal !== empty && left !== `${from}${animal}` && reached === `${to}${animal}`;
  };
  await actions.nth(3).waitFor();
  expect(await preview.count()).toBe(0);
  for (const place of [0, 1]) {
    await actions.nth(place).hover();
    await eventually(leads(actions.nth(place))).toBe(true);
  }
  await board.hover();
  await preview.waitFor({ state: 'detached' });
  await actions.nth(0).focus();
  await page.keyboard.press('Tab');
  await eventually(leads(actions.nth(1))).toBe(true);
  // Nothing was played.
  expect(await tree(page).getByRole('button').count()).toBe(1);
  await page.keyboard.press('Enter');
  await eventually(() => tree(page).getByRole('button').count()).toBe(3);
  await preview.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

it('a proven value says so, and thinking ends there', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, '0 0 0 0 1 2 20 / 0 0 0 0 0 1 24 S');
  await button(page, 'page-analyse-engine').click();
  await engine(page)
    .getByText(/\(proven\)$/)
    .waitFor();
  // Every action is listed with its value.
  await engine(page).getByRole('combobox').selectOption(say('page-analyse-lines-all'));
  const lines = engine(page).getByRole('listitem');
  await eventually(() => lines.count()).toBe(2);
  await eventually(() => engine(page).locator('strong.proven').count()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('after a position is set up, the engine never shows what the earlier one was worth', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/mancala');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-analyse-engine').click();
  await engine(page).getByRole('listitem').first().waitFor();
  await button(page, 'page-editor').click();
  await textbox(page, 'page-editor-text').fill('0 0 0 0 1 2 20 / 0 0 0 0 0 1 24 S');
  await eventually(() => button(page, 'page-editor-done').isEnabled()).toBe(true);
  // Notes every value that is shown from here on, however briefly.
  await page.evaluate(() => {
    const noted = globalThis as unknown as { shown: Set<string> };
    noted.shown = new Set();
    new MutationObserver(() => {
      const value = document.querySelector('.engine > .worth')?.textContent?.trim();
      if (value) noted.shown.add(value);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await button(page, 'page-editor-done').click();
  const value = engine(page).getByText(/\(proven\)$/);
  await value.waitFor();
  const shown = await page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown]);
  const waits = say('page-study-wait');
  expect(shown.filter((text) => text !== waits)).toEqual([await value.textContent()]);
  expect(faults).toEqual([]);
  await context.close();
});

it('larger tables are offered with their size, and prove every line', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, '7/2w1c2/7/7/7/7/7/2W1C2/7 o -');
  await button(page, 'page-analyse-engine').click();
  await engine(page).getByRole('combobox').selectOption(say('page-analyse-lines-all'));
  const offer = engine(page).getByRole('button', { name: say('page-analyse-tables', { megabytes: 59 }) });
  const lines = engine(page).getByRole('listitem');
  const proven = engine(page).locator('strong.proven');
  await eventually(() => lines.count()).toBe(8);
  expect(await proven.count()).toBeLessThan(8);
  await offer.click();
  await eventually(() => proven.count()).toBe(8);
  expect(await violations(page)).toEqual([]);
  // With three animals, the small endgame tables are enough to prove every value.
  await open(page, '7/2w4/7/7/7/7/7/2W1C2/7 o -');
  await engine(page)
    .getByText(/\(proven\)$/)
    .waitFor();
  expect(await offer.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('in Mancala, larger tables give the final lead of every action', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, '1 2 0 3 1 2 14 / 2 1 0 3 1 2 16 S');
  await button(page, 'page-analyse-engine').click();
  await engine(page).getByRole('combobox').selectOption(say('page-analyse-lines-all'));
  await engine(page)
    .getByRole('button', { name: like('page-analyse-tables', { megabytes: ANY }) })
    .click();
  await eventually(() => engine(page).locator('strong.proven').count()).toBe(5);
  const values = await engine(page).locator('strong').allTextContents();
  expect(values.filter((value) => !/^[+−]?\d+$/.test(value))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a threat is what the other player would do, and not every position has one', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, '7/7/7/7/7/7/3r3/7/E6 o -');
  await button(page, 'page-analyse-threat').click();
  const [passer, player] = [say('jungle-orange'), say('jungle-yellow')];
  await engine(page)
    .getByText(like('page-analyse-threat-what', { passer, player, action: ANY }))
    .waitFor();
  await eventually(() => page.locator('.drawings > .threat').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await button(page, 'page-analyse-threat').click();
  await eventually(() => drawn(page)).toBe(0);
  for (const position of [
    '6 6 6 6 6 6 0 / 6 6 6 6 6 6 0 S',
    'd3R1/1Rr3/1R4/D2r2/2r3/6 w e4 2/2 1',
    '5/5/2T2/5/1h3 ---- 0 h -',
  ]) {
    await open(page, position);
    await button(page, 'page-analyse-threat').click();
    await engine(page)
      .getByText(like('page-analyse-threat-what', { passer: ANY, player: ANY, action: ANY }))
      .waitFor();
    await button(page, 'page-analyse-threat').click();
  }
  await page.goto('/analyse/mana');
  await page.locator('.cell').first().waitFor();
  await button(page, 'page-analyse-threat').click();
  await engine(page).getByText(say('page-analyse-threat-none')).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a hint shows the place first, and then the action', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-hint').click();
  await engine(page).getByText(say('page-analyse-hint-place')).waitFor();
  await eventually(() => drawn(page)).toBe(1);
  await button(page, 'page-analyse-hint-more').click();
  await engine(page)
    .getByText(like('page-hint-what', { action: ANY }))
    .waitFor();
  await eventually(() => drawn(page)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('on a phone, what the engine says and what is noted stand below the board', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { context, page, faults } = await guest(browser, server, phone);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  const menu = page.locator('.bar [aria-controls="menu"]');
  await menu.tap();
  await button(page, 'page-analyse-engine').tap();
  await page.keyboard.press('Escape');
  const best = page.locator('.verdict').getByRole('button');
  await best.tap();
  await eventually(() => page.locator('.tree .ply').count()).toBe(2);
  await page.locator('.bar').getByRole('button').first().tap();
  await page.locator('.tree .start[aria-current="true"]').waitFor({ state: 'attached' });
  // Another action begins a variation. Its mark and its comment are shown.
  const played = (await page.locator('.tree .ply').nth(1).textContent()) ?? '';
  await page.locator('.cell.open').first().waitFor();
  await (played.includes('a3-a4') ? point(page, 'g3', 'g4') : point(page, 'a3', 'a4'));
  await page.locator('.here').waitFor();
  await menu.tap();
  await openExpert(page);
  await page.locator('.marks').getByRole('button').nth(4).tap();
  await page.locator('.notes textarea').fill('Too slow');
  await page.locator('.notes textarea').blur();
  await page.keyboard.press('Escape');
  const here = page.locator('.here');
  await here.getByText('Too slow').waitFor();
  await here.getByText(say('page-analyse-mark', { mark: 'mistake' })).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(here, 'page-analyse-main').tap();
  await here.waitFor({ state: 'detached' });
  // The hint is shown on the board, so asking for it closes the menu.
  await menu.tap();
  await button(page, 'page-analyse-engine').tap();
  await button(page, 'page-hint').tap();
  await page.locator('.verdict').getByText(say('page-analyse-hint-place')).waitFor();
  await eventually(() => menu.getAttribute('aria-expanded')).toBe('false');
  expect(faults).toEqual([]);
  await context.close();
});

it('the graph of a review stands below the board and leads to each position, and better actions are played', async () => {
  const { context, page, faults } = await guest(browser, server);
  await open(page, randomGame('mancala'));
  await button(page, 'page-analyse-part-review').click();
  await button(page, 'page-analyse-review-start').click();
  await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
  const graph = page.getByRole('slider', { name: say('page-analyse-graph') });
  const [plot, board] = [await graph.boundingBox(), await page.locator('.place').boundingBox()];
  if (!plot || !board) throw new Error('there is no graph or no board');
  expect(plot.y).toBeGreaterThanOrEqual(board.y + board.height);
  const better = page.getByRole('button', { name: like('page-analyse-review-better', { action: ANY }) });
  const number = await better.count();
  expect(number).toBeGreaterThan(0);
  expect(await graph.locator('.dot').count()).toBe(number);
  const last = Number(await graph.getAttribute('aria-valuemax'));
  await graph.click({ position: { x: plot.width / 2, y: 20 } });
  await eventually(() => graph.getAttribute('aria-valuenow')).toBe(String(last / 2));
  await graph.press('End');
  await eventually(() => graph.getAttribute('aria-valuenow')).toBe(String(last));
  await better.first().click();
  await button(page, 'page-analyse-part-notes').click();
  await tree(page).locator('.varies [aria-current="true"]').waitFor();
  // The start, the actions that were played, and the better one.
  await eventually(() => tree(page).getByRole('button').count()).toBe(last + 2);
  expect(faults).toEqual([]);
  await context.close();
});

/** Notes when the page is clicked, when an evaluation appears, and what passes between page and workers. */
const timed = (page: Page) =>
  page.addInitScript(() => {
    const noted = { clicked: 0, evaluated: 0, asked: 0, answered: 0, pending: 0 };
    Object.assign(globalThis, { noted });
    addEventListener(
      'click',
      () => Object.assign(noted, { clicked: performance.now(), evaluated: 0, answered: 0 }),
      {
        capture: true,
      },
    );
    new MutationObserver(() => {
      if (noted.evaluated === 0 && document.querySelector('.engine li')) noted.evaluated = performance.now();
    }).observe(document, { subtree: true, childList: true });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
      const sent: unknown = message[0];
      if ((sent as { type?: string }).type === 'study') {
        noted.asked = performance.now();
        noted.pending++;
        this.addEventListener(
          'message',
          () => {
            if (noted.answered === 0) noted.answered = performance.now();
            noted.pending--;
          },
          { once: true },
        );
      }
      post.apply(this, message);
    } as typeof post;
  });
type Noted = Record<'clicked' | 'evaluated' | 'asked' | 'answered' | 'pending', number>;
const noted = (page: Page) =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { noted: Noted }).noted,
    now: performance.now(),
  }));

it.each(GAMES)('in %s, the engine evaluates the position within a second', async (game) => {
  const { context, page, faults } = await guest(browser, server);
  await timed(page);
  const took = await fastest(1000, async (round) => {
    await page.goto(`/analyse/${game}`);
    await page.locator('.cell.open, .choice button').first().waitFor();
    // After the first round, the engine is turned on when the page opens.
    if (round > 0) await button(page, 'page-analyse-engine').click();
    await button(page, 'page-analyse-engine').click();
    await engine(page).getByRole('listitem').first().waitFor();
    const { clicked, evaluated } = await noted(page);
    return evaluated - clicked;
  });
  console.log(`${game}: from the click to the first evaluation: ${Math.round(took)} ms`);
  expect(took).toBeLessThan(1000);
  expect(faults).toEqual([]);
  await context.close();
});

/** Waits until a search has been running for a while. Each search takes twice as long as the one before. */
const searching = (page: Page) =>
  eventually(async () => {
    const { asked, pending, now } = await noted(page);
    return pending > 0 && now > asked + 200;
  }).toBe(true);

/** Makes each worker hold a lock for as long as it lives, and records in the page when a worker has ended. */
async function watchWorkers(page: Page) {
  for (const [i, worker] of page.workers().entries()) {
    // The worker must hold the lock before the page asks for it.
    await worker.evaluate(
      (name) =>
        new Promise<void>((held) => {
          void navigator.locks.request(name, () => {
            held();
            return new Promise(() => {});
          });
        }),
      `worker-${i}`,
    );
    await page.evaluate((name) => {
      void navigator.locks.request(name, () => Object.assign(globalThis, { ended: performance.now() }));
    }, `worker-${i}`);
  }
}
const ended = (page: Page) => page.evaluate(() => (globalThis as { ended?: number }).ended ?? 0);

// The start of Mancala is proven in its book, so no search runs there.
it.each(GAMES.filter((game) => game !== 'mancala'))(
  'in %s, a running search stops when it is no longer wanted',
  async (game) => {
    const { context, page, faults } = await guest(browser, server);
    await timed(page);
    await open(page, randomGame(game));
    // In Big Manitou, the cards are dealt first, and no search runs before that.
    const first = game === 'manitou' ? 6 : 0;
    const places = tree(page).getByRole('button');
    await places.nth(first).click();
    await button(page, 'page-analyse-engine').click();
    await searching(page);
    // Show another position. The worker must stop its search and answer within 100 ms; otherwise it is
    // replaced.
    const workers = page.workers();
    await places.nth(first + 1).click();
    await eventually(async () => (await noted(page)).answered).toBeGreaterThan(0);
    const { clicked, answered } = await noted(page);
    await eventually(async () => page.workers().length).toBe(workers.length);
    const kept = page.workers().every((worker) => workers.includes(worker));
    await searching(page);
    await watchWorkers(page);
    await searching(page);
    // Turn the engine off. That ends its worker.
    await button(page, 'page-analyse-engine').click();
    await eventually(() => ended(page)).toBeGreaterThan(0);
    const off = (await ended(page)) - (await noted(page)).clicked;
    console.log(
      `${game}: given up after ${Math.round(answered - clicked)} ms (worker ${kept ? 'kept' : 'replaced'}), ` +
        `turned off after ${Math.round(off)} ms`,
    );
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('an engine that crashes says so once, and can be started again', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.goto('/analyse/jungle');
  await page.locator('.cell.open').first().waitFor();
  await button(page, 'page-analyse-engine').click();
  const lines = engine(page).getByRole('listitem');
  await lines.first().waitFor();
  const crash = async () => {
    for (const worker of page.workers())
      // The page may end the worker before it can answer.
      await worker.evaluate(() => reportError(new Error('crash on purpose'))).catch(() => {});
  };
  await crash();
  const alert = page.getByRole('alert').filter({ hasText: say('page-engine-crashed') });
  await alert.waitFor();
  expect([await alert.count(), await lines.count()]).toEqual([1, 0]);
  expect(await violations(page)).toEqual([]);
  await engine(page)
    .getByRole('button', { name: say('page-try-again') })
    .click();
  await lines.first().waitFor();
  expect(await alert.count()).toBe(0);
  // The worker that applies the rules has crashed too, and starts again by itself.
  await point(page, 'a3', 'a4');
  await eventually(() => tree(page).getByRole('button').count()).toBe(2);
  await lines.first().waitFor();
  expect(faults.filter((fault) => !fault.includes('crash on purpose'))).toEqual([]);
  await context.close();
});

/** Ways to use the page: how its controls are pressed, and how an action is played. */
const WAYS: [string, BrowserContextOptions, (control: Locator) => Promise<void>, Touch][] = [
  ['mouse', {}, (control) => control.click(), mouse],
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true }, (control) => control.tap(), tap],
  ['keyboard', {}, (control) => control.press('Enter'), keyboard],
];

// The page of a review is the same for all games, so each game is reviewed in one way, and each way is used.
const PLAYED = GAMES.flatMap((game, i) =>
  WAYS.filter((_, way) => way === i % WAYS.length).map((way) => [game, ...way] as const),
);

it.each(PLAYED)(
  '%s is reviewed, and mistakes are learned from, by %s only',
  async (game, _, options, press, touch) => {
    const { context, page, faults } = await guest(browser, server, options);
    await open(page, randomGame(game));
    const menu = page.locator('.bar [aria-controls="menu"]');
    await menu.waitFor({ state: 'attached' });
    if (await menu.isVisible()) await press(menu);
    await press(button(page, 'page-analyse-part-review'));
    await press(button(page, 'page-analyse-review-start'));
    await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    await press(
      page
        .getByRole('button', { name: like('page-analyse-review-learn', { number: ANY, player: ANY }) })
        .first(),
    );
    const learn = page.getByRole('region', {
      name: like('page-analyse-learn', { whose: 'other', player: ANY }),
    });
    await lessonBegun(learn);
    const verdict = learn.locator('.said.good, .said.not-best, .said.same, .said.unclear');
    await playUntil(page, touch, 3, () => verdict.count());
    const [show, next, skip, result] = ['show', 'next', 'skip', 'result'].map((key) =>
      button(learn, `page-analyse-learn-${key}`),
    );
    if (!show || !next || !skip || !result) throw new Error('a button has no name');
    const onward = next.or(skip).or(result);
    await press(onward);
    if ((await show.count()) > 0) {
      await press(show);
      await learn.getByText(like('page-analyse-learn-shown', { action: ANY })).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    while ((await onward.count()) > 0) await press(onward);
    await learn.getByText(like('page-analyse-learn-over', { found: ANY, steps: ANY })).waitFor();
    await press(button(learn, 'page-analyse-learn-close'));
    await learn.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('the board takes no presses until a lesson has come to its mistake', async () => {
  const { context, page, faults } = await guest(browser, server);
  // Lets the test hold back the page's requests for the legal actions.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
      const { held } = globalThis as { held?: (() => void)[] };
      const send = () => post.apply(this, message);
      if (held && (message[0] as { type?: string }).type === 'options') held.push(send);
      else send();
    } as typeof post;
  });
  await open(page, randomGame('mancala'));
  await button(page, 'page-analyse-part-review').click();
  await button(page, 'page-analyse-review-start').click();
  await page.getByText(say('page-analyse-review-done')).waitFor({ state: 'attached' });
  const cells = page.locator('.cell.open');
  await cells.first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { held: [] }));
  await page
    .getByRole('button', { name: like('page-analyse-review-learn', { number: ANY, player: ANY }) })
    .first()
    .click();
  const learn = page.getByRole('region', {
    name: like('page-analyse-learn', { whose: 'other', player: ANY }),
  });
  await button(learn, 'page-analyse-learn-back').waitFor();
  expect(await cells.count()).toBe(0);
  await page.evaluate(() => {
    const holding = globalThis as { held?: (() => void)[] };
    const { held = [] } = holding;
    delete holding.held;
    for (const send of held) send();
  });
  await lessonBegun(learn);
  await cells.first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
