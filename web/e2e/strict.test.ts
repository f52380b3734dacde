import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playersByLink, closeAll } from './friends';
import { browser, server, eventually } from './setup';
import { ANY, button, either, like, radio, say } from './words';

/** The texts that say how many hunters must still be captured, and how many tigers removed. */
const toBeat = either(...[1, 2, 3].map((number) => like('page-mandua-to-beat', { number, beaten: 0 })));
const remove = either(...[1, 2].map((number) => like('page-mandua-remove', { number })));

const field = (field: string, what: string) => say('page-mandua-field', { field, cage: 'no', what });

/** Clicks fields once it is the player's turn. */
async function point(page: Page, ...fields: string[]) {
  await page.locator('.cell.open').first().waitFor();
  for (const field of fields) await page.locator(`.cell[data-cell="${field}"]`).click({ force: true });
}

/** Announces this number, or objects by naming it. */
const name = (page: Page, what: 'say' | 'object', number: number) =>
  page
    .getByRole('group', { name: say(`page-mandua-${what}-how-many`) })
    .getByRole('button', { name: String(number), exact: true })
    .click();

const piece = (page: Page, field: string) =>
  page.locator(`.cell[data-cell="${field}"]`).getAttribute('aria-label');
const moves = (page: Page, count: number) =>
  page
    .locator('.moves li')
    .nth(count - 1)
    .waitFor();

it('strict Mandua: Tiger errs, Hunter objects and removes the tiger', async () => {
  const people = await playersByLink(browser, server, 'mandua', (page) =>
    radio(page, 'page-option-mandua-referee-strict').check(),
  );
  const [hunter, tiger] = people.map(({ page }) => page);
  if (!hunter || !tiger) throw new Error('two people');

  await point(hunter, 'a2');
  // Tiger could jump from a1 over a2, but steps elsewhere without an announcement. The page does not point
  // this out to either player.
  await point(tiger, 'e1', 'd1');
  await moves(hunter, 2);
  for (const page of [hunter, tiger]) expect(await page.getByText(toBeat).count()).toBe(0);

  // The small second board first shows the tigers before the turn. One step on, it shows Tiger's step.
  await hunter.getByText(say('page-mandua-small-board')).click();
  const small = hunter.locator('figure');
  await eventually(() => small.getByRole('img').getAttribute('aria-label')).toMatch(
    like('page-mandua-small-pieces', { tigers: `a1, e1${ANY}`, hunters: 'a2' }),
  );
  await button(small, 'page-forth').click();
  await eventually(() => small.textContent()).toContain(
    say('page-mandua-small-step', { step: 1, steps: 1, from: 'e1', to: 'd1', beaten: 0 }),
  );
  await hunter.getByText(say('page-mandua-small-board')).click();

  await name(hunter, 'object', 1);
  await tiger.getByText(remove).waitFor();
  await moves(hunter, 3);
  await point(hunter, 'a1');
  await moves(hunter, 4);
  await moves(tiger, 4);
  await eventually(() => piece(tiger, 'a1')).toBe(field('a1', 'none'));

  // Then Hunter moves. Tiger announces the right number and captures. Hunter's wrong objection has no effect.
  await point(hunter, 'd2');
  await name(tiger, 'say', 1);
  await hunter.getByText(say('page-mandua-announced', { number: 1, beaten: 0 })).waitFor();
  await moves(tiger, 6);
  await point(tiger, 'd1', 'd3');
  await name(hunter, 'object', 2);
  await moves(tiger, 8);
  for (const page of [hunter, tiger])
    await page
      .getByText(say('page-mandua-objection-needless', { number: 2 }))
      .first()
      .waitFor();
  await eventually(() => tiger.getByText(remove).count()).toBe(0);
  await point(hunter, 'c3');
  await moves(tiger, 9);
  await eventually(() => piece(tiger, 'd3')).toBe(field('d3', 'tiger'));
  // A strict table has no take-backs.
  await eventually(() => button(hunter, 'page-take-back').count()).toBe(0);
  for (const { faults } of people) expect(faults).toEqual([]);
  await closeAll(people);
});
