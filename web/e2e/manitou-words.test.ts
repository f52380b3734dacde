import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest } from './server';
import { browser, server, eventually } from './setup';
import { hunting, sit, withComputers } from './tables';
import { keyboard, playUntil } from './player';
import { button, like, say, ANY } from './words';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Chooses the first cards of the list, which are the weakest hunters. */
async function chooseHunters(page: Page, number: number) {
  const cards = page.locator('.choice li > button');
  await cards.first().waitFor();
  for (let place = 0; place < number; place++) await cards.nth(place).click();
  await button(page, 'page-manitou-choose-done').click();
}
const handOver = (page: Page, seat: number) =>
  button(page, 'page-hand-over-done', { player: say(`page-tribe-${seat}`) });

it('a hunt counts its turns, and a picked hunter says what it would come to', async () => {
  const { context, page, faults } = await guest(browser, server, PHONE);
  await sit(page, 'manitou', ['me', 'me']);
  await chooseHunters(page, 8);
  await handOver(page, 1).click();
  await chooseHunters(page, 7);
  await handOver(page, 0).click();
  const turn = { yours: 'yes', picked: 'no', hunt: 1, hunts: 4, turn: 1, last: 'no' };
  await page.getByText(say('page-manitou-now-play', turn)).waitFor();
  await page.getByText(say('page-manitou-turn', turn)).waitFor();
  // The player has eight cards and plays seven of them, so one card will be left over.
  await page
    .getByText(
      like('page-manitou-told-begins', {
        ...turn,
        size: 8,
        spare: 1,
        most: 8,
        eighth: 'no',
        by: 'other',
        player: ANY,
      }),
    )
    .waitFor();
  expect(await page.locator('.pile strong').textContent()).toBe('5');
  const card = page.locator('.hand button.may').first();
  const strength = Number(/\d+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0]);
  await card.click();
  const alone = say('page-manitou-outlook-hunter', {
    rank: 'alone',
    own: strength,
    other: 0,
    tiles: 2,
    hero: 0,
  });
  await eventually(() => page.getByText(alone).count()).toBe(3);
  await page.locator('.ground[data-ground="1"] button.here').click();
  await handOver(page, 1).waitFor();
  const led = say('page-manitou-step', { share: 'highest', tiles: 2 });
  await page.locator('.ground[data-ground="1"] .plate').getByText(led).waitFor();
  await page.locator('.ground[data-ground="1"] button.strength').click();
  const meaning = { hunters: strength, tomahawks: 0, strength, each: 0 };
  await page.locator('.bubble').getByText(say('page-manitou-strength-of', meaning)).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('where different tiles are on offer, each says what it would bring now', async () => {
  const { context, page } = await guest(browser, server, PHONE);
  const kinds = page.locator('.sharing .kinds li');
  await hunting(page, 2, () => kinds.nth(1).count());
  const known = ['tepee', 'buffalo', 'totem', 'horse', 'tomahawk'].flatMap((kind) =>
    [0, 1, 2, 3].map((gain) => say('page-manitou-kind', { kind, gain })),
  );
  for (const text of await kinds.locator('span').allTextContents()) expect(known).toContain(text);
  await context.close();
});

/**
 * The sentences about the latest step that are cut off on the screen. The button for the rest is among them if it is
 * cut off. The page fits new sentences into their room just before it draws a frame. An intersection observer looks
 * only afterwards.
 */
const cutOff = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((tell) => {
        const room = document.querySelector('.near .room');
        const lines = [...(room?.querySelectorAll<HTMLElement>('p, .more') ?? [])];
        if (!room || lines.length === 0) {
          tell([]);
          return;
        }
        const observer = new IntersectionObserver(
          (entries) => {
            observer.disconnect();
            const shown = entries.filter(({ target }) =>
              target.checkVisibility({ visibilityProperty: true }),
            );
            tell(
              shown.flatMap(({ target, boundingClientRect: { top, bottom }, rootBounds }) => {
                const whole = rootBounds && top >= rootBounds.top - 1 && bottom <= rootBounds.bottom + 1;
                return whole ? [] : [target.textContent];
              }),
            );
          },
          { root: room },
        );
        for (const line of lines) observer.observe(line);
      }),
  );

it('the reasons for the latest step are never cut off, and the earlier ones are behind a button', async () => {
  const { context, page, faults } = await guest(browser, server, PHONE);
  // With five players, there is more to say than there is room for.
  await sit(page, 'manitou:players=5,cards=random', withComputers(5));
  const cut: string[] = [];
  // While a card is picked, the button is hidden.
  const more = page.locator('.near .more:visible');
  const until = (reached: () => Promise<number>) =>
    playUntil(page, keyboard, 3, async () => {
      cut.push(...(await cutOff(page)));
      return reached();
    });
  // While others act, the button may come and go.
  await until(async () => ((await page.locator('.hand button.may').count()) > 0 ? more.count() : 0));
  await more.click();
  const sheet = page.getByRole('dialog', { name: say('page-manitou-happened') });
  await eventually(() => sheet.locator('p').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await until(() => page.locator('section.end').count());
  expect(cut).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a tap on the sign of the first player says what it means', async () => {
  const { context, page } = await guest(browser, server, PHONE);
  await sit(page, 'manitou:cards=random', withComputers(2));
  await page.locator('.hand button.may').first().waitFor();
  await page.locator('.player button.first').click();
  await page
    .locator('.bubble')
    .getByText(say('page-manitou-first-why', { most: 8, least: 7 }))
    .waitFor();
  await context.close();
});
