import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { closeAll, playersByLink } from './friends';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { keyboard, playUntil } from './player';
import { chooseCards, hunting, sit, withComputers } from './tables';
import { ANY, button, either, like, region, say } from './words';

const cards = (page: Page) => page.locator('.choice li > button');
/** Chooses the cards at these places of the list. */
async function choose(page: Page, places: number[]) {
  await cards(page).first().waitFor();
  for (const place of places) await cards(page).nth(place).click();
  await button(page, 'page-manitou-choose-done').click();
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const handOver = (page: Page, seat: number) =>
  button(page, 'page-hand-over-done', { player: say(`page-tribe-${seat}`) });

it('the tiles are seen while cards are chosen, and a card too many says why not', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'computer']);
  await cards(page).first().waitFor();
  const choice = region(page, 'page-manitou-choose-title');
  for (const ground of [1, 2, 3])
    await choice.getByRole('region', { name: say('page-manitou-ground', { ground }) }).waitFor();
  await eventually(() => choice.locator('.prizes .tile').count()).toBeGreaterThan(2);
  for (const place of range(0, 9)) await cards(page).nth(place).click();
  await choice.getByText(say('page-manitou-choose-full', { size: 8 })).waitFor();
  await choice
    .locator('[aria-live]')
    .getByRole('button', { name: say('page-why', { clause: 'MN-7' }), exact: true })
    .waitFor();
  expect(await cards(page).nth(8).getAttribute('aria-pressed')).toBe('false');
  await context.close();
});

it('against a computer, a hint marks a card and its ground', async () => {
  const { context, page, faults } = await guest(browser, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, 'manitou:cards=random', ['me', 'computer']);
  await page.locator('.hand button.may').first().waitFor();
  await button(page, 'page-hint').click();
  await page.locator('.status', { hasText: like('page-hint-what', { action: ANY }) }).waitFor();
  await page.locator('.hand .asked').first().waitFor();
  expect(await page.locator('.ground.asked').count()).toBe(1);
  // The whole game may not be analysed: that would tell what the computer holds.
  expect(await button(page, 'page-study').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('by link, everybody chooses at the same time', async () => {
  const people = await playersByLink(browser, server, 'manitou');
  const [host, friend] = people.map(({ page }) => page);
  if (!host || !friend) throw new Error('two people');
  // The friend chooses first, though the host's turn comes first.
  await choose(friend, range(0, 7));
  await friend.getByText(like('page-manitou-choose-waits', { players: ANY, number: 1 })).waitFor();
  await button(friend, 'page-manitou-choose-again').click();
  await button(friend, 'page-manitou-choose-done').click();
  await choose(host, range(0, 8));
  for (const page of [host, friend]) await page.locator('.hand button').nth(2).waitFor();
  for (const { faults } of people) expect(faults).toEqual([]);
  await closeAll(people);
});

it('a shared device that is opened again shows nobody’s hand', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'me']);
  for (const seat of [1, 0]) {
    await chooseCards(page);
    await handOver(page, seat).waitFor();
    if (seat === 1) await handOver(page, seat).click();
  }
  const address = page.url();
  for (const path of ['/', address]) await page.goto(path);
  await handOver(page, 0).waitFor();
  // The grounds are visible, but no hand is.
  await eventually(() => page.locator('.ground .tile').count()).toBeGreaterThan(2);
  expect(await page.locator('.hand button').count()).toBe(0);
  await handOver(page, 0).click();
  await eventually(() => page.locator('.hand button').count()).toBe(3);
  await context.close();
});

it('a third hero in a ground is refused with its reason', async () => {
  const { context, page } = await guest(browser, server);
  await sit(page, 'manitou', ['me', 'me']);
  // The first player chooses all heroes and one hunter. The second player chooses only hunters.
  await choose(page, [0, ...range(10, 17)]);
  await handOver(page, 1).click();
  await choose(page, range(0, 7));
  const hero = page.locator('.hand button:not([aria-label*=" 1"])');
  for (let turn = 0; turn < 2; turn++) {
    await handOver(page, 0).click();
    await hero.first().click();
    await page.locator('.ground[data-ground="1"] button.here').click();
    await handOver(page, 1).click();
    await page.locator('.hand button.may').first().click();
    await page.locator('.ground[data-ground="2"] button.here').click();
  }
  await handOver(page, 0).click();
  await hero.first().click();
  await page.locator('.ground[data-ground="1"] button.shut').click();
  await page
    .getByText(like('manitou-third-hero', { ground: 1 }))
    .first()
    .waitFor();
  await context.close();
});

/**
 * The height of the players' panels, and where the grounds begin. Empty until the cards of the first hunt are
 * chosen, because the panels have no rows of tiles before that.
 */
const heads = (page: Page) =>
  page.evaluate(() => {
    const [players, grounds, tiles] = ['.players', '.table > .grounds', '.player [data-place]'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return players && grounds && tiles
      ? `${Math.round(players.height)}, ${Math.round(grounds.top - players.top)}`
      : '';
  });

it('the panels of the players keep their height, and a tap explains their signs', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 390, height: 844 } });
  await sit(page, 'manitou', ['me', 'computer']);
  const seen = new Set<string>();
  await playUntil(page, keyboard, 3, async () => {
    seen.add(await heads(page));
    return page.locator('section.end').count();
  });
  seen.delete('');
  expect([...seen]).toHaveLength(1);
  await page.locator('.player .counts').first().click();
  await page.getByRole('dialog').getByText(say('page-manitou-legend-horse')).waitFor();
  await context.close();
});

it('on phones of the usual sizes, five players see the whole grounds above the hand', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 390, height: 844 } });
  await hunting(page, 5, async () => {
    const may = await page.locator('.hand button.may').count();
    return may > 0 && (await page.locator('.ground .card').count()) >= 15;
  });
  const seen = () =>
    page.evaluate(() => {
      const edge = (of: string, side: 'top' | 'bottom') =>
        document.querySelector(of)?.getBoundingClientRect()[side] ?? NaN;
      const cards = [...document.querySelectorAll('.ground .card')];
      const lowest = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
      return { whole: lowest <= edge('div.near', 'top'), inside: lowest <= edge('.grounds', 'bottom') };
    });
  for (const size of [
    [390, 844],
    [390, 664],
    [360, 740],
    [844, 390],
  ] as const) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await eventually(seen).toEqual({ whole: true, inside: true });
  }
  await context.close();
});

it('the only tile that may be taken is taken without a press, and the reason is said', async () => {
  const { context, page } = await guest(browser, server);
  const told = either(...[1, 2, ANY].map((number) => like('page-manitou-only', { kind: 'all', number })));
  const only = page.getByText(told);
  // The sentence disappears by itself, so remember that it was there.
  await page.addInitScript((source) => {
    const told = new RegExp(source);
    new MutationObserver(() => {
      if (told.test(document.body.textContent)) document.documentElement.dataset['told'] = 'yes';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, told.source);
  await hunting(page, 2, () => page.locator('html[data-told]').count());
  // Nobody presses anything from here on.
  await eventually(() => only.count()).toBe(0);
  await context.close();
});

/** The boxes of these elements. */
const boxes = async (page: Page, selector: string) =>
  Promise.all((await page.locator(selector).all()).map((one) => one.boundingBox()));

it('a tap on a ground or a tile says what it is, and a picked hero what it would come to', async () => {
  const { context, page } = await guest(browser, server, { viewport: { width: 390, height: 844 } });
  await sit(page, 'manitou', ['me', 'me']);
  await choose(page, [0, ...range(10, 17)]);
  await handOver(page, 1).click();
  await choose(page, range(0, 7));
  await handOver(page, 0).click();
  await page.locator('.hand button').first().waitFor();
  await page
    .locator('.ground button.land')
    .first()
    .click({ position: { x: 12, y: 60 } });
  const first = say('page-manitou-unready', { first: 'play', player: '' });
  await page.getByRole('alert').getByText(first).waitFor();
  const tile = page.locator('.ground button.tile').first();
  const label = (await tile.getAttribute('aria-label')) ?? '';
  await tile.click();
  await page
    .locator('.bubble')
    .getByText(label.slice(label.indexOf('. ') + 2))
    .waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('.bubble').count()).toBe(0);
  await page.locator('.hand button:not([aria-label*=" 1"])').first().click();
  await eventually(() => page.getByText(say('page-manitou-outlook-leads', { tiles: 1 })).count()).toBe(3);
  // The words do not cover the tiles.
  const [tiles, words] = [await boxes(page, '.ground .tile'), await boxes(page, '.ground .outlook')];
  const lowest = Math.max(...tiles.map((box) => (box ? box.y + box.height : 0)));
  for (const box of words) expect(box?.y).toBeGreaterThanOrEqual(lowest);
  await context.close();
});

it('the next hunt waits until its player has read the summary', async () => {
  const { context, page } = await guest(browser, server, { speed: 'fast' });
  await sit(page, 'manitou:cards=random', withComputers(2));
  await playUntil(page, keyboard, 3, () => page.locator('section.end').count());
  // The computer begins the second hunt, but its card is not shown yet.
  const begins = like('page-manitou-act-play', { card: ANY, ground: ANY });
  await page.locator('.moves .list button').last().filter({ hasText: begins }).waitFor();
  const end = page.locator('section.end');
  await end.getByRole('button', { name: say('page-why', { clause: 'MN-10' }), exact: true }).waitFor();
  await end.locator('.button.main').click();
  // The banner is shown only briefly. While it is there, no card lies on the grounds.
  const cards = await page.waitForFunction(
    (banner) =>
      document.querySelector('.banner')?.textContent === banner && {
        count: document.querySelectorAll('.ground .card').length,
      },
    say('page-manitou-dealing', { hunt: 2, hunts: 4, dealt: 'yes' }),
  );
  expect(await cards.jsonValue()).toEqual({ count: 0 });
  await eventually(() => page.locator('.ground .card').count()).toBeGreaterThan(0);
  await context.close();
});
